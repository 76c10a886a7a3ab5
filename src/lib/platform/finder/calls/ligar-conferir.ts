/** `ligar/conferir`: whether what is bought together will be linked (docs/api/ligar.md). */
import { z } from 'zod';
import { clashesOf } from '#lib/domain/finder/clashes.ts';
import { products } from '#lib/platform/catalogue/queries/products.ts';
import { note } from '#lib/platform/kernel/changes/collect.ts';
import { allOf } from '#lib/platform/kernel/changes/keys.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import { type FinderDeps, readQuietly } from '../memory/finder.ts';
import { idsOfSkus } from '../queries/sheets.ts';

/** Lines of a cart that are looked at. */
const MOST = 100;

export const IDS = z
  .string()
  .max(MOST * 11)
  .regex(/^\d{1,9}(,\d{1,9})*$/, 'Diga os produtos por seus números, separados por vírgula.')
  .transform((text) => text.split(',').map(Number).slice(0, MOST));

const SKUS = z
  .string()
  .max(MOST * 40)
  .optional()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .filter((sku) => sku !== '')
      .slice(0, MOST),
  );

export function ligarConferir(deps: FinderDeps): Endpoint {
  return endpoint(
    {
      base: 'vitrine',
      method: 'get',
      shared: true,
      path: '/ligar/conferir',
      summary: 'What of these products will not be linked together',
      query: z.object({
        produtos: IDS.optional().default([]).describe('Comma list of product ids.'),
        skus: SKUS.describe('Comma list of codes, of products or of their values.'),
      }),
      answer: 'LigarConferencia',
    },
    async ({ context, query }) => {
      const ids = [...query.produtos, ...(await idsOfSkus(deps.db, query.skus))];
      const { rules, shelf, on } = await readQuietly(deps);
      note(allOf('finder'), allOf('characteristic'), ...ids.map((id) => `product:${id}`));
      const clashes = on ? clashesOf(rules, shelf, ids) : [];
      if (clashes.length === 0) return { avisos: [] };
      const shop = await readShopFor(deps, context);
      const rows = await products(await deps.known(), ids, shop.now);
      const names = new Map(rows.map(({ sku, nome }) => [sku, nome]));
      return {
        avisos: clashes.map(({ text, ask }) => ({
          texto: text.replace(/\{([^}]+)\}/g, (_, sku: string) => names.get(sku) ?? sku),
          de: ask?.from ?? null,
          para: ask?.to ?? null,
        })),
      };
    },
  );
}
