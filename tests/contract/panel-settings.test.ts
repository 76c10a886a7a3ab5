import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getPanelSettings, saveSettingGroup } from '#lib/api/panel-settings.ts';
import { getSettings } from '#lib/api/settings.ts';
import type { GrupoConfiguracoes } from '#lib/contract/panel-settings.ts';
import { GROUP_NAMES, type GroupName } from '#lib/domain/panel/panel-settings.ts';
import { logIn, person } from '../support/accounts.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
let told: string[] = [];
beforeAll(async () => {
  store = await createTestStore();
  store.changes.subscribe(({ keys }) => void told.push(...keys));
});
afterEach(async () => {
  told = [];
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

async function group(api: Api, name: GroupName): Promise<GrupoConfiguracoes> {
  const found = (await getPanelSettings(api)).grupos.find(({ grupo }) => grupo === name);
  if (!found) throw new Error(`no group ${name}`);
  return found;
}

/** Saves `values` over those of the group, and gives the way back. */
async function change(api: Api, name: GroupName, values: Record<string, string | number | boolean>) {
  const before = await group(api, name);
  await saveSettingGroup(api, { ...before, valores: { ...before.valores, ...values } });
  return async () => {
    await saveSettingGroup(api, { ...before, revisao: (await group(api, name)).revisao });
  };
}

describe('panel/settings', () => {
  it('is refused without a login, and to a customer', async () => {
    await expect(getPanelSettings(store.visitor().api)).rejects.toMatchObject({ status: 401 });
    const customer = store.visitor();
    await logIn(customer);
    await expect(getPanelSettings(customer.api)).rejects.toMatchObject({ status: 403 });
  });

  it('shows marketing what marketing owns, and an administrator everything', async () => {
    const marketer = await getPanelSettings((await staff(store, 'marketing')).api);
    expect(marketer.grupos.map(({ grupo }) => grupo)).toEqual([
      'freteGratis',
      'lembrete',
      'contato',
      'redes',
      'seo',
      'medicao',
    ]);
    const owner = await getPanelSettings((await staff(store, 'administrador')).api);
    expect(owner.grupos.map(({ grupo }) => grupo)).toEqual(GROUP_NAMES);
  });

  it('refuses marketing the groups of an administrator', async () => {
    const owner = await group((await staff(store, 'administrador')).api, 'aguarde');
    const { api } = await staff(store, 'marketing');
    await expect(saveSettingGroup(api, owner)).rejects.toMatchObject({ status: 403 });
  });

  it('changes what the shop answers, tells the pages, and says who did it', async () => {
    const { api } = await staff(store, 'marketing');
    const undo = await change(api, 'freteGratis', { minimo: 350 });
    const { sistema } = await getSettings(store.api());
    expect(sistema.checkout.carrinho.alertaFreteGratisValorFixo).toBe(350);
    expect(told).toContainEqual(expect.stringMatching(/^settings:/));
    const [newest] = (await getPanelSettings(api)).alteracoes;
    expect(newest).toMatchObject({
      alvo: 'freteGratis',
      autor: person('marketing').nome_razao,
      campos: [{ campo: 'minimo', antes: '299', depois: '350' }],
    });
    await undo();
    expect((await getSettings(store.api())).sistema.checkout.carrinho.alertaFreteGratisValorFixo).toBe(299);
  });

  it.each(GROUP_NAMES)('keeps %s as it is when it is saved as it was', async (name) => {
    const before = await getSettings(store.api());
    const { api } = await staff(store, 'administrador');
    const { alteracoes } = await getPanelSettings(api);
    await saveSettingGroup(api, await group(api, name));
    const { redesSociais: _, ...after } = await getSettings(store.api());
    expect(after).toEqual(before.redesSociais ? { ...before, redesSociais: undefined } : before);
    expect((await getPanelSettings(api)).alteracoes).toEqual(alteracoes);
  });

  it('tells the second of two who save the same group, and keeps what the first saved', async () => {
    const { api } = await staff(store, 'marketing');
    const seen = await group(api, 'contato');
    const undo = await change(api, 'contato', { telefone: '(11) 4000-0076' });
    const late = saveSettingGroup(api, {
      ...seen,
      valores: { ...seen.valores, telefone: '(11) 4000-0077' },
    });
    await expect(late).rejects.toMatchObject({ status: 409 });
    expect((await group(api, 'contato')).valores).toMatchObject({ telefone: '(11) 4000-0076' });
    await undo();
  });

  it.each([
    ['empresa', { cnpj: '11.222.333/0001-82' }],
    ['empresa', { razaoSocial: '  ' }],
    ['medicao', { gtm: 'GTM-abc' }],
    ['medicao', { gtm: "GTM-A'><script>" }],
    ['aguarde', { arquivo: '//evil.example/x.png' }],
    ['aguarde', { arquivo: 'javascript:alert(1)' }],
    ['redes', { instagram: 'http://instagram.com/loja' }],
    ['redes', { instagram: 'javascript:alert(1)' }],
    ['contato', { email: 'loja@' }],
    ['freteGratis', { minimo: -1 }],
    ['freteGratis', { minimo: 1.5 }],
    ['freteGratis', { mensagem: 'Falta pouco' }],
    ['pagamento', { pix: 90.01 }],
    ['pagamento', { semJuros: 6, maximo: 5 }],
    ['pagamento', { taxa: 1.999 }],
    ['seo', { title: 'x'.repeat(121) }],
    ['enderecos', { urlSufixo: '.htm' }],
  ] as const)('refuses %s with %o', async (name, values) => {
    const { api } = await staff(store, 'administrador');
    await expect(change(api, name, values)).rejects.toMatchObject({ status: 400 });
  });

  it('takes a CNPJ with letters and writes it as people read it', async () => {
    const { api } = await staff(store, 'administrador');
    const undo = await change(api, 'empresa', { cnpj: '12abc34501de35' });
    expect((await getSettings(store.api())).sistema.geral.site.cnpj).toBe('12.ABC.345/01DE-35');
    await undo();
  });
});
