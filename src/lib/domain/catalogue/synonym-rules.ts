/** What may stand for something else in searches, and what it may stand for. */
import { termReadings } from './search-query.ts';

/** Longest term of a search, in words. */
const MAX_WORDS = 5;

export function isTerm(text: string): boolean {
  const [reading] = termReadings(text);
  return reading !== undefined && reading.split(' ').length <= MAX_WORDS;
}

/** Letters of a meaning that stands for words. */
const LONGEST_WORDS = 60;

/** A page of this shop, but no search: those are synonyms, and could lead in a circle. */
export function isMeaning({
  significado,
  tipo,
}: {
  readonly significado: string;
  readonly tipo: string;
}): boolean {
  if (tipo === 'hint') return true;
  if (tipo !== 'redirect') return significado.length <= LONGEST_WORDS;
  const url = /^\/(?![/\\])\S*$/.test(significado) ? URL.parse(significado, HERE) : null;
  return url?.origin === HERE && !/^\/(?:busca|painel)(?:\/|$)/i.test(url.pathname);
}

/** Stands for the shop's own. */
const HERE = 'http://loja.invalid';
