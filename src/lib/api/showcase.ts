import { convertVitrine } from '#lib/contract/conversion.ts';
import type { Banners, Vitrine } from '#lib/contract/showcase.ts';
import { type Centavos, toCentavos } from '#lib/domain/money.ts';
import type { Api } from './client.ts';

/** @throws ApiError 404 for an unknown slot. */
export function getBanners({ client }: Api, hash: string): Promise<Banners> {
  return client.get(`showcase/banners/${encodeURIComponent(hash)}`).json<Banners>();
}

/** @throws ApiError 404 for an unknown hash. */
export async function getShowcase({ client }: Api, hash: string): Promise<Vitrine<Centavos>> {
  const vitrine = await client.get(`showcase/products/${encodeURIComponent(hash)}`).json<Vitrine>();
  return convertVitrine(vitrine, toCentavos);
}
