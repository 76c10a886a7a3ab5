/**
 * Compares what a provider's list has with the ledger, and keeps what differs: a list for the shop's people and a number to watch. It
 * decides nothing about money.
 */
import type { PaymentDeps } from './payment-deps.ts';
import type { Seen } from './providers/provider.ts';
import { chargesByRef } from './queries/charges.ts';
import { bookedBetween, endDifferences, noteDifferences } from './queries/differences.ts';
import { bookedAmounts } from './queries/ledger.ts';

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
  const moves = seen.flatMap((one) => one.moves.map((move) => ({ ...move, ref: one.ref })));
  const names = moves.map(({ name }) => name);
  const booked = await bookedAmounts(db, provider, names);
  const refs = seen.map(({ ref }) => ref);
  const charges = new Map((await chargesByRef(db, refs)).map((charge) => [charge.ref, charge]));
  const about = { conta, seen_at: now, closed_at: null } as const;
  const strange = came.filter((one) => one.came && !charges.has(one.ref));
  const unbooked = moves.filter(({ ref, name }) => charges.has(ref) && !booked.has(name));
  const span = { from: new Date(from + AFTER), to: new Date(to - BEFORE) };
  const listed = new Set(came.flatMap((one) => one.moves.map(({ name }) => name)));
  const ours = (await bookedBetween(db, conta, span)).filter(({ name }) => !listed.has(name));
  const both = [
    ...moves.map((move) => ({ ...move, own: booked.get(move.name) })),
    ...seen.map(({ ref, asked }) => ({ ref, name: ref, amount: asked, own: charges.get(ref)?.valor })),
  ]
    // Two accounts may show the same list.
    .filter(({ ref }) => charges.get(ref)?.conta === conta)
    .filter(isTold);
  const found = [
    ...strange.map(({ ref, moves: [{ name, amount } = { name: ref, amount: undefined }] }) => ({
      ...{ kind: 'sem_cobranca' as const, ref, name, valor_provedor: amount },
    })),
    ...unbooked.map(({ ref, name, amount }) => ({
      ...{ kind: 'nao_anotado' as const, ref, name, valor_provedor: amount },
    })),
    ...ours.map(({ ref, name, valor }) => ({ kind: 'so_na_loja' as const, ref, name, valor_loja: valor })),
    ...both
      .filter(({ amount, own }) => amount !== own)
      .map(({ ref, name, amount, own }) => ({
        ...{ kind: 'outro_valor' as const, ref, name, valor_provedor: amount, valor_loja: own },
      })),
  ];
  // The same movement may stand in both lists.
  const once = new Map(found.map((one) => [`${one.kind} ${one.name}`, { ...about, ...one }]));
  const agreed = both.filter(({ amount, own }) => amount === own).map(({ name }) => name);
  await endDifferences(db, { conta, provider, listed: names, agreed, now });
  await noteDifferences(db, [...once.values()]);
}

type Both = { readonly ref: string; readonly name: string; readonly amount: number; readonly own: number };

/** Both sides say how much it is. */
function isTold(one: { readonly [name in keyof Both]: Both[name] | undefined }): one is Both {
  return one.amount !== undefined && one.own !== undefined;
}
