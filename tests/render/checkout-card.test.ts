/** What the checkout says of paying by card. */
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, it } from 'vitest';
import CheckoutDelivery from '#layouts/parts/CheckoutDelivery.astro';
import CheckoutPayment from '#layouts/parts/CheckoutPayment.astro';
import { centavos } from '#lib/domain/kernel/money.ts';
import { type InstallmentRules, installmentPlans } from '#lib/domain/offers/installments.ts';
import { attributes, textOf } from '../support/html.ts';

const container = await AstroContainer.create();
const RULES: InstallmentRules = { semJuros: 10, maximo: 10, taxa: 0, parcelaMinima: centavos(500) };

function reviewed(rules = RULES, formasPagamento: readonly string[] = ['pix', 'cartao']) {
  const totalOf = (valor: number) => ({
    ...{ valor: centavos(valor), vista: centavos(valor), frete: centavos(0) },
    parcelamento: installmentPlans(centavos(valor), rules),
  });
  const option = { versao: 'v', retirada: false, agenda: [], local: null };
  return {
    ...{ comprador: null, faturaDias: null, formasPagamento, formasRetirada: [], servico: 'a' },
    cotacao: { fretes: ['a', 'b'].map((id) => ({ id, label: id, prazo: '', valor: centavos(0) })) },
    total: totalOf(20_000),
    entregas: [
      { ...option, servico: 'a', total: totalOf(20_000) },
      { ...option, servico: 'b', total: totalOf(4_000) },
    ],
  };
}
async function payment(review: object): Promise<string> {
  const typed = { pagamento: '', observacao: '', termos: false };
  const props = { page: { review, typed, faults: {} } };
  return textOf(await container.renderToString(CheckoutPayment, { props }));
}

it('names the parts in which a card pays, and nothing where it pays at once or is not taken', async () => {
  const parts = /em até 10x de R\$ 20,00 sem juros/;
  expect(await payment(reviewed())).toMatch(parts);
  expect(await payment(reviewed({ ...RULES, semJuros: 1, maximo: 1 }))).not.toContain('sem juros');
  expect(await payment(reviewed(RULES, ['pix']))).not.toContain('sem juros');
});

it('has those of every delivery for whoever ticks another', async () => {
  const props = { review: reviewed(), agenda: '', missing: false };
  const html = await container.renderToString(CheckoutDelivery, { props });
  expect(attributes(html, 'data-parcelas').map(textOf)).toEqual([
    'em até 10x de R$ 20,00 sem juros',
    'em até 8x de R$ 5,00 sem juros',
  ]);
});
