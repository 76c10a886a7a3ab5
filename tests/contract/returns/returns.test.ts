/** Returns from the press of the buyer to the money: who may do what, once, and never for more than was paid. */
import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api/error.ts';
import { getOpenOrder } from '#lib/api/order.ts';
import { closePaymentCase, getCases, getOrderPayments } from '#lib/api/panel-order-payments.ts';
import { stepPanelOrder } from '#lib/api/panel-orders.ts';
import {
  getPanelReturn,
  getPanelReturnFile,
  getPanelReturns,
  instructReturn,
  labelReturn,
  stepReturn,
} from '#lib/api/panel-returns.ts';
import {
  addReturnPicture,
  askReturn,
  cancelReturn,
  getOrderReturns,
  getReturnFile,
} from '#lib/api/returns.ts';
import { orderToken } from '#lib/platform/orders/order-link.ts';
import { boughtByGuest } from '../../support/guest.ts';
import { call, openOrders, STOCK, stockLeft, store } from '../../support/openings/orders.ts';
import {
  arrived,
  concluded,
  delivered,
  openReturns,
  type Sold,
  sold,
  withdraw,
} from '../../support/openings/returns.ts';
import { twoColours } from '../../support/pictures.ts';
import { staff } from '../../support/staff.ts';
import { SESSION_SECRET } from '../../support/store.ts';
import { returns } from '../shapes/returns.ts';

openOrders();
openReturns();

const DAY = 24 * 3_600_000;
const refused = (status: number) => expect.objectContaining({ status });
const fails = async (work: Promise<unknown>, status: number) => {
  const outcome = await work.catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(ApiError);
  expect(outcome).toEqual(refused(status));
};
const letters = async () => {
  await store.platform.settled();
  const rows = await store.db.selectFrom('outbox').select(['id', 'assunto']).execute();
  return rows.toSorted((a, b) => a.id - b.id).map(({ assunto }) => assunto);
};
const first = async (one: Sold) => {
  const [asked] = (await withdraw(one)).devolucoes;
  if (!asked) throw new Error('nothing was asked for');
  return asked.id;
};

describe('a withdrawal', () => {
  it('is told of by the link of the letters as long as there is something to withdraw from', async () => {
    const one = await delivered(2);
    const token = orderToken({ sessionSecret: SESSION_SECRET }, { numero: one.numero, link_version: 1 });
    const told = async () => (await getOpenOrder(store.visitor().api, token)).devolvivel;
    expect(await told()).toBe(true);
    await withdraw(one, { chave: 'uma', itens: [{ linha: 0, quantidade: 1 }] });
    expect(await told()).toBe(true);
    const { devolucoes } = await withdraw(one, { chave: 'outra', itens: [{ linha: 0, quantidade: 1 }] });
    expect(await told()).toBe(false);
    const { numero } = one;
    await cancelReturn(one.visitor.api, numero, devolucoes.at(-1)?.id ?? 0);
    expect(await told()).toBe(true);
  });

  it('is one press, needs no reason and nobody’s yes, and is confirmed at once', async () => {
    const one = await delivered(2);
    const { devolucoes, direitos, linhas } = await withdraw(one);
    expect(devolucoes).toMatchObject([
      {
        tipo: 'desistencia',
        status: 'aceita',
        desejo: 'dinheiro',
        cancelavel: true,
        itens: [{ quantidade: 2 }],
      },
    ]);
    expect([direitos, linhas]).toEqual([[], []]);
    const raw = await (await call(one.visitor, 'GET', `order/${one.numero}/returns`)).json();
    expect(returns.strict().parse(raw)).toEqual(raw);
    expect(await letters()).toEqual(expect.arrayContaining(['devolucao-pedida', 'devolucao-pedida-loja']));
  });

  it('pressed twice, in two tabs or again, is one', async () => {
    const one = await delivered();
    const presses = await Promise.all([withdraw(one), withdraw(one), withdraw(one)]);
    expect(new Set(presses.flatMap(({ devolucoes }) => devolucoes.map(({ id }) => id))).size).toBe(1);
    await fails(withdraw(one, { motivo: 'outro conteúdo' }), 409);
  });

  it('of the same unit by two forms at once is one: the other is told', async () => {
    const one = await delivered();
    const presses = await Promise.allSettled([
      withdraw(one, { chave: 'a' }),
      withdraw(one, { chave: 'b' }),
      withdraw(one, { chave: 'c', itens: [{ linha: 0, quantidade: 1 }] }),
    ]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const press of presses) if (press.status === 'rejected') expect(press.reason).toEqual(refused(409));
    expect(await store.db.selectFrom('returns').select('id').execute()).toHaveLength(1);
  });

  it('is open from the moment the order was sent, and before that the order is cancelled', async () => {
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor);
    await fails(askReturn(visitor.api, numero, { chave: 'k', tipo: 'desistencia' }), 409);
    const one = await sold();
    const { direitos } = await getOrderReturns(one.visitor.api, one.numero);
    expect(direitos).toEqual([
      { tipo: 'desistencia', ate: '' },
      { tipo: 'troca', ate: '' },
      { tipo: 'defeito', ate: '' },
    ]);
    store.later(20 * DAY);
    expect((await withdraw(one)).devolucoes).toHaveLength(1);
  });

  it('ends with the seventh day after the delivery; a defect is told of for ninety', async () => {
    const one = await delivered();
    const { direitos } = await getOrderReturns(one.visitor.api, one.numero);
    const end = Date.parse(direitos[0]?.ate ?? '');
    store.later(end - store.clock.now.getTime());
    await fails(withdraw(one), 409);
    await fails(withdraw(one, { tipo: 'defeito' }), 400);
    const { devolucoes } = await withdraw(one, { tipo: 'defeito', motivo: 'Não liga.' });
    expect(devolucoes).toMatchObject([{ tipo: 'defeito', status: 'pedida' }]);
  });

  it('brings back all that was paid, freight included, and the stock', async () => {
    const one = await delivered(2);
    const paid = (await getOrderPayments(one.owner, one.numero)).cobrancas[0]?.aplicado;
    const id = await first(one);
    expect(await stockLeft()).toBe(STOCK - 2);
    await arrived(one, id);
    const { devolucao, maximo } = await concluded(one, id);
    expect(devolucao).toMatchObject({
      status: 'concluida',
      desfecho: 'dinheiro',
      valor: paid,
      devolvido: false,
    });
    expect([await stockLeft(), maximo]).toEqual([STOCK, 0]);
    // The card was charged by hand: a person gives it back, and says so.
    const [waiting] = (await getCases(one.owner, { situacao: 'abertos' })).casos;
    expect(waiting).toMatchObject({ pedido: one.numero, valor: paid });
    const done = { desfecho: 'devolvida', identificacao: 'NSU 1', nota: '' } as const;
    await closePaymentCase(one.owner, waiting?.id ?? 0, { ...done, em: day(store.clock.now) });
    const [seen] = (await getOrderReturns(one.visitor.api, one.numero)).devolucoes;
    expect(seen).toMatchObject({
      devolvido: true,
      passos: [{ status: 'aceita' }, { status: 'recebida' }, { status: 'concluida' }],
    });
  });

  it('of a part brings back its share, and the freight with the rest', async () => {
    const one = await delivered(2);
    const { cobrancas } = await getOrderPayments(one.owner, one.numero);
    const paid = cobrancas[0]?.aplicado ?? 0;
    const part = (await withdraw(one, { chave: 'a', itens: [{ linha: 0, quantidade: 1 }] })).devolucoes[0];
    const rest = (await withdraw(one, { chave: 'b' })).devolucoes[1];
    if (!part || !rest) throw new Error('two returns are there');
    await arrived(one, part.id);
    const share = (await concluded(one, part.id)).devolucao.valor;
    expect(share).toBe(10_000);
    await arrived(one, rest.id);
    expect((await concluded(one, rest.id)).devolucao.valor).toBe(paid - share);
    expect(paid).toBeGreaterThan(20_000);
  });

  it('is taken back by its buyer until the goods are there, and may be asked for again', async () => {
    const one = await delivered();
    const id = await first(one);
    const twice = await Promise.all([
      cancelReturn(one.visitor.api, one.numero, id),
      cancelReturn(one.visitor.api, one.numero, id),
    ]);
    expect(twice[0]?.devolucoes).toMatchObject([{ status: 'cancelada', cancelavel: false }]);
    const again = (await withdraw(one, { chave: 'de novo' })).devolucoes[1];
    await arrived(one, again?.id ?? 0);
    await fails(cancelReturn(one.visitor.api, one.numero, again?.id ?? 0), 409);
  });

  it('is nobody else’s to ask for or to see', async () => {
    const one = await delivered();
    const stranger = store.visitor();
    await fails(askReturn(stranger.api, one.numero, { chave: 'k', tipo: 'desistencia' }), 401);
    await fails(getOrderReturns(stranger.api, one.numero), 401);
    const id = await first(one);
    await fails(cancelReturn(stranger.api, one.numero, id), 401);
    const other = await delivered();
    await fails(cancelReturn(other.visitor.api, other.numero, id), 404);
    const { api: marketing } = await staff(store, 'marketing');
    await fails(getPanelReturns(marketing, { situacao: 'todas' }), 403);
  });
});

describe('the shop', () => {
  it('cannot refuse a withdrawal unseen, but what came instead of the goods', async () => {
    const one = await delivered();
    const id = await first(one);
    const { revisao } = await getPanelReturn(one.owner, String(id));
    await fails(stepReturn(one.owner, id, { revisao, passo: 'recusada', resposta: 'não' }), 409);
    const { revisao: next } = await arrived(one, id);
    await fails(stepReturn(one.owner, id, { revisao: next, passo: 'recusada', resposta: ' ' }), 400);
    const { devolucao } = await stepReturn(one.owner, id, {
      revisao: next,
      passo: 'recusada',
      resposta: 'Veio outro produto.',
    });
    expect(devolucao).toMatchObject({ status: 'recusada', resposta: 'Veio outro produto.' });
    expect(await stockLeft()).toBe(STOCK - 1);
  });

  it('accepts, sends instructions with a link and a label, and another one', async () => {
    const one = await delivered();
    const asked = (await withdraw(one, { tipo: 'defeito', motivo: 'Sem imagem', desejo: 'troca' }))
      .devolucoes[0];
    const id = asked?.id ?? 0;
    let { revisao } = await getPanelReturn(one.owner, String(id));
    const stale = revisao;
    ({ revisao } = await stepReturn(one.owner, id, { revisao, passo: 'aceita', resposta: '' }));
    await fails(stepReturn(one.owner, id, { revisao: stale, passo: 'recusada', resposta: 'tarde' }), 409);
    await fails(labelReturn(one.owner, id, revisao, new Blob([Buffer.from([0, 1, 2])])), 400);
    ({ revisao } = await labelReturn(one.owner, id, revisao, new Blob(['%PDF-1.4 etiqueta'])));
    await fails(
      instructReturn(one.owner, id, { revisao, instrucoes: 'x', link: 'javascript:alert(1)' }),
      400,
    );
    const link = 'https://correios.example/etiqueta';
    ({ revisao } = await instructReturn(one.owner, id, { revisao, instrucoes: 'Leve aos Correios.', link }));
    await instructReturn(one.owner, id, { revisao, instrucoes: 'Leve à transportadora.', link: '' });
    const [seen] = (await getOrderReturns(one.visitor.api, one.numero)).devolucoes;
    expect(seen).toMatchObject({
      status: 'instruida',
      instrucoes: 'Leve à transportadora.',
      etiqueta: 'pdf',
    });
    const { dados } = await getReturnFile(one.visitor.api, one.numero, id, 'label');
    expect(Buffer.from(dados, 'base64').toString()).toBe('%PDF-1.4 etiqueta');
    expect((await letters()).filter((name) => name === 'devolucao-instruida')).toHaveLength(2);
  });

  it('says why another amount goes back, and never gives back more than is left', async () => {
    const one = await delivered();
    const id = await first(one);
    await arrived(one, id);
    await fails(concluded(one, id, { valor: 1 }), 400);
    const { maximo } = await getPanelReturn(one.owner, String(id));
    const more = (maximo + 1) / 100;
    await fails(concluded(one, id, { valor: more, resposta: 'a mais' }), 409);
    expect(await stockLeft()).toBe(STOCK - 1);
    const { devolucao } = await concluded(one, id, { valor: 1, resposta: 'Faltou um acessório.' });
    expect(devolucao).toMatchObject({ valor: 100, resposta: 'Faltou um acessório.' });
  });

  it('concludes once, whoever presses', async () => {
    const one = await delivered();
    const id = await first(one);
    await arrived(one, id);
    const presses = await Promise.allSettled([concluded(one, id), concluded(one, id)]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await stockLeft()).toBe(STOCK);
    expect((await getCases(one.owner, { situacao: 'abertos' })).casos).toHaveLength(1);
  });

  it('keeps off the shelf what cannot be sold again', async () => {
    const one = await delivered(2);
    const id = await first(one);
    await arrived(one, id);
    await concluded(one, id, { itens: [{ linha: 0, recebida: 2, aoEstoque: 1 }] });
    expect(await stockLeft()).toBe(STOCK - 1);
    // The end of the order gives back what is still out, and nothing twice.
  });

  it('puts nothing back twice when it cancels the order as well', async () => {
    const one = await sold(2);
    const part = (await withdraw(one, { itens: [{ linha: 0, quantidade: 1 }] })).devolucoes[0];
    await arrived(one, part?.id ?? 0);
    await concluded(one, part?.id ?? 0);
    await stepPanelOrder(one.owner, one.numero, { situacao: 'cancelado', vista: 'enviado' });
    expect(await stockLeft()).toBe(STOCK);
    const { cobrancas, casos } = await getOrderPayments(one.owner, one.numero);
    const asked = casos.reduce((sum, { valor }) => sum + valor, 0);
    expect(asked).toBe(cobrancas[0]?.aplicado);
  });

  it('sees what waits for it, and for the buyer', async () => {
    const one = await delivered();
    const id = await first(one);
    const list = async (situacao: string) => (await getPanelReturns(one.owner, { situacao })).devolucoes;
    expect(await list('loja')).toMatchObject([{ id, numero: one.numero, nome: 'Ana Souza', quantidade: 1 }]);
    const ofOrder = async (pedido: number) =>
      (await getPanelReturns(one.owner, { situacao: 'todas', pedido })).info.total;
    expect([await ofOrder(one.numero), await ofOrder(one.numero + 1)]).toEqual([1, 0]);
    const { revisao } = await getPanelReturn(one.owner, String(id));
    await instructReturn(one.owner, id, { revisao, instrucoes: 'Leve aos Correios.', link: '' });
    expect([await list('loja'), (await list('comprador')).length]).toEqual([[], 1]);
  });
});

describe('the buyer’s pictures', () => {
  it('are kept without what the file says of place and device, each once, four at most', async () => {
    const one = await delivered();
    const asked = (await withdraw(one, { tipo: 'defeito', motivo: 'Riscado' })).devolucoes[0];
    const id = asked?.id ?? 0;
    const add = (bytes: Buffer) =>
      addReturnPicture(one.visitor.api, one.numero, id, new File([new Uint8Array(bytes)], 'risco.jpg'));
    const exif = { exif: { IFD0: { Copyright: 'segredo-da-camera' } } };
    const picture = await twoColours().withMetadata(exif).jpeg().toBuffer();
    expect(picture.includes('segredo-da-camera')).toBe(true);
    await add(picture);
    expect((await add(picture)).devolucoes[0]?.fotos).toEqual([1]);
    const { formato, dados } = await getReturnFile(one.visitor.api, one.numero, id, 'pictures/1');
    const kept = Buffer.from(dados, 'base64');
    expect([formato, kept.includes('segredo-da-camera'), kept.subarray(8, 12).toString()]).toEqual([
      'webp',
      false,
      'WEBP',
    ]);
    expect((await getPanelReturnFile(one.owner, id, 'pictures/1')).dados).toBe(dados);
    await fails(add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 400);
    for (const width of [310, 320, 330]) await add(await twoColours(width).png().toBuffer());
    await fails(add(await twoColours(340).png().toBuffer()), 409);
    await fails(getReturnFile(store.visitor().api, one.numero, id, 'pictures/1'), 401);
  });
});

describe('an order that is not sent yet', () => {
  it('is ended by its buyer, paid as it is, and all of its money goes back', async () => {
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor);
    const { api: owner } = await staff(store, 'administrador');
    await stepPanelOrder(owner, numero, { situacao: 'confirmado', vista: 'recebido' });
    expect(await (await call(visitor, 'GET', `order/${numero}`)).json()).toMatchObject({ cancelavel: true });
    const answer = await call(visitor, 'POST', `order/${numero}/cancel`);
    expect(await answer.json()).toMatchObject({ status: 'cancelado', cancelavel: false });
    expect(await stockLeft()).toBe(STOCK);
  });
});

const day = (now: Date): string => new Date(now.getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
