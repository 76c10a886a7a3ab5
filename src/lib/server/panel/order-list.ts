/** The form of `/painel/pedidos`: several orders to their next step. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { stepPanelOrder, undoPanelStep } from '#lib/api/panel-orders.ts';
import { panelOrderListText as words } from '#lib/text/panel-order-list.ts';
import { type MarkedOrder, markedOrders, markOf } from './marked-orders.ts';

/** Cancelling is done one by one, with its own question. */
export const LIST_STEPS = ['confirmado', 'enviado', 'entregue'] as const;

/** `done`: as they are after the step, which may be taken back. */
export type StepsOutcome = { readonly done: readonly MarkedOrder[]; readonly problem?: string };
/** `told`: buyers who had been told of the step already. */
export type UndoneOutcome = { readonly undone: number; readonly told: number } | { readonly problem: string };

/** One after the other; an order that cannot take the step is named, and the others take it. */
export async function stepMarked(api: Api, posted: FormData): Promise<StepsOutcome> {
  const marked = markedOrders(posted.getAll('pedido'));
  const step = LIST_STEPS.find((one) => one === posted.get('passo'));
  if (marked.length === 0) return { problem: words.noneMarked, done: [] };
  if (!step) return { problem: words.noStep, done: [] };
  if (posted.get('confirmo') !== 'sim') return { problem: words.unconfirmed, done: [] };
  const refused: string[] = [];
  const done: MarkedOrder[] = [];
  for (const { numero, vista } of marked) {
    const why = await whyNot(() => stepPanelOrder(api, numero, { situacao: step, vista }));
    if (why === undefined) done.push({ numero, vista: step });
    else refused.push(words.refused(numero, why));
  }
  return refused.length === 0 ? { done } : { problem: [words.done(done.length), ...refused].join(' '), done };
}

/** Takes the steps back that were just taken; an order whose step stays is named. */
export async function undoSteps(api: Api, posted: FormData): Promise<UndoneOutcome> {
  const marked = markedOrders(posted.getAll('feito'));
  if (marked.length === 0) return { problem: words.noneUndone };
  const refused: string[] = [];
  let told = 0;
  for (const { numero, vista } of marked) {
    const why = await whyNot(async () => {
      const { avisado } = await undoPanelStep(api, numero, vista);
      if (avisado) told += 1;
    });
    if (why !== undefined) refused.push(words.refused(numero, why));
  }
  const undone = marked.length - refused.length;
  if (refused.length === 0) return { undone, told };
  return { problem: [undone === 0 ? words.noneUndone : words.undone(undone, told), ...refused].join(' ') };
}

/** Why it was refused; undefined where it was done. */
async function whyNot(act: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 409)) throw error;
    return error.serverText || words.failed;
  }
}

/** What the address of the list says after a form: what was done, and of which orders it may be taken back. */
export function doneQuery(done: readonly MarkedOrder[]): Readonly<Record<'aviso' | 'feitos', string>> {
  return { aviso: `passos-${done.length}`, feitos: done.map(markedText).join('.') };
}

export function undoneQuery({ undone, told }: { readonly undone: number; readonly told: number }) {
  return { aviso: `desfeitos-${undone}-${told}` };
}

/** The orders whose step the page of this address offers to take back. */
export function undoable({ searchParams }: URL): readonly MarkedOrder[] {
  return markedOrders((searchParams.get('feitos') ?? '').split('.'));
}

/** Of the address a list comes back to. */
export function stepsNotice({ searchParams }: URL): string | undefined {
  const aviso = searchParams.get('aviso') ?? '';
  const [, count] = /^passos-(\d{1,2})$/.exec(aviso) ?? [];
  if (count !== undefined) return words.done(Number(count));
  const [, undone, told] = /^desfeitos-(\d{1,2})-(\d{1,2})$/.exec(aviso) ?? [];
  return undone === undefined ? undefined : words.undone(Number(undone), Number(told));
}

function markedText({ numero, vista }: MarkedOrder): string {
  return markOf({ numero, status: vista });
}
