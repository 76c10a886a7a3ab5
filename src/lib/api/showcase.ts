import { convertVitrine } from '#lib/contract/conversion.ts';
import type { Banners, Instagram, Vitrine } from '#lib/contract/showcase.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/**
 * @param previa Signed link of an editor, '' for what visitors see.
 * @throws ApiError 404 for an unknown slot, 403 for a link that is over.
 */
export function getBanners({ client }: Api, hash: string, previa = ''): Promise<Banners> {
  const searchParams = previa === '' ? {} : { previa };
  return client.get(`showcase/banners/${encodeURIComponent(hash)}`, { searchParams }).json<Banners>();
}

/** @throws ApiError 404 for an unknown hash. */
export async function getShowcase({ client }: Api, hash: string): Promise<Vitrine<Centavos>> {
  const vitrine = await client.get(`showcase/products/${encodeURIComponent(hash)}`).json<Vitrine>();
  return convertVitrine(vitrine, toCentavos);
}

/** Products the visitor saw, newest first, without `productId`, the one on the page (0 for none). */
export async function getLastSeen(
  { client }: Api,
  {
    productId,
    seen,
    limit,
  }: { readonly productId: number; readonly seen: readonly number[]; readonly limit: number },
): Promise<Vitrine<Centavos>> {
  const searchParams = { productId, seenProducts: seen.join(';'), limit };
  const answer = await client.get('showcase/products/ultimos-vistos', { searchParams }).json<Vitrine>();
  return convertVitrine(answer, toCentavos);
}

/** What to show beside a product. @throws ApiError 404 for an unknown one. */
export async function getRecommended(
  { client }: Api,
  productId: number,
  limit: number,
): Promise<Vitrine<Centavos>> {
  const searchParams = { productId, limit };
  const answer = await client
    .get('showcase/products/produto-detalhe-indicados', { searchParams })
    .json<Vitrine>();
  return convertVitrine(answer, toCentavos);
}

/** What is bought along with a product, ours. @throws ApiError 404 for an unknown one. */
export async function getComplements(
  { client }: Api,
  productId: number,
  limit: number,
): Promise<Vitrine<Centavos>> {
  const searchParams = { productId, limit, complementos: true };
  const answer = await client
    .get('showcase/products/produto-detalhe-indicados', { searchParams })
    .json<Vitrine>();
  return convertVitrine(answer, toCentavos);
}

export function getInstagram({ client }: Api, limit: number): Promise<Instagram> {
  return client.get('showcase/instagram', { searchParams: { limit } }).json<Instagram>();
}
