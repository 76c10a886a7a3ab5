/** Services that bring orders, and what they ask for it. */
import type { Generated } from 'kysely';

export type ShippingTables = {
  shipping_services: ShippingServicesTable;
  shipping_rates: ShippingRatesTable;
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
