import type { Kysely } from 'kysely';
import type { Terms } from '#lib/domain/offers/parts.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import type { Known } from '#lib/platform/kernel/queries/rows.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { lineKey, type SettledGoods, settle } from './available-lines.ts';
import type { CartLine } from './line.ts';
import { adding } from './line-changes.ts';
import { loadGoods } from './load-goods.ts';

export type Item = Pick<CartLine, 'tipo' | 'id_produto' | 'quantidade'> & {
  /** Value of the `simples` attribute; 0 for none. */
  readonly valor: number;
};

/**
 * What `items` would be in an empty cart.
 * @throws HttpError 404 for something unknown, 400 for what cannot be bought, or not so much of it.
 */
export async function quote(
  db: Kysely<Schema>,
  items: readonly Item[],
  terms: Terms,
  known: Known,
): Promise<SettledGoods> {
  const lines = items.map(lineOf);
  const goods = await loadGoods(db, lines, terms.now, known);
  const wanted = adding(lines)([], goods, terms);
  const settled = settle(wanted, goods, terms, new Set(wanted.map(lineKey)));
  const [shortage] = settled.messages;
  if (shortage !== undefined) throw new HttpError(400, shortage);
  return settled;
}

export function lineOf({ tipo, id_produto, valor, quantidade }: Item): CartLine {
  return {
    tipo,
    id_produto,
    id_atributo_simples: valor,
    id_unidade_venda: 0,
    id_armazem: 0,
    adicional: '',
    parametros: '',
    quantidade,
  };
}
