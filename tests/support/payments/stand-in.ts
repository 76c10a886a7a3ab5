/**
 * A payment provider that misbehaves as told: it charges and loses the answer, does nothing and times out, says nonsense, lags
 * behind, is paid while it cancels, gives money back late or not at all. What it knows is the truth that the shop's ledger is
 * compared with.
 */
import type {
  ChargeOrder,
  MachineProvider,
  PaidBack,
  Payment,
  Reading,
  RefundOrder,
  RefundReading,
} from '#lib/platform/payments/providers/provider.ts';

/** What happens to the next question. */
export type Fault =
  /** It is done, and the answer is lost. */
  | 'lost'
  /** It is not done, and nobody answers. */
  | 'dead'
  /** It is done; whoever asked does not live to hear it. */
  | 'killed'
  /** Whoever asks does not live to ask. */
  | 'killed-before'
  /** An answer that says nothing. */
  | 'nonsense'
  /** An answer about another charge. */
  | 'another'
  /** It is not found, though it is there. */
  | 'lagging'
  /** The answer before this one, once more. */
  | 'stale'
  /** The token it is asked with has expired: it does nothing, and says so. */
  | 'token-expired'
  /** It is done, and the answer is `500`. */
  | 'broken'
  /** Somebody pays at that very moment. */
  | 'paid-meanwhile';

export const FAULTS: readonly Fault[] = [
  'lost',
  'dead',
  'killed',
  'killed-before',
  'nonsense',
  'another',
  'lagging',
  'stale',
  'token-expired',
  'broken',
  'paid-meanwhile',
];

/** `kind` `med`: the bank took it back by itself. */
type Returned = {
  amount: number;
  entryRef: string;
  state: 'processando' | 'feita' | 'recusada';
  at: Date;
  kind?: 'med';
};

/** `truly`: by everybody else's clock. */
type Paid = Payment & { readonly truly: Date };

export type Held = {
  readonly key: string;
  readonly order: ChargeOrder;
  readonly made: Date;
  state: 'pendente' | 'analise' | 'recusada' | 'expirada' | 'cancelada';
  readonly payments: Paid[];
  readonly refunds: Map<string, Returned>;
};

export type StandIn = MachineProvider & {
  readonly held: Held[];
  /** Of the questions to come, the first has the first fault. */
  readonly faults: Fault[];
  /** Its refunds are refused. */
  refusing: boolean;
  /** Its refunds take until they are read again. */
  slow: boolean;
  /** It says of what went out which payment it was. */
  naming: boolean;
  /** Milliseconds by which its clock is ahead of the shop's. */
  skew: number;
  /** Questions so far. */
  asked: number;
  /** What others do while it is asked: before it does its work, and after. */
  meanwhile: ((when: 'before' | 'after') => Promise<void>) | undefined;
  /** Somebody pays a charge, if it can be paid; false if not. Banks may let one through that comes `late`. */
  readonly pay: (ref: string, amount?: number, late?: boolean) => boolean;
  readonly set: (ref: string, state: Held['state']) => void;
  /** A charge is refused, or withdrawn by who holds it. */
  readonly refuse: (ref: string) => void;
  /** Charges that it knows. */
  readonly refs: () => readonly string[];
  /** What came by them, and when by everybody else's clock. */
  readonly came: () => readonly { readonly ref: string; readonly truly: Date }[];
  /** Requests that its contract does not allow. */
  readonly wrong: readonly string[];
  readonly clear: () => void;
  /** What outlives a shop that is killed, to be written to a file. */
  readonly save: () => unknown;
  readonly load: (kept: unknown) => void;
  /** All that came and went, as lines that can be compared. */
  readonly ledger: () => readonly string[];
};

type Kept = Pick<StandIn, 'refusing' | 'slow' | 'skew' | 'held'>;

export const STAND_IN = 'stand-in';

/** Milliseconds after it was made in which banks may pay a charge, whatever became of it. */
const TAKEN = 2 * 86_400_000;

/**
 * @param clock What its own is set by.
 * @param keep Told of each change at once: whoever is killed afterwards has left it behind.
 */
export function createStandIn(clock: () => Date, keep: () => void = () => undefined): StandIn {
  const held: Held[] = [];
  const last = new Map<string, Reading>();
  const now = () => new Date(clock().getTime() + standIn.skew);
  let payments = 0;
  const payment = (amount: number): Paid => {
    // Counted on where others were kept: a payment is known by its ref for ever.
    payments =
      1 + Math.max(payments, ...held.flatMap((one) => one.payments.map(({ ref }) => Number(ref.slice(1)))));
    return { ref: `E${payments}`, amount, at: now(), truly: clock() };
  };

  const find = (ref: string) => held.find(({ order }) => order.ref === ref);
  const readingOf = (one: Held): Reading => ({
    said: 'state',
    state: one.payments.length > 0 ? 'paga' : stateOf(one, now()),
    ref: one.order.ref,
    amount: one.order.amount,
    providerId: `S${one.order.ref}`,
    payments: one.payments.map(({ ref, amount, at }) => ({ ref, amount, at })),
    paidBack: [...one.refunds]
      .filter(([, { state }]) => state === 'feita')
      .map(([id, { amount, at, kind = 'devolucao' as const, entryRef }]): PaidBack => {
        return { ref: `D${id}`, id, kind, amount, at, ...(standIn.naming && { of: entryRef }) };
      }),
  });
  const told = (ref: string): Reading => {
    const one = find(ref);
    return one ? readingOf(one) : { said: 'absent' };
  };

  const standIn: StandIn = {
    name: STAND_IN,
    witness: 'machine',
    methods: ['pix', 'cartao'],
    held,
    faults: [],
    refusing: false,
    slow: false,
    naming: false,
    skew: 0,
    asked: 0,
    meanwhile: undefined,
    pay(ref, amount, late = false) {
      const one = find(ref);
      // A code of last week is taken by no bank.
      if (!one || now().getTime() - one.made.getTime() > TAKEN) return false;
      if (!late && stateOf(one, now()) !== 'pendente' && one.payments.length === 0) return false;
      one.payments.push(payment(amount ?? one.order.amount));
      keep();
      return true;
    },
    set(ref, state) {
      const one = find(ref);
      if (one && one.payments.length === 0) one.state = state;
      keep();
    },
    refuse: (ref) => standIn.set(ref, 'recusada'),
    wrong: [],
    refs: () => held.map(({ order }) => order.ref),
    came: () =>
      held.flatMap(({ order: { ref }, payments: came }) => came.map(({ truly }) => ({ ref, truly }))),
    clear() {
      held.splice(0);
      standIn.faults.length = 0;
      Object.assign(standIn, { skew: 0, refusing: false, slow: false, naming: false, meanwhile: undefined });
    },
    save: (): Kept => {
      const { refusing, slow, skew } = standIn;
      return { refusing, slow, skew, held };
    },
    load(kept) {
      const { held: known, ...mood } = kept as Kept;
      held.splice(0, Infinity, ...known);
      Object.assign(standIn, mood);
    },
    ledger: () =>
      held
        .flatMap(({ order, payments: came, refunds }) => [
          ...came.map(({ ref, amount }) => `${order.ref} entrada ${ref} ${amount}`),
          ...[...refunds]
            .filter(([, { state }]) => state === 'feita')
            .map(([id, { amount, kind = 'devolucao' }]) => `${order.ref} ${kind} D${id} ${amount}`),
        ])
        .toSorted(),
    make: (order) =>
      answer(order, () => {
        // It knows a repeat by its key alone, as card companies do.
        if (held.some(({ key }) => key === order.idemKey)) return;
        // A card is charged at once, and a second charge of one order is another one.
        const came = order.method === 'cartao' ? [payment(order.amount)] : [];
        const key = order.idemKey;
        held.push({ key, order, made: now(), state: 'pendente', payments: came, refunds: new Map() });
      }),
    read: (order) => answer(order, () => undefined),
    cancel: (order) =>
      answer(order, () => {
        const one = find(order.ref);
        if (one && one.payments.length === 0 && stateOf(one, now()) === 'pendente') one.state = 'cancelada';
      }),
    refund: (order) =>
      refundAnswer(order, () => {
        const one = find(order.charge.ref);
        if (!one || one.refunds.has(order.id)) return;
        const { amount, entryRef } = order;
        const state = standIn.refusing ? 'recusada' : standIn.slow ? 'processando' : 'feita';
        one.refunds.set(order.id, { amount, entryRef, state, at: now() });
      }),
    readRefund: (order) =>
      refundAnswer(order, () => {
        const refund = find(order.charge.ref)?.refunds.get(order.id);
        if (refund?.state === 'processando') refund.state = 'feita';
      }),
  };

  async function answer(order: ChargeOrder, work: () => void): Promise<Reading> {
    standIn.asked += 1;
    const fault = standIn.faults.shift();
    failBefore(fault);
    if (fault === 'paid-meanwhile') standIn.pay(order.ref);
    await standIn.meanwhile?.('before');
    work();
    keep();
    const reading = told(order.ref);
    const before = last.get(order.ref);
    last.set(order.ref, reading);
    await standIn.meanwhile?.('after');
    failAfter(fault);
    if (fault === 'nonsense') return { said: 'nothing' };
    if (fault === 'lagging') return { said: 'absent' };
    if (fault === 'stale') return before ?? { said: 'absent' };
    if (fault === 'another' && reading.said === 'state') return { ...reading, ref: `${reading.ref}X` };
    return reading;
  }

  async function refundAnswer(order: RefundOrder, work: () => void): Promise<RefundReading> {
    standIn.asked += 1;
    const fault = standIn.faults.shift();
    failBefore(fault);
    await standIn.meanwhile?.('before');
    work();
    keep();
    const refund = find(order.charge.ref)?.refunds.get(order.id);
    const said: RefundReading = refund
      ? { said: 'state', state: refund.state, ref: `D${order.id}`, amount: refund.amount, at: refund.at }
      : { said: 'absent' };
    await standIn.meanwhile?.('after');
    failAfter(fault);
    if (fault === 'nonsense') return { said: 'nothing' };
    if (fault === 'lagging') return { said: 'absent' };
    return said;
  }

  return standIn;
}

function stateOf({ state, order }: Held, now: Date): Held['state'] {
  return state === 'pendente' && order.expiresAt !== null && order.expiresAt <= now ? 'expirada' : state;
}

/** What a process that was killed hears. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** Nothing was done. */
function failBefore(fault: Fault | undefined): void {
  if (fault === 'killed-before') throw new Killed('the process was killed');
  if (fault === 'dead') throw new Error('no answer');
  if (fault === 'token-expired') throw new Error('401');
}

/** It was done, and nobody hears of it. */
function failAfter(fault: Fault | undefined): void {
  if (fault === 'killed') throw new Killed('the process was killed');
  if (fault === 'lost') throw new Error('the connection was lost');
  if (fault === 'broken') throw new Error('500');
}
