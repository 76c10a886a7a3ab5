/** Takes out what visitors left behind and what the shop may not keep, without anybody waiting for it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { SESSION_TERM } from '#lib/platform/kernel/http/session.ts';
import { deleteExpired, type Expiring } from './queries/expired.ts';
import { forgetBuyers } from './queries/forgotten-buyers.ts';

/** Rows of one statement: some tens of milliseconds with their carts. */
export const SWEEP_BATCH = 200;
/** Milliseconds one sweep may take; what is left waits for the next one. */
const LONGEST = 20_000;
const DAY = 86_400_000;

export type Sweep = (stopped: AbortSignal) => Promise<void>;

/** Sweeps one at a time. After each batch the database is left alone for as long as it took. */
export function createSweep({ db, now }: Pick<Deps, 'db' | 'now'>): Sweep {
  let sweeping = false;
  let forgotAt = Number.NEGATIVE_INFINITY;

  async function sweepTable(table: Expiring, before: Date, goOn: () => boolean): Promise<void> {
    let swept = SWEEP_BATCH;
    while (swept === SWEEP_BATCH && goOn()) {
      const start = performance.now();
      swept = await deleteExpired(db, table, before, SWEEP_BATCH);
      if (swept === SWEEP_BATCH) await sleep(performance.now() - start);
    }
  }

  return async (stopped) => {
    if (sweeping) return;
    sweeping = true;
    try {
      const time = now();
      const end = performance.now() + LONGEST;
      const goOn = () => !stopped.aborted && performance.now() < end;
      await sweepTable('sessions', new Date(time.getTime() - SESSION_TERM), goOn);
      for (const table of [
        'throttles',
        'password_recoveries',
        'login_codes',
        'sign_ups',
        'invitations',
      ] as const) {
        await sweepTable(table, time, goOn);
      }
      if (time.getTime() - forgotAt >= DAY && goOn()) {
        await forgetBuyers(db, time);
        forgotAt = time.getTime();
      }
    } finally {
      sweeping = false;
    }
  };
}
