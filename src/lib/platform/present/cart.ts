/** The cart on the wire (platform contract 2.10). */
import type { AtributoItem, Carrinho, ItemCarrinho } from '#lib/contract/checkout.ts';
import { installmentPlans } from '#lib/domain/installments.ts';
import { type Centavos, centavos, toCentavos } from '#lib/domain/money.ts';
import { cashPrice } from '#lib/domain/prices.ts';
import type { Offer } from '../cart/goods.ts';
import type { SettledCart, SettledLine } from '../cart/settle.ts';
import { productRota } from './rota.ts';
import { absolute, type Shop } from './shop.ts';

export function presentCart(shop: Shop, { lines, messages }: SettledCart): Carrinho<Centavos> {
  const valor = sum(lines, ({ line, offer }) => offer.price.por(line.quantidade) * line.quantidade);
  // Each unit at its cash price, as it stood on its page, so that the total is what a visitor adds up.
  const vista = sum(
    lines,
    ({ line, offer: { price } }) =>
      cashPrice(price.por(line.quantidade), price.descontoVista) * line.quantidade,
  );
  return {
    itens: lines.map((line) => presentLine(shop, line)),
    quantidadeItens: lines.length,
    quantidadeTotal: sum(lines, ({ line }) => line.quantidade),
    quantidadePontos: 0,
    mensagens: messages.map((mensagem) => ({ tipo: 'erro', mensagem })),
    subtotal: {
      valor,
      descontoVista: {
        valor: vista,
        porcentagem: percentOff(lines, valor, vista),
        desconto: centavos(valor - vista),
      },
      parcelamento: lines.length === 0 ? [] : installmentPlans(valor, rulesOf(shop)),
    },
    promocoes: [],
    cupom: null,
  };
}

function presentLine(shop: Shop, { line, offer }: SettledLine): ItemCarrinho<Centavos> {
  const { quantidade } = line;
  const por = offer.price.por(quantidade);
  const de = centavos(Math.max(offer.price.de, por));
  return {
    nome: offer.nome,
    sku: offer.sku,
    tipo: line.tipo,
    conjunto: false,
    quantidade,
    precos: {
      precoDe: de,
      precoPor: por,
      descontoVista: offer.price.descontoVista,
      total: centavos(por * quantidade),
      tipo: priceKind(offer, por),
    },
    imagem: picture(shop, offer),
    atributos: attributes(shop, offer),
    hash: {
      idProduto: line.id_produto,
      idAtributoSimples: line.id_atributo_simples,
      idUnidadeVenda: line.id_unidade_venda,
      idArmazem: line.id_armazem,
      quantidade,
      adicional: line.adicional,
    },
    rota: offer.list
      ? `/lista/${offer.list.slug}.html`
      : offer.good
        ? productRota(shop, offer.good.slug).path
        : '',
  };
}

/** Where the price comes from: ours to define, clients use it as a class at most. */
function priceKind({ price }: Offer, por: Centavos): string {
  if (por < price.por(1)) return 'atacado';
  return price.scheduled ? 'agendado' : 'normal';
}

function picture(shop: Shop, { good }: Offer): string {
  return good && good.arquivo !== '' ? absolute(shop, `/upload/produto/imagem/m_${good.arquivo}.webp`) : '';
}

function attributes(shop: Shop, { list, good, variant }: Offer): ItemCarrinho<Centavos>['atributos'] {
  if (list) return {};
  return {
    ...(good?.unico ? { unico: attribute(shop, good.unico) } : {}),
    ...(variant ? { simples: attribute(shop, variant) } : {}),
  };
}

function attribute(
  shop: Shop,
  value: {
    readonly attribute_id: number;
    readonly nome: string;
    readonly tipo: string;
    readonly valor_id: number;
    readonly label: string;
    readonly imagem: string;
  },
): AtributoItem {
  return {
    atributo: { id: String(value.attribute_id), label: value.nome, tipo: value.tipo },
    atributoValor: {
      id: String(value.valor_id),
      label: value.label,
      imagem: absolute(shop, value.imagem),
    },
  };
}

/** The discount all lines share; where they differ, what is saved of the whole, with two decimals. */
function percentOff(lines: readonly SettledLine[], valor: Centavos, vista: Centavos): number {
  const [first, ...others] = new Set(lines.map(({ offer }) => offer.price.descontoVista));
  if (first === undefined) return 0;
  if (others.length === 0) return first;
  return valor === 0 ? 0 : Math.round(((valor - vista) / valor) * 10_000) / 100;
}

function rulesOf({ configuracoes }: Shop): Parameters<typeof installmentPlans>[1] {
  const { parcelaMinima, ...rules } = configuracoes.sistema.produto.parcelamento;
  return { ...rules, parcelaMinima: toCentavos(parcelaMinima) };
}

function sum(lines: readonly SettledLine[], amount: (line: SettledLine) => number): Centavos {
  return centavos(lines.reduce((total, line) => total + amount(line), 0));
}
