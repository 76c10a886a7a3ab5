/** The cart on the wire (platform contract 2.10). */
import type { AtributoItem, Carrinho, ItemCarrinho, Promocao } from '#lib/contract/checkout.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import type { PairSaving } from '#lib/domain/offers/combination.ts';
import { installmentPlans } from '#lib/domain/offers/installments.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { QuoteSaving, SettledLine } from '#lib/platform/offers/available-lines.ts';
import { type Offer, pictureOf } from '#lib/platform/offers/goods.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { installmentRules } from '#lib/platform/shop/wire/installments.ts';
import { listRota, productRota } from '#lib/platform/shop/wire/rota.ts';
import type { SettledCart } from '../cart.ts';
import { goodsTotals } from '../coupon.ts';
import { isSaving, savingName } from '../held-quote.ts';

export function presentCart(shop: Shop, cart: SettledCart): Carrinho<Centavos> {
  const { lines, promotions, held, messages, notices, coupon } = cart;
  const { valor, vista, descontoVista } = goodsTotals(cart);
  return {
    itens: lines.map((line) => presentLine(shop, line)),
    quantidadeItens: lines.length,
    quantidadeTotal: lines.reduce((units, { line }) => units + line.quantidade, 0),
    quantidadePontos: 0,
    mensagens: [
      ...messages.map((mensagem) => ({ tipo: 'erro', mensagem })),
      ...notices.map((mensagem) => ({ tipo: 'aviso', mensagem })),
    ],
    subtotal: {
      valor,
      descontoVista: { valor: vista, porcentagem: descontoVista, desconto: centavos(valor - vista) },
      parcelamento: lines.length === 0 ? [] : installmentPlans(valor, installmentRules(shop)),
    },
    promocoes: [...promotions.map(presentPromotion), ...(isSaving(held) ? [presentHeld(held)] : [])],
    cupom: coupon && { hash: coupon.hash, tipo: coupon.tipo, desconto: coupon.desconto },
  };
}

function presentPromotion({ offer, pairs, valor }: PairSaving): Promocao<Centavos> {
  return {
    id: offer.id,
    tipo: 'combinacao',
    nome: message.boughtTogether(pairs),
    quantidade: pairs,
    desconto: valor,
  };
}

function presentHeld(held: QuoteSaving): Promocao<Centavos> {
  const { numero, valor } = held;
  return { id: numero, tipo: 'orcamento', nome: savingName(held), quantidade: 1, desconto: valor };
}

export function presentLine(shop: Shop, { line, offer }: SettledLine): ItemCarrinho<Centavos> {
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
      vista: offer.price.vista(quantidade),
      total: centavos(por * quantidade),
      tipo: priceKind(offer, quantidade),
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
      ? listRota(shop, offer.list.slug).path
      : offer.good
        ? productRota(shop, offer.good.slug).path
        : '',
  };
}

/** Where the price comes from: ours to define, clients use it as a class at most. */
function priceKind({ price }: Offer, quantidade: number): string {
  const por = price.por(quantidade);
  if (por < price.comum(quantidade)) return 'revenda';
  if (por < price.por(1)) return 'atacado';
  return price.scheduled ? 'agendado' : 'normal';
}

function picture(shop: Shop, offer: Offer): string {
  const arquivo = pictureOf(offer);
  return arquivo === '' ? '' : absolute(shop, `/upload/produto/imagem/m_${arquivo}.webp`);
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
    atributo: { id: value.attribute_id, label: value.nome, tipo: value.tipo },
    atributoValor: {
      id: value.valor_id,
      label: value.label,
      imagem: absolute(shop, value.imagem),
    },
  };
}
