/**
 * The letters that the shop writes to its customers, with the words that its owner may change. What an owner cannot change
 * is what the letter is about: sums, links, deadlines, codes and what the law asks for.
 */

import { ACCOUNT_LETTERS } from './account-letters.ts';
import { COMPANY_LETTERS } from './company-letters.ts';
import type { LetterText } from './letter.ts';
import { ORDER_LETTERS } from './order-letters.ts';
import { PAYMENT_LETTERS } from './payment-letters.ts';
import { RETURN_LETTERS } from './return-letters.ts';

/** Those of every letter. */
export const COMMON_PLACEHOLDERS = ['loja', 'contato'] as const;

/** What each one becomes, as the panel explains it. */
export const PLACEHOLDERS: Readonly<Record<string, string>> = {
  loja: 'o nome da loja',
  contato: '“Responda este e-mail”, com o telefone da loja onde há um',
  pedido: 'o número do pedido',
  orcamento: 'o número do orçamento',
  transporte: 'a forma de entrega do pedido',
  nota: 'número e série da nota fiscal',
  produto: 'o nome do produto',
  valor: 'o valor em reais',
  prazo: 'até quando',
  motivo: 'desistência, troca ou defeito',
  vendedor: 'quem vendeu, ou o nome da loja',
  empresa: 'o nome da empresa',
  solicitante: 'quem pediu pela empresa',
  aprovacao: 'o número do pedido de aprovação',
};

export const LETTERS = {
  ...ORDER_LETTERS,
  ...COMPANY_LETTERS,
  ...PAYMENT_LETTERS,
  ...RETURN_LETTERS,
  ...ACCOUNT_LETTERS,
} as const;

export type LetterName = keyof typeof LETTERS;
export const LETTER_NAMES = Object.keys(LETTERS) as readonly LetterName[];

/** All that may stand in braces in a letter's texts. */
export function placeholdersOf(name: LetterName): readonly string[] {
  return [...COMMON_PLACEHOLDERS, ...LETTERS[name].marcadores];
}

/** As the shop came with it. */
export function defaultText(name: LetterName): LetterText {
  const { assunto, abertura, fechamento } = LETTERS[name];
  return { assunto, abertura, fechamento };
}
