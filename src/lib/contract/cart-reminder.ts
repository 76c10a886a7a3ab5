/** Reminders of a cart that was left: ours, `cart/reminder*` and `panel/cart-reminders`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Convert } from './money.ts';

export type LembreteCarrinho = {
  /** The shop sends reminders, and to the proven address of this account it may. */
  readonly oferecido: boolean;
  /** The account agreed to them. */
  readonly quer: boolean;
  /** What it agrees to, as it is kept with the consent. */
  readonly palavras: string;
};

/** What a link in a reminder stands for. */
export type InscricaoLembrete = { readonly situacao: 'ativa' | 'cancelada' };

/** Of the reminders of the last 90 days. */
export type LembretesPainel<M extends Money = Reais> = {
  /** Accounts that want them now. */
  readonly querem: number;
  readonly enviados: number;
  readonly abertos: number;
  /** Orders of those accounts within seven days of a reminder, and what they cost. */
  readonly pedidos: number;
  readonly valor: M;
};

export function convertLembretes<A extends Money, B extends Money>(
  reminders: LembretesPainel<A>,
  convert: Convert<A, B>,
): LembretesPainel<B> {
  return { ...reminders, valor: convert(reminders.valor) };
}
