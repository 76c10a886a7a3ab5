/** The stand-in of Mercado Pago in schedules: asked by the shop's own client of its Orders API. */
import type { Kysely } from 'kysely';
import { wireAmount } from '#lib/domain/payments/pix-wire.ts';
import { createCipher } from '#lib/platform/kernel/encryption.ts';
import { createMpClient } from '#lib/platform/payments/mercado-pago/client.ts';
import { createMercadoPagoProvider } from '#lib/platform/payments/providers/mercado-pago.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { cents, type Order } from '../../mercado-pago/ledger.ts';
import { mpAccount } from '../../mercado-pago/mp-account.ts';
import { type MpFault, type MpKeys, startMercadoPago } from '../../mercado-pago/server.ts';
import { SESSION_SECRET } from '../../store.ts';
import { keepAccount } from './accounts.ts';
import { type Housed, houseOf } from './house.ts';

/** Milliseconds that one answer may take, as a stalled one takes all of them; and after its term in which the money of a boleto may be told. */
const PATIENCE = 100;
const TAKEN = 2 * 86_400_000;
/** Milliseconds in which a card is looked into. */
const LOOKED_INTO = 6 * 3_600_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Opened = { readonly db: Kysely<Schema>; readonly clock: () => Date; readonly keep: () => void };
type Known = { readonly orders: Map<string, Order>; readonly keys: MpKeys };

export async function openMpHouse({ db, clock, keep }: Opened): Promise<Housed> {
  let skew = 0;
  const own = () => new Date(clock().getTime() + skew);
  const mp = await startMercadoPago(own);
  const seal = createCipher(SESSION_SECRET);
  // A chance of -1 waits for nothing between two tries.
  const client = createMpClient({ now: clock, chance: () => -1, patience: PATIENCE });
  const siteUrl = 'https://loja.example';
  const options = { origin: mp.origin };
  await keepAccount(db, { ...mpAccount(seal, clock()), public_key: 'APP_USR-chave-publica' });
  await db.updateTable('payment_settings').set({ mp_cartao_ativo: true, mp_campos_ativo: true }).execute();
  const { ledger, manners } = mp;
  const all = () => [...ledger.orders.values()];
  const open = ({ status }: Order) => ['created', 'action_required', 'processing'].includes(status);
  return houseOf<MpFault>({
    provider: createMercadoPagoProvider({ db, now: clock, siteUrl, seal, client, options }),
    server: mp,
    clock,
    keep,
    wires: {
      lost: ['lost', 'dead', 'dead'],
      dead: ['stalled', 'dead', 'dead'],
      nonsense: ['huge', 'html-404', 'html-404'],
      another: ['half', 'half', 'half'],
      stale: ['423', '500', '500'],
      'token-expired': ['401', '401'],
      broken: ['done-500', '500', '500'],
      'paid-meanwhile': ['paid-meanwhile'],
    },
    settle(house, fault) {
      skew = house.skew;
      const refunds = house.refusing ? 'refused' : house.slow ? 'processing' : 'processed';
      Object.assign(manners, { refunds, lagging: fault === 'lagging' });
    },
    own: {
      pay(ref, amount, late) {
        const order = ledger.of(ref);
        if (!order) return false;
        // Banks tell of a boleto days after its day, when its issuer has called it expired.
        const { isBoleto, end } = termOf(order);
        const told = isBoleto && order.status === 'expired' && own().getTime() - end < TAKEN;
        if (told && late) ledger.move(order, 'action_required', 'waiting_payment');
        return ledger.pay(ref, amount === undefined ? {} : { paid: wireAmount(amount) });
      },
      refuse(ref) {
        const order = ledger.of(ref);
        if (order && open(order)) ledger.refuse(ref, 'insufficient_amount');
      },
      passTime() {
        const now = own().getTime();
        for (const order of all()) {
          const { status, created_date, external_reference: ref } = order;
          if (['created', 'action_required'].includes(status) && termOf(order).end <= now)
            ledger.move(order, 'expired', 'expired');
          if (status === 'processing' && now - Date.parse(created_date) > LOOKED_INTO)
            ledger.refuse(ref, 'high_risk');
        }
      },
      finishRefund() {
        for (const order of all()) {
          for (const refund of order.transactions.refunds)
            if (refund.status === 'processing') refund.status = 'processed';
          ledger.settle(order);
        }
      },
      refs: () => all().map((order) => order.external_reference),
      payments: () =>
        all().flatMap(({ external_reference: ref, transactions: { payments } }) =>
          payments.filter(({ paid_amount }) => paid_amount).map(({ id }) => ({ name: id, ref })),
        ),
      ledger: () => all().flatMap(linesOf).toSorted(),
      clear() {
        ledger.orders.clear();
        mp.keys.clear();
      },
      save: (): Known => ({ orders: ledger.orders, keys: mp.keys }),
      load(kept) {
        const { orders, keys } = kept as Known;
        ledger.orders.clear();
        mp.keys.clear();
        for (const [id, order] of orders) ledger.orders.set(id, order);
        for (const [key, one] of keys) mp.keys.set(key, one);
      },
    },
  });
}

/** As it was asked for: `PT30M`, `P3D`. */
function termOf({ asked, created_date }: Order): { readonly isBoleto: boolean; readonly end: number } {
  const asks = asked.processing_mode === 'manual' ? asked : asked.transactions.payments[0];
  // A card is not waited for: its bank answers, or asks for a confirmation.
  const term = 'expiration_time' in asks ? asks.expiration_time : 'PT30M';
  const isBoleto = term.endsWith('D');
  const many = Number(/\d+/.exec(term)?.[0]) * (isBoleto ? DAY : MINUTE);
  return { isBoleto, end: Date.parse(created_date) + many };
}

/** Interest that a card's owner pays for parts is not the shop's. */
function linesOf({ external_reference: ref, transactions: { payments, refunds } }: Order): string[] {
  const came = payments.filter(({ paid_amount }) => paid_amount);
  const amounts = new Map(
    came.map(({ id, amount, paid_amount = '', payment_method: { installments = 1 } }) => {
      const interest = Number(installments) > 1 && cents(paid_amount) > cents(amount);
      return [id, cents(interest ? amount : paid_amount)];
    }),
  );
  return [
    ...came.map(({ id }) => `${ref} entrada ${id} ${amounts.get(id)}`),
    ...refunds
      .filter(({ status }) => status === 'processed')
      .map(({ id, transaction_id, amount }) => {
        const back = Math.min(cents(amount), amounts.get(transaction_id) ?? 0);
        return `${ref} devolucao ${id} ${back}`;
      }),
  ];
}
