/** What somebody typed into a form of the panel and did not save, as the browser keeps it. */

/** A control's name and its value; of boxes and choices, those that are ticked. */
export type TypedField = readonly [name: string, value: string];

export type FormDraft = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of the record that the form was opened with, '' for a new one. */
  readonly revision: string;
  readonly fields: readonly TypedField[];
};

/** Days that a draft is kept. */
const LIFE = 30;
const DAY = 86_400_000;

/** What a storage holds, or nothing where it is no draft, or too old. */
export function readDraft(kept: string | null, now: number): FormDraft | undefined {
  const draft = parsed(kept);
  if (typeof draft !== 'object' || draft === null) return undefined;
  const { at, revision, fields } = draft as Partial<FormDraft>;
  if (typeof at !== 'number' || typeof revision !== 'string' || !Array.isArray(fields)) return undefined;
  if (now - at > LIFE * DAY || !fields.every(isField)) return undefined;
  return { at, revision, fields };
}

export function sameFields(one: readonly TypedField[], other: readonly TypedField[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Values by name, in their order: a form may have several controls of one name. */
export function valuesByName(fields: readonly TypedField[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) values.set(name, [...(values.get(name) ?? []), value]);
  return values;
}

/**
 * One key for each person, page and form: nobody is offered what another typed at the same machine.
 * @param form Its place on the page, or its own name where the forms before it come and go.
 */
export function draftKey(
  person: string,
  { pathname, search }: URL | Location,
  form: number | string,
): string {
  const edited = new URLSearchParams(search).get('editar') ?? '';
  return `${draftsOf(person)}${pathname}${edited && `?${edited}`}#${form}`;
}

export function draftsOf(person: string): string {
  return `${DRAFTS}${person}:`;
}

export const DRAFTS = 'painel:rascunho:';

function isField(field: unknown): field is TypedField {
  return Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string');
}

function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null');
  } catch {
    return undefined;
  }
}
