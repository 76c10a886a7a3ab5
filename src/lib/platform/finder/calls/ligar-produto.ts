/** `ligar/produto`: what one product links, by the rules that answer `ligar` (docs/api/ligar.md). */
import type { LigarProduto } from '#lib/contract/finder.ts';
import { type Use, usesOf } from '#lib/domain/finder/uses.ts';
import { readId } from '#lib/domain/kernel/form-fields.ts';
import { products } from '#lib/platform/catalogue/queries/products.ts';
import { note } from '#lib/platform/kernel/changes/collect.ts';
import { allOf } from '#lib/platform/kernel/changes/keys.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readShopFor } from '#lib/platform/shop/read-shop.ts';
import { productRota } from '#lib/platform/shop/wire/rota.ts';
import { type FinderDeps, leadingAmong, readQuietly } from '../memory/finder.ts';

export function ligarProduto(deps: FinderDeps): Endpoint {
  return endpoint(
    {
      base: 'vitrine',
      method: 'get',
      shared: true,
      path: '/ligar/produto/:id',
      summary: 'What a product links, what it does not link and why, and what goes with it',
      answer: 'LigarProduto',
    },
    async ({ context, param }): Promise<LigarProduto> => {
      const id = readId(param('id'));
      const { rules, reader, shelf, on } = await readQuietly(deps);
      // Its own sheet decides, and which products lead among those that go with it; these are noted where they are read.
      note(allOf('finder'), allOf('characteristic'), `product:${id}`);
      const uses = on ? usesOf(rules, reader, shelf, id) : undefined;
      if (uses) note(leadingAmong(uses.among));
      if (!uses) throw notFound('Este produto não aparece no seletor.');
      const shop = await readShopFor(deps, context);
      const rows = await products(await deps.known(), uses.beside, shop.now);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        serve: uses.fits.map(presentUse),
        naoServe: uses.unfit.map(presentUse),
        acompanha: uses.beside.flatMap((other) => {
          const row = byId.get(other);
          return row ? [{ id: row.id, sku: row.sku, nome: row.nome, rota: productRota(shop, row.slug) }] : [];
        }),
      };
    },
  );
}

const presentUse = ({ from, to, title, note: nota, metres, needs }: Use): LigarProduto['serve'][number] => ({
  de: from,
  para: to,
  titulo: title,
  nota,
  metros: metres ?? null,
  precisa: needs,
});
