/** Forms that words are typed in beside the one that the shop knows. */

/** What follows the stem of a verb: `junta`, `juntam`, `juntando`, `divide`, `dividem`, `dividindo`, `divido`. */
const ENDINGS = /(?:ando|endo|indo|am|em|a|e|o)$/;
/** What was done with a thing, and the doing of it: `entortado`, `carregamento`, `gravacao`. */
const DONE = /(?:ad|id)[oa]s?$/;
const DOING = /(?:[ai]mentos?|[ai]cao|[ai]coes)$/;
const SHORTEST = 3;

/** A term that is a verb, by another form or by who does it: `divide` and `divididor` are `dividir` where that is a term. */
export function infinitiveIn(
  terms: { readonly has: (word: string) => boolean },
  word: string,
): string | undefined {
  const done = /^(.{3,}[aei])dor(?:a|es|as)?$/.exec(word)?.[1];
  if (done !== undefined && terms.has(`${done}r`)) return `${done}r`;
  return [ENDINGS, DONE, DOING]
    .map((endings) => word.replace(endings, ''))
    .filter((stem) => stem !== word && stem.length >= SHORTEST)
    .flatMap((stem) => ['ar', 'er', 'ir'].map((ending) => stem + ending))
    .find((verb) => terms.has(verb));
}

/** An adjective of the other gender: `dobrada` of `dobrado`, `achatadas` of `achatado`. */
export function otherGender(word: string): string | undefined {
  const [, stem, last] = /^([a-z]{3,})([oa])s?$/.exec(word) ?? [];
  return stem === undefined ? undefined : stem + (last === 'a' ? 'o' : 'a');
}

/** What a diminutive may be of: `chatinho` of `chato`, `cabinho` of `cabo`, `adaptadorzinho` of `adaptador`, `branquinho` of `branco`. */
export function undiminished(word: string): readonly string[] {
  const [, stem = '', last = ''] = /^([a-z]{3,}?)z?inh([oa])s?$/.exec(word) ?? [];
  if (stem === '') return [];
  const hard = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return [hard + last, stem, `${stem}e`];
}

/** What an irregular plural may be of: `azuis` of `azul`, `flexiveis` of `flexivel`, `marrons` of `marrom`. */
export function singulars(word: string): readonly string[] {
  if (!/^[a-z]{3,}(?:is|ns)$/.test(word)) return [];
  return [word.replace(/is$/, 'l'), word.replace(/is$/, 'il'), word.replace(/ns$/, 'm')].filter(
    (one) => one !== word,
  );
}
