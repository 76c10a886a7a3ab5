/**
 * Pix by the API of the Central Bank's standard, at any bank that has it. A charge's txid comes from its `ref` and a refund has the
 * shop's own id, so that what was asked twice is there once, and an answer that was lost is found again.
 */
import type { Kysely } from 'kysely';
import { readWireAmount, refOfTxid, txidOf, wireAmount } from '#lib/domain/payments/pix-wire.ts';
import type { Cipher } from '#lib/platform/kernel/encryption.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { listedAmount } from '../http/listed-amount.ts';
import { parseAnswer } from '../http/parse-answer.ts';
import { Unanswered } from '../http/unanswered.ts';
import { accountOf, type PixAccount, type PixApiOptions } from '../pix-api/account.ts';
import type { PixAnswer, PixClient } from '../pix-api/client.ts';
import { problemLine, problemReason } from '../pix-api/failure.ts';
import { nameOf, readCharge, readRefundOf } from '../pix-api/reading.ts';
import { listReceived, receivedOf } from '../pix-api/received.ts';
import { cobranca, devolucao, type PixRecebido } from '../pix-api/wire.ts';
import type { ChargeOrder, MachineProvider, Reading, RefundOrder, RefundReading, Seen } from './provider.ts';

export const PIX_API = 'pix-api' as const;

export type PixApiDeps = {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  readonly seal: Cipher;
  readonly client: PixClient;
  readonly options: PixApiOptions;
  /** Secrets are sealed by a key that is used for nothing else. */
  readonly ownKey?: boolean;
};

/** Seconds that a bank takes a charge for good where nothing is said. */
const DAY = 86_400;

export function createPixApiProvider({ db, now, seal, client, options }: PixApiDeps): MachineProvider {
  const open = (order: ChargeOrder) => accountOf(db, order.account, seal, options);

  async function read(order: ChargeOrder, account: PixAccount, signal: AbortSignal): Promise<Reading> {
    const answer = await client(account, { method: 'GET', path: pathOf(order) }, signal);
    if (!answer.done) return absentOr(answer);
    const cob = parseAnswer(cobranca, answer.json);
    // A bank may leave out of the charge what came by it later.
    const received =
      cob.status === 'ATIVA' && cob.pix.length === 0
        ? []
        : await receivedOf(client, account, { cob, txid: txidOf(order.ref), until: answer.at }, signal);
    return readCharge(order, account, cob, received, answer.at);
  }

  async function refundAt(
    { id, charge, entryRef }: RefundOrder,
    account: PixAccount,
    signal: AbortSignal,
  ): Promise<RefundReading> {
    const path = `/pix/${entryRef}/devolucao/${id}`;
    const answer = await client(account, { method: 'GET', path }, signal);
    if (!answer.done) return absentOr(answer);
    return readRefundOf(entryRef, parseAnswer(devolucao, answer.json), charge.createdAt);
  }

  return {
    name: PIX_API,
    witness: 'machine',
    methods: ['pix'],
    async make(order, signal) {
      const account = await open(order).catch(() => undefined);
      if (!account) return refused(order, 'SemCredenciais');
      const call = { method: 'PUT', path: pathOf(order), body: bodyOf(order, account) } as const;
      const made = await client(account, call, signal).catch((error: unknown) => ({ error }));
      if (!('error' in made) && made.done) {
        const cob = parseAnswer(cobranca, made.json);
        return readCharge(order, account, cob, cob.pix, made.at);
      }
      // The answer was lost, or it is there already and may not be changed: it is looked for before anything is believed.
      const found = await read(order, account, signal);
      if (found.said !== 'absent') return found;
      if ('error' in made) throw made.error;
      return refused(order, problemReason(made.problem));
    },
    read: async (order, signal) => read(order, await open(order), signal),
    async cancel(order, signal) {
      const account = await open(order);
      const body = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' };
      const answer = await client(account, { method: 'PATCH', path: pathOf(order), body }, signal);
      // It may have been paid, or have ended by itself; whoever asked reads it next.
      return answer.done ? read(order, account, signal) : absentOr(answer, 'nothing');
    },
    async refund(order, signal) {
      const account = await open(order.charge);
      const path = `/pix/${order.entryRef}/devolucao/${order.id}`;
      const body = { valor: wireAmount(order.amount), descricao: `Pedido ${order.charge.numero}` };
      const answer = await client(account, { method: 'PUT', path, body }, signal);
      if (answer.done) return readRefundOf(order.entryRef, parseAnswer(devolucao, answer.json), now());
      // Its id is used: the refund that has it is this one.
      const found = await refundAt(order, account, signal);
      if (found.said !== 'absent') return found;
      if (answer.problem.status === 403) throw new Unanswered(problemLine(answer.problem));
      const reason = problemReason(answer.problem);
      return { said: 'state', state: 'recusada', ref: order.id, amount: order.amount, reason, at: now() };
    },
    readRefund: async (order, signal) => refundAt(order, await open(order.charge), signal),
    async list(account, { from, to, what }, signal) {
      const query = what === 'back' ? { devolucaoPresente: 'true' } : {};
      const opened = await accountOf(db, account, seal, options);
      const listed = await listReceived(client, opened, { from, to, query }, signal);
      return listed.flatMap((pix) => {
        const ref = refOfTxid(pix.txid ?? '');
        return ref === '' ? [] : [{ ref, moves: movesOf(pix), came: true }];
      });
    },
  };
}

/** The payment and what went back of it. */
function movesOf(pix: PixRecebido): Seen['moves'] {
  const done = pix.devolucoes.filter(({ status }) => status === 'DEVOLVIDO');
  return [
    { name: pix.endToEndId, amount: listedAmount(() => readWireAmount(pix.valor)) },
    ...done.map((one) => ({
      name: nameOf(pix.endToEndId, one),
      amount: listedAmount(() => readWireAmount(one.valor)),
    })),
  ];
}

function pathOf({ ref }: ChargeOrder): string {
  return `/cob/${txidOf(ref)}`;
}

/** The same each time it is asked for: the term counts from when the shop wrote the charge down. */
function bodyOf({ amount, createdAt, expiresAt, numero }: ChargeOrder, { key }: PixAccount): object {
  const seconds = expiresAt ? Math.floor((expiresAt.getTime() - createdAt.getTime()) / 1000) : DAY;
  return {
    calendario: { expiracao: Math.max(1, seconds) },
    valor: { original: wireAmount(amount), modalidadeAlteracao: 0 },
    chave: key,
    solicitacaoPagador: `Pedido ${numero}`,
    infoAdicionais: [{ nome: 'Pedido', valor: String(numero) }],
  };
}

function refused({ ref, amount }: ChargeOrder, reason: string): Reading {
  return { said: 'state', state: 'recusada', ref, amount, reason, payments: [], paidBack: [] };
}

type NotDone = Extract<PixAnswer, { done: false }>;

/** @throws Unanswered for a refusal that says nothing of whether it is there. */
function absentOr({ problem }: NotDone, otherwise?: 'nothing'): { said: 'absent' } | { said: 'nothing' } {
  if (problem.status === 404 || problem.status === 410) return { said: 'absent' };
  if (otherwise) return { said: otherwise };
  throw new Unanswered(problemLine(problem));
}
