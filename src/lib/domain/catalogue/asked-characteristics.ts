/** Which characteristics a product is asked for: those of its categories and of the ones above, and what it has. */

type Asked = {
  readonly coluna: string;
  /** Paths; none for all products. */
  readonly categorias: readonly string[];
};

/**
 * @param paths Of the product's categories, as a cell has them: with `|` between.
 * @param has Whether the product has a value, or one was just typed.
 */
export function askedCharacteristics<C extends Asked>(
  all: readonly C[],
  paths: string,
  has: (coluna: string) => boolean,
): readonly C[] {
  const own = paths.split('|').map((path) => `/${path.trim().replace(/^\/+|\/+$/g, '')}/`);
  const isBelow = (category: string): boolean => own.some((path) => path.startsWith(`${category}/`));
  return all.filter(
    ({ coluna, categorias }) => categorias.length === 0 || categorias.some(isBelow) || has(coluna),
  );
}
