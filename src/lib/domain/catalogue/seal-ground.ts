/** The colour a seal stands on. */
import { contrast, type Hex, readHex } from '../shop/colour.ts';

const INKS = { light: '#ffffff', dark: '#0a1626' } as const;

export type SealGround = { readonly colour: Hex; readonly ink: keyof typeof INKS };

/** With the ink that is read better on it; undefined for what is no colour. */
export function sealGround(typed: string): SealGround | undefined {
  const colour = readHex(typed);
  if (!colour) return undefined;
  const ink = contrast(colour, INKS.light) >= contrast(colour, INKS.dark) ? 'light' : 'dark';
  return { colour, ink };
}
