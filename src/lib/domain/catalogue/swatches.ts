/**
 * The colour that a value names, to be shown beside its name. Only what a name says without doubt: "verde" and "verde fosco",
 * not "verde limão", which a plain green would show wrongly. A picture that the shop gives a value says more, and comes first.
 */

import { folded } from '#lib/domain/kernel/slug.ts';

const COLOURS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amarelo: '#f7c600',
    aqua: '#2bb5b0',
    azul: '#1f5fbf',
    'azul claro': '#7fb6ea',
    'azul marinho': '#14284f',
    bege: '#d9c7a3',
    branco: '#ffffff',
    cinza: '#8b939c',
    dourado: '#c9a227',
    grafite: '#4a4f57',
    laranja: '#f26a1b',
    lilas: '#b79ad6',
    marfim: '#f2ead3',
    marrom: '#6b4426',
    prata: '#c3c8cf',
    prateado: '#c3c8cf',
    preto: '#1b1d20',
    rosa: '#ee7fa8',
    roxo: '#6b3fa0',
    turquesa: '#2bb5b0',
    verde: '#1f8f4d',
    vermelho: '#c8102e',
    vinho: '#6d1028',
    violeta: '#6b3fa0',
  }),
);

/** Change how a surface shines, not its colour. */
const FINISH = / (?:fosco|fosca|brilhante|acetinado|acetinada)$/;

/** One colour, or the two of "Preto e vermelho"; none where the attribute is not of colours, or the name says no plain one. */
export function swatchOf(attribute: string, label: string): readonly string[] {
  if (!/^cor(?:es)?\b/.test(plain(attribute))) return [];
  const found = plain(label)
    .split(/ e |\/|\+/)
    .map((part) => COLOURS.get(masculine(part.trim().replace(FINISH, ''))));
  const known = found.filter((colour) => colour !== undefined);
  return known.length === found.length && known.length <= 2 ? known : [];
}

function plain(text: string): string {
  return folded(text)
    .replaceAll(/[\s-]+/g, ' ')
    .trim();
}

/** "Preta" is the colour "preto". */
function masculine(name: string): string {
  return /^(?:amarel|branc|dourad|pret|pratead|rox|vermelh)a$/.test(name) ? `${name.slice(0, -1)}o` : name;
}
