/**
 * A provider as the world outside has it: who pays there, what is known there, and what goes wrong when it is asked. The stand-in
 * within this process is one; those here are servers that the shop's own clients ask.
 */
import type { MachineProvider, Reading, RefundReading } from '#lib/platform/payments/providers/provider.ts';
import { type Fault, Killed, type StandIn } from '../stand-in.ts';

export type House = Pick<
  StandIn,
  | 'name'
  | 'faults'
  | 'refusing'
  | 'slow'
  | 'skew'
  | 'asked'
  | 'meanwhile'
  | 'pay'
  | 'refuse'
  | 'ledger'
  | 'refs'
  | 'came'
  | 'wrong'
  | 'clear'
  | 'save'
  | 'load'
>;

/** A house, and what the shop asks. */
export type Housed = {
  readonly house: House;
  readonly provider: MachineProvider;
  readonly close: () => Promise<void>;
};

type Server<WireFault> = {
  /** Of the requests to come, the first has the first fault. */
  readonly faults: WireFault[];
  readonly wrong: readonly string[];
  readonly close: () => Promise<void>;
};

type Own = Pick<House, 'refuse' | 'ledger' | 'refs'> & {
  readonly pay: (ref: string, amount: number | undefined, late: boolean) => boolean;
  /** Each payment that came, by a name of its own. */
  readonly payments: () => readonly { readonly name: string; readonly ref: string }[];
  /** What is over by its clock is over. */
  readonly passTime: () => void;
  /** A refund that takes its time is done once somebody asks for it. */
  readonly finishRefund: () => void;
  readonly clear: () => void;
  readonly save: () => unknown;
  readonly load: (kept: unknown) => void;
};

export type Playing<WireFault> = {
  readonly provider: MachineProvider;
  readonly server: Server<WireFault>;
  /** What a fault of a schedule is between shop and server; those of the process that asks are the same everywhere. */
  readonly wires: Readonly<Partial<Record<Fault, readonly WireFault[]>>>;
  /** The mood of a house, as its server has it; told anew before each question. */
  readonly settle: (house: House, fault: Fault | undefined) => void;
  readonly own: Own;
  readonly clock: () => Date;
  readonly keep: () => void;
};

type Came = { readonly ref: string; readonly truly: Date };
type Kept = Pick<House, 'refusing' | 'slow' | 'skew'> & {
  readonly own: unknown;
  readonly seen: Map<string, Came>;
};

/** Of a server, and the shop's own client of it. */
export function houseOf<WireFault>({
  provider,
  server,
  wires,
  settle,
  own,
  clock,
  keep,
}: Playing<WireFault>): Housed {
  let seen = new Map<string, Came>();
  /** When a payment came is what the world's clock says where it is seen first: its house's own may be wrong. */
  const note = () => {
    for (const { name, ref } of own.payments()) if (!seen.has(name)) seen.set(name, { ref, truly: clock() });
    keep();
  };
  const house: House = {
    ...{ name: provider.name, faults: [], refusing: false, slow: false, skew: 0, asked: 0 },
    ...{ meanwhile: undefined, wrong: server.wrong },
    ...{ refs: own.refs, ledger: own.ledger },
    refuse(ref) {
      own.refuse(ref);
      keep();
    },
    pay(ref, amount, late = false) {
      settle(house, undefined);
      own.passTime();
      const paid = own.pay(ref, amount, late);
      note();
      return paid;
    },
    came: () => [...seen.values()],
    clear() {
      Object.assign(house, { refusing: false, slow: false, skew: 0, meanwhile: undefined });
      house.faults.length = 0;
      server.faults.length = 0;
      seen.clear();
      own.clear();
    },
    save: (): Kept => {
      const { refusing, slow, skew } = house;
      return { refusing, slow, skew, own: own.save(), seen };
    },
    load(kept) {
      const { own: known, seen: came, ...mood } = kept as Kept;
      Object.assign(house, mood);
      seen = came;
      own.load(known);
    },
  };

  async function around<Said>(question: () => Promise<Said>): Promise<Said> {
    house.asked += 1;
    const fault = house.faults.shift();
    if (fault === 'killed-before') throw new Killed('the process was killed');
    await house.meanwhile?.('before');
    settle(house, fault);
    own.passTime();
    server.faults.push(...((fault && wires[fault]) ?? []));
    const said = await question().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    server.faults.length = 0;
    note();
    await house.meanwhile?.('after');
    if (fault === 'killed') throw new Killed('the process was killed');
    if ('error' in said) throw said.error;
    return said.value;
  }

  return {
    house,
    provider: {
      ...provider,
      make: (...asked) => around<Reading>(() => provider.make(...asked)),
      read: (...asked) => around<Reading>(() => provider.read(...asked)),
      cancel: (...asked) => around<Reading>(() => provider.cancel(...asked)),
      refund: (...asked) => around<RefundReading>(() => provider.refund(...asked)),
      readRefund: (...asked) =>
        around<RefundReading>(() => {
          own.finishRefund();
          return provider.readRefund(...asked);
        }),
    },
    close: server.close,
  };
}
