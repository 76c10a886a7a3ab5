/** What has changed in an order that was refused: said once, above everything, and not again by what the cart says of itself. */
import type { Carrinho } from '#lib/contract/checkout.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { OrderChange } from '#lib/domain/orders/seen-order.ts';
import { orderChangeText } from '#lib/text/order-changes.ts';

type Messages = Carrinho<Centavos>['mensagens'];
export type ChangesTold = {
  readonly sentences: readonly string[];
  /** What the cart says of anything else. */
  readonly left: Messages;
};

/** So many are named: with more of them the whole summary is to be read anyway. */
const MOST_CHANGES = 5;

/** @param refusal What it names is not said again. */
export function tellChanges(
  changes: readonly OrderChange[],
  messages: Messages,
  refusal: string,
): ChangesTold {
  const names = changes.map(({ name }) => name);
  const inRefusal = namedIn(refusal, names);
  const told = changes.filter(({ name }) => !inRefusal.includes(name)).slice(0, MOST_CHANGES);
  const covered = new Set([...inRefusal, ...told.map(({ name }) => name)]);
  const reasons = messages.map((one) => ({ one, about: namedIn(one.mensagem, names) }));
  const reasonOf = (name: string) => reasons.find(({ about }) => about.includes(name))?.one.mensagem;
  return {
    sentences: [...new Set(told.map((change) => sentenceOf(change, reasonOf(change.name))))],
    left: reasons.flatMap(({ one, about }) => (about.some((name) => covered.has(name)) ? [] : [one])),
  };
}

/** The cart gives a reason for what left it, and for a coupon; of a price the change says both amounts. */
function sentenceOf(change: OrderChange, reason: string | undefined): string {
  const hasReason = change.kind === 'gone' || change.kind === 'quantity' || change.of === 'cupom';
  return hasReason && reason !== undefined ? reason : orderChangeText(change);
}

/** Of two names of which one holds the other, "Camiseta" and "Camiseta preta", the longer one is meant. */
function namedIn(text: string, names: readonly string[]): readonly string[] {
  const found = names.filter((name) => plain(text).includes(plain(name)));
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
}

/** The cart leaves out of a name what may be markup. */
function plain(text: string): string {
  return text.replaceAll(/[<>&"]/g, '');
}
