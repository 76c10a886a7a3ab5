/** What a program of the owner writes with its key. */
import type { ProgramaProduto } from '#lib/contract/program.ts';
import { PRODUCT, type Prepare } from './walk.ts';

const STOCK = `/vitrine/program/stock/${PRODUCT.sku}`;

export const PROGRAM_WRITES: Readonly<Record<string, readonly Prepare[]>> = {
  'PUT /vitrine/program/products/:codigo': [
    async (walk) => {
      const program = await walk.program();
      const path = `/vitrine/program/products/${PRODUCT.sku}`;
      const { preco } = await program<ProgramaProduto>('GET', path);
      return {
        write: () => program('PUT', path, { campos: { preco: 18.43 } }),
        shows: { [PRODUCT.path]: '18,43' },
        undo: () => program('PUT', path, { campos: { preco } }),
      };
    },
  ],
  'PUT /vitrine/program/stock/:codigo': [
    async (walk) => {
      const program = await walk.program();
      const { estoque: base } = await program<{ readonly estoque: number }>('GET', STOCK);
      return {
        write: () => program('PUT', STOCK, { estoque: 0, base }),
        shows: { [PRODUCT.path]: 'schema.org/OutOfStock' },
      };
    },
  ],
  'POST /vitrine/program/stock/:codigo': [
    async (walk) => {
      const program = await walk.program();
      return {
        write: () => program('POST', STOCK, { diferenca: 50 }),
        shows: { [PRODUCT.path]: 'schema.org/InStock' },
      };
    },
  ],
};
