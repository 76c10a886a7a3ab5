/** Delivery services with what they ask, and what products measure. */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** What a service asks in a range of postal codes. */
export type ServiceRateRow = {
  readonly cep_de: number;
  readonly cep_ate: number;
  readonly valor_base: number;
  readonly valor_kg: number;
  readonly prazo_dias: number;
  readonly peso_minimo_g: number;
  readonly peso_maximo_g: number;
};

export type RateRow = ServiceRateRow & {
  readonly service_id: string;
  readonly tipo: string;
  readonly label: string;
  readonly entrega_agendada: boolean;
  readonly frete_gratis: boolean;
  readonly divisor_cubico: number;
  readonly retirada_endereco: string;
  readonly retirada_horario: string;
  readonly vagas_manha: number;
  readonly vagas_tarde: number;
  readonly vagas_noite: number;
  readonly sem_acrescimo: boolean;
};

/** Rates of the services on offer for a range: the first five digits of a postal code. */
export async function ratesTo(db: Kysely<Schema>, range: number): Promise<readonly RateRow[]> {
  return rates(db).where('r.cep_de', '<=', range).where('r.cep_ate', '>=', range).execute();
}

/** Rates of the services on offer for everywhere, at most `limit`, without those whose customer chooses a day. */
export async function allRates(db: Kysely<Schema>, limit: number): Promise<readonly RateRow[]> {
  return rates(db).where('s.entrega_agendada', '=', false).limit(limit).execute();
}

function rates(db: Kysely<Schema>) {
  return db
    .selectFrom('shipping_rates as r')
    .innerJoin('shipping_services as s', 's.id', 'r.service_id')
    .select([
      'r.service_id',
      's.tipo',
      's.label',
      's.entrega_agendada',
      's.frete_gratis',
      's.divisor_cubico',
      's.retirada_endereco',
      's.retirada_horario',
      's.vagas_manha',
      's.vagas_tarde',
      's.vagas_noite',
      's.sem_acrescimo',
      'r.cep_de',
      'r.cep_ate',
      'r.valor_base',
      'r.valor_kg',
      'r.prazo_dias',
      'r.peso_minimo_g',
      'r.peso_maximo_g',
    ])
    .where('s.ativo', '=', true)
    .orderBy('s.ordem')
    .orderBy('s.id')
    .orderBy('r.id');
}
