/**
 * Sends events to web hooks. Each event is a delivery in the database before anything is sent, so that none is lost when the process
 * ends; one whose answer was not noted is sent again. Each web hook goes by itself: a receiver that does not answer delays its own
 * deliveries alone, and rests longer with each failure.
 */
import { nextTryIn, OFF_AFTER, restAfter } from '#lib/domain/programs/web-hooks.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { placeEvents } from '../queries/events.ts';
import { type DeliveryRow, noteTry, takeDelivery, takeOne } from '../queries/hook-deliveries.ts';
import {
  findHook,
  type HookRow,
  hooksAtWork,
  lockHook,
  queueEvents,
  updateHook,
} from '../queries/web-hooks.ts';
import type { HookDeps } from './hook-deps.ts';
import { type Tried, trySending } from './send.ts';

/** Events that become deliveries in one transaction, and deliveries of one web hook in one round. */
const QUEUED = 1_000;
const ROUND = 300;
/** Milliseconds after which a delivery is due again whose process ended while it was sent. */
const LEASE = 60_000;
/** The receiver wants nothing any more. */
const GONE = 410;

/**
 * @returns What sends all that is due. Another call while it does sends to those alone that nothing is being sent to: a slow
 * receiver holds up nobody's events but its own.
 */
export function createHookRounds(deps: HookDeps): () => Promise<void> {
  const busy = new Set<number>();
  let queueing = false;
  const sendAll = async (id: number): Promise<void> => {
    busy.add(id);
    try {
      await sendTo(deps, id);
    } finally {
      busy.delete(id);
    }
  };
  return async () => {
    if (queueing) return;
    queueing = true;
    try {
      await queueDue(deps);
    } finally {
      queueing = false;
    }
    const awake = (await hooksAtWork(deps.db, deps.now())).filter(({ rests }) => !rests);
    const idle = awake.filter(({ id }) => !busy.has(id));
    const ends = await Promise.allSettled(idle.map(({ id }) => sendAll(id)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };
}

/** Makes deliveries of what happened. */
async function queueDue({ db, now }: HookDeps): Promise<void> {
  const hooks = await hooksAtWork(db, now());
  if (hooks.length === 0) return;
  await placeEvents(db);
  for (const { id } of hooks) {
    while (await inTransaction(db, (trx) => queueEvents(trx, id, QUEUED, now())));
  }
}

/** One after another, until one fails or nothing is due. */
async function sendTo(deps: HookDeps, id: number): Promise<void> {
  for (let sent = 0; sent < ROUND; sent += 1) {
    const now = deps.now();
    const delivery = await takeDelivery(deps.db, id, { now, until: new Date(now.getTime() + LEASE) });
    if (!delivery || !(await deliver(deps, delivery))) return;
  }
}

/** Sends one at once, whether it is due or not; what is off or rests is asked too. @returns False where there is none. */
export async function sendNow(deps: HookDeps, hook: number, id: number): Promise<boolean> {
  const until = new Date(deps.now().getTime() + LEASE);
  const delivery = await takeOne(deps.db, { hook, id, until });
  if (!delivery) return false;
  await deliver(deps, delivery);
  return true;
}

/** @returns Whether it was taken. */
async function deliver(deps: HookDeps, delivery: DeliveryRow): Promise<boolean> {
  const hook = await findHook(deps.db, delivery.hook_id);
  if (!hook) return false;
  const tried = await trySending(deps, hook, delivery);
  const ended = await inTransaction(deps.db, async (trx) => {
    const now = deps.now();
    const taken = tried.falta === '';
    const wait = taken ? undefined : nextTryIn(delivery.tentativas + 1, deps.chance());
    await noteTry(trx, delivery.id, {
      ...tried,
      tentada_em: now,
      // One that was taken before stays so.
      entregue_em: delivery.entregue_em ?? (taken ? now : null),
      proxima: wait === undefined || delivery.entregue_em ? null : new Date(now.getTime() + wait),
    });
    const there = await lockHook(trx, hook.id);
    if (!there) return false;
    const { change, off } = afterTry(there, tried, now);
    if (change) await updateHook(trx, hook.id, change);
    if (off) await queueMails(trx, [{ assunto: 'webhook-desligado', sobre: hook.id }], now);
    return off;
  });
  if (ended) await deps.sendOutbox();
  return tried.falta === '';
}

type Change = Parameters<typeof updateHook>[2];

function afterTry(
  { ativo, falhas, falha_desde }: HookRow,
  { resposta, falta }: Tried,
  now: Date,
): { readonly change: Change | undefined; readonly off: boolean } {
  if (falta === '') {
    const calm = { falhas: 0, falha_desde: null, pausa_ate: null };
    return { change: falhas === 0 ? undefined : calm, off: false };
  }
  const since = falha_desde ?? now;
  const off = ativo && (resposta === GONE || now.getTime() - since.getTime() >= OFF_AFTER);
  const change = {
    falhas: falhas + 1,
    falha_desde: since,
    pausa_ate: new Date(now.getTime() + restAfter(falhas + 1)),
    ...(off && { ativo: false, desligado_em: now }),
  };
  return { change, off };
}
