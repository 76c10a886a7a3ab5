import { describe, expect, it } from 'vitest';
import ShippingQuote from '#layouts/parts/ShippingQuote.astro';
import type { ShippingReply } from '#lib/contract/shipping-quote.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { partRenderer } from '../support/container.ts';
import { attributes, elements, hasTag, LEFTOVERS, textOf } from '../support/html.ts';
import { bareProduct } from '../support/products.ts';

const renderPart = await partRenderer();
const render = (reply?: Partial<ShippingReply>, change: object = {}): Promise<string> =>
  renderPart(ShippingQuote, {
    produto: bareProduct(change),
    favorito: false,
    reply: reply && { cep: '', quantidade: '1', idAtributoSimples: 0, ...reply },
  });
const frete = (label: string, valor: number, prazo: string) => ({
  id: label,
  tipo: 'transportadora',
  label,
  valor: centavos(valor),
  prazo,
  entregaAgendada: false,
});
const quote = (change: object = {}) => ({
  kind: 'quote' as const,
  cep: '01310100',
  quantidade: 3,
  cotacao: {
    fretes: [
      frete('Econômica', 1190, 'Em até 3 dias úteis'),
      frete('Retirar', 0, 'Pronto em até 1 dia útil'),
    ],
    restricaoEntrega: '',
    mensagem: '',
    ...change,
  },
});

describe('the shipping calculator', () => {
  it('is a form that the shop answers without a script', async () => {
    const html = await render();
    expect(hasTag(html, 'form', 'method="post"', 'action="/frete"')).toBe(true);
    expect(hasTag(html, 'input', 'name="idProduto"', 'value="7"')).toBe(true);
    expect(hasTag(html, 'input', 'name="rota"', 'value="/cabo-de-teste"')).toBe(true);
    expect(hasTag(html, 'label', 'for="frete-cep"')).toBe(true);
    expect(textOf(html)).not.toMatch(LEFTOVERS);
    expect(html).not.toContain('aria-invalid');
  });

  it('lists service, term and price, and says what costs nothing', async () => {
    const html = await render({ cep: '01310100', quantidade: '3', answer: quote() });
    expect(textOf(html)).toContain('Entrega de 3 unidades no CEP 01310-100');
    expect(elements(html, 'li').map(textOf)).toEqual([
      'Econômica Em até 3 dias úteis R$ 11,90',
      'Retirar Pronto em até 1 dia útil Grátis',
    ]);
    expect(hasTag(html, 'input', 'name="cep"', 'value="01310100"')).toBe(true);
  });

  it('says what the shop adds to the quote, such as prices from its own tables', async () => {
    const mensagem = 'Não conseguimos consultar as transportadoras agora.';
    const html = await render({ answer: quote({ mensagem }) });
    expect(textOf(html)).toContain(mensagem);
    expect(elements(html, 'li')).toHaveLength(2);
  });

  it('says why nothing is delivered, once, as an alert', async () => {
    const mensagem = 'CEP não encontrado. Confira os números.';
    const html = await render({ answer: quote({ fretes: [], mensagem, restricaoEntrega: mensagem }) });
    expect(textOf(html).split(mensagem)).toHaveLength(2);
    expect(html).toMatch(/role="alert"[^>]*>CEP não encontrado/);
  });

  it('puts a problem of the postal code beside its field and keeps what was typed', async () => {
    const answer = { kind: 'problem', field: 'cep', message: 'Informe os oito números.' } as const;
    const html = await render({ cep: '<script>1', answer });
    const described = 'aria-describedby="frete-problema"';
    expect(hasTag(html, 'input', 'name="cep"', 'aria-invalid="true"', described)).toBe(true);
    expect(html).toMatch(/id="frete-problema" role="alert"/);
    expect(attributes(html, 'value')).toContain('<script>1');
    expect(html).not.toContain('<script>1');
  });

  it('puts a problem of the quantity beside its own field', async () => {
    const answer = { kind: 'problem', field: 'quantidade', message: 'Informe a quantidade.' } as const;
    const html = await render({ quantidade: '0', answer });
    expect(hasTag(html, 'input', 'name="quantidade"', 'aria-describedby="frete-quantidade"')).toBe(true);
    expect(html).not.toContain('id="frete-problema"');
  });

  it('is left out where there is nothing to send, the heart is not', async () => {
    for (const status of ['indisponivel', 'sobConsulta']) {
      const html = await render(undefined, { status });
      expect(html).not.toContain('frete-cep');
      expect(html).toContain('action="/favoritos"');
    }
  });
});
