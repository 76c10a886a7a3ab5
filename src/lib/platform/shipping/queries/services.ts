/** Delivery services with all their rates, for who edits them. */
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { ShippingRatesTable, ShippingServicesTable } from '#lib/platform/schema/shipping.ts';
import type { ServiceRateRow } from './shipping.ts';

export async function serviceList(db: Kysely<Schema>): Promise<
  readonly {
    readonly id: string;
    readonly label: string;
    readonly ativo: boolean;
    readonly retirada: boolean;
    readonly agendada: boolean;
    readonly taxas: number;
  }[]
> {
  return db
    .selectFrom('shipping_services as s')
    .select(['s.id', 's.label', 's.ativo', 's.entrega_agendada as agendada'])
    .select(sql<boolean>`s.tipo = 'retirada'`.as('retirada'))
    .select((select) =>
      select
        .selectFrom('shipping_rates as r')
        .select(sql<number>`count(*)::int`.as('taxas'))
        .whereRef('r.service_id', '=', 's.id')
        .$asScalar()
        .$notNull()
        .as('taxas'),
    )
    .orderBy('s.ordem')
    .orderBy('s.id')
    .execute();
}

export type ServiceRow = {
  readonly label: string;
  readonly ativo: boolean;
  readonly tipo: string;
  readonly retirada_endereco: string;
  readonly retirada_horario: string;
  readonly frete_gratis: boolean;
  readonly entrega_agendada: boolean;
  readonly ordem: number;
  readonly divisor_cubico: number;
  readonly vagas_manha: number;
  readonly vagas_tarde: number;
  readonly vagas_noite: number;
  readonly sem_acrescimo: boolean;
};

export async function serviceById(db: Kysely<Schema>, id: string): Promise<ServiceRow | undefined> {
  return db
    .selectFrom('shipping_services')
    .select([
      'label',
      'ativo',
      'tipo',
      'retirada_endereco',
      'retirada_horario',
      'frete_gratis',
      'entrega_agendada',
      'ordem',
      'divisor_cubico',
      'vagas_manha',
      'vagas_tarde',
      'vagas_noite',
      'sem_acrescimo',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function ratesOfService(db: Kysely<Schema>, id: string): Promise<readonly ServiceRateRow[]> {
  return db
    .selectFrom('shipping_rates')
    .select(['cep_de', 'cep_ate', 'valor_base', 'valor_kg', 'prazo_dias', 'peso_minimo_g', 'peso_maximo_g'])
    .where('service_id', '=', id)
    .orderBy('cep_de')
    .orderBy('cep_ate')
    .orderBy('peso_minimo_g')
    .orderBy('id')
    .execute();
}

/** Blocks other writers of services until this transaction ends. */
export async function lockServices(trx: Transaction<Schema>): Promise<void> {
  await sql`lock table shipping_services in share row exclusive mode`.execute(trx);
}

/** Rows in one statement: far below the 65535 parameters a statement may have. */
const BATCH = 500;

/** With these rates and no others. */
export async function keepService(
  trx: Transaction<Schema>,
  { id, ...service }: Insertable<ShippingServicesTable>,
  rates: readonly Omit<Insertable<ShippingRatesTable>, 'service_id'>[],
): Promise<void> {
  await trx
    .insertInto('shipping_services')
    .values({ id, ...service })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(service))
    .execute();
  await trx.deleteFrom('shipping_rates').where('service_id', '=', id).execute();
  for (let start = 0; start < rates.length; start += BATCH) {
    const rows = rates.slice(start, start + BATCH).map((rate) => ({ service_id: id, ...rate }));
    await trx.insertInto('shipping_rates').values(rows).execute();
  }
}
