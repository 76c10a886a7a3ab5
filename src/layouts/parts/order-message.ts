/** What a visitor writes to the shop, or to somebody who buys with them, about a cart or an order: plain text. */
import type { Carrinho } from '#lib/contract/checkout.ts';
import type { Pedido } from '#lib/contract/order.ts';
import { type Centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { cartPath, orderPath } from '#lib/paths.ts';
import { cartPageText, cartText } from '#lib/text/cart.ts';
import { orderStatus, orderText } from '#lib/text/order.ts';
import { methodText } from '#lib/text/order-payment.ts';

type Told = Pick<Carrinho<Centavos>, 'cupom' | 'itens' | 'promocoes'> & {
  /** Of the delivery that is chosen; left out before. */
  readonly frete?: { readonly label: string; readonly valor: Centavos } | undefined;
  readonly total: { readonly valor: Centavos; readonly vista: Centavos };
  /** Whether prices are known: a hosted platform may say none. */
  readonly priced: boolean;
  /** What the price in cash is called, '' where there is none. */
  readonly cash: string;
  readonly siteUrl: string;
};

/** The link brings codes and quantities into the form of the cart page; nothing is added before it is sent. */
export function cartMessage(told: Told): string {
  const { itens, promocoes, cupom, frete, total, priced, cash, siteUrl } = told;
  const amount = (value: Centavos): string => (priced || value > 0 ? formatBRL(value) : cartText.atCheckout);
  const off = (name: string, value: Centavos): string => `${name}: ${cartText.off(formatBRL(value))}`;
  return plain([
    cartPageText.orderIntro,
    ...itens.map(
      ({ nome, sku, quantidade, precos }) =>
        `${quantidade}x ${nome}${sku === '' ? '' : ` (${sku})`}: ${amount(precos.total)}`,
    ),
    ...promocoes.map(({ nome, desconto }) => off(nome, desconto)),
    ...(cupom && cupom.desconto > 0 ? [off(cartText.coupon(cupom.hash), cupom.desconto)] : []),
    ...(frete ? [`${orderText.freight} (${frete.label}): ${freightOf(frete.valor)}`] : []),
    `${cartText.total}${frete ? '' : cartPageText.noFreight}: ${amount(total.valor)}`,
    ...(cash !== '' && total.vista < total.valor ? [`${cash}: ${formatBRL(total.vista)}`] : []),
    codesLink(itens, siteUrl),
  ]);
}

export function orderMessage(
  order: Pick<
    Pedido<Centavos>,
    'cobrado' | 'descontos' | 'frete' | 'linhas' | 'numero' | 'pagamento' | 'retirada' | 'status'
  >,
  siteUrl: string,
): string {
  const { numero, linhas, descontos, frete, cobrado, pagamento } = order;
  return plain([
    orderText.askIntro(numero, orderStatus(order)),
    ...linhas.map(({ nome, sku, quantidade, total }) =>
      [`${quantidade}x ${nome}`, sku && ` (${sku})`, `: ${formatBRL(total)}`].join(''),
    ),
    ...descontos.map(({ nome, valor }) => `${nome}: ${cartText.off(formatBRL(valor))}`),
    `${orderText.freight} (${frete.label}): ${freightOf(frete.valor)}`,
    `${orderText.total} (${methodText[pagamento].name}): ${formatBRL(cobrado)}`,
    `${siteUrl}${orderPath(numero)}`,
  ]);
}

function freightOf(valor: Centavos): string {
  return valor === 0 ? orderText.free : formatBRL(valor);
}

/** '' of a cart without codes, as one of ready-made lists alone. */
function codesLink(itens: Told['itens'], siteUrl: string): string {
  const codes = itens.flatMap(({ sku, quantidade }) => (sku === '' ? [] : `${sku};${quantidade}`));
  if (codes.length === 0) return '';
  return `${siteUrl}${cartPath}?${new URLSearchParams({ codigos: codes.join(',') })}`;
}

function plain(lines: readonly string[]): string {
  return lines.filter(Boolean).join('\n').replaceAll('\u00a0', ' ');
}
