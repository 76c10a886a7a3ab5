/**
 * A product as the feed for Google Merchant Center names it (product data specification): one item for each SKU. Prices
 * are card prices, the ones anybody pays and the page's structured data says.
 */

import { type Centavos, toReais } from '#lib/domain/kernel/money.ts';
import { plainText, shorten } from '#lib/domain/kernel/plain-text.ts';
import { bestInterestFree, type Plan } from '#lib/domain/offers/installments.ts';
import { showsListPrice } from '#lib/domain/offers/prices.ts';
import { canonicalUrl } from '#lib/domain/shop/seo.ts';
import { isChoosable } from './attributes.ts';
import { googleCategory } from './google-category.ts';
import { isGtin } from './gtin.ts';
import { partNames, partsOf } from './option-parts.ts';
import { groupId, versionImages, versionUrl } from './variants.ts';

type Prices = {
  readonly de: Centavos;
  readonly por: Centavos;
  readonly parcelamento: readonly Plan[];
};
type Picture = { readonly idAtributoValor: number; readonly arquivosOriginais: { readonly zoom: string } };
type Value = {
  readonly idAtributoValor: number;
  readonly sku: string;
  readonly ean?: string | undefined;
  readonly label: string;
  readonly estoque: number;
  readonly estoqueMarketplace: number;
  readonly precos: Prices;
};
type Sibling = {
  readonly label: string;
  readonly selecionado: boolean;
  readonly produto: { readonly id: number; readonly status: MerchantProduct['status'] };
};

/** What the feed needs of a product; a listing of a hosted platform does not know what may be missing here. */
export type MerchantProduct = {
  readonly id: number;
  readonly sku: string;
  readonly nome: string;
  readonly status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  readonly descricoes: { readonly curta: string };
  readonly marca: { readonly nome: string };
  readonly precos: Prices;
  readonly rota: { readonly path: string };
  readonly midias: { readonly imagens: readonly Picture[] };
  readonly unico?: { readonly nome: string; readonly valores: readonly Sibling[] } | undefined;
  readonly simples?: { readonly nome: string; readonly valores: readonly Value[] } | undefined;
  /** Undefined where nobody says, '' for none. */
  readonly ean?: string | undefined;
  readonly mpn?: string | undefined;
  readonly prevenda?: { readonly dataEncerramento: string } | undefined;
  readonly agendamento?: { readonly dataInicial: string; readonly dataFinal: string } | undefined;
  readonly taxonomia?: readonly string[] | undefined;
  /** Grams, packed. */
  readonly peso?: number | undefined;
};

/** Name of the attribute without its `g:`; a value of several parts holds them by name. */
export type MerchantField = readonly [name: string, value: string | readonly MerchantField[]];
export type MerchantItem = readonly MerchantField[];

/** Characters, and pictures, that the specification allows. */
const LONGEST = { id: 50, title: 150, description: 5000, brand: 70, mpn: 70, type: 750, value: 100 } as const;
const MOST_PICTURES = 10;
const IMAGE_FORMATS = /^https?:\/\//;

/** None for what has no price: sold on request, or given away. */
export function merchantItems(product: MerchantProduct, siteUrl: string): readonly MerchantItem[] {
  if (product.status === 'sobConsulta') return [];
  const values = product.simples?.valores ?? [];
  const versions = values.length > 0 ? values : [undefined];
  return versions
    .filter((value) => (value?.precos ?? product.precos).por > 0)
    .map((value) => itemOf(product, value, values.length > 1, siteUrl));
}

function itemOf(
  product: MerchantProduct,
  value: Value | undefined,
  several: boolean,
  siteUrl: string,
): MerchantItem {
  const { id, nome, marca, descricoes, rota, taxonomia = [], peso = 0 } = product;
  const label = several ? value?.label : undefined;
  const url = canonicalUrl(rota.path, siteUrl) ?? siteUrl;
  const type = taxonomia.join(' > ');
  const category = googleCategory(taxonomia);
  return [
    ['id', idOf(product, value)],
    ...grouped(product, several, id),
    ['title', shorten(label === undefined ? nome : `${nome}, ${label}`, LONGEST.title)],
    ['description', shorten(plainText(descricoes.curta) || nome, LONGEST.description)],
    ['link', several && value ? versionUrl(url, value.idAtributoValor) : url],
    ...pictures(product, value),
    ...availability(product, value),
    ...prices(value?.precos ?? product.precos, product.agendamento),
    ...optional('brand', marca.nome.slice(0, LONGEST.brand)),
    ...identifiers(product, value, several),
    ['condition', 'new'],
    ...optional('product_type', shorten(type, LONGEST.type)),
    ...optional('google_product_category', category ?? ''),
    ...attributes(product, label),
    ...optional('shipping_weight', peso > 0 ? `${peso / 1000} kg` : ''),
  ];
}

/** The SKU, by which the page's structured data and the order know it too. */
function idOf({ id, sku }: MerchantProduct, value: Value | undefined): string {
  const own = value?.sku ?? sku;
  if (own !== '' && own.length <= LONGEST.id) return own;
  return value === undefined ? `produto-${id}` : `produto-${id}-${value.idAtributoValor}`;
}

function grouped({ unico }: MerchantProduct, several: boolean, id: number): MerchantItem {
  const siblings = unico?.valores ?? [];
  // What is sold on request is in no feed, and in no group of the structured data.
  const offered = siblings.filter(({ produto }) => produto.status !== 'sobConsulta');
  return offered.length > 1 || several ? [['item_group_id', groupId(id, siblings)]] : [];
}

function pictures({ midias }: MerchantProduct, value: Value | undefined): MerchantItem {
  const shown = value === undefined ? midias.imagens : versionImages(midias.imagens, value.idAtributoValor);
  // Those of the version itself before those of all versions.
  const urls = shown
    .toSorted((a, b) => Number(b.idAtributoValor > 0) - Number(a.idAtributoValor > 0))
    .map(({ arquivosOriginais }) => arquivosOriginais.zoom)
    .filter((url) => IMAGE_FORMATS.test(url));
  const [first, ...others] = urls;
  if (first === undefined) return [];
  const additional = others.slice(0, MOST_PICTURES);
  return [['image_link', first], ...additional.map((url): MerchantField => ['additional_image_link', url])];
}

function availability({ status, prevenda }: MerchantProduct, value: Value | undefined): MerchantItem {
  const inStock = status === 'disponivel' && (value === undefined || isChoosable(value));
  if (!inStock) return [['availability', 'out_of_stock']];
  return prevenda
    ? [
        ['availability', 'preorder'],
        ['availability_date', minute(prevenda.dataEncerramento)],
      ]
    : [['availability', 'in_stock']];
}

function prices(precos: Prices, agendamento: MerchantProduct['agendamento']): MerchantItem {
  const plan = bestInterestFree(precos.parcelamento);
  const reduced = showsListPrice(precos);
  return [
    ['price', money(reduced ? precos.de : precos.por)],
    ...(reduced ? [['sale_price', money(precos.por)] as const] : []),
    ...(reduced && agendamento
      ? [
          [
            'sale_price_effective_date',
            `${minute(agendamento.dataInicial)}/${minute(agendamento.dataFinal)}`,
          ] as const,
        ]
      : []),
    ...(plan && plan.parcelas > 1
      ? [
          [
            'installment',
            [
              ['months', String(plan.parcelas)],
              ['amount', money(plan.valorParcela)],
            ],
          ] as const,
        ]
      : []),
  ];
}

/**
 * Those of a product in several versions belong to none of them alone: each has its own GTIN, or nothing is known of it. That there
 * is none is said of a product alone, and only where nothing at all was entered: a number that does not fit may be a slip.
 */
function identifiers(
  { ean, mpn, marca }: MerchantProduct,
  value: Value | undefined,
  several: boolean,
): MerchantItem {
  if (ean === undefined && mpn === undefined) return [];
  const code = (several ? value?.ean : (value?.ean ?? ean)) ?? '';
  const gtin = isGtin(code) ? code : '';
  const number = several ? '' : (mpn ?? '').slice(0, LONGEST.mpn);
  const none = !several && code === '' && (number === '' || marca.nome === '');
  return [
    ...optional('gtin', gtin),
    ...optional('mpn', number),
    ...(none ? [['identifier_exists', 'no'] as const] : []),
  ];
}

const ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['cor', 'color'],
  ['comprimento', 'size'],
  ['tamanho', 'size'],
  ['metragem', 'size'],
  ['material', 'material'],
  ['estampa', 'pattern'],
]);

function attributes({ unico, simples }: MerchantProduct, label: string | undefined): MerchantItem {
  const own = unico?.valores.find(({ selecionado }) => selecionado)?.label;
  // A colour and a size in one are two.
  const names = simples ? partNames(simples.nome, simples.valores) : [];
  const parts = label === undefined ? [] : partsOf(label, names);
  const named = [[unico?.nome, own] as const, ...names.map((name, place) => [name, parts[place]] as const)];
  return named.flatMap(([name, value]) => {
    const field = ATTRIBUTES.get(name?.toLowerCase() ?? '');
    return field && value ? [[field, value.slice(0, LONGEST.value)] as const] : [];
  });
}

function optional(name: string, value: string): MerchantItem {
  return value === '' ? [] : [[name, value]];
}

function money(amount: Centavos): string {
  return `${toReais(amount).toFixed(2)} BRL`;
}

/** `2027-03-15T03:00Z`: the specification takes no more than 25 characters. */
function minute(time: string): string {
  return `${new Date(time).toISOString().slice(0, 16)}Z`;
}
