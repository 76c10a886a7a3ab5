import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type MenuItemRow = {
  readonly id: number;
  readonly pai_id: number | null;
  readonly label: string;
  readonly tipo: string;
  readonly link: string;
  readonly target: '_self' | '_blank';
  readonly icone: string;
  readonly icone_original: string;
  readonly svg: string;
  readonly destaque: boolean;
};

export type MenuRows = {
  readonly id: number;
  readonly nome: string;
  readonly hash: string;
  readonly itens: readonly MenuItemRow[];
};

/** A menu with all its items, flat and in order. Undefined for an unknown hash. */
export async function menuByHash(db: Kysely<Schema>, hash: string): Promise<MenuRows | undefined> {
  const menu = await db
    .selectFrom('menus')
    .select(['id', 'nome', 'hash'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!menu) return undefined;
  const itens = await db
    .selectFrom('menu_items as i')
    .leftJoin('categories as c', (join) =>
      join.onRef('c.caminho', '=', 'i.link').on('i.tipo', '=', 'categoria').on('i.icone', '=', ''),
    )
    .select(['i.id', 'i.pai_id', 'i.label', 'i.tipo', 'i.link', 'i.target', 'i.svg', 'i.destaque'])
    // An entry without a picture of its own has that of the category it leads to.
    .select((eb) => [
      eb.fn.coalesce('c.imagem', 'i.icone').as('icone'),
      eb.fn.coalesce('c.imagem_original', 'i.icone_original').as('icone_original'),
    ])
    .where('i.menu_id', '=', menu.id)
    .orderBy('i.ordem')
    .orderBy('i.id')
    .execute();
  return { ...menu, itens };
}

/** The categories that are shown, as entries of a menu, those of upper levels first. */
export async function categoryEntries(db: Kysely<Schema>, most: number): Promise<readonly MenuItemRow[]> {
  const { rows } = await sql<MenuItemRow>`
    select c.id, c.pai_id, c.nome as label, 'categoria' as tipo, c.caminho as link, '_self' as target,
      c.imagem as icone, c.imagem_original as icone_original, '' as svg, false as destaque
    from categories c
    where c.ativo and not exists (select from categories above
      where not above.ativo and starts_with(c.caminho, above.caminho || '/'))
    order by c.nivel, c.ordem, c.id limit ${most}`.execute(db);
  return rows;
}

/** Every menu there is, by name. */
export async function listMenus(
  db: Kysely<Schema>,
): Promise<readonly { readonly hash: string; readonly nome: string }[]> {
  return db.selectFrom('menus').select(['hash', 'nome']).orderBy('nome').orderBy('id').execute();
}
