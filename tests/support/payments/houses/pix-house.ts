/** The bank of tests in schedules: asked over TLS by the shop's own client of the API Pix. */
import type { Kysely } from 'kysely';
import { refOfTxid, txidOf, wireAmount } from '#lib/domain/payments/pix-wire.ts';
import { createCipher } from '#lib/platform/kernel/encryption.ts';
import { createPixClient } from '#lib/platform/payments/pix-api/client.ts';
import { createPixApiProvider } from '#lib/platform/payments/providers/pix-api.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { type BankFault, startBank } from '../../pix-api/bank.ts';
import type { Cob } from '../../pix-api/ledger.ts';
import { bankAccount } from '../../pix-api/pix-account.ts';
import { SESSION_SECRET } from '../../store.ts';
import { keepAccount } from './accounts.ts';
import { type Housed, houseOf } from './house.ts';

/** Milliseconds that one answer may take, and after its charge was made in which money may come late. */
const PATIENCE = 1000;
const TAKEN = 2 * 86_400_000;

type Opened = { readonly db: Kysely<Schema>; readonly clock: () => Date; readonly keep: () => void };

export async function openPixHouse({ db, clock, keep }: Opened): Promise<Housed> {
  const bank = await startBank(clock);
  const seal = createCipher(SESSION_SECRET);
  const options = { origin: bank.origin, authorities: bank.authority.cert };
  // A chance of -1 waits for nothing between two tries.
  const client = createPixClient({ now: clock, chance: () => -1, ...options, patience: PATIENCE });
  await keepAccount(db, bankAccount(bank, seal, clock()));
  const { ledger, manners } = bank;
  const all = () => [...ledger.cobs.values()].flatMap((cob) => cob.pix.map((pix) => ({ cob, pix })));
  return houseOf<BankFault>({
    provider: createPixApiProvider({ db, now: clock, seal, client, options }),
    server: bank,
    clock,
    keep,
    wires: {
      lost: ['lost', 'dead', 'dead'],
      dead: ['dead', 'dead', 'dead'],
      nonsense: ['huge', 'html-404', 'html-404'],
      another: ['half', 'half', 'half'],
      lagging: ['429-long'],
      stale: ['500', '503', '500'],
      'token-expired': ['401'],
      broken: ['done-500', '500', '500'],
      'paid-meanwhile': ['paid-meanwhile'],
    },
    settle({ refusing, slow, skew }) {
      const hard = slow ? 'failed' : 'refused';
      Object.assign(manners, { skew, refunds: refusing ? hard : slow ? 'slow' : 'done' });
    },
    own: {
      pay(ref, amount, late) {
        const cob = ledger.cobs.get(txidOf(ref));
        if (!cob || clock().getTime() - cob.criacao.getTime() > TAKEN) return false;
        // Who has the code may send it twice.
        const again = cob.pix.length > 0;
        return ledger.pay(cob.txid, {
          ...(amount !== undefined && { valor: wireAmount(amount) }),
          late: late || again,
        });
      },
      refuse(ref) {
        const cob = ledger.cobs.get(txidOf(ref));
        if (cob?.status === 'ATIVA') cob.status = 'REMOVIDA_PELO_PSP';
      },
      refs: () => [...ledger.cobs.keys()].map(refOfTxid),
      payments: () => all().map(({ cob, pix }) => ({ name: pix.endToEndId, ref: refOfTxid(cob.txid) })),
      ledger: () =>
        all()
          .flatMap(({ cob, pix }) => {
            const ref = refOfTxid(cob.txid);
            const done = pix.devolucoes.filter(({ status }) => status === 'DEVOLVIDO');
            return [
              `${ref} entrada ${pix.endToEndId} ${cents(pix.valor)}`,
              ...done.map((one) => `${ref} devolucao ${one.rtrId} ${cents(one.valor)}`),
            ];
          })
          .toSorted(),
      // It says of its charges by itself whether they are over, and its refunds go on when they are read.
      passTime: () => undefined,
      finishRefund: () => undefined,
      clear: () => ledger.cobs.clear(),
      save: () => ledger.cobs,
      load(kept) {
        ledger.cobs.clear();
        for (const [txid, cob] of kept as Map<string, Cob>) ledger.cobs.set(txid, cob);
      },
    },
  });
}

const cents = (valor: string) => Number(valor.replace('.', ''));
