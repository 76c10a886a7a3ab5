/** Prices of goods bought together, with what buys them (platform contract 4.10, 8.7). */
import type { OfertasMarketplace } from '#lib/contract/marketplace.ts';
import type { Componentes, Compra, CompraConjunta, Predefinicoes } from '#lib/contract/purchase.ts';
import { pageInfo } from './listing.ts';
import { carrinhoProduto } from './payload.ts';
import { precos } from './prices.ts';
import { combinacao } from './product-detail.ts';
import { choice, fields, list, none, number, optional, type Reading } from './reading.ts';

export const compra = fields({ precos, carrinho: optional(carrinhoProduto) }) satisfies Reading<Compra>;

export const compraConjunta = fields({
  precos,
  desconto: fields({ tipo: choice('valor', 'porcentagem'), valor: number() }),
  carrinho: carrinhoProduto,
}) satisfies Reading<CompraConjunta>;

export const componentes = fields({
  id: number(),
  componentes: list(combinacao),
}) satisfies Reading<Componentes>;

export const predefinicoes = fields({ predefinicoes: none() }) satisfies Reading<Predefinicoes>;

export const ofertasMarketplace = fields({
  ofertas: none(),
  info: pageInfo,
}) satisfies Reading<OfertasMarketplace>;
