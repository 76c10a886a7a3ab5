/** `panel/products/:id`: what is done with a product as a whole. */

import { z } from 'zod';
import type { LigacoesProduto, ProdutoSalvo } from '#lib/contract/panel-products.ts';
import { CATALOGUE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import { productCopy } from '../copy-product.ts';
import { productTies, removeProduct } from '../queries/product-ties.ts';
import { lockProduct } from '../queries/product-writes.ts';
import { readProduct } from '../save-product.ts';

export function productActsEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  const roles = CATALOGUE;
  const idOf = (param: (name: string) => string) => readId(param('id'), message.unknownProduct);
  return [
    panel(
      {
        method: 'post',
        path: '/panel/products/:id/copy',
        summary: 'Makes a hidden copy without stock under another code, or says what is wrong with the code',
        roles,
        body: z.object({ sku: requiredText(60) }),
        answer: 'ProdutoSalvo',
      },
      async ({ body: { sku }, param, write }) => write(productCopy(idOf(param), sku), (saved) => saved),
    ),
    panel(
      {
        method: 'delete',
        path: '/panel/products/:id',
        summary: 'Deletes a product on which nothing hangs; 409 says what does',
        roles,
        answer: 'ProdutoSalvo',
      },
      async ({ param, write }) => write(removal(idOf(param)), (saved) => saved),
    ),
  ];
}

function removal(id: number): Change<{ readonly sku: string; readonly nome: string }, ProdutoSalvo> {
  return {
    async lock(trx, now) {
      await lockProduct(trx, id);
      const product = await readProduct(trx, id, now);
      return product && { sku: product.campos['sku'] ?? '', nome: product.campos['nome'] ?? '' };
    },
    unknown: message.unknownProduct,
    seen: 'not asked',
    async write(trx, { sku, nome }) {
      const ties = await productTies(trx, id);
      if (isTied(ties)) throw new HttpError(409, message.productTied);
      await removeProduct(trx, id);
      const campos = [{ campo: 'nome', antes: nome, depois: '' }];
      return {
        result: { id, faltas: [] },
        history: { secao: 'produtos', alvo: sku, acao: 'removeu', campos },
      };
    },
  };
}

function isTied(ties: LigacoesProduto): boolean {
  return Object.values(ties).some((count) => count > 0);
}
