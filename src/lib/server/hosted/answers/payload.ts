/** What buys a product: it goes back to the platform as it came, texts and all (platform contract 2.8). */
import type { CarrinhoProduto } from '#lib/contract/product.ts';
import { address, choice, echoed, fields, list, type Reading, text } from './reading.ts';

const item = echoed({
  idProduto: text(),
  idAtributoSimples: text('0'),
  idUnidadeVenda: text('0'),
  idArmazem: text('0'),
  quantidade: text('1'),
  adicional: text(),
  parametros: text(),
});

export const carrinhoProduto = fields({
  hash: text(),
  url: address(),
  tipo: choice('produto', 'lista'),
  itens: list(item),
}) satisfies Reading<CarrinhoProduto>;
