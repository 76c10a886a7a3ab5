import { BRANDS } from '../brands.ts';
import { insertAll, type Trx } from './batch.ts';

/** Returns the ids by slug. */
export async function insertBrands(trx: Trx): Promise<ReadonlyMap<string, number>> {
  const rows = BRANDS.map(({ slug, nome, descricao }, ordem) => ({
    id: ordem + 1,
    slug,
    nome,
    descricao,
    ordem,
  }));
  await insertAll(trx, 'brands', rows);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
