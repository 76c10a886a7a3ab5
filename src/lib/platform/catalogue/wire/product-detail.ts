import type { Combinacao, ProdutoDetalhe } from '#lib/contract/product.ts';
import { type Centavos, centavos, toReais } from '#lib/domain/kernel/money.ts';
import { presentSchedules } from '#lib/platform/offers/wire/prices.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { ProductPage } from '../queries/product-page.ts';
import type { Product } from '../queries/products.ts';
import { presentQuestions, presentReviews } from './opinions.ts';
import { presentFiles, presentImages } from './pictures.ts';
import { presentDescriptions, presentProduct, presentShared } from './product.ts';

/** `conteudo` of `url/product/detail`. */
export function presentProductDetail(shop: Shop, page: ProductPage): ProdutoDetalhe<Centavos> {
  const { product, texts, media } = page;
  const { id, nome } = product;
  const shared = presentShared(shop, product, page.siblingMedia);
  return {
    ...shared,
    ean: product.ean,
    mpn: product.mpn,
    tipo: product.tipo,
    ...presentPreorder(shop, product),
    layoutPersonalizado: { layout: '', layout2: '', layout3: '', codigoCss: '', codigoJs: '' },
    descricoes: {
      ...presentDescriptions(product),
      longa: texts.descricao_longa,
      tabelaMedida: texts.tabela_medida,
    },
    avaliacao: { ...shared.avaliacao, avaliacoes: presentReviews({ id, nome }, page.reviews) },
    ...presentVideo(page),
    categoria: presentCategory(page),
    AgendamentoPreco: presentSchedules(shop, product),
    pontos: { quantidade: 0, valorEmMoeda: 0, regra: {} },
    conjunto: {},
    assinatura: product.assinatura,
    midias: {
      imagens: presentImages(shop, media),
      imagensFull: presentImages(shop, media),
      imagensConjunto: [],
      imagensRotativas: presentFiles(shop, media, 'rotativa'),
      arquivos: presentFiles(shop, media, 'arquivo'),
      manuais: presentFiles(shop, media, 'manual'),
    },
    combinacoes: page.combinations.map((combination) => presentCombination(shop, combination)),
    perguntas: presentQuestions(page.questions),
    produtosLista: [],
  };
}

/** A pre-order whose day has come is an ordinary product. */
export function presentPreorder(shop: Shop, product: Product): Pick<ProdutoDetalhe<Centavos>, 'prevenda'> {
  const day = product.prevenda_encerramento;
  return day && day > shop.now ? { prevenda: { dataEncerramento: day.toISOString() } } : {};
}

function presentVideo({ texts }: ProductPage): Pick<ProdutoDetalhe<Centavos>, 'video'> {
  const { video_plataforma: plataforma, video_url: url } = texts;
  return (plataforma === 'youtube' || plataforma === 'vimeo') && url !== ''
    ? { video: { plataforma, url } }
    : {};
}

function presentCategory({ product, categories }: ProductPage): ProdutoDetalhe<Centavos>['categoria'] {
  const leaf = categories.at(-1);
  return {
    id: leaf?.id ?? product.categoria_id,
    nome: leaf?.nome ?? '',
    nivel: leaf?.nivel ?? 1,
    taxonomia: categories.map(({ id, nome }) => ({ id, nome })),
  };
}

/** A product that is offered beside another one. */
export function presentCombination(
  shop: Shop,
  { row, product }: ProductPage['combinations'][number],
): Combinacao<Centavos> {
  return {
    id: row.id,
    tipoDesconto: row.tipo_desconto,
    desconto: row.tipo_desconto === 'valor' ? toReais(centavos(row.desconto)) : row.desconto,
    produto: presentProduct(shop, product),
  };
}
