/**
 * The sections of a home page and of institutional pages: which kinds there are, what each holds, and what of it does not
 * fit. A section is its kind and the texts of its fields; what a field holds is said here once, for the form of the panel, the
 * call behind it and the pages.
 */
import { BANNER_SPACE_NAMES } from '#lib/domain/media/picture-slots.ts';

/** `text` is Markdown, `lines` are lines of plain text, `code` is of a product, `source` is lines that say which products. */
type SectionFieldKind =
  | 'choice'
  | 'code'
  | 'count'
  | 'line'
  | 'lines'
  | 'link'
  | 'picture'
  | 'source'
  | 'text';

type SectionField = {
  readonly kind: SectionFieldKind;
  /** Of a choice, the first is what a new section has. */
  readonly options?: readonly string[];
  /** Characters, or of a count the highest. */
  readonly max: number;
};

/** Where the home page is kept among the pages: a name that no page can be given. */
export const HOME_PAGE = '_inicio';

/** Most sections of a page. */
export const MOST_SECTIONS = 25;
/** Places for questions in a section. */
const SECTION_QUESTIONS = 8;

const title = { kind: 'line', max: 160 } as const satisfies SectionField;
const text = { kind: 'text', max: 20_000 } as const satisfies SectionField;
const picture = { kind: 'picture', max: 300 } as const satisfies SectionField;
const alt = { kind: 'line', max: 250 } as const satisfies SectionField;
const link = { kind: 'link', max: 1000 } as const satisfies SectionField;
const linkText = { kind: 'line', max: 80 } as const satisfies SectionField;
const choice = (...options: readonly string[]): SectionField => ({ kind: 'choice', options, max: 40 });
/** Of the slots for banners that the pages of the specification have. */
const space = (): SectionField => choice(...BANNER_SPACE_NAMES);

type Fields = Readonly<Record<string, SectionField>>;

const SECTIONS = {
  destaque: {
    titulo: title,
    texto: text,
    imagem: picture,
    alt,
    forma: choice('ao-lado', 'sobre'),
    produto: { kind: 'code', max: 120 },
    link,
    textoLink: linkText,
  },
  texto: {
    titulo: title,
    texto: text,
    imagem: picture,
    alt,
    lado: choice('esquerda', 'direita'),
    link,
    textoLink: linkText,
  },
  produtos: {
    titulo: title,
    origem: choice('vitrine', 'endereco', 'codigos', 'oferta'),
    valor: { kind: 'source', max: 2000 },
    quantos: { kind: 'count', max: 24 },
    forma: choice('fileira', 'grade'),
  },
  banners: {
    titulo: title,
    espaco: space(),
    forma: choice('colunas', 'faixa', 'destaque'),
  },
  categorias: { titulo: title, forma: choice('icones', 'fotos'), lista: { kind: 'lines', max: 2000 } },
  perguntas: { titulo: title, ...questions() },
  avaliacoes: { titulo: title, quantos: { kind: 'count', max: 12 } },
  marcas: { titulo: title },
  newsletter: {},
  instagram: {},
  vistos: {},
  video: { titulo: title, texto: text, video: { kind: 'line', max: 300 }, imagem: picture, alt },
  tabela: { titulo: title, linhas: { kind: 'lines', max: 8000 }, texto: text },
  contato: { titulo: title, texto: text },
  ligar: {},
} as const satisfies Readonly<Record<string, Fields>>;

export type SectionKind = keyof typeof SECTIONS;
export const SECTION_KINDS = Object.keys(SECTIONS) as readonly SectionKind[];

/** What somebody typed, by the names of the fields; a field that is not there holds nothing. */
export type Section = { readonly tipo: SectionKind; readonly campos: Readonly<Record<string, string>> };

/** Kinds of which a page has one at most: their parts have names of their own in it. */
export const SINGLE_SECTIONS: ReadonlySet<SectionKind> = new Set([
  'contato',
  'instagram',
  'ligar',
  'newsletter',
  'vistos',
]);

export function sectionFields(tipo: SectionKind): readonly (readonly [name: string, field: SectionField])[] {
  return Object.entries(SECTIONS[tipo] as Fields);
}

/** A section of which nothing is written yet, or only what is given. */
export function newSection(tipo: SectionKind, given: Readonly<Record<string, string>> = {}): Section {
  const fields = sectionFields(tipo).map(([name, { kind, options, max }]) => {
    const usual = kind === 'choice' ? options?.[0] : kind === 'count' ? String(Math.min(USUAL, max)) : '';
    return [name, given[name] ?? usual ?? ''];
  });
  return { tipo, campos: Object.fromEntries(fields) };
}

const USUAL = 8;

/** The fields of its kind alone, each as one of its kind reads it. */
export function soundSection({ tipo, campos }: Section): Section {
  const fields = sectionFields(tipo).map(([name]) => [name, campos[name] ?? '']);
  return { tipo, campos: Object.fromEntries(fields) };
}

type SectionFault = 'long' | 'wrong';

/**
 * Nothing has to be filled in: what lacks too much to be shown is left out of the page.
 * @param known Whether a path names a picture of the shop, and whether an address may be linked.
 */
export function sectionFaults(
  { tipo, campos }: Section,
  known: Known,
): readonly (readonly [field: string, fault: SectionFault])[] {
  return sectionFields(tipo).flatMap(([name, field]) => {
    const fault = faultOf(field, campos[name] ?? '', known);
    return fault ? [[name, fault] as const] : [];
  });
}

type Known = Record<'isPicture' | 'isLink', (value: string) => boolean>;

function faultOf(
  { kind, options, max }: SectionField,
  value: string,
  known: Known,
): SectionFault | undefined {
  if (value === '') return undefined;
  if (kind === 'count') return /^[1-9]\d?$/.test(value) && Number(value) <= max ? undefined : 'wrong';
  if (value.length > max) return 'long';
  if (kind === 'choice') return options?.includes(value) ? undefined : 'wrong';
  if (kind === 'picture') return known.isPicture(value) ? undefined : 'wrong';
  return kind === 'link' && !known.isLink(value) ? 'wrong' : undefined;
}

/** Whether nothing stands above the head of a page, whose title is then that of the page: said once. */
export function leadsWithHero(
  { descricao, pecas }: { readonly descricao: string; readonly pecas: readonly unknown[] },
  [first]: readonly Pick<Section, 'tipo' | 'campos'>[],
): boolean {
  return descricao.trim() === '' && pecas.length === 0 && first?.tipo === 'destaque' && !!first.campos.titulo;
}

/** The questions that have an answer. */
export function questionsIn({ campos }: Pick<Section, 'campos'>): readonly {
  readonly pergunta: string;
  readonly resposta: string;
}[] {
  return Array.from({ length: SECTION_QUESTIONS }, (_, index) => ({
    pergunta: campos[`pergunta${index + 1}`] ?? '',
    resposta: campos[`resposta${index + 1}`] ?? '',
  })).filter(({ pergunta, resposta }) => pergunta !== '' && resposta !== '');
}

/** Lines that say something, without the blanks around them. */
export function linesIn(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Cells as a spreadsheet copies them, or with a semicolon between; all rows have as many as the first. */
export function tableIn(text: string | undefined): readonly (readonly string[])[] {
  const rows = (text ?? '')
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .map((row) => row.split(row.includes('\t') ? '\t' : ';').map((cell) => cell.trim()));
  const width = rows[0]?.length ?? 0;
  return rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
}

/** A section from one place to another; where either is none, all stay. */
export function moveSection(sections: readonly Section[], from: number, to: number): readonly Section[] {
  const moved = sections[from];
  if (!moved || !sections[to]) return sections;
  return sections.toSpliced(from, 1).toSpliced(to, 0, moved);
}

function questions(): Fields {
  return Object.fromEntries(
    Array.from({ length: SECTION_QUESTIONS }, (_, index) => [
      [`pergunta${index + 1}`, { kind: 'line', max: 300 }],
      [`resposta${index + 1}`, { kind: 'text', max: 4000 }],
    ]).flat(),
  ) as Fields;
}
