import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#lib/api/checkout.ts';
import { getService, getServices, saveService } from '#lib/api/panel-shipping.ts';
import { quoteProduct } from '#lib/api/shipment.ts';
import { getProductDetail } from '#lib/api/url.ts';
import type { RevisaoPedido } from '#lib/contract/order.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let owner: Visitor;
beforeAll(async () => {
  store = await createTestStore();
  owner = await staff(store, 'administrador');
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

async function fillCart(visitor: Visitor): Promise<void> {
  const { conteudo } = await getProductDetail(visitor.api, '/cabo-hdmi-ultra-high-speed-48g-2m');
  const { itens } = conteudo.carrinho as { readonly itens: Parameters<typeof addToCart>[1]['itens'] };
  await addToCart(visitor.api, { tipo: 'produto', itens });
}

const RATE = { cepDe: 0, cepAte: 99_999, valor: 9.9, valorKg: 0.1, prazo: 2, pesoMinimo: 0, pesoMaximo: 0.5 };

describe('panel/shipping', () => {
  it('is for the owner alone', async () => {
    const { api } = await staff(store, 'marketing');
    await expect(getServices(api)).rejects.toMatchObject({ status: 403 });
  });

  it('lists the services, and saves one as it was without a trace', async () => {
    const { servicos } = await getServices(owner.api);
    expect(servicos[0]).toEqual({
      id: 'economica',
      label: 'Econômica',
      ativo: true,
      retirada: false,
      agendada: false,
      taxas: 11,
    });
    const before = await getService(owner.api, 'economica');
    expect(before.taxas[0]).toEqual({
      cepDe: 1000,
      cepAte: 5999,
      valor: 11.9,
      valorKg: 1.8,
      prazo: 3,
      pesoMinimo: 0,
      pesoMaximo: 30,
    });
    expect(await saveService(owner.api, 'economica', before)).toEqual(before);
    const { revisao, alteracoes } = await saveService(owner.api, 'economica', { ...before, taxas: [RATE] });
    expect(alteracoes[0]?.inteiro).toMatchObject({ label: 'Econômica', taxas: before.taxas });
    await saveService(owner.api, 'economica', { ...before, revisao });
  });

  it('keeps a service with day and turn, which is offered once a turn has places', async () => {
    const offered = async () => {
      const { api } = store.visitor();
      const { id } = await store.db
        .selectFrom('products')
        .select('id')
        .where('status', '=', 'disponivel')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      const quote = { cep: '69005000', idProduto: id, idAtributoValor: 0, quantidade: 1 };
      return (await quoteProduct(api, quote)).fretes.map(({ label }) => label);
    };
    const empty = await getService(owner.api, 'marcada');
    const content = { ...empty, label: 'Dia e turno', agendada: true, taxas: [{ ...RATE, pesoMaximo: 100 }] };
    await expect(saveService(owner.api, 'marcada', content)).rejects.toMatchObject({ status: 400 });
    const saved = await saveService(owner.api, 'marcada', { ...content, vagasTarde: 2 });
    expect(saved).toMatchObject({ ativo: true, agendada: true });
    const { servicos } = await getServices(owner.api);
    expect(servicos.find(({ id }) => id === 'marcada')).toMatchObject({ ativo: true, agendada: true });
    expect(await offered()).toContain('Dia e turno');
    const plain = await saveService(owner.api, 'marcada', { ...saved, agendada: false });
    expect(await offered()).toContain('Dia e turno');
    await saveService(owner.api, 'marcada', { ...plain, ativo: false });
  });

  it('is collected where its owner says so, by whoever also pays there', async () => {
    const place = { endereco: 'Rua do Depósito, 7, São Paulo', horario: 'segunda a sexta, das 9h às 18h' };
    const empty = await getService(owner.api, 'deposito');
    const saved = await saveService(owner.api, 'deposito', {
      ...empty,
      ...place,
      label: 'Retirar no depósito',
      tipo: 'retirada',
      taxas: [{ ...RATE, valor: 0, valorKg: 0, pesoMaximo: 500 }],
    });
    expect(saved).toMatchObject({ tipo: 'retirada', ...place });
    await store.db.updateTable('payment_settings').set({ retirada_ativo: true }).execute();
    const visitor = store.visitor();
    await fillCart(visitor);
    const review = async (servico: string): Promise<RevisaoPedido> => {
      const path = `/api/v2/vitrine/order/review?cep=01310100&servico=${servico}`;
      return (await visitor.fetch(path)).json();
    };
    const collected = await review('deposito');
    expect(collected.formasPagamento).toContain('retirada');
    expect(collected.entregas.find(({ servico }) => servico === 'deposito')).toMatchObject({
      retirada: true,
      local: place,
    });
    expect((await review('economica')).formasPagamento).not.toContain('retirada');
    // It may be turned into a delivery again, and back.
    const delivered = await saveService(owner.api, 'deposito', { ...saved, tipo: 'motoboy' });
    expect((await review('deposito')).formasPagamento).not.toContain('retirada');
    await saveService(owner.api, 'deposito', { ...delivered, ativo: false });
    await store.db.updateTable('payment_settings').set({ retirada_ativo: false }).execute();
  });

  it('makes a new one, which the second of two who make it is told of', async () => {
    const empty = await getService(owner.api, 'bicicleta');
    expect(empty).toMatchObject({ novo: true, label: '', taxas: [] });
    const saved = await saveService(owner.api, 'bicicleta', { ...empty, label: 'Bicicleta', taxas: [RATE] });
    expect(saved).toMatchObject({ novo: false, label: 'Bicicleta', taxas: [RATE] });
    expect(saved.alteracoes[0]).toMatchObject({ alvo: 'bicicleta', acao: 'criou' });
    const late = saveService(owner.api, 'bicicleta', { ...empty, label: 'Outro' });
    await expect(late).rejects.toMatchObject({ status: 409 });
    const off = await saveService(owner.api, 'bicicleta', { ...saved, ativo: false, taxas: [] });
    expect(off.taxas).toEqual([]);
  });

  it.each([
    ['a range turned round', { ...RATE, cepDe: 2, cepAte: 1 }],
    ['parts of a centavo', { ...RATE, valor: 1.001 }],
    ['a price below zero', { ...RATE, valorKg: -1 }],
    ['a load that is none', { ...RATE, pesoMaximo: 0 }],
  ])('refuses %s', async (_, taxa) => {
    const before = await getService(owner.api, 'economica');
    await expect(saveService(owner.api, 'economica', { ...before, taxas: [taxa] })).rejects.toMatchObject({
      status: 400,
    });
  });

  it.each(['Com Espaço', 'ç', 'a'.repeat(31)])('knows no service %s', async (id) => {
    await expect(getService(owner.api, id)).rejects.toMatchObject({ status: 404 });
  });
});
