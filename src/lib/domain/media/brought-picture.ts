/** Pictures that a spreadsheet or a ZIP brings: how their addresses and names are read, and why one is refused. */

/** Pictures of one product that a file may bring. */
export const MOST_OF_PRODUCT = 30;
const LONGEST = 2_000;

export type PictureReason =
  /** It is no address of the web. */
  | 'endereco'
  /** It leads into a network of one's own. */
  | 'privado'
  | 'dns'
  | 'conexao'
  | 'demora'
  | 'desvios'
  /** The host answered something else than a file: `detalhe` has the status. */
  | 'resposta'
  | 'pagina'
  | 'empty'
  | 'heavy'
  | 'svg'
  | 'heic'
  | 'unknown'
  | 'pixels'
  | 'broken'
  /** No product, and no value of one, has the code. */
  | 'produto'
  | 'muitas'
  /** Of a ZIP. */
  | 'nome'
  | 'caminho'
  | 'cifrado'
  | 'danificado';

/** Several in a cell have `|`, a line break, a comma or a blank between them; a comma inside an address stays. */
export function addressesIn(cell: string): readonly string[] {
  return cell
    .split(/[|\r\n]+|(?<!\\)[,;\s]+(?=https?:\/\/|\/\/|\/upload\/)/i)
    .map((part) => part.replaceAll('\\,', ',').replace(/^[\s,;]+|[\s,;]+$/g, ''))
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('//') ? `https:${part}` : part));
}

/** Undefined for what is no address of the web, has a password in it, or is very long. */
export function webAddress(text: string): URL | undefined {
  if (text.length > LONGEST || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/** What the library calls a picture of an address: the file at the end of its path. */
export function nameOfAddress({ pathname, hostname }: URL): string {
  const file = pathname.split('/').at(-1) ?? '';
  return (decoded(file) || hostname).slice(0, 120);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).toWellFormed().replaceAll('\0', '');
  } catch {
    return text;
  }
}

/** What a file of a ZIP may be of, the likeliest first: `CABO-2.jpg` of `CABO-2`, else the second picture of `CABO`. */
export type NamedFor = { readonly codigo: string; readonly ordem: number };

/** @param path As it stands in the ZIP; folders do not count. */
export function namedFor(path: string): readonly NamedFor[] {
  const file = path.split(/[\\/]/).at(-1) ?? '';
  const stem = file
    .replace(/\.[^.]*$/, '')
    .trim()
    .toUpperCase();
  const [, code = '', number = ''] = /^(.+?)\s*(?:[-_]|\s\(|\()0*([1-9]\d?)\)?$/.exec(stem) ?? [];
  const further = code === '' ? [] : [{ codigo: code.trim(), ordem: Number(number) }];
  return stem === '' ? [] : [{ codigo: stem, ordem: 1 }, ...further];
}
