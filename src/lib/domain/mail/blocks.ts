/** What a letter is made of. Its text and its HTML come from the same blocks, so that neither says what the other does not. */

export type Block =
  /** A paragraph; its line ends stay. */
  | { readonly kind: 'text'; readonly text: string }
  /** What somebody wrote, as they wrote it. */
  | { readonly kind: 'said'; readonly by: string; readonly text: string }
  /** Where to go, with the sentence that leads there; `label` is what the button says. */
  | { readonly kind: 'link'; readonly lead: string; readonly label: string; readonly href: string }
  /** What is copied or typed; `lead` may be ''. */
  | { readonly kind: 'code'; readonly lead: string; readonly code: string }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  /** Those without a value are left out; a value of several lines begins on its own. */
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] };

export type Row = {
  readonly name: string;
  /** What is told less strongly of it; '' for nothing. */
  readonly note: string;
  /** A sum as it is read; '' for none. */
  readonly value: string;
  /** What all the others come to. */
  readonly isTotal?: boolean;
};
export type Fact = { readonly name: string; readonly value: string };

export function text(said: string): Block {
  return { kind: 'text', text: said };
}

export function link(lead: string, label: string, href: string): Block {
  return { kind: 'link', lead, label, href };
}

export function code(lead: string, typed: string): Block {
  return { kind: 'code', lead, code: typed };
}

/** Blocks with something in them; nothing stands where there is nothing to say. */
export function filled(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter((block) => blockText(block) !== '');
}

/** The letter as plain text, for who reads no HTML. */
export function letterText(blocks: readonly Block[]): string {
  return `${filled(blocks).map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text.trim();
    case 'said':
      return block.text.trim() === '' ? '' : joined(block.by, block.text.trim());
    case 'link':
      return block.href === '' ? '' : joined(block.lead, block.href);
    case 'code':
      return block.code === '' ? '' : joined(block.lead, block.code);
    case 'rows':
      return block.rows.map(rowText).join('\n');
    case 'facts':
      return block.facts
        .filter(({ value }) => value !== '')
        .map(factText)
        .join('\n');
  }
}

function joined(lead: string, rest: string): string {
  return lead === '' ? rest : `${lead}\n${rest}`;
}

function rowText({ name, note, value }: Row): string {
  return `${name}${note === '' ? '' : `, ${note}`}${value === '' ? '' : `: ${value}`}`;
}

function factText({ name, value }: Fact): string {
  return value.includes('\n') ? `${name}:\n${value}` : `${name}: ${value}`;
}
