import type { Brands } from '#lib/contract/brands.ts';
import type { Api } from './client.ts';

export function getBrands({ client }: Api): Promise<Brands> {
  return client.get('brands', { searchParams: { ativo: true } }).json<Brands>();
}
