/**
 * The seam where a payment provider is plugged in. What it says comes back as a `Reading` and nothing else of it leaves its
 * module. Every function may be asked twice, also at the same moment by two processes: `make` and `refund` carry a key by which
 * the provider knows a repeat.
 */
import type { ChargeState } from '#lib/domain/payments/charge.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { ChargePayload } from '#lib/platform/schema/payments.ts';

/** What a provider is asked to charge. Amounts are centavos of BRL. */
export type ChargeOrder = {
  readonly ref: string;
  readonly idemKey: string;
  /** Of the provider, once it is known. */
  readonly providerId: string | null;
  readonly method: Method;
  readonly amount: number;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  /** Of the shop's order. */
  readonly numero: number;
  /** The account at the provider that it was made in, where there may be several. */
  readonly account: number | null;
  /** Left out: its card is typed elsewhere, or it has none. `gone`: what stood for it is forgotten, so it may be found and not made. */
  readonly card?: CardGiven | 'gone';
};

/** A card that its buyer typed into the provider's own fields. In memory alone: no log, row or answer has it. */
export type CardGiven = {
  /** What stands for it, good for one charge. */
  readonly token: string;
  /** Its kind, as the provider calls it: `visa`. */
  readonly kind: string;
  readonly installments: number;
};

export type RefundOrder = {
  /** Ours: the same refund has the same id however often it is asked. */
  readonly id: string;
  readonly charge: ChargeOrder;
  /** Of the payment that is given back. */
  readonly entryRef: string;
  readonly amount: number;
};

/** Money that came by a charge. */
export type Payment = { readonly ref: string; readonly amount: number; readonly at: Date };

/** Money that went out of a charge; `id` is ours where the shop asked for it. */
export type PaidBack = {
  readonly ref: string;
  readonly id: string | undefined;
  readonly kind: 'devolucao' | 'med';
  /** `ref` of the payment it came by, where the provider says so. */
  readonly of?: string;
  readonly amount: number;
  readonly at: Date;
};

/** Its buyer told the bank or the card company that the payment was not theirs, or not delivered. */
export type Dispute = {
  readonly ref: string;
  /** `ref` of the payment it is about. */
  readonly of: string;
  /** `perdida`: the money was taken. */
  readonly state: 'aberta' | 'ganha' | 'perdida';
  readonly amount: number;
  readonly at: Date;
  /** Until when the shop may answer it, where that is told. */
  readonly answerBy?: Date | undefined;
};

/** A charge in a provider's own list, and what came and went by it. Amounts are left out where they cannot be read. */
export type Seen = {
  readonly ref: string;
  /** What it asks there, where the list says so. */
  readonly asked?: number | undefined;
  readonly moves: readonly { readonly name: string; readonly amount: number | undefined }[];
  readonly came: boolean;
  /** It is disputed, which is asked about whatever is known of it. */
  readonly disputed?: boolean;
};

type SaidState = Exclude<ChargeState, 'criando' | 'incerta' | 'encerrando'>;

export type Reading =
  /** Inconclusive: no answer, an answer that cannot be read, a state nobody has heard of. */
  | { readonly said: 'nothing' }
  | { readonly said: 'absent' }
  | {
      readonly said: 'state';
      readonly state: SaidState;
      /** The charge it is about, and what was asked: an answer about another one says nothing. */
      readonly ref: string;
      readonly amount: number;
      readonly providerId?: string;
      /** Why it was refused, in the provider's word. */
      readonly reason?: string;
      readonly payload?: ChargePayload;
      readonly expiresAt?: Date;
      readonly payments: readonly Payment[];
      readonly paidBack: readonly PaidBack[];
      readonly disputes?: readonly Dispute[];
    };

export type RefundReading =
  | { readonly said: 'nothing' }
  | { readonly said: 'absent' }
  | {
      readonly said: 'state';
      readonly state: 'processando' | 'feita' | 'recusada';
      readonly ref: string;
      readonly amount: number;
      readonly reason?: string;
      readonly at: Date;
    };

/** One that can be asked. Its functions throw, or answer after `signal` ended, where nothing is known. */
export type MachineProvider = {
  readonly name: string;
  readonly witness: 'machine';
  readonly methods: readonly Method[];
  readonly make: (charge: ChargeOrder, signal: AbortSignal) => Promise<Reading>;
  readonly read: (charge: ChargeOrder, signal: AbortSignal) => Promise<Reading>;
  readonly cancel: (charge: ChargeOrder, signal: AbortSignal) => Promise<Reading>;
  readonly refund: (refund: RefundOrder, signal: AbortSignal) => Promise<RefundReading>;
  readonly readRefund: (refund: RefundOrder, signal: AbortSignal) => Promise<RefundReading>;
  /** What an account's list has of the shop's codes between two times (ms); left out by who has none. */
  readonly list?: (
    account: number,
    span: { readonly from: number; readonly to: number; readonly what: 'came' | 'back' },
    signal: AbortSignal,
  ) => Promise<readonly Seen[]>;
};

/** One whose money only people see: in the bank's statement, or in their hand. */
export type PeopleProvider = {
  readonly name: string;
  readonly witness: 'people';
  readonly methods: readonly Method[];
};

export type Provider = MachineProvider | PeopleProvider;
/** By name. */
export type Providers = ReadonlyMap<string, Provider>;

export function providersByName(all: readonly Provider[]): Providers {
  return new Map(all.map((provider) => [provider.name, provider]));
}

/**
 * Whether money of its charges is seen by asking it. One that is not configured any more is a machine that does not answer:
 * what it may know is never decided by people, nor forgotten.
 */
export function isMachine(providers: Providers, name: string): boolean {
  return providers.get(name)?.witness !== 'people';
}
