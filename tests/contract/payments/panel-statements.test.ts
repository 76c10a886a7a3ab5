/** Statements in the panel: imported, looked through, settled line by line, and waived. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getOrderPayments } from '#lib/api/panel-order-payments.ts';
import {
  getStatement,
  getStatements,
  importStatement,
  settleLine,
  waiveStatement,
} from '#lib/api/panel-statements.ts';
import { endAfterBankDays } from '#lib/domain/payments/deadlines.ts';
import { openMoneyShop, type TestMoneyShop } from '../../support/payments/shop.ts';
import { staff } from '../../support/staff.ts';

const DAY = 24 * 3_600_000;

let shop: TestMoneyShop;
let owner: Api;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterEach(async () => {
  expect(shop.store.failures).toEqual([]);
  await shop.store.db.deleteFrom('statement_waivers').execute();
  await shop.clear();
});
afterAll(() => shop.store.close());

const enter = async () => {
  ({ api: owner } = await staff(shop.store, 'administrador'));
};
const code = async () => {
  const numero = await shop.order();
  const charge = await shop.pixByKey(numero, endAfterBankDays(shop.deps.now(), 1));
  return { numero, ref: charge.ref };
};
type Line = readonly [day: string, amount: string, memo: string];
const send = (lines: readonly Line[], nome = 'extrato.csv') => {
  const text = ['Data;Valor;Descrição', ...lines.map((cells) => cells.join(';'))].join('\r\n');
  const arquivo = Buffer.from(text).toString('base64');
  return importStatement(owner, { nome, arquivo, confirmo: ['creditos'] });
};
const state = async (numero: number) => (await getOrderPayments(owner, numero)).situacao;

describe('a statement', () => {
  it('confirms what it names, and shows what it does not', async () => {
    await enter();
    const { numero, ref } = await code();
    const sent = [
      ['20/11/2026', '100,00', `PIX RECEBIDO ${ref}`],
      ['20/11/2026', '55,00', 'PIX RECEBIDO JOSE'],
      ['20/11/2026', '-5,00', 'TARIFA'],
    ] as const;
    const { extratos, soltas } = await send(sent);
    expect(extratos).toMatchObject([{ arquivo: 'extrato.csv', linhas: 3, reconhecidas: 1, soltas: 1 }]);
    expect(soltas).toMatchObject([{ valor: 5500, candidatos: [] }]);
    expect(await state(numero)).toBe('pago');
    const { lista } = await getStatement(owner, extratos[0]?.id ?? 0);
    expect(lista.filter(({ pedido }) => pedido === numero)).toHaveLength(1);

    await expect(send(sent)).rejects.toMatchObject({ status: 409 });
    expect((await getStatements(owner)).extratos).toHaveLength(1);
  });

  it.each([
    ['no table', 'nada'],
    ['nothing', ' '],
  ])('of %s is refused', async (_, text) => {
    await enter();
    const sent = importStatement(owner, { nome: 'x.csv', arquivo: Buffer.from(text).toString('base64') });
    await expect(sent).rejects.toMatchObject({ status: 400 });
  });

  it('is the administrator’s alone', async () => {
    await enter();
    const { api } = await staff(shop.store, 'marketing');
    await expect(getStatements(api)).rejects.toMatchObject({ status: 403 });
    await expect(waiveStatement(api, { ate: '2026-11-01', nota: '' })).rejects.toMatchObject({ status: 403 });
    await expect(getStatement(owner, 999)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a credit without an id', () => {
  it('is offered to the order that waits for its amount, and given to it once', async () => {
    await enter();
    const { numero } = await code();
    const { soltas } = await send([['20/11/2026', '100,00', 'PIX RECEBIDO BIA']]);
    const ref = soltas[0]?.ref ?? '';
    expect(soltas[0]?.candidatos).toEqual([{ pedido: numero, nome: 'Bia' }]);
    const give = () => settleLine(owner, { ref, ato: 'pedido', pedido: numero });
    const gifts = await Promise.allSettled([give(), give()]);
    expect(gifts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await state(numero)).toBe('pago');
    expect((await getStatements(owner)).soltas).toEqual([]);
    await expect(settleLine(owner, { ref, ato: 'dispensar' })).rejects.toMatchObject({ status: 409 });
    expect((await settleLine(owner, { ref, ato: 'soltar' })).soltas).toHaveLength(1);
  });

  it('cannot be given to an order without a code, or to none', async () => {
    await enter();
    const other = await shop.order({ pagamento: 'combinar' });
    const { soltas } = await send([['20/11/2026', '100,00', 'PIX']]);
    const ref = soltas[0]?.ref ?? '';
    const give = (pedido: number) => settleLine(owner, { ref, ato: 'pedido', pedido });
    await expect(give(other)).rejects.toMatchObject({ status: 409 });
    await expect(give(999_999)).rejects.toMatchObject({ status: 404 });
  });

  it('holds a code of its amount until somebody says that it pays none', async () => {
    await enter();
    const { numero } = await code();
    shop.later(7 * DAY);
    await shop.work();
    await enter();
    const { soltas, aguardando } = await send([
      ['20/11/2026', '100,00', 'PIX RECEBIDO JOSE'],
      ['27/11/2026', '1,00', 'RENDIMENTO'],
    ]);
    expect(aguardando).toMatchObject([{ pedido: numero }]);
    const ref = soltas.find(({ valor }) => valor === 10_000)?.ref ?? '';
    const { aguardando: left } = await settleLine(owner, { ref, ato: 'dispensar' });
    expect(left).toEqual([]);
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', pagamento: 'vencido' });
    expect((await settleLine(owner, { ref, ato: 'voltar' })).soltas.some((line) => line.ref === ref)).toBe(
      true,
    );
  });
});

describe('a waiver', () => {
  it('ends the codes whose term it reaches, and no other', async () => {
    await enter();
    const { numero } = await code();
    shop.later(5 * DAY);
    await shop.work();
    await enter();
    expect((await waiveStatement(owner, { ate: '2026-11-22', nota: '' })).aguardando).toHaveLength(1);
    const { aguardando, dispensas } = await waiveStatement(owner, { ate: '2026-11-24', nota: 'Conta nova' });
    expect(aguardando).toEqual([]);
    expect(dispensas[0]).toMatchObject({ ate: '2026-11-24', nota: 'Conta nova' });
    await shop.work();
    expect(await shop.state(numero)).toMatchObject({ status: 'cancelado', pagamento: 'vencido' });
  });

  it.each(['2026-11-20', '2026-11-21', '2026-02-30', ''])('until %s is refused', async (ate) => {
    await enter();
    await expect(waiveStatement(owner, { ate, nota: '' })).rejects.toMatchObject({ status: 400 });
  });
});
