import type { Kysely } from 'kysely';
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
    .selectFrom('menu_items')
    .select(['id', 'pai_id', 'label', 'tipo', 'link', 'target', 'icone', 'icone_original', 'svg', 'destaque'])
    .where('menu_id', '=', menu.id)
    .orderBy('ordem')
    .orderBy('id')
    .execute();
  return { ...menu, itens };
}

/** Every menu there is, by name. */
export async function listMenus(
  db: Kysely<Schema>,
): Promise<readonly { readonly hash: string; readonly nome: string }[]> {
  return db.selectFrom('menus').select(['hash', 'nome']).orderBy('nome').orderBy('id').execute();
}
