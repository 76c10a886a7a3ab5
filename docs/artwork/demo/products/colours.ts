/** The colours that are sold inside the page of a cable, as looks. */
import { type Cable, recoloured } from '../../renders/look.ts';
import type { SeedProduct } from '../types.ts';
import { COR } from './ends.ts';

const NAMED: Readonly<Record<string, string>> = {
  Preto: COR.preto,
  Branco: COR.branco,
  Cinza: COR.cinza,
  Azul: COR.azul,
  Verde: COR.verde,
  Vermelho: COR.vermelho,
  Amarelo: COR.amarelo,
  Laranja: COR.laranja,
};

export type ColouredLook = { readonly label: string; readonly spec: Cable };

/** One look for each colour; none for a product without colours, and none for a colour that has no paint here. */
export function coloursOf({ drawing, simples }: SeedProduct): readonly ColouredLook[] {
  if (drawing.form !== 'cable') return [];
  return (simples?.valores ?? []).flatMap(({ label }) => {
    const colour = NAMED[label];
    return colour === undefined ? [] : [{ label, spec: recoloured(drawing, colour) }];
  });
}
