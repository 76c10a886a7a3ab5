import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** The lines of an order with what they are of, in their order. */
export async function orderedLines(db: Kysely<Schema>, numero: number) {
  return db
    .selectFrom('order_lines')
    .select([
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
    .where('numero', '=', numero)
    .orderBy('ordem')
    .execute();
}
