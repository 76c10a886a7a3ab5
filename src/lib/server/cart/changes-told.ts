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
  const said = changes.filter(({ name }) => names(refusal, name));
  const told = changes.filter((change) => !said.includes(change)).slice(0, MOST_CHANGES);
  const covered = [...said, ...told];
  return {
    sentences: [...new Set(told.map((change) => sentenceOf(change, messages)))],
    left: messages.filter(({ mensagem }) => !covered.some(({ name }) => names(mensagem, name))),
  };
}

/** The cart gives a reason for what left it, and for a coupon; of a price the change says both amounts. */
function sentenceOf(change: OrderChange, messages: Messages): string {
  const { kind, name, of } = change;
  const hasReason = kind === 'gone' || kind === 'quantity' || of === 'cupom';
  const reason = messages.find(({ mensagem }) => names(mensagem, name))?.mensagem;
  return hasReason && reason !== undefined ? reason : orderChangeText(change);
}

/** The cart leaves out of a name what may be markup. */
function names(text: string, name: string): boolean {
  return plain(text).includes(plain(name));
}

function plain(text: string): string {
  return text.replaceAll(/[<>&"]/g, '');
}
