/** The kinds of keys that a receiver of Pix can have, and a key as it is typed for one of them. */
import { pixKeyOf } from './pix-key.ts';

export type PixKeyKind = 'cnpj' | 'cpf' | 'email' | 'telefone' | 'aleatoria';

/** Of a key as codes carry it. */
export function pixKeyKind(key: string): PixKeyKind {
  if (key.includes('@')) return 'email';
  if (key.startsWith('+')) return 'telefone';
  if (key.length === 11) return 'cpf';
  return key.length === 36 ? 'aleatoria' : 'cnpj';
}

/** A phone may be as many digits as a CPF, but is never written like one. */
const AS_CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;

/** As codes carry it; undefined for what is no key of this kind. A phone may be typed without its `+55`. */
export function pixKeyOfKind(kind: PixKeyKind, typed: string): string | undefined {
  const text = typed.trim();
  if (kind === 'telefone' && AS_CPF.test(text)) return undefined;
  const key = pixKeyOf(kind === 'telefone' && !text.startsWith('+') ? `+55${text}` : text);
  return key !== undefined && pixKeyKind(key) === kind ? key : undefined;
}
