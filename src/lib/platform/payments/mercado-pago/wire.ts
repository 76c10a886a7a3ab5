/** What Mercado Pago answers, as far as the shop looks at it. New fields are passed over; what is missing makes an answer say nothing. */
import { z } from 'zod';
import { listOf, moment } from '../http/wire-values.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);
const word = z.string().max(100).nullish();
const url = z.string().max(2000).nullish();

const payment = z.object({
  id,
  status: z.string(),
  status_detail: word,
  amount: z.string(),
  paid_amount: z.string().nullish(),
  date_of_expiration: moment.nullish(),
  payment_method: z
    .object({
      type: word,
      installments: z.coerce.number().nullish(),
      ticket_url: url,
      digitable_line: word,
      qr_code: z.string().max(1000).nullish(),
      transaction_security: z.object({ url }).nullish(),
    })
    .nullish(),
});

const refund = z.object({ id, transaction_id: id.nullish(), amount: z.string(), status: z.string() });

/** The bank's case of a disputed payment. */
const chargeback = z.object({ transaction_id: id.nullish(), case_id: z.coerce.string().nullish() });

export const mpOrder = z.object({
  id,
  external_reference: z.string().nullish(),
  status: z.string(),
  status_detail: word,
  total_amount: z.string(),
  currency: word,
  user_id: z.coerce.string().nullish(),
  checkout_url: url,
  created_date: moment.nullish(),
  last_updated_date: moment.nullish(),
  transactions: z
    .object({ payments: listOf(payment), refunds: listOf(refund), chargebacks: listOf(chargeback) })
    .nullish(),
});

export type MpOrder = z.infer<typeof mpOrder>;
export type MpPayment = z.infer<typeof payment>;
export type MpRefund = z.infer<typeof refund>;

export const mpOrders = z.object({
  data: listOf(mpOrder),
  paging: z.object({ total_pages: z.coerce.number().nullish() }).nullish(),
});

/** `GET /v1/chargebacks/{case_id}`: until when papers are taken, where they are. */
export const mpChargeback = z.object({ date_documentation_deadline: moment.nullish() });

/** A refusal: `data` holds the order where a payment of it was refused. */
export const mpRefusal = z.object({
  errors: listOf(z.object({ code: word, message: z.string().nullish() })),
  data: z.unknown().optional(),
  // The older calls have these instead.
  error: word,
  message: z.string().nullish(),
});

export const mpUser = z.object({ id: z.coerce.string(), site_id: word });
export const mpMethods = z.array(z.object({ id: z.string(), status: word }));

/** Of a notice: only what it names. Its body is not signed, so anything may stand there, such as what no database takes. */
export const mpNotice = z.object({
  type: z.string().max(64).nullish(),
  data: z
    .object({
      external_reference: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .nullish()
        .catch(undefined),
    })
    .nullish(),
});
