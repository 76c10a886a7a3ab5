/** What of a shop's settings can be changed in the panel, by whom, and what each field takes. */
import type { Faults, Fields, Values } from './record.ts';
import { faultsOf } from './record.ts';
import { CART_REMINDER } from './settings/cart-reminder.ts';
import { COMPANY_BUYERS } from './settings/company-buyers.ts';
import { DELIVERY } from './settings/delivery.ts';
import type { Group } from './settings/group.ts';
import { RETURNS } from './settings/returns.ts';
import { FREE_SHIPPING, PAYMENT } from './settings/selling.ts';
import { ADDRESSES, ANALYTICS, SEO } from './settings/seo-and-analytics.ts';
import { COMPANY, CONTACT, MAINTENANCE, NETWORKS } from './settings/shop.ts';

/** In the order in which the panel lists them. */
export const GROUP_NAMES = [
  'freteGratis',
  'entrega',
  'trocas',
  'lembrete',
  'compradores',
  'contato',
  'redes',
  'seo',
  'medicao',
  'aguarde',
  'empresa',
  'enderecos',
  'pagamento',
] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

export const SETTING_GROUPS = {
  freteGratis: FREE_SHIPPING,
  entrega: DELIVERY,
  trocas: RETURNS,
  lembrete: CART_REMINDER,
  compradores: COMPANY_BUYERS,
  contato: CONTACT,
  redes: NETWORKS,
  seo: SEO,
  medicao: ANALYTICS,
  aguarde: MAINTENANCE,
  empresa: COMPANY,
  enderecos: ADDRESSES,
  pagamento: PAYMENT,
} as const satisfies Readonly<Record<GroupName, Group>>;

export type SettingValues = Values;

/** As addresses have it: `frete-gratis`. */
export function groupSlug(name: GroupName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function groupFields(name: GroupName): Fields {
  return SETTING_GROUPS[name].fields;
}

/** What is wrong with the fields of a group, and between them, by the field where it is said. */
export function groupFaults(name: GroupName, values: Values): Faults {
  const { fields, also }: Group = SETTING_GROUPS[name];
  return faultsOf(fields, values, also?.(values));
}
