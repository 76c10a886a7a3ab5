/** Notas fiscais of orders: put there by the shop, compared with the order, seen by who bought. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NotasPainel } from '#lib/contract/order-invoices.ts';
import type { PedidosAFaturar } from '#lib/contract/unbilled-orders.ts';
import { answerInvoice } from '#lib/server/panel/order-invoices.ts';
import { logIn, post } from '../../support/accounts.ts';
import { dropMails, mailsOf } from '../../support/mails.ts';
import { accessKey, nfeXml } from '../../support/nfe.ts';
import { plainProduct } from '../../support/plain-product.ts';
import { staff } from '../../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../../support/store.ts';

let store: TestStore;
let admin: Visitor;
let buyer: Visitor;
let product: number;
let order: {
  readonly numero: number;
  readonly cobrado: number;
  readonly comprador: { readonly documento: string };
};
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
});
beforeEach(async () => {
  admin = await staff(store, 'administrador');
  buyer = store.visitor();
  await logIn(buyer);
  await post(buyer, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: product, quantidade: 1 }] });
  const { versao } = await (await buyer.fetch('/api/v2/vitrine/order/review')).json();
  const body = JSON.stringify({ chave: `form ${++forms}`, versao, pagamento: 'combinar', observacao: '' });
  order = await (await buyer.fetch('/api/v2/vitrine/order', { method: 'POST', body })).json();
  await store.platform.settled();
  await dropMails(store);
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
  await dropMails(store);
});
afterAll(() => store.close());
let forms = 0;

const invoices = (path = '', numero = order.numero) =>
  `/api/v2/vitrine/panel/orders/${numero}/invoices${path}`;
const upload = (xml: string, aceitar = false, numero = order.numero) =>
  admin.fetch(`${invoices('', numero)}?aceitar=${aceitar ? 'sim' : ''}`, { method: 'POST', body: xml });
const nfe = (number: number, change: object = {}) =>
  nfeXml({
    chave: accessKey(number),
    destinatario: order.comprador.documento,
    total: order.cobrado.toFixed(2),
    ...change,
  });
const read = async (answer: Response): Promise<NotasPainel> => {
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
  return answer.json();
};
const refusal = async (answer: Response) => [answer.status, (await answer.json()).error];
const own = (path = '') => buyer.fetch(`/api/v2/vitrine/order/${order.numero}/invoices${path}`);

it('one that fits is kept, bills the order, is mailed once, and its buyer alone has its files', async () => {
  const { notas, faturado } = await read(await upload(nfe(1)));
  expect(notas).toMatchObject([
    { chave: accessKey(1), numero: 1, serie: 1, modelo: '55', valor: order.cobrado, xml: true, danfe: false },
  ]);
  expect([notas[0]?.diferencas, faturado?.referencia]).toEqual([[], 'NF-e 1, série 1']);
  await read(await upload(nfe(1)));
  await store.platform.settled();
  const mails = await mailsOf(store);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).toContain('nota fiscal');
  const id = notas[0]?.id ?? 0;
  await read(await admin.fetch(invoices(`/${id}/danfe`), { method: 'POST', body: '%PDF-1.7 …' }));
  const [seen] = (await (await own()).json()).notas;
  expect(seen).toMatchObject({ id, chave: accessKey(1), xml: true, danfe: true, canceladaEm: '' });
  expect(Object.keys(seen)).not.toContain('por');
  const xml = await (await own(`/${id}/xml`)).json();
  expect(Buffer.from(xml.dados, 'base64').toString()).toBe(nfe(1));
  expect((await (await own(`/${id}/danfe`)).json()).formato).toBe('pdf');
  const stranger = store.visitor();
  for (const path of ['', `/${id}/xml`, `/${id}/danfe`])
    expect((await stranger.fetch(`/api/v2/vitrine/order/${order.numero}/invoices${path}`)).status).toBe(401);
  expect((await buyer.fetch(invoices())).status).toBe(403);
});

it('one with another total, buyer or issuer is refused in words, and kept with its differences when that is meant', async () => {
  const wrong = nfe(2, {
    total: '1.00',
    destinatario: '11222333000181',
    chave: accessKey(2, '12ABC34501DE35'),
  });
  const [status, error] = await refusal(await upload(wrong));
  expect(status).toBe(409);
  expect(error).toContain('o total da nota é R$ 1,00');
  expect(error).toContain('a nota é para 11.222.333/0001-81');
  expect(error).toContain('emitida por 12.ABC.345/01DE-35');
  expect((await read(await admin.fetch(invoices()))).notas).toEqual([]);
  const { notas } = await read(await upload(wrong, true));
  expect(notas[0]?.diferencas).toEqual([
    { campo: 'documento', nota: '11222333000181', pedido: order.comprador.documento },
    { campo: 'total', nota: 1, pedido: order.cobrado },
    { campo: 'emitente', nota: '12ABC34501DE35', pedido: '11222333000181' },
  ]);
  for (const [how, word] of [
    [{ homologacao: true }, 'para teste'],
    [{ semProtocolo: true }, 'autorização da Sefaz'],
    [{ entrada: true }, 'nota de entrada'],
  ] as const)
    expect((await refusal(await upload(nfe(3, how))))[1]).toContain(word);
});

it('the XML with the authorisation comes to the place of one without; nothing else does, and no mail is sent again', async () => {
  const before = await read(await upload(nfe(31, { semProtocolo: true }), true));
  expect(before.notas[0]?.diferencas).toEqual([{ campo: 'autorizacao' }]);
  const { notas } = await read(await upload(nfe(31)));
  expect(notas).toMatchObject([{ id: before.notas[0]?.id, xml: true, diferencas: [] }]);
  for (const other of [nfe(31, { semProtocolo: true }), nfe(31, { total: '1.00' })])
    expect((await read(await upload(other, true))).notas).toEqual(notas);
  const { dados } = await (await admin.fetch(invoices(`/${notas[0]?.id}/xml`))).json();
  expect(Buffer.from(dados, 'base64').toString()).toBe(nfe(31));
  await store.platform.settled();
  expect(await mailsOf(store)).toHaveLength(1);
});

it('several add up to the order, and one that is cancelled opens it again', async () => {
  const half = (order.cobrado - 1).toFixed(2);
  const first = await read(await upload(nfe(4, { total: half }), true));
  const { notas } = await read(await upload(nfe(5, { total: '1.00' })));
  expect(notas.map(({ diferencas }) => diferencas)).toEqual([[], []]);
  const ids = notas.map(({ id }) => id);
  await read(await admin.fetch(invoices(`/${ids[1]}/cancel`), { method: 'POST' }));
  expect((await refusal(await admin.fetch(invoices(`/${ids[1]}/cancel`), { method: 'POST' })))[0]).toBe(409);
  const open = await read(await admin.fetch(invoices(`/${first.notas[0]?.id}/cancel`), { method: 'POST' }));
  expect([open.faturado, open.notas.every(({ canceladaEm }) => canceladaEm !== '')]).toEqual([null, true]);
  expect((await (await own()).json()).notas).toMatchObject([
    { canceladaEm: expect.stringMatching(/^2026/) },
    {},
  ]);
  const { notas: left } = await read(await admin.fetch(invoices(`/${ids[0]}`), { method: 'DELETE' }));
  expect(left.map(({ id }) => id)).toEqual([ids[1]]);
});

it('a key is typed where there is no XML, which comes to it later; another order has neither', async () => {
  const type = (chave: string) =>
    admin.fetch(invoices('/key'), { method: 'POST', body: JSON.stringify({ chave }) });
  expect((await refusal(await type(`${accessKey(6).slice(0, -1)}x`)))[0]).toBe(400);
  const { notas } = await read(await type(accessKey(6).replace(/(.{4})/g, '$1 ')));
  expect(notas).toMatchObject([{ chave: accessKey(6), valor: null, xml: false, diferencas: [] }]);
  expect((await admin.fetch(invoices(`/${notas[0]?.id}/xml`))).status).toBe(404);
  const print = { method: 'POST', body: '%PDF-1.7 …' };
  await read(await admin.fetch(invoices(`/${notas[0]?.id}/danfe`), print));
  const sent = await read(await upload(nfe(6)));
  expect(sent.notas).toMatchObject([{ id: notas[0]?.id, chave: accessKey(6), xml: true, danfe: true }]);
  await store.db
    .updateTable('order_invoices')
    .set({ chave: accessKey(7) })
    .execute();
  const { numero } = order;
  await post(buyer, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: product, quantidade: 1 }] });
  const { versao } = await (await buyer.fetch('/api/v2/vitrine/order/review')).json();
  const body = JSON.stringify({ chave: `form ${++forms}`, versao, pagamento: 'combinar', observacao: '' });
  const other = await (await buyer.fetch('/api/v2/vitrine/order', { method: 'POST', body })).json();
  expect(await refusal(await upload(nfe(7), true, other.numero))).toEqual([
    409,
    expect.stringContaining(`pedido ${numero}`),
  ]);
  expect((await admin.fetch(invoices(`/${sent.notas[0]?.id}/xml`, other.numero))).status).toBe(404);
});

it('a DANFE that comes with the XML of an older nota is put to that one', async () => {
  const form = (fields: Readonly<Record<string, string | Blob>>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return answerInvoice(admin.api, order.numero, data);
  };
  const file = (content: string) => new File([content], 'nota');
  await form({ chave: accessKey(21) });
  await form({ xml: file(nfe(22)), danfe: file('%PDF- of 22') });
  await form({ xml: file(nfe(21, { total: '0.00' })), danfe: file('%PDF- of 21'), aceitar: 'sim' });
  const { notas } = await read(await admin.fetch(invoices()));
  expect(notas.map(({ chave }) => chave)).toEqual([accessKey(21), accessKey(22)]);
  for (const [index, nota] of notas.entries()) {
    const { dados } = await (await admin.fetch(invoices(`/${nota.id}/danfe`))).json();
    expect(Buffer.from(dados, 'base64').toString()).toBe(`%PDF- of ${21 + index}`);
  }
});

it('orders that are confirmed are told to who bills them until they are, with what a nota asks', async () => {
  const unbilled = async (): Promise<PedidosAFaturar> =>
    (await admin.fetch('/api/v2/vitrine/panel/orders/unbilled')).json();
  expect((await unbilled()).pedidos).toEqual([]);
  await store.db.updateTable('orders').set({ status: 'confirmado' }).execute();
  const fiscal = { ncm: '85444200', cest: '1200700', origem: '0', unidade: 'UN' };
  await store.db.updateTable('products').set(fiscal).where('id', '=', product).execute();
  const { pedidos, proximo } = await unbilled();
  const [first] = pedidos;
  expect([pedidos.length, proximo]).toEqual([1, 0]);
  expect(first).toMatchObject({
    numero: order.numero,
    indicadorIe: 9,
    itens: [{ ...fiscal, quantidade: 1 }],
  });
  if (!first) throw new Error('no order');
  expect(first.produtos + first.frete - first.desconto).toBeCloseTo(first.total, 2);
  expect((await buyer.fetch('/api/v2/vitrine/panel/orders/unbilled')).status).toBe(403);
  await read(await upload(nfe(8)));
  expect((await unbilled()).pedidos).toEqual([]);
});

it.each([
  ['no XML', 'x', 400],
  ['XML of something else', '<a/>', 400],
])('%s is refused', async (_, xml, status) => {
  const answer = await upload(xml);
  expect(answer.status).toBe(status);
  expect((await admin.fetch(invoices('', 999_999))).status).toBe(404);
});
