/** How a table is declared for packs. The words are SQL over a row `t`, with the time of the export as `$now`. */
export type Packed = Selection & {
  /** Columns that triggers fill. */
  readonly without?: readonly string[];
  /** What older packs call the table. */
  readonly formerly?: string;
  /** Columns that older packs have and no shop has any more: they are checked by this type, and left out. */
  readonly dropped?: Readonly<Record<string, 'text' | 'jsonb'>>;
  /** Only in packs with people. */
  readonly people?: true;
  /** In packs without people, beside what always holds. */
  readonly alone?: Selection & { readonly from?: string };
};

type Selection = {
  /** Which rows; all when left out. */
  readonly rows?: string;
  /** Columns that get another value. */
  readonly set?: Readonly<Record<string, string>>;
};

/** Instead of a key: as different from others as it, and no key. One that is hidden already stays. */
export function hidden(column: string): string {
  return `case when starts_with(t.${column}, 'pack ') then t.${column} else 'pack ' || md5(t.${column}) end`;
}
