import react from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, it } from 'vitest';
import CartSummary from '#layouts/parts/CartSummary.astro';
import { paymentPath } from '#lib/paths.ts';
import { DEFAULT_SETTINGS } from '#lib/platform/shop/wire/default-settings.ts';
import { paymentText } from '#lib/text/payment.ts';
import { attributes, elements, textOf } from '../support/html.ts';

const container = await AstroContainer.create();
container.addServerRenderer({ name: '@astrojs/react', renderer: react });

/** The summary of a cart that cost 404,80 before anything was taken off. */
function summary(
  change: object,
  hosted = false,
  freight?: object,
  configuracoes: object = DEFAULT_SETTINGS,
): Promise<string> {
  const item = { nome: 'Cabo', sku: 'C', quantidade: 2, precos: { total: 40_480 } };
  const carrinho = {
    itens: [item],
    quantidadeItens: 1,
    quantidadeTotal: 2,
    mensagens: [],
    subtotal: {
      valor: 34_273,
      descontoVista: { valor: 31_532, porcentagem: 8, desconto: 2741 },
      parcelamento: [],
    },
    promocoes: [],
    cupom: null,
    ...change,
  };
  const props = { carrinho, configuracoes, hosted, freight, siteUrl: 'https://loja.example' };
  return container.renderToString(CartSummary, { props });
}

async function rows(change: object, freight?: object): Promise<readonly string[]> {
  const html = await summary(change, false, freight);
  return elements(html, 'dt')
    .map(textOf)
    .map((label, index) => `${label}: ${textOf(elements(html, 'dd')[index] ?? '')}`);
}

/** Whether the summary says that free freight is won at 300 reais, and how much is missing at 400. */
async function bars(cep: string, services: readonly (readonly [tipo: string, valor: number])[]) {
  const fretes = services.map(([tipo, valor]) => ({ id: tipo, tipo, label: tipo, valor, prazo: '' }));
  const freight = {
    cep,
    servico: '',
    fretes,
    total: { valor: 34_273, vista: 31_532, parcelamento: [] },
  };
  const { sistema } = DEFAULT_SETTINGS;
  const shown = (alertaFreteGratisValorFixo: number): Promise<string> => {
    const carrinho = { ...sistema.checkout.carrinho, alertaFreteGratis: true, alertaFreteGratisValorFixo };
    const configuracoes = { ...DEFAULT_SETTINGS, sistema: { ...sistema, checkout: { carrinho } } };
    return summary({}, false, freight, configuracoes);
  };
  const [won, missing] = [await shown(300), await shown(400)];
  return { won: won.includes('ganhou Frete Grátis'), missing: missing.includes('fique isento de frete') };
}

describe('the summary of the cart', () => {
  it('begins with what the lines cost and says what is taken off', async () => {
    const all = await rows({
      promocoes: [
        { id: 1, tipo: 'combinacao', nome: 'Desconto por comprar junto', quantidade: 1, desconto: 2399 },
      ],
      cupom: { hash: 'BEMVINDO10', tipo: 'porcentagem', desconto: 3808 },
    });
    expect(all.slice(0, 3)).toEqual([
      'Subtotal (2 itens): R$ 404,80',
      'Desconto por comprar junto: −R$ 23,99',
      'Cupom BEMVINDO10: −R$ 38,08',
    ]);
    expect(all.find((row) => row.startsWith('À vista'))).toContain('R$ 315,32');
    expect(all.find((row) => row.startsWith('Sem o desconto à vista'))).toContain('R$ 342,73');
  });

  it('says nothing about a coupon that takes nothing off the goods', async () => {
    const all = await rows({ cupom: { hash: 'FRETEGRATIS', tipo: 'frete', desconto: 0 } });
    expect(all.join()).not.toContain('Cupom');
  });

  it('has one total, of nothing, where a coupon takes all of it off', async () => {
    const cupom = { hash: 'TUDO', tipo: 'porcentagem', desconto: 40_480 };
    const descontoVista = { valor: 0, porcentagem: 8, desconto: 0 };
    const all = await rows({ cupom, subtotal: { valor: 0, descontoVista, parcelamento: [] } });
    expect(all.filter((row) => /vista|Total/.test(row))).toEqual(['Total: R$ 0,00']);
  });

  it.each([
    ['nobody said where to', '', [], true],
    ['a delivery there is free', '01310100', [['transportadora', 0]], true],
    [
      'one of them is free',
      '01310100',
      [
        ['transportadora', 0],
        ['motoboy', 2490],
      ],
      true,
    ],
    ['each costs something', '69005070', [['transportadora', 38_330]], false],
    [
      'collecting alone is free',
      '69005070',
      [
        ['transportadora', 38_330],
        ['retirada', 0],
      ],
      false,
    ],
    ['nothing goes there', '69005070', [['retirada', 0]], false],
    ['nothing at all', '69005070', [], false],
  ] as const)('when %s, free freight is won or not said (%s)', async (_, cep, services, said) => {
    expect((await bars(cep, services)).won).toBe(said);
  });

  it('does not ask to buy more for a freight that is free nowhere near', async () => {
    expect((await bars('69005070', [['transportadora', 1190]])).missing).toBe(true);
    expect((await bars('69005070', [['retirada', 0]])).missing).toBe(false);
  });

  it('adds the freight that was chosen to both totals, and asks for what is missing until then', async () => {
    const frete = {
      id: 'economica',
      tipo: '',
      label: 'Econômica',
      valor: 3690,
      prazo: '',
      entregaAgendada: false,
    };
    const open = {
      cep: '',
      servico: '',
      fretes: [],
      total: { valor: 34_273, vista: 31_532, parcelamento: [] },
    };
    const asked = { ...open, cep: '69005000', fretes: [frete] };
    const chosen = {
      ...asked,
      servico: 'economica',
      total: { valor: 37_963, vista: 35_222, parcelamento: [] },
    };
    const shown = async (freight: object) =>
      (await rows({}, freight)).filter((row) => /^(Frete|À vista|Sem o desconto)/.test(row));
    expect((await shown(open))[0]).toBe('Frete: informe o CEP');
    expect((await shown(asked))[0]).toBe('Frete: escolha a entrega');
    const [freight, card, cash] = await shown(chosen);
    expect(freight).toMatch(/^Frete: R\$\s36,90 ?Econômica$/);
    expect([card, cash].join()).toMatch(/R\$\s379,63.*R\$\s352,22/);
  });

  it('names the card only where the settings have a price for it', async () => {
    const { sistema } = DEFAULT_SETTINGS;
    const produto = { ...sistema.produto, parcelamento: { ...sistema.produto.parcelamento, maximo: 2 } };
    const settings = { ...DEFAULT_SETTINGS, sistema: { ...sistema, produto } };
    expect(textOf(await summary({}, false, undefined, settings))).toContain('No cartão R$ 342,73');
    const same = { subtotal: { valor: 100, descontoVista: { valor: 100, porcentagem: 0, desconto: 0 } } };
    const text = textOf(await summary({ subtotal: { ...same.subtotal, parcelamento: [] } }));
    expect(text).toContain('Total R$ 1,00');
    expect(text).not.toContain('cartão');
  });

  it('says that payment is agreed with the shop where that is the one way, and that nothing can be ordered without one', async () => {
    const paidBy = async (formas?: readonly string[]) => {
      const { pagamento } = DEFAULT_SETTINGS;
      const settings = { ...DEFAULT_SETTINGS, pagamento: { ...pagamento, ...(formas && { formas }) } };
      return textOf(await summary({}, formas === undefined, undefined, settings));
    };
    const notes = (text: string) =>
      [paymentText.arranged, paymentText.closed].filter((note) => text.includes(note));
    expect(notes(await paidBy(['combinar']))).toEqual([paymentText.arranged]);
    expect(notes(await paidBy([]))).toEqual([paymentText.closed]);
    expect(notes(await paidBy(['pix', 'combinar']))).toEqual([]);
    expect(notes(await paidBy())).toEqual([]);
  });

  it('leads to where the order is closed, in hosted mode too', async () => {
    expect(attributes(await summary({}, true), 'href')).toContain(paymentPath);
    expect(attributes(await summary({}), 'href')).toContain(paymentPath);
  });
});
