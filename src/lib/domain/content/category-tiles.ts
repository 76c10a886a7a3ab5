/** The categories of the main menu as tiles. */

type Entry<Item> = {
  readonly label: string;
  readonly tipo: string;
  readonly rota: object;
  readonly sub: readonly Item[];
};

type Tile<Item> = {
  readonly item: Item;
  /** Label of the entry above it; '' where it stands at the top itself. */
  readonly parent: string;
};

/**
 * What stands below the categories of the menu, or they themselves where nothing does. Hosted platforms have words of their own for
 * kinds of entries; what leads to a category is told by its `rota` too.
 */
export function categoryTiles<Item extends Entry<Item>>({
  menu,
}: {
  readonly menu: readonly Item[];
}): readonly Tile<Item>[] {
  const categories = menu.filter((item) => item.tipo === 'categoria' || nameOf(item) === CATEGORY);
  const below = categories.flatMap(({ label, sub }) => sub.map((item) => ({ item, parent: label })));
  return below.length > 0 ? below : categories.map((item) => ({ item, parent: '' }));
}

const CATEGORY = 'product/listing/category';

function nameOf({ rota }: { readonly rota: object }): unknown {
  return 'name' in rota ? rota.name : undefined;
}
