import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSettings } from '#lib/api/settings.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

describe('GET settings', () => {
  it('answers the whole configuration with the address the shop is known by', async () => {
    const settings = await getSettings(store.api());
    expect(settings.sistema.geral.site).toMatchObject({
      nome: 'Fio & Sinal',
      url: SITE_URL,
      cnpj: expect.stringMatching(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/),
    });
    expect(settings.google.tag.verification).toEqual([]);
    expect(settings.pagamento.descontoVista).toEqual({ geral: 0, boleto: 8, pix: 8, deposito: 0, cartao: 0 });
    expect(settings.paises.map(({ codigo }) => codigo)).toEqual(['US', 'CA']);
  });

  it('has every field real clients read without asking', async () => {
    const response = await store.visitor().fetch('/api/v2/front/settings');
    const { configuracoes } = await response.json();
    expect(typeof configuracoes.google.ga.gtm).toBe('string');
    expect(typeof configuracoes.sistema.geral.site.whatsapp).toBe('string');
    expect(configuracoes.sistema.checkout.carrinho.mensagemAlertaFreteGratis).toContain('{valor}');
    expect(configuracoes.sistema.paginaAguarde).toEqual({
      ativo: false,
      mensagem: expect.any(String),
      arquivo: `${SITE_URL}/banner/empresas-mobile.webp`,
    });
  });

  it('answers a change with the next call', async () => {
    const before = await getSettings(store.api());
    const pagamento = { descontoVista: { ...before.pagamento.descontoVista, pix: 12 } };
    const write = (valor: object) =>
      store.db
        .updateTable('settings')
        .set({ valor: JSON.stringify(valor) })
        .where('chave', '=', 'pagamento')
        .execute();
    await write(pagamento);
    expect((await getSettings(store.api())).pagamento.descontoVista.pix).toBe(12);
    await write(before.pagamento);
  });

  it('answers the plainest shop for what was never set: no discount, no instalment', async () => {
    await store.db.deleteFrom('settings').where('chave', '=', 'pagamento').execute();
    const { pagamento, sistema } = await getSettings(store.api());
    expect(pagamento.descontoVista).toEqual({ geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 });
    expect(sistema.geral.site.nome).toBe('Fio & Sinal');
  });
});
