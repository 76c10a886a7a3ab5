/** Which ways to pay the shop has on, as its pages name them. */
import type { Kysely } from 'kysely';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/**
 * In the order in which the checkout shows them.
 * @param local The shop has no public address: one that the demonstration made plays a bank there.
 */
export async function waysShown(db: Kysely<Schema>, local: boolean): Promise<readonly Method[]> {
  const settings = await db
    .selectFrom('payment_settings')
    .select([
      'pix_ativo',
      'pix_chave',
      'pix_nome',
      'pix_cidade',
      'combinar_ativo',
      'retirada_ativo',
      'faturado_ativo',
    ])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const { pix_ativo, pix_chave, pix_nome, pix_cidade } = settings;
  const pix = pix_ativo && pix_chave !== '' && pix_nome !== '' && pix_cidade !== '';
  const demo = local && !pix && (await isDemo(db));
  const on: readonly (readonly [boolean, Method])[] = [
    [pix || demo, 'pix'],
    [demo, 'boleto'],
    [demo, 'cartao'],
    [settings.combinar_ativo, 'combinar'],
    [settings.retirada_ativo, 'retirada'],
    [settings.faturado_ativo, 'faturado'],
  ];
  return on.filter(([isOn]) => isOn).map(([, method]) => method);
}

async function isDemo(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('seeds').select('nome').where('nome', '=', 'demo').executeTakeFirst();
  return row !== undefined;
}
