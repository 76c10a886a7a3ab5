/** The form of `/painel/pedidos`: several orders to their next step. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { stepPanelOrder } from '#lib/api/panel-orders.ts';
import { panelOrderListText as words } from '#lib/text/panel-order-list.ts';
import { type MarkedOrder, markedOrders } from './marked-orders.ts';

/** Cancelling is done one by one, with its own question. */
export const LIST_STEPS = ['confirmado', 'enviado', 'entregue'] as const;
type ListStep = (typeof LIST_STEPS)[number];

export type StepsOutcome = { readonly done: number } | { readonly problem: string };

/** One after the other; an order that cannot take the step is named, and the others take it. */
export async function stepMarked(api: Api, posted: FormData): Promise<StepsOutcome> {
  const marked = markedOrders(posted.getAll('pedido'));
  const step = LIST_STEPS.find((one) => one === posted.get('passo'));
  if (marked.length === 0) return { problem: words.noneMarked };
  if (!step) return { problem: words.noStep };
  if (posted.get('confirmo') !== 'sim') return { problem: words.unconfirmed };
  const refused: string[] = [];
  for (const one of marked) {
    const why = await take(api, one, step);
    if (why !== undefined) refused.push(words.refused(one.numero, why));
  }
  const done = marked.length - refused.length;
  return refused.length === 0 ? { done } : { problem: [words.done(done), ...refused].join(' ') };
}

/** Why it was refused; undefined where it was taken. */
async function take(
  api: Api,
  { numero, vista }: MarkedOrder,
  situacao: ListStep,
): Promise<string | undefined> {
  try {
    await stepPanelOrder(api, numero, { situacao, vista });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 409)) throw error;
    return error.serverText || words.failed;
  }
}

/** Of the address a list comes back to. */
export function stepsNotice({ searchParams }: URL): string | undefined {
  const [, count] = /^passos-(\d{1,2})$/.exec(searchParams.get('aviso') ?? '') ?? [];
  return count === undefined ? undefined : words.done(Number(count));
}
