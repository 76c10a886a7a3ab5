/** `panel/payments*`: ways to pay turned on and off by the shop's people, and companies that may pay later. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getPanelCustomer, putIntoGroup } from '#lib/api/panel-customers.ts';
import { getPaymentSettings, savePaymentSettings, useAsOwnShop } from '#lib/api/panel-payments.ts';
import { removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import { CUSTOMER_GROUPS } from '#lib/domain/panel/records/customer-groups.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { isMarked } from '#lib/platform/packs/queries/write-rows.ts';
import { choicesFor } from '#lib/platform/payments/begin.ts';
import { readBrCode } from '../../support/payments/br-code-reader.ts';
import { staff } from '../../support/staff.ts';
import { createTestStore, type TestStore } from '../../support/store.ts';

let store: TestStore;
let owner: Api;
let marketing: Api;
beforeAll(async () => {
  store = await createTestStore();
  ({ api: owner } = await staff(store, 'administrador'));
  ({ api: marketing } = await staff(store, 'marketing'));
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

const PIX = {
  pixAtivo: true,
  pixTipo: 'cnpj',
  pixChave: '12.345.678/0001-95',
  pixNome: 'Loja Vitrine Áudio e Vídeo de Todos',
  pixCidade: 'São Bernardo do Campo',
} as const;

const offered = async (user: number | null = null) => {
  const choosing = { local: false, pickUp: true };
  const choices = await inTransaction(store.db, (trx) =>
    choicesFor(trx, { user_id: user, valor: 100, vista: 100 }, choosing),
  );
  return choices.map(({ method }) => method);
};

describe('the ways to pay', () => {
  it('of an empty shop are by hand, and are told with what is missing for Pix', async () => {
    const settings = await getPaymentSettings(owner);
    expect(settings).toMatchObject({ pixAtivo: false, combinarAtivo: true, recebe: true, exemplo: '' });
  });

  it('are turned on and off for the next order, with who did it', async () => {
    const before = await getPaymentSettings(owner);
    const saved = await savePaymentSettings(owner, { ...before, ...PIX });
    expect(saved).toMatchObject({ pixAtivo: true, pixTipo: 'cnpj', pixChave: '12345678000195' });
    expect(saved.alteracoes[0]?.campos.map(({ campo }) => campo)).toContain('pixChave');
    expect(await offered()).toEqual(['pix', 'combinar']);
    expect(readBrCode(saved.exemplo)).toMatchObject({
      key: '12345678000195',
      amount: '1.00',
      name: 'LOJA VITRINE AUDIO E VIDE',
      city: 'SAO BERNARDO DO',
    });
    const off = await savePaymentSettings(owner, { ...saved, pixAtivo: false, combinarAtivo: false });
    expect(off.recebe).toBe(false);
    expect(await offered()).toEqual([]);
    await savePaymentSettings(owner, { ...off, combinarAtivo: true });
  });

  it('are the owner’s alone, and saved over nobody’s changes', async () => {
    await expect(getPaymentSettings(marketing)).rejects.toMatchObject({ status: 403 });
    const before = await getPaymentSettings(owner);
    await expect(savePaymentSettings(marketing, before)).rejects.toMatchObject({ status: 403 });
    await savePaymentSettings(owner, { ...before, pixDias: 2 });
    await expect(savePaymentSettings(owner, { ...before, pixDias: 3 })).rejects.toMatchObject({
      status: 409,
    });
    expect((await getPaymentSettings(owner)).pixDias).toBe(2);
  });

  it.each([
    ['cpf', '529.982.247-25', '52998224725'],
    ['telefone', '(11) 98765-4321', '+5511987654321'],
    ['telefone', '+55 11 3333-4444', '+551133334444'],
    ['email', 'Pix@Loja.Example', 'pix@loja.example'],
    ['aleatoria', '123E4567-e12b-12d1-a456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ] as const)('take a key of the kind %s as %s', async (pixTipo, pixChave, kept) => {
    const before = await getPaymentSettings(owner);
    const saved = await savePaymentSettings(owner, { ...before, ...PIX, pixTipo, pixChave });
    expect(saved).toMatchObject({ pixTipo, pixChave: kept });
  });

  it.each([
    ['a CPF whose digits do not fit', { pixTipo: 'cpf', pixChave: '52998224724' }],
    ['a CPF said to be a phone', { pixTipo: 'telefone', pixChave: '529.982.247-25' }],
    ['a key that is none', { pixTipo: 'email', pixChave: 'loja' }],
    ['Pix without a key', { pixChave: '' }],
    ['Pix without a city', { pixCidade: ' ' }],
    ['a name of which nothing is left', { pixNome: '店' }],
    ['a term of no days at all', { pixDias: 0 }],
  ] as const)('refuse %s', async (_, change) => {
    const before = await getPaymentSettings(owner);
    await expect(savePaymentSettings(owner, { ...before, ...PIX, ...change })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('companies that pay by invoice', () => {
  const put = async (user: number, to: number) => {
    const { cliente } = await getPanelCustomer(owner, user);
    return putIntoGroup(owner, user, { grupo: to, visto: cliente.grupo });
  };
  const account = (pessoa: 'f' | 'j') =>
    store.db
      .selectFrom('users')
      .select('id')
      .where('pessoa', '=', pessoa)
      .where('ativo', '=', true)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();

  it('are those of a group with days, as long as they are in it; no person is', async () => {
    const [company, person] = [await account('j'), await account('f')];
    await savePaymentSettings(owner, { ...(await getPaymentSettings(owner)), faturadoAtivo: true });
    const made = await saveRecord(owner, CUSTOMER_GROUPS, { nome: 'Oficinas', desconto: 0, dias: 28 });
    const group = made.registros[0]?.id ?? 0;
    expect(await offered(company.id)).not.toContain('faturado');
    await put(company.id, group);
    await put(person.id, group);
    expect(await offered(company.id)).toContain('faturado');
    expect(await offered(person.id)).not.toContain('faturado');

    const price = { nome: 'Oficinas', desconto: 5, dias: 0 };
    await saveRecord(owner, CUSTOMER_GROUPS, price, { id: group, revisao: made.registros[0]?.revisao ?? '' });
    expect(await offered(company.id)).not.toContain('faturado');
    await put(person.id, 0);
    await put(company.id, 0);
    expect((await removeRecord(owner, CUSTOMER_GROUPS, group)).registros).toEqual([]);
    await savePaymentSettings(owner, { ...(await getPaymentSettings(owner)), faturadoAtivo: false });
  });
});

// Last: nobody else logs in after it.
describe('the demonstration', () => {
  it("becomes somebody's own shop by one press, but not of an account that everybody knows", async () => {
    const { db } = store;
    await db.deleteFrom('seeds').execute();
    await expect(useAsOwnShop(owner)).rejects.toMatchObject({ status: 404 });
    await db.insertInto('seeds').values({ nome: 'demo', seeded_at: store.clock.now }).execute();
    const before = await getPaymentSettings(owner);
    expect(before).toMatchObject({ demonstracao: true });
    const off = { pixAtivo: false, combinarAtivo: false, retiradaAtivo: false, faturadoAtivo: false };
    await savePaymentSettings(owner, { ...before, ...off });
    const choosing = { local: true, pickUp: false };
    const ways = async () => {
      const choices = await choicesFor(db, { user_id: null, valor: 100, vista: 100 }, choosing);
      return choices.map(({ provider }) => provider);
    };
    expect(await ways()).toEqual(['demo', 'demo', 'demo']);
    await expect(useAsOwnShop(owner)).rejects.toMatchObject({ status: 409 });
    await expect(useAsOwnShop(marketing)).rejects.toMatchObject({ status: 403 });
    const own = { email: 'dona@loja.example' };
    await db.updateTable('users').set(own).where('email', '=', 'admin@demo.test').execute();
    const owned = await useAsOwnShop(owner);
    expect(owned).toMatchObject({ demonstracao: false });
    expect(owned.alteracoes[0]?.campos).toEqual([{ campo: 'demonstracao', antes: 'sim', depois: 'não' }]);
    expect(await ways()).toEqual([]);
    await expect(getPaymentSettings(marketing)).rejects.toMatchObject({ status: 401 });
    await expect(staff(store, 'vendedor')).rejects.toThrow();
    const known = db.selectFrom('users').select('email').where('email', 'like', '%@demo.test');
    expect(await known.where('ativo', '=', true).execute()).toEqual([]);
    // No start fills it with the demonstration again.
    expect(await isMarked(db)).toBe(true);
  });
});
