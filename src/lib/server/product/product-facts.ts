/** A product's structured data for search engines: only what its page shows, and what the platform says of delivery. */
import type { Api } from '#lib/api/client.ts';
import { getRegions } from '#lib/api/shipment.ts';
import { filled } from '#lib/contract/empty.ts';
import type { Precos } from '#lib/contract/money.ts';
import type { ProdutoDetalhe, ValorSimples } from '#lib/contract/product.ts';
import { isChoosable } from '#lib/domain/catalogue/attributes.ts';
import { partNames, partsOf } from '#lib/domain/catalogue/option-parts.ts';
import type {
  AttributeFacts,
  GroupFacts,
  ProductFacts,
  VersionFacts,
} from '#lib/domain/catalogue/product-data.ts';
import { groupId, groupName, versionImages, versionUrl } from '#lib/domain/catalogue/variants.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { plainText } from '#lib/domain/kernel/plain-text.ts';
import type { OfferFacts, ShippingFacts } from '#lib/domain/offers/offer-data.ts';
import { showsListPrice } from '#lib/domain/offers/prices.ts';
import { canonicalUrl, type Seo } from '#lib/domain/shop/seo.ts';
import { optional } from '../page/optional.ts';
import { loadFrame } from '../page/page-data.ts';
import { unlessMissing } from '../page/unless-missing.ts';

type Produto = ProdutoDetalhe<Centavos>;
type Value = ValorSimples<Centavos>;

/** Search engines show few, and the page carries them twice. */
const REVIEWS = 5;

export async function loadProductFacts(
  locals: Pick<App.Locals, 'api' | 'config'>,
  seo: Seo,
  produto: Produto,
): Promise<ProductFacts> {
  const { siteUrl } = locals.config;
  const url = canonicalUrl(seo.canonical, siteUrl) ?? siteUrl;
  const [{ configuracoes }, versions] = await Promise.all([
    loadFrame(locals),
    versionsOf(produto, url, (value) => shippingOf(locals.api, produto, value)),
  ]);
  return {
    description: plainText(produto.descricoes.curta) || seo.description,
    brand: produto.marca.nome,
    category: produto.categoria.taxonomia.map(({ nome }) => nome).join(' > '),
    url,
    versions,
    group: groupOf(produto, siteUrl),
    rating: produto.avaliacao,
    reviews: produto.avaliacao.avaliacoes.slice(0, REVIEWS).map(({ nome, data, nota, comentario }) => ({
      author: nome,
      date: data,
      rating: nota,
      text: comentario,
    })),
    seller: { name: configuracoes.sistema.geral.site.nome, siteUrl },
  };
}

type Shipping = (value: Value | undefined) => Promise<readonly ShippingFacts[]>;

async function versionsOf(
  produto: Produto,
  url: string,
  shipping: Shipping,
): Promise<ProductFacts['versions']> {
  const { nome, sku, ean, mpn, atributos, midias } = produto;
  const { unico, simples } = filled(atributos) ?? {};
  const own: readonly AttributeFacts[] =
    unico?.valores.flatMap(({ selecionado, label }) =>
      selecionado ? [{ name: unico.nome, value: label }] : [],
    ) ?? [];
  const [only, ...others] = simples?.valores ?? [];
  const offer = async (value: Value | undefined) =>
    offerOf(produto, value, produto.status === 'sobConsulta' ? [] : await shipping(value));
  if (!simples || !only || others.length === 0) {
    const images = midias.imagens.map(({ arquivos }) => arquivos.zoom);
    return [
      {
        name: nome,
        url,
        sku: only?.sku ?? sku,
        gtin: only?.ean ?? ean,
        mpn,
        images,
        attributes: own,
        offer: await offer(only),
      },
    ];
  }
  const version = async (value: Value): Promise<VersionFacts> => ({
    name: `${nome}, ${value.label}`,
    url: versionUrl(url, value.idAtributoValor),
    sku: value.sku,
    gtin: value.ean ?? '',
    // That of the product belongs to none of its versions alone.
    mpn: '',
    images: versionImages(midias.imagens, value.idAtributoValor).map(({ arquivos }) => arquivos.zoom),
    attributes: [...own, ...namedParts(simples, value.label)],
    offer: await offer(value),
  });
  return [await version(only), ...(await Promise.all(others.map(version)))];
}

/** A colour and a size are two attributes. */
function namedParts(
  { nome, valores }: { readonly nome: string; readonly valores: readonly Value[] },
  label: string,
) {
  const names = partNames(nome, valores);
  const parts = partsOf(label, names);
  return names.map((name, place) => ({ name, value: parts[place] ?? '' }));
}

function groupOf({ id, nome, atributos }: Produto, siteUrl: string): GroupFacts | undefined {
  const { unico, simples } = filled(atributos) ?? {};
  const siblings = unico?.valores ?? [];
  const others = siblings.filter(
    ({ selecionado, produto }) => !selecionado && produto.status !== 'sobConsulta',
  );
  if (others.length === 0 && (simples?.valores.length ?? 0) < 2) return undefined;
  const own = siblings.find(({ selecionado }) => selecionado);
  return {
    id: groupId(id, siblings),
    name: groupName(nome, siblings.length > 1 ? (own?.label ?? '') : ''),
    siblings: others.flatMap(({ rota }) => canonicalUrl(rota.path, siteUrl) ?? []),
  };
}

function offerOf(
  produto: Produto,
  value: Value | undefined,
  shipping: readonly ShippingFacts[],
): OfferFacts | undefined {
  const { status, prevenda, AgendamentoPreco } = produto;
  if (status === 'sobConsulta') return undefined;
  const precos: Precos<Centavos> = value?.precos ?? produto.precos;
  // A hosted platform need not say what something sold out did cost; search engines refuse an offer of 0, as feeds do.
  if (precos.por === 0) return undefined;
  const inStock = status === 'disponivel' && (value === undefined || isChoosable(value));
  return {
    price: precos.por,
    listPrice: showsListPrice(precos) ? precos.de : undefined,
    priceValidUntil: AgendamentoPreco.aplicado?.dataFinal || undefined,
    availability: inStock ? (prevenda ? 'PreOrder' : 'InStock') : 'OutOfStock',
    availabilityStarts: (inStock && prevenda?.dataEncerramento) || undefined,
    shipping,
  };
}

/** A platform without the call is asked again after so long (ms). */
const REST = 3_600_000;
let askedAgain = 0;

/** Nothing where a hosted platform has no such call: what is not known is not said. */
async function shippingOf(
  api: Api,
  { id }: Produto,
  value: Value | undefined,
): Promise<readonly ShippingFacts[]> {
  if (Date.now() < askedAgain) return [];
  const product = { idProduto: id, idAtributoValor: value?.idAtributoValor ?? 0 };
  const answer = await optional(unlessMissing(getRegions(api, product)), { regioes: [] }, 'shipment/regions');
  if (!answer) askedAgain = Date.now() + REST;
  return (answer?.regioes ?? []).map(({ ufs, minimo, maximo, prazoMinimo, prazoMaximo }) => ({
    ufs,
    minimum: minimo,
    maximum: maximo,
    minDays: prazoMinimo,
    maxDays: prazoMaximo,
  }));
}
