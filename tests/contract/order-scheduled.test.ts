/** A delivery on a chosen day and in a chosen turn: its places are counted with the order. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stepPanelOrder } from '#lib/api/panel-orders.ts';
import { quoteProduct } from '#lib/api/shipment.ts';
import type { Pedido } from '#lib/contract/order.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { takeAgain, takeStep } from '#lib/platform/orders/take-step.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import {
  buyer,
  call,
  fill,
  form,
  openOrders,
  orders,
  product,
  review,
  STOCK,
  stockLeft,
  store,
} from '../support/openings/orders.ts';
import { staff } from '../support/staff.ts';

type Visitor = Awaited<ReturnType<typeof buyer>>;

openOrders();
beforeEach(async () => {
  store.clock.now = new Date('2026-11-24T10:00:00-03:00');
  await plan({ entrega_agendada: true, vagas_tarde: 1, vagas_noite: 3 });
});
afterEach(async () => {
  await dropMails(store);
  await store.db.deleteFrom('delivery_slots').execute();
  await plan({ entrega_agendada: false, vagas_tarde: 0, vagas_noite: 0 });
});

const plan = (set: object) =>
  store.db.updateTable('shipping_services').set(set).where('id', '=', 'expressa').execute();
const used = async () =>
  (
    await store.db.selectFrom('delivery_slots').select(['dia', 'turno', 'usadas']).orderBy('turno').execute()
  ).map(({ dia, turno, usadas }) => [dia, turno, usadas]);
/** What a review says of the scheduled service. */
const optionOf = async (visitor: Visitor) => {
  const page = await review(visitor);
  const option = page.entregas.find(({ servico }) => servico === 'expressa');
  if (!option) throw new Error('the scheduled service is not offered');
  return option;
};
async function filled(name: Parameters<typeof buyer>[0] = 'cliente') {
  const visitor = await buyer(name);
  await fill(visitor, 1);
  return visitor;
}
const sendWith = (visitor: Visitor, versao: string, agendamento?: object, chave = 'uma-chave') =>
  call(visitor, 'POST', 'order', { ...form(versao, chave), servico: 'expressa', agendamento });

it('is not the one that is ticked where a plain one costs the same', async () => {
  const services = ['expressa', 'economica'];
  const rates = await store.db
    .selectFrom('shipping_rates')
    .select(['id', 'valor_base', 'valor_kg'])
    .where('service_id', 'in', services)
    .execute();
  await store.db
    .updateTable('shipping_rates')
    .set({ valor_base: 1000, valor_kg: 0 })
    .where('service_id', 'in', services)
    .execute();
  try {
    const visitor = await filled();
    const { cotacao, servico } = await review(visitor);
    const [first, second] = cotacao.fretes;
    expect([first?.valor, second?.id]).toEqual([second?.valor, 'expressa']);
    expect(servico).toBe(first?.id);
    expect((await call(visitor, 'POST', 'order', form((await review(visitor)).versao))).status).toBe(200);
  } finally {
    for (const { id, ...rate } of rates)
      await store.db.updateTable('shipping_rates').set(rate).where('id', '=', id).execute();
  }
});

async function bought(visitor: Visitor, agendamento: object): Promise<Pedido> {
  const answer = await sendWith(visitor, (await optionOf(visitor)).versao, agendamento);
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('a scheduled delivery', () => {
  it('is offered with its days and turns, and its first day in words', async () => {
    const visitor = await filled();
    const { agenda } = await optionOf(visitor);
    // Two working days to this buyer, from the 24th on.
    expect(agenda[0]).toEqual({ dia: '2026-11-26', turno: 'tarde' });
    const { fretes } = (await review(visitor)).cotacao;
    expect(fretes.find(({ id }) => id === 'expressa')).toMatchObject({
      entregaAgendada: true,
      prazo: 'Você escolhe dia e turno, a partir de quinta, 26/11',
    });
  });

  it('is the order’s with its day and turn, in its page and its mails', async () => {
    const chosen = { dia: '2026-11-27', turno: 'tarde' };
    const { frete } = await bought(await filled(), chosen);
    expect(frete).toMatchObject({
      ...chosen,
      servico: 'expressa',
      prazo: 'Agendada para sexta, 27/11, à tarde (12h às 18h)',
      // Confirmed before, it leaves on the 25th and takes two working days.
      limite: '2026-11-25T17:00:00.000Z',
    });
    expect(await used()).toEqual([['2026-11-27', 'tarde', 1]]);
    const mails = await mailsOf(store);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail).toContain('agendada para sexta, 27/11, à tarde (12h às 18h)');
      expect(mail).not.toContain('O prazo de entrega conta');
    }
  });

  it.each([
    ['none', undefined, 400],
    ['a day before the term', { dia: '2026-11-25', turno: 'tarde' }, 409],
    ['a day the shop is closed', { dia: '2026-11-28', turno: 'tarde' }, 409],
    ['a turn without places', { dia: '2026-11-27', turno: 'manha' }, 409],
    ['a day far ahead', { dia: '2027-11-27', turno: 'tarde' }, 409],
    ['what is no turn', { dia: '2026-11-27', turno: 'madrugada' }, 400],
  ])('is not ordered with %s', async (_, agendamento, status) => {
    const visitor = await filled();
    const { versao } = await optionOf(visitor);
    expect((await sendWith(visitor, versao, agendamento)).status).toBe(status);
    expect([await orders(), await used(), await stockLeft()]).toEqual([[], [], STOCK]);
  });

  it('has its last place once: of two who send at once one is told, and keeps the cart', async () => {
    const both = [await filled('cliente'), await filled('revenda')];
    const chosen = { dia: '2026-11-27', turno: 'tarde' };
    const versions = await Promise.all(both.map(optionOf));
    const answers = await Promise.all(
      both.map((visitor, index) =>
        sendWith(visitor, versions[index]?.versao ?? '', chosen, `chave-${index}`),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect([await used(), (await orders()).length]).toEqual([[['2026-11-27', 'tarde', 1]], 1]);
    const loser = both[answers.findIndex(({ status }) => status === 409)];
    if (!loser) throw new Error('nobody lost');
    const refusal = await answers.find(({ status }) => status === 409)?.text();
    expect(refusal).toContain('acabaram de ser preenchidos');
    const { agenda } = await optionOf(loser);
    expect(agenda).not.toContainEqual(chosen);
    expect(agenda).toContainEqual({ dia: '2026-11-27', turno: 'noite' });
    await bought(loser, { dia: '2026-11-27', turno: 'noite' });
  });

  it('takes one place for a form that is sent many times at once', async () => {
    const visitor = await filled();
    const { versao } = await optionOf(visitor);
    const chosen = { dia: '2026-11-27', turno: 'noite' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendWith(visitor, versao, chosen)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await used(), (await orders()).length]).toEqual([[['2026-11-27', 'noite', 1]], 1]);
    const other = await sendWith(visitor, versao, { dia: '2026-11-30', turno: 'noite' });
    expect(other.status).toBe(409);
  });

  it('gives its place back when the order is cancelled', async () => {
    const visitor = await filled();
    const { numero } = await bought(visitor, { dia: '2026-11-27', turno: 'tarde' });
    expect((await call(visitor, 'POST', `order/${numero}/cancel`)).status).toBe(200);
    expect(await used()).toEqual([['2026-11-27', 'tarde', 0]]);
  });

  it('that is confirmed too late for its day is open again, and gives its place back', async () => {
    const visitor = await filled();
    const { numero } = await bought(visitor, { dia: '2026-11-27', turno: 'tarde' });
    store.clock.now = new Date('2026-11-26T10:00:00-03:00');
    const { api } = await staff(store, 'administrador');
    await stepPanelOrder(api, numero, { situacao: 'confirmado', vista: 'recebido' });
    const order: Pedido = await (await call(visitor, 'GET', `order/${numero}`)).json();
    expect(order.frete).toMatchObject({
      dia: '',
      turno: '',
      prazo: 'Novo dia e turno a combinar com a loja',
    });
    expect(await used()).toEqual([['2026-11-27', 'tarde', 0]]);
  });

  describe('that was cancelled', () => {
    async function cancelled() {
      const visitor = await filled();
      const { numero } = await bought(visitor, { dia: '2026-11-27', turno: 'tarde' });
      expect((await call(visitor, 'POST', `order/${numero}/cancel`)).status).toBe(200);
      await store.db.updateTable('delivery_slots').set({ usadas: 1 }).execute();
      return { visitor, numero };
    }
    const again = (numero: number, now: Date) =>
      inTransaction(store.db, async (trx) => {
        await takeAgain(trx, { numero, cupom_id: null, cupom_devolvido: false }, now);
        await takeStep(
          trx,
          { numero, cupom_id: null, cupom_devolvido: false },
          { step: 'confirmado', author: 'Loja', now },
        );
      });

    it('is not taken up again where its turn is full', async () => {
      const { numero } = await cancelled();
      await expect(again(numero, store.clock.now)).rejects.toMatchObject({ status: 409 });
    });

    it('is taken up again too late for its day without a place, with the day left open', async () => {
      const { visitor, numero } = await cancelled();
      await again(numero, new Date('2026-11-26T10:00:00-03:00'));
      const { frete }: Pedido = await (await call(visitor, 'GET', `order/${numero}`)).json();
      const prazo = 'Novo dia e turno a combinar com a loja';
      expect(frete).toMatchObject({ dia: '', turno: '', prazo });
      expect(await used()).toEqual([['2026-11-27', 'tarde', 1]]);
    });
  });

  it('costs no more than the cheapest other one in São Paulo, where the shop says so', async () => {
    const prices = async (cep: string) => {
      const asked = { cep, idProduto: product, idAtributoValor: 0, quantidade: 1 };
      const { fretes } = await quoteProduct(store.api(), asked);
      return Object.fromEntries(fretes.map(({ id, valor }) => [id, valor]));
    };
    const here = await prices('01310100');
    expect(here.expressa).toBe(here.economica);
    const away = await prices('20040020');
    expect(away.expressa).toBeGreaterThan(away.economica ?? 0);
    await plan({ sem_acrescimo: false });
    expect((await prices('01310100')).expressa).toBe(1890);
    await plan({ sem_acrescimo: true });
  });

  it('is not offered once every place is taken', async () => {
    const visitor = await filled();
    await plan({ vagas_noite: 0 });
    const { agenda } = await optionOf(visitor);
    await store.db
      .insertInto('delivery_slots')
      .values(agenda.map((slot) => ({ ...slot, service_id: 'expressa', usadas: 1 })))
      .execute();
    const { cotacao } = await review(visitor);
    expect(cotacao.fretes.map(({ id }) => id)).not.toContain('expressa');
  });
});
