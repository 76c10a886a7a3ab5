/**
 * Compares what a provider's list has with the ledger, and keeps what differs: a list for the shop's people and a number to watch. It
 * decides nothing about money.
 */
import type { PaymentDeps } from './payment-deps.ts';
import type { Seen } from './providers/provider.ts';
import { chargesByRef } from './queries/charges.ts';
import { bookedBetween, endDifferences, noteDifferences } from './queries/differences.ts';
import { bookedRefs } from './queries/ledger.ts';

/** Milliseconds at both ends of a list that are not asked of it: clocks differ, and lists lag. Looks overlap by more. */
const AFTER = 10 * 60_000;
const BEFORE = 30 * 60_000;

type Compared = {
  readonly conta: number;
  readonly provider: string;
  readonly came: readonly Seen[];
  readonly back: readonly Seen[];
  /** Of what `came`. */
  readonly from: number;
  readonly to: number;
};

export async function compareLists(
  { db }: Pick<PaymentDeps, 'db'>,
  { conta, provider, came, back, from, to }: Compared,
  now: Date,
): Promise<void> {
  const seen = [...came, ...back];
  const names = seen.flatMap((one) => one.names);
  const booked = await bookedRefs(db, provider, names);
  const known = new Set(
    (
      await chargesByRef(
        db,
        seen.map(({ ref }) => ref),
      )
    ).map(({ ref }) => ref),
  );
  const about = { conta, seen_at: now, closed_at: null } as const;
  const strange = came.filter((one) => one.came && !known.has(one.ref));
  const unbooked = seen.filter((one) => known.has(one.ref));
  const span = { from: new Date(from + AFTER), to: new Date(to - BEFORE) };
  const listed = new Set(came.flatMap((one) => one.names));
  const ours = (await bookedBetween(db, conta, span)).filter(({ name }) => !listed.has(name));
  const found = [
    ...strange.map(({ ref, names: [name = ref] }) => ({ kind: 'sem_cobranca' as const, ref, name })),
    ...unbooked.flatMap((one) =>
      one.names
        .filter((name) => !booked.has(name))
        .map((name) => ({ kind: 'nao_anotado' as const, ref: one.ref, name })),
    ),
    ...ours.map(({ ref, name }) => ({ kind: 'so_na_loja' as const, ref, name })),
  ];
  // The same movement may stand in both lists.
  const once = new Map(found.map((one) => [`${one.kind} ${one.name}`, { ...about, ...one }]));
  await endDifferences(db, { conta, provider, listed: names, now });
  await noteDifferences(db, [...once.values()]);
}
