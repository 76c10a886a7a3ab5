/** `panel/categories`: the tree of categories. A change of place moves what is below, and the products' categories with it. */
import { levelOf, possibleParents } from '#lib/domain/catalogue/category-tree.ts';
import { counted } from '#lib/domain/kernel/counted.ts';
import { CATEGORIES, type CategoryFields } from '#lib/domain/panel/records/categories.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { type OwnColumns, recordEndpoints, type SavedRecord } from '#lib/platform/panel/record-calls.ts';
import { ancestry } from '../queries/categories.ts';
import {
  type CategoryNode,
  categoryNodes,
  followAbove,
  isProductAt,
  moveBelow,
  numberSiblings,
  onCategory,
} from '../queries/category-tree.ts';
import { pictureColumns } from './picture-columns.ts';

export function panelCategoriesEndpoints(deps: Deps): readonly Endpoint[] {
  return recordEndpoints(deps, CATEGORIES, TREE);
}

const TREE: OwnColumns = {
  columns: ['pai_id', 'ordem', 'caminho', 'imagem', 'banner'],
  read(rows) {
    const nodes = (rows as readonly CategoryNode[]).toSorted((a, b) => a.ordem - b.ordem || a.id - b.id);
    const places = new Map<number | null, number>();
    const placeOf = new Map<unknown, number>();
    for (const { id, pai_id } of nodes) {
      const place = (places.get(pai_id) ?? 0) + 1;
      places.set(pai_id, place);
      placeOf.set(id, place);
    }
    return ({ id, caminho, imagem, banner }) => ({
      pai: ancestry(String(caminho)).at(-2) ?? '',
      ordem: placeOf.get(id) ?? 0,
      imagem: String(imagem),
      banner: String(banner),
    });
  },
  async write(trx, values, saved) {
    const { imagem, banner } = values as CategoryFields;
    return {
      ...(await placed(trx, values as CategoryFields, saved)),
      ...(await pictureColumns(trx, 'imagem', imagem, saved)),
      ...(await pictureColumns(trx, 'banner', banner, saved)),
    };
  },
  async beforeRemoval(trx, { id }) {
    const { subcategorias, produtos, vitrines, paginas, menus, perguntas } = await onCategory(trx, id);
    const needed = counted([
      [subcategorias, 'subcategoria', 'subcategorias'],
      [produtos, 'produto', 'produtos'],
      [vitrines, 'vitrine', 'vitrines'],
      [paginas, 'página de produtos', 'páginas de produtos'],
      [menus, 'entrada de menu', 'entradas de menu'],
      [perguntas, 'pergunta', 'perguntas'],
    ]);
    if (needed !== '') throw new HttpError(409, message.stillNeeded(needed));
  },
};

/** Its columns of the place it is given; everything else that moves with it is written. */
async function placed(trx: Trx, { pai, ordem, endereco }: CategoryFields, saved: SavedRecord | undefined) {
  const all = await categoryNodes(trx);
  const own = all.find(({ id }) => id === saved?.id);
  const parent = all.find(({ caminho }) => caminho === pai);
  if (pai !== '' && !(parent && possibleParents(all, own).includes(parent)))
    throw new HttpError(400, message.categoryPlace);
  const caminho = `${pai}/${endereco}`;
  if (all.some((other) => other !== own && other.caminho === caminho))
    throw new HttpError(400, message.takenAddress);
  if (pai === '' && own?.caminho !== caminho && (await isProductAt(trx, endereco)))
    throw new HttpError(400, message.takenAddress);
  if (own && own.caminho !== caminho) {
    const [before, above] = [ancestry(own.caminho).slice(0, -1), ancestry(caminho).slice(0, -1)];
    await followAbove(trx, own.caminho, { before, above });
    await moveBelow(trx, own.caminho, caminho);
  }
  const pai_id = parent?.id ?? null;
  const siblings = all.filter((other) => other.pai_id === pai_id && other !== own).map(({ id }) => id);
  const place = ordem === 0 ? siblings.length : Math.min(ordem - 1, siblings.length);
  // The empty place is its own, which is written with its row.
  await numberSiblings(trx, siblings.toSpliced(place, 0, own?.id ?? 0));
  return { pai_id, nivel: levelOf(caminho), caminho, ordem: place + 1 };
}
