import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** The lines of these orders with what they are of, those of one in their order. */
export async function orderedLines(db: Kysely<Schema>, numeros: readonly number[]) {
  return db
    .selectFrom('order_lines')
    .select([
      'numero',
      'tipo',
      'id_produto',
      'id_atributo_simples',
      'nome',
      'sku',
      'atributos',
      'rota',
      'imagem',
      'quantidade',
      'preco_por',
    ])
    .where('numero', 'in', numeros)
    .orderBy('numero')
    .orderBy('ordem')
    .execute();
}
