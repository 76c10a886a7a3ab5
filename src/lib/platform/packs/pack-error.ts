/** A pack that is not taken, and why. */
export type PackFault =
  | 'zip'
  | 'format'
  | 'version'
  | 'newer'
  | 'names'
  | 'large'
  | 'missing'
  | 'checksum'
  | 'count'
  | 'record'
  | 'picture'
  | 'person'
  | 'refused'
  | 'full';

const WORDS: Readonly<Record<PackFault, string>> = {
  zip: 'the file is no ZIP, or a damaged one',
  format: 'the file is a ZIP, but no pack: its manifest.json is missing or is none',
  version: 'the pack is of another format: export it again with the version of the shop that you run here',
  newer: 'the pack was made by a newer version of the shop, which knows more: update this one first',
  names: 'the pack holds a file that no pack has, or one twice',
  large: 'the pack unpacks to more than it may',
  missing: 'the pack lacks a file that its manifest names',
  checksum: 'a file of the pack is not as it was written',
  count: 'a file of the pack has other lines than its manifest says',
  record: 'a line of the pack is not as it has to be',
  picture: 'a picture or a file of the pack is none',
  person:
    'an account here has only the e-mail or only the CPF/CNPJ of one in the pack: change or remove it first',
  refused: 'the database refused what the pack says',
  full: 'the shop is not empty, and a pack goes only into an empty one (SEED=none)',
};

/** Says what an operator can mend. `detail` names file and line, or what there is. */
export class PackError extends Error {
  override readonly name = 'PackError';
  readonly fault: PackFault;
  readonly detail: string;

  constructor(fault: PackFault, detail = '', options?: ErrorOptions) {
    super(detail === '' ? WORDS[fault] : `${WORDS[fault]} (${detail})`, options);
    this.fault = fault;
    this.detail = detail;
  }
}
