/** Articles and what Portuguese contracts them with: 'no HDMI do PlayStation 5', 'na saída óptica da TV'. */
import data from './data/nouns.json' with { type: 'json' };

type Article = 'o' | 'a' | 'os' | 'as';
/** The word before a noun, as it stands before a masculine one. */
export type Form = 'o' | 'O' | 'do' | 'no' | 'ao' | 'pelo';

const FORMS: Readonly<Record<Form, Readonly<Record<Article, string>>>> = {
  o: { o: 'o', a: 'a', os: 'os', as: 'as' },
  O: { o: 'O', a: 'A', os: 'Os', as: 'As' },
  do: { o: 'do', a: 'da', os: 'dos', as: 'das' },
  no: { o: 'no', a: 'na', os: 'nos', as: 'nas' },
  ao: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
  pelo: { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' },
};

type Noun = { readonly article: Article; readonly spelled: string };

const NOUNS = new Map<string, Noun>(
  Object.entries(data.nouns).flatMap(([article, words]) =>
    words.map((spelled) => [spelled.toLowerCase(), { article: article as Article, spelled }] as const),
  ),
);

const FIRST = /^[\p{L}\d/-]+/u;

const nounOf = (name: string): Noun | undefined => NOUNS.get(FIRST.exec(name)?.[0].toLowerCase() ?? '');

/** The name within a sentence, behind a word that has a gender where its own first word is not known to have one. */
function noun(name: string, kind: string): string {
  const known = nounOf(name);
  return known ? name.replace(FIRST, known.spelled) : `${kind} ${name}`;
}

/** Two or more by its name: 'óculos'. */
export const isMany = (name: string): boolean => nounOf(name)?.article.endsWith('s') === true;

export const deviceNoun = (name: string): string => noun(name, 'aparelho');
export const portNoun = (name: string): string => noun(name, 'porta');
/** Products keep their capital: it shows where the name begins. */
export const productNoun = (name: string): string => (nounOf(name) ? name : `produto ${name}`);

/** A product that is named by its SKU, `{FS-1}`: its name is filled in later, and the article with it. */
const BY_SKU = /^\{[^}]+\}$/;

/** The noun with its article: 'na TV'. One that is not known stays without. */
export function phrase(form: Form, name: string): string {
  if (BY_SKU.test(name)) return `[${form}]${name}`;
  const article = nounOf(name)?.article;
  if (article) return `${FORMS[form][article]} ${name}`;
  return `${BARE[form]}${name}`;
}

/** What a pair is called in a list: 'PlayStation 5 na TV'. */
export const pairTitle = (from: string, to: string): string => `${from} ${phrase('no', endNoun(to))}`;

/** Spelled as within a sentence; a name that is not known stays bare. */
const endNoun = (name: string): string => (nounOf(name) ? deviceNoun(name) : name);

const BARE: Readonly<Record<Form, string>> = { o: '', O: '', do: 'de ', no: 'em ', ao: 'a ', pelo: 'por ' };

const MARKED = /(?:\[(\w+)\])?\{([^}]+)\}/g;

export const isForm = (word: string | undefined): word is Form => word !== undefined && word in FORMS;

/** Puts the names of products in the place of their SKUs. */
export function withNames(text: string, nameOf: (sku: string) => string): string {
  return text.replace(MARKED, (_, form: string | undefined, sku: string) =>
    isForm(form) ? phrase(form, productNoun(nameOf(sku))) : nameOf(sku),
  );
}
