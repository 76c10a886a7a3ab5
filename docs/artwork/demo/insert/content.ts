import { BANNERS } from '../banners.ts';
import { INSTAGRAM } from '../instagram.ts';
import { MENUS, type SeedMenuItem } from '../menus.ts';
import { POPUPS } from '../popups.ts';
import { SETTINGS } from '../settings.ts';
import { SHOWCASES } from '../showcases.ts';
import type { SeedProduct } from '../types.ts';
import { found, insertAll, numbered, type Trx } from './batch.ts';
import { insertPages } from './pages.ts';
import { type Drawn, picturesOf } from './pictures.ts';
import type { ProductIds } from './products.ts';

/** When the shop was set up. */
const SINCE = '2026-10-01T12:00:00Z';

/** Settings (one row for each key at the top), menus, banners, pages, showcases and popups. */
export async function insertContent(
  trx: Trx,
  products: readonly SeedProduct[],
  ids: ProductIds,
  drawn: Drawn,
): Promise<void> {
  const settings = Object.entries({ ...SETTINGS, instagram: posted(products, drawn) }).map(
    ([chave, valor]) => ({ chave, valor: JSON.stringify(valor), updated_at: SINCE }),
  );
  await insertAll(trx, 'settings', settings);
  await insertMenus(trx);
  await insertBanners(trx);
  await insertPages(trx);
  await insertAll(trx, 'showcases', numbered(SHOWCASES.map(({ choose: _, ...showcase }) => showcase)));
  await insertAll(
    trx,
    'showcase_products',
    SHOWCASES.flatMap(({ choose }, index) =>
      choose(products).map(({ slug }, ordem) => ({
        showcase_id: index + 1,
        product_id: found('product', ids, slug),
        ordem,
      })),
    ),
  );
  await insertAll(trx, 'popups', POPUPS);
}

/** What is shown beside a post is the picture of a product's card. */
function posted(products: readonly SeedProduct[], drawn: Drawn): typeof INSTAGRAM {
  const drawings = new Map(products.map(({ slug, drawing }) => [slug, drawing]));
  const postagens = INSTAGRAM.postagens.map(({ picture, ...post }) => {
    const drawing = found('product', drawings, picture);
    return { ...post, picture: drawn(drawing, picturesOf(drawing)[0] ?? 'whole') };
  });
  return { ...INSTAGRAM, postagens };
}

async function insertMenus(trx: Trx): Promise<void> {
  await insertAll(trx, 'menus', numbered(MENUS.map(({ hash, nome }) => ({ hash, nome }))));
  let nextId = 1;
  const rows = (items: readonly SeedMenuItem[], menu_id: number, pai_id: number | null): readonly MenuRow[] =>
    items.flatMap(({ sub, icone, ...item }, ordem) => {
      const id = nextId++;
      const row: MenuRow = { id, menu_id, pai_id, ...item, icone, icone_original: icone, ordem };
      return [row, ...rows(sub, menu_id, id)];
    });
  await insertAll(
    trx,
    'menu_items',
    MENUS.flatMap(({ menu }, index) => rows(menu, index + 1, null)),
  );
}

type MenuRow = Omit<SeedMenuItem, 'sub'> & {
  readonly id: number;
  readonly menu_id: number;
  readonly pai_id: number | null;
  readonly icone_original: string;
  readonly ordem: number;
};

async function insertBanners(trx: Trx): Promise<void> {
  await insertAll(trx, 'banner_slots', numbered(BANNERS.map(({ hash, nome }) => ({ hash, nome }))));
  await insertAll(
    trx,
    'banners',
    numbered(
      BANNERS.flatMap(({ banners }, slot) =>
        banners.map((banner, ordem) => ({
          slot_id: slot + 1,
          nivel_id: null,
          nome: banner.nome,
          ordem,
        })),
      ),
    ),
  );
}
