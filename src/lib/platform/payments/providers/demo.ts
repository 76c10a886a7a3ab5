/**
 * The demonstration: a bank and a card company that are played by buttons. It stands behind the seam like any other provider,
 * and keeps what it knows in a table of its own. Nothing of it can be paid: its boleto fails its own check digits.
 */
import type { Kysely } from 'kysely';
import type { AcaoDemonstracao } from '#lib/contract/payment.ts';
import { plusBankDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { boletoBarcode, boletoLine } from '#lib/domain/payments/boleto.ts';
import { staticPixCode } from '#lib/domain/payments/br-code.ts';
import type { ChargePayload } from '#lib/platform/schema/payments.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { changeDemo, type DemoRow, findDemo, insertDemo } from '../queries/demo-bank.ts';
import type { Dispute, MachineProvider, Reading, RefundReading } from './provider.ts';

export const DEMO = 'demo';

const STATES = {
  aberta: 'pendente',
  analise: 'analise',
  paga: 'paga',
  recusada: 'recusada',
  expirada: 'expirada',
  cancelada: 'cancelada',
} as const;

export function createDemoProvider(db: Kysely<Schema>, now: () => Date): MachineProvider {
  const read = async (ref: string): Promise<Reading> => {
    const row = await findDemo(db, ref);
    return row ? readingOf(row) : { said: 'absent' };
  };
  const readRefund = async (ref: string, id: string): Promise<RefundReading> => {
    const done = (await findDemo(db, ref))?.devolucoes.find((one) => one.id === id);
    if (!done) return { said: 'absent' };
    return { said: 'state', state: 'feita', ref: id, amount: done.valor, at: new Date(done.at) };
  };
  return {
    name: DEMO,
    witness: 'machine',
    methods: ['pix', 'boleto', 'cartao'],
    async make({ ref, method, amount, expiresAt }) {
      const row = { ref, forma: method, valor: amount, status: 'aberta', due: expiresAt } as const;
      await insertDemo(db, { ...row, created_at: now() });
      return read(ref);
    },
    read: ({ ref }) => read(ref),
    async cancel({ ref }) {
      await changeDemo(db, ref, ({ status }) =>
        status === 'aberta' || status === 'analise' ? { status: 'cancelada' } : {},
      );
      return read(ref);
    },
    async refund({ id, amount, charge: { ref } }) {
      await changeDemo(db, ref, ({ devolucoes }) =>
        devolucoes.some((one) => one.id === id)
          ? {}
          : { devolucoes: [...devolucoes, { id, valor: amount, at: now().toISOString() }] },
      );
      return readRefund(ref, id);
    },
    readRefund: ({ id, charge: { ref } }) => readRefund(ref, id),
  };
}

function readingOf(row: DemoRow): Reading {
  return {
    said: 'state',
    state: STATES[row.status],
    ref: row.ref,
    amount: row.valor,
    providerId: `demo-${row.ref}`,
    payload: payloadOf(row),
    payments: row.pagamentos.map(({ ref, valor, at }) => ({ ref, amount: valor, at: new Date(at) })),
    paidBack: row.devolucoes.map(({ id, valor, at }) => ({
      ref: id,
      id,
      kind: 'devolucao',
      amount: valor,
      at: new Date(at),
    })),
    disputes: disputesOf(row),
  };
}

/** About the first payment, whose holder says that it was not theirs. */
function disputesOf({ ref, disputa, pagamentos: [first] }: DemoRow): readonly Dispute[] {
  if (disputa === '' || !first) return [];
  return [{ ref: `D${ref}`, of: first.ref, state: disputa, amount: first.valor, at: new Date(first.at) }];
}

/** A domain that nobody can have (RFC 2606), so no bank finds a receiver. */
const NOBODY = { key: 'ninguem@demo.invalid', name: 'DEMONSTRACAO SEM VALOR', city: 'DEMONSTRACAO' };
const NO_BANK = { bank: '000', free: '0'.repeat(25) };

function payloadOf({ forma, ref, valor, created_at }: DemoRow): ChargePayload {
  if (forma === 'pix')
    return { copiaECola: staticPixCode({ ...NOBODY, txid: ref, amount: centavos(valor) }) };
  if (forma !== 'boleto') return {};
  const vencimento = plusBankDays(shopDay(created_at), 3);
  const line = boletoLine(boletoBarcode({ ...NO_BANK, due: vencimento, amount: centavos(valor) }));
  return { vencimento, linhaDigitavel: spoiled(line) };
}

/** The check digit of the first field made wrong, so that no bank takes it. */
function spoiled(line: string): string {
  return line.replace(
    /^(\d{5}\.\d{4})(\d)/,
    (_, field: string, check: string) => field + ((Number(check) + 1) % 10),
  );
}

/** What a visitor has bank and card company do. */
export const DEMO_ACTS = [
  'pagar',
  'recusar',
  'analisar',
  'expirar',
  'pagar-de-novo',
  'outro-valor',
  'contestar',
  'contestacao-ganha',
  'contestacao-perdida',
] as const satisfies readonly AcaoDemonstracao[];
type DemoAct = (typeof DEMO_ACTS)[number];

/** Those that change something of a charge as it is. A bank refuses what has ended, but a boleto or a card may be paid twice. */
export function actsOn({
  status,
  forma,
  disputa,
}: Pick<DemoRow, 'status' | 'forma' | 'disputa'>): readonly DemoAct[] {
  if (status === 'aberta')
    return forma === 'cartao'
      ? ['pagar', 'recusar', 'analisar', 'expirar']
      : ['pagar', 'outro-valor', 'analisar', 'expirar', 'recusar'];
  if (status === 'analise') return ['pagar', 'recusar'];
  if (disputa === 'aberta') return ['contestacao-ganha', 'contestacao-perdida'];
  // A card's holder disputes a payment once.
  if (status === 'paga' && forma === 'cartao' && disputa === '') return ['contestar', 'pagar-de-novo'];
  // What comes after the end, or once more.
  return ['pagar-de-novo'];
}

const ACTS: Readonly<Record<DemoAct, (row: DemoRow, now: Date) => Partial<DemoRow>>> = {
  pagar: (row, now) => (row.status === 'paga' ? {} : paid(row, row.valor, now)),
  'pagar-de-novo': (row, now) => paid(row, row.valor, now),
  'outro-valor': (row, now) => paid(row, Math.max(1, row.valor - 100), now),
  recusar: ({ status }) => (status === 'aberta' || status === 'analise' ? { status: 'recusada' } : {}),
  analisar: ({ status }) => (status === 'aberta' ? { status: 'analise' } : {}),
  contestar: (row) => (actsOn(row).includes('contestar') ? { disputa: 'aberta' } : {}),
  'contestacao-ganha': ({ disputa }) => (disputa === 'aberta' ? { disputa: 'ganha' } : {}),
  'contestacao-perdida': ({ disputa }) => (disputa === 'aberta' ? { disputa: 'perdida' } : {}),
  expirar: ({ status }) => (status === 'aberta' ? { status: 'expirada' } : {}),
};

function paid({ ref, pagamentos }: DemoRow, valor: number, now: Date): Partial<DemoRow> {
  const payment = { ref: `E${ref}N${pagamentos.length + 1}`, valor, at: now.toISOString() };
  return { status: 'paga', pagamentos: [...pagamentos, payment] };
}

/** @returns False where it knows no such charge. */
export async function playDemo(
  db: Kysely<Schema>,
  { ref, act, now }: { readonly ref: string; readonly act: DemoAct; readonly now: Date },
): Promise<boolean> {
  return (await changeDemo(db, ref, (row) => ACTS[act](row, now))) !== undefined;
}
