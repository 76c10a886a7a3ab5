/** The kinds of records that the panel's own pages and calls serve by their declaration alone. */
import type { RecordKind } from './record.ts';
import { BRANDS } from './records/brands.ts';
import { CATEGORIES } from './records/categories.ts';
import { CUSTOMER_GROUPS } from './records/customer-groups.ts';
import { KITS } from './records/kits.ts';
import { LANDING_PAGES } from './records/landing-pages.ts';
import { POPUPS } from './records/popups.ts';
import { SEALS } from './records/seals.ts';
import { TRACKING_CARRIERS } from './records/tracking-carriers.ts';

type Kind = (typeof RECORD_KINDS)[number];

/** Below `/painel`. */
export type RecordPath = Kind['path'];

export const RECORD_KINDS = [
  POPUPS,
  CATEGORIES,
  BRANDS,
  SEALS,
  KITS,
  LANDING_PAGES,
  TRACKING_CARRIERS,
  CUSTOMER_GROUPS,
] as const satisfies readonly RecordKind[];

/** A kind without calls in a room of its own: its calls, its table's type and its trigger come from the declaration. */
export type DeclaredKind = Exclude<Kind, { readonly ownCalls: true }>;

export const DECLARED_KINDS: readonly RecordKind<DeclaredKind['table']>[] = RECORD_KINDS.filter(
  (kind: RecordKind): kind is DeclaredKind => !kind.ownCalls,
);
