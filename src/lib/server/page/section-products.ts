/** The products of a section, by what its editor named: a showcase, the address of a listing, codes, what is on offer. */
import type { Api } from '#lib/api/client.ts';
import { getShowcase } from '#lib/api/showcase.ts';
import { getListing, type ListingNivel, verifyUrl } from '#lib/api/url.ts';
import type { Produto } from '#lib/contract/product.ts';
import type { Shell } from '#lib/contract/shell.ts';
import { defaultsOf, listingParams, readListingQuery } from '#lib/domain/catalogue/listing-query.ts';
import { linesIn } from '#lib/domain/content/sections.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { searchPath } from '#lib/paths.ts';
import { unlessMissing } from './unless-missing.ts';

type Products = readonly Produto<Centavos>[];
type Fields = Readonly<Record<string, string>>;

export async function sectionProducts(api: Api, shell: Shell, campos: Fields): Promise<Products> {
  const limit = Number(campos.quantos) || USUAL;
  const lines = linesIn(campos.valor);
  const [first = ''] = lines;
  switch (campos.origem) {
    case 'endereco':
      return first === '' ? [] : ofAddress(api, shell, first, limit);
    case 'codigos':
      return ofCodes(api, lines.slice(0, limit));
    case 'oferta':
      return ofAddress(api, shell, `${searchPath}?busca=em+oferta`, limit);
    default: {
      const showcase = first === '' ? undefined : await unlessMissing(getShowcase(api, first));
      return (showcase?.produtos ?? []).slice(0, limit);
    }
  }
}

/** In the order of the codes; what no product has, or what is not to be seen, is left out. */
export async function ofCodes(api: Api, codes: readonly string[]): Promise<Products> {
  const found = await Promise.all(codes.map((code) => ofCode(api, code)));
  return found.filter((produto) => produto !== undefined);
}

async function ofCode(api: Api, code: string): Promise<Produto<Centavos> | undefined> {
  const params = { busca: code, offset: 0, limit: OF_ONE_CODE, order: '' };
  const { conteudo } = await getListing(api, 'product/listing/search', '', params);
  return conteudo.produtos.find(({ sku }) => sku.toLowerCase() === code.toLowerCase());
}

/** Of a listing as a browser shows it: with its filters, its order, the words looked for. */
async function ofAddress(api: Api, shell: Shell, address: string, limit: number): Promise<Products> {
  const url = URL.parse(address, shell.siteUrl);
  if (!url || url.origin !== new URL(shell.siteUrl).origin) return [];
  const { nivel } = await verifyUrl(api, url.pathname);
  const query = readListingQuery(url.searchParams, defaultsOf(shell.configuracoes.sistema.produto));
  if (!query || !isListing(nivel)) return [];
  const params = { ...listingParams(query), offset: 0, limit, agrupar: 'familia' } as const;
  const listing = await unlessMissing(getListing(api, nivel, url.pathname, params));
  return (listing?.conteudo.produtos ?? []).slice(0, limit);
}

function isListing(nivel: string): nivel is ListingNivel {
  return nivel.startsWith('product/listing/');
}

const USUAL = 8;
/** A code may also be a word of other products. */
const OF_ONE_CODE = 10;
