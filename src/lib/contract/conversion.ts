/**
 * Carries a change of the money unit over every money field of a wire object, in either direction. A money field that
 * is left out does not compile. Lists that the hosted platform may leave out become empty ones.
 */
import type { Centavos, Reais } from '#lib/domain/kernel/money.ts';
import type { Carrinho, ItemCarrinho } from './checkout.ts';
import { filled, listed } from './empty.ts';
import type { Familia } from './family.ts';
import type { FeedProdutos } from './feed.ts';
import { type Convert, convertParcelamento, convertPrecos } from './money.ts';
import type {
  Atributos,
  Combinacao,
  ItemAgendamentoPreco,
  Produto,
  ProdutoDetalhe,
  Simples,
} from './product.ts';
import type { Vitrine } from './showcase.ts';
import type { Detalhes, UrlListing, UrlProductDetail } from './url.ts';

type Unit = Centavos | Reais;

export function convertProduto<A extends Unit, B extends Unit>(
  produto: Produto<A>,
  convert: Convert<A, B>,
): Produto<B> {
  const { familia, ...rest } = produto;
  return {
    ...rest,
    precos: convertPrecos(produto.precos, convert),
    atributos: convertAtributos(produto.atributos, convert),
    ...(familia ? { familia: convertFamilia(familia, convert) } : {}),
  };
}

export function convertProdutoDetalhe<A extends Unit, B extends Unit>(
  produto: ProdutoDetalhe<A>,
  convert: Convert<A, B>,
): ProdutoDetalhe<B> {
  return {
    ...produto,
    precos: convertPrecos(produto.precos, convert),
    atributos: convertAtributos(produto.atributos, convert),
    AgendamentoPreco: convertAgendamentos(produto.AgendamentoPreco, convert),
    combinacoes: listed(produto.combinacoes).map((pair) => convertCombinacao(pair, convert)),
  };
}

export function convertFeed<A extends Unit, B extends Unit>(
  feed: FeedProdutos<A>,
  convert: Convert<A, B>,
): FeedProdutos<B> {
  return {
    ...feed,
    produtos: feed.produtos.map((produto) => ({
      ...produto,
      ...convertProduto(produto, convert),
      AgendamentoPreco: convertAgendamentos(produto.AgendamentoPreco, convert),
    })),
  };
}

function convertAgendamentos<A extends Unit, B extends Unit>(
  agendamentos: ProdutoDetalhe<A>['AgendamentoPreco'],
  convert: Convert<A, B>,
): ProdutoDetalhe<B>['AgendamentoPreco'] {
  const { aplicado, geral } = filled<ProdutoDetalhe<A>['AgendamentoPreco']>(agendamentos) ?? {};
  return {
    ...(aplicado ? { aplicado: convertAgendamento(aplicado, convert) } : {}),
    ...(geral ? { geral: geral.map((item) => convertAgendamento(item, convert)) } : {}),
  };
}

/** Its `desconto` is reais or per cent on either side. */
export function convertCombinacao<A extends Unit, B extends Unit>(
  pair: Combinacao<A>,
  convert: Convert<A, B>,
): Combinacao<B> {
  return { ...pair, produto: convertProduto(pair.produto, convert) };
}

export function convertVitrine<A extends Unit, B extends Unit>(
  vitrine: Vitrine<A>,
  convert: Convert<A, B>,
): Vitrine<B> {
  return { ...vitrine, produtos: vitrine.produtos.map((produto) => convertProduto(produto, convert)) };
}

export function convertListing<A extends Unit, B extends Unit>(
  listing: UrlListing<A>,
  convert: Convert<A, B>,
): UrlListing<B> {
  const produtos = listing.conteudo.produtos.map((produto) => convertProduto(produto, convert));
  const detalhes = withOwnFilters(listing.conteudo.detalhes);
  return { ...listing, conteudo: { ...listing.conteudo, produtos, detalhes } };
}

/** The filters that are ours are missing on a hosted platform, whose seals name no address. */
function withOwnFilters(detalhes: Detalhes): Detalhes {
  return {
    ...detalhes,
    selos: listed(detalhes.selos).filter((selo) => 'rota' in selo),
    filtrosCategoria: listed(detalhes.filtrosCategoria),
    filtrosDisponibilidade: listed(detalhes.filtrosDisponibilidade),
  };
}

export function convertProductDetail<A extends Unit, B extends Unit>(
  detail: UrlProductDetail<A>,
  convert: Convert<A, B>,
): UrlProductDetail<B> {
  return { ...detail, conteudo: convertProdutoDetalhe(detail.conteudo, convert) };
}

export function convertCarrinho<A extends Unit, B extends Unit>(
  cart: Carrinho<A>,
  convert: Convert<A, B>,
): Carrinho<B> {
  const { valor, descontoVista, parcelamento } = cart.subtotal;
  return {
    ...cart,
    itens: cart.itens.map((item) => convertItemCarrinho(item, convert)),
    mensagens: listed(cart.mensagens),
    subtotal: {
      valor: convert(valor),
      descontoVista: {
        ...descontoVista,
        valor: convert(descontoVista.valor),
        desconto: convert(descontoVista.desconto),
      },
      parcelamento: listed(parcelamento).map((plan) => convertParcelamento(plan, convert)),
    },
    promocoes: listed(cart.promocoes).map((promotion) => ({
      ...promotion,
      desconto: convert(promotion.desconto),
    })),
    cupom: cart.cupom ? { ...cart.cupom, desconto: convert(cart.cupom.desconto) } : null,
  };
}

export function convertItemCarrinho<A extends Unit, B extends Unit>(
  item: ItemCarrinho<A>,
  convert: Convert<A, B>,
): ItemCarrinho<B> {
  const { precoDe, precoPor, vista, total, ...rest } = item.precos;
  return {
    ...item,
    precos: {
      ...rest,
      precoDe: convert(precoDe),
      precoPor: convert(precoPor),
      ...(vista === undefined ? {} : { vista: convert(vista) }),
      total: convert(total),
    },
  };
}

function convertFamilia<A extends Unit, B extends Unit>(
  familia: Familia<A>,
  convert: Convert<A, B>,
): Familia<B> {
  const membros = familia.membros.map((membro) => ({
    ...membro,
    precos: convertPrecos(membro.precos, convert),
  }));
  return { ...familia, membros };
}

function convertAtributos<A extends Unit, B extends Unit>(
  atributos: Produto<A>['atributos'],
  convert: Convert<A, B>,
): Atributos<B> {
  const { unico, simples } = filled<Atributos<A>>(atributos) ?? {};
  return { ...(unico ? { unico } : {}), ...(simples ? { simples: convertSimples(simples, convert) } : {}) };
}

function convertSimples<A extends Unit, B extends Unit>(
  simples: Simples<A>,
  convert: Convert<A, B>,
): Simples<B> {
  const valores = simples.valores.map((valor) => ({
    ...valor,
    precos: convertPrecos(valor.precos, convert),
  }));
  return { ...simples, valores };
}

function convertAgendamento<A extends Unit, B extends Unit>(
  item: ItemAgendamentoPreco<A>,
  convert: Convert<A, B>,
): ItemAgendamentoPreco<B> {
  return { ...item, precoDe: convert(item.precoDe), precoPor: convert(item.precoPor) };
}
