/** Services that bring orders, and what they ask for it. */
import type { Generated } from 'kysely';

export type ShippingTables = {
  shipping_services: ShippingServicesTable;
  shipping_rates: ShippingRatesTable;
  delivery_slots: DeliverySlotsTable;
};

/** CEP ranges of a region (first five digits) and what each service asks for it. */
export type ShippingServicesTable = {
  id: string;
  tipo: string;
  label: string;
  ordem: number;
  entrega_agendada: Generated<boolean>;
  /** May become free once an order is worth enough (migration 0005). */
  frete_gratis: Generated<boolean>;
  /** Cubic centimetres that count as one kilogram (migration 0005). */
  divisor_cubico: Generated<number>;
  ativo: Generated<boolean>;
  /** Where and when orders are collected, '' for the shop's own (migration 0230). */
  retirada_endereco: Generated<string>;
  retirada_horario: Generated<string>;
  /** Deliveries that fit in each turn of a day (migration 0296). */
  vagas_manha: Generated<number>;
  vagas_tarde: Generated<number>;
  vagas_noite: Generated<number>;
  /** A chosen day costs no more than the cheapest delivery there, in the state of São Paulo (migration 0296). */
  sem_acrescimo: Generated<boolean>;
};

/** How many places of a turn are taken (migration 0296). */
type DeliverySlotsTable = {
  service_id: string;
  /** `YYYY-MM-DD` in the time of the shop. */
  dia: string;
  turno: string;
  usadas: number;
};

export type ShippingRatesTable = {
  id: Generated<number>;
  service_id: string;
  cep_de: number;
  cep_ate: number;
  /** Centavos for the first kilogram and for each further one. */
  valor_base: number;
  valor_kg: number;
  /** Working days. */
  prazo_dias: number;
  /** Lightest and heaviest load, by the weight that is charged (migration 0005). */
  peso_minimo_g: Generated<number>;
  peso_maximo_g: number;
};
