/** Which ways to pay the shop has on, as its pages name them. */
import type { Kysely } from 'kysely';
import type { EmpresaPagamento } from '#lib/contract/settings.ts';
import type { PaidWay } from '#lib/domain/payments/methods.ts';
import { pixBank } from '#lib/domain/payments/pix-banks.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Where the shop is: one without a public address that the demonstration made plays a bank. */
export const HERE = 'here';
export const OUT = 'out';

/** In the order in which the checkout shows them. */
export async function waysShown(
  db: Kysely<Schema>,
  where: typeof HERE | typeof OUT,
): Promise<readonly PaidWay[]> {
  const settings = await db
    .selectFrom('payment_settings')
    .select([
      'pix_api_ativo',
      'mp_cartao_ativo',
      'mp_pix_ativo',
      'mp_boleto_ativo',
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
  const byKey = pix_ativo && pix_chave !== '' && pix_nome !== '' && pix_cidade !== '';
  const { mp_pix_ativo, mp_boleto_ativo: boleto, mp_cartao_ativo: card } = settings;
  const pix = settings.pix_api_ativo || mp_pix_ativo || byKey;
  const demo = where === HERE && !pix && !boleto && !card && (await isDemo(db));
  const on: readonly (readonly [boolean, PaidWay])[] = [
    [pix || demo, 'pix'],
    [boleto || demo, 'boleto'],
    [card || demo, 'cartao'],
    [settings.combinar_ativo, 'combinar'],
    [settings.retirada_ativo && (await hasPickUp(db)), 'retirada'],
    [settings.faturado_ativo, 'faturado'],
  ];
  return on.filter(([isOn]) => isOn).map(([, method]) => method);
}

/** Who takes part in paying: of Pix by the shop's key nobody is told, and the demonstration's bank is no company. */
export async function companiesShown(db: Kysely<Schema>): Promise<readonly EmpresaPagamento[]> {
  const settings = await db
    .selectFrom('payment_settings')
    .select(['pix_api_ativo', 'mp_cartao_ativo', 'mp_pix_ativo', 'mp_boleto_ativo', 'mp_campos_ativo'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const account = await db
    .selectFrom('payment_accounts')
    .select('banco')
    .where('provider', '=', 'pix-api')
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  const { pix_api_ativo: byBank, mp_pix_ativo, mp_boleto_ativo, mp_cartao_ativo, mp_campos_ativo } = settings;
  const offered: readonly (readonly [boolean, PaidWay])[] = [
    [mp_pix_ativo && !byBank, 'pix'],
    [mp_boleto_ativo, 'boleto'],
    [mp_cartao_ativo, 'cartao'],
  ];
  const formas = offered.filter(([isOn]) => isOn).map(([, method]) => method);
  const bank = {
    nome: bankName(account?.banco),
    formas: ['pix'],
    recebe: 'cobranca',
    campos: false,
  } as const;
  const campos = mp_cartao_ativo && mp_campos_ativo;
  const mercadoPago = { nome: 'Mercado Pago', formas, recebe: 'comprador', campos } as const;
  return [...(byBank ? [bank] : []), ...(formas.length > 0 ? [mercadoPago] : [])];
}

function bankName(banco = 'outro'): string {
  return banco === 'outro' ? '' : (pixBank(banco)?.nome ?? '');
}

/** Without a service that is collected, nobody can pay at the shop. */
async function hasPickUp(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('shipping_services')
    .select('id')
    .where('tipo', '=', 'retirada')
    .where('ativo', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function isDemo(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom('seeds').select('nome').where('nome', '=', 'demo').executeTakeFirst();
  return row !== undefined;
}
