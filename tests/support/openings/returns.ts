/** Orders of guests that were sent, and what comes back of them. */
import { afterEach } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getOrderPayments, markOrderPaid } from '#lib/api/panel-order-payments.ts';
import { stepPanelOrder } from '#lib/api/panel-orders.ts';
import { concludeReturn, getPanelReturn, stepReturn } from '#lib/api/panel-returns.ts';
import { askReturn } from '#lib/api/returns.ts';
import type { FimDevolucao, PedirDevolucao } from '#lib/contract/returns.ts';
import { boughtByGuest } from '../guest.ts';
import { dropMoney } from '../payments/drop-money.ts';
import { staff } from '../staff.ts';
import type { Visitor } from '../store.ts';
import { fill, store } from './orders.ts';

/** To be called once, after `openOrders`: what the ledger holds back goes first. */
export function openReturns(): void {
  afterEach(async () => {
    await store.platform.settled();
    await dropMoney(store.db);
  });
}

export type Sold = { readonly visitor: Visitor; readonly owner: Api; readonly numero: number };

/** Of `units` units, paid and on its way. */
export async function sold(units = 1, visitor = store.visitor()): Promise<Sold> {
  if (units > 1) await fill(visitor, units - 1);
  const { numero } = await boughtByGuest(visitor);
  const { api: owner } = await staff(store, 'administrador');
  const { revisao, valor } = await getOrderPayments(owner, numero);
  await markOrderPaid(owner, numero, { revisao, forma: 'cartao', valor: valor / 100, nota: 'na maquininha' });
  await stepPanelOrder(owner, numero, { situacao: 'enviado', vista: 'confirmado' });
  return { visitor, owner, numero };
}

export const delivered = async (units = 1): Promise<Sold> => {
  const all = await sold(units);
  await stepPanelOrder(all.owner, all.numero, { situacao: 'entregue', vista: 'enviado' });
  return all;
};

export const withdraw = ({ visitor, numero }: Sold, change: Partial<PedirDevolucao> = {}) =>
  askReturn(visitor.api, numero, { chave: 'uma devolução', tipo: 'desistencia', ...change });

/** Its goods are in the shop. */
export async function arrived({ owner }: Pick<Sold, 'owner'>, id: number) {
  const { revisao } = await getPanelReturn(owner, String(id));
  return stepReturn(owner, id, { revisao, passo: 'recebida', resposta: '' });
}

/** All of it came, is fine, and what it cost goes back. */
export async function concluded(
  { owner }: Pick<Sold, 'owner'>,
  id: number,
  change: Partial<FimDevolucao> = {},
) {
  const { revisao, proposto, devolucao } = await getPanelReturn(owner, String(id));
  const itens = devolucao.itens.map(({ linha, quantidade }) => ({
    linha,
    recebida: quantidade,
    aoEstoque: quantidade,
  }));
  const said = { revisao, desfecho: 'dinheiro', valor: proposto / 100, resposta: '', itens } as const;
  return concludeReturn(owner, id, { ...said, ...change });
}
