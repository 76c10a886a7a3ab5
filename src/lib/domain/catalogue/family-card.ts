/** What a card of a listing says of the family it stands for. */
import { inNaturalOrder } from './attributes.ts';

/** A value of the family on a card: a link to the product that has it. */
type Chip = {
  readonly id: number;
  readonly label: string;
  readonly imagem: string;
  readonly imagemOriginal: string;
  readonly status: string;
  readonly rota: { readonly route: string; readonly path: string };
  readonly selecionado: boolean;
};
type Sibling = Pick<Chip, 'label' | 'imagem' | 'imagemOriginal' | 'rota' | 'selecionado'> & {
  readonly produto: Pick<Chip, 'id' | 'status'>;
};

export type Chips = {
  readonly shown: readonly Chip[];
  /** How many more the page of the product has. */
  readonly more: number;
};

/** One more chip costs less room than the number that stands for it. */
const AT_ONCE = 5;

/**
 * The values that meet what is asked of the listing, or all of them where nobody said which do.
 * @param siblings All values of the family, the product itself among them.
 * @param atOnce How many a card has room for.
 */
export function familyChips(
  siblings: readonly Sibling[],
  members: readonly Chip[] | undefined,
  folded: boolean,
  atOnce = AT_ONCE,
): Chips {
  const all: readonly Chip[] = siblings.map(({ produto, ...sibling }) => ({ ...sibling, ...produto }));
  const meeting = folded ? (members ?? all.filter(({ selecionado }) => selecionado)) : all;
  if (all.length < 2) return { shown: [], more: 0 };
  const shown = around(inNaturalOrder(meeting), atOnce);
  return { shown, more: all.length - shown.length };
}

/** The first ones, and the product of the card in any case. */
function around(chips: readonly Chip[], atOnce: number): readonly Chip[] {
  const first = chips.slice(0, atOnce);
  const own = chips.find(({ selecionado }) => selecionado);
  return own && !first.includes(own) ? [...first.slice(0, -1), own] : first;
}

/** The name without the value that chips say beside it: `Cabo HDMI 2 m` is `Cabo HDMI` where `2 m` is one of them. */
export function familyName(nome: string, label: string): string {
  if (label === '') return nome;
  const spaced = label
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+');
  const value = new RegExp(`(?:\\s*[,–—-])?\\s+(?:(?:de|com|em)\\s+)?${spaced}(?![\\p{L}\\p{N}])`, 'iu');
  const bare = nome.replace(value, '').trim();
  return bare === '' ? nome : bare;
}
