/** What Mercado Pago's Orders API takes in the requests that the shop sends, in our own words: whatever else is in them is refused. */
import { z } from 'zod';

const amount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .refine((text) => Number(text) > 0);
const filled = z.string().min(1).max(255);

const payer = z.strictObject({
  email: z.email(),
  first_name: filled,
  last_name: filled,
  identification: z.strictObject({
    type: z.enum(['CPF', 'CNPJ']),
    number: z.string().regex(/^(\d{11}|\d{14})$/),
  }),
  address: z
    .strictObject({
      zip_code: z.string().regex(/^\d{8}$/),
      street_name: filled,
      street_number: filled,
      neighborhood: filled,
      city: filled,
      state: z.string().length(2),
    })
    .optional(),
});
const common = {
  type: z.literal('online'),
  external_reference: z.string().regex(/^[\w-]{1,64}$/),
  total_amount: amount,
  description: filled,
  payer,
};
const term = z.string().regex(/^P(T\d+M|\d+D)$/);

const paid = z
  .strictObject({
    ...common,
    processing_mode: z.literal('automatic'),
    transactions: z.strictObject({
      payments: z.tuple([
        z.strictObject({
          amount,
          payment_method: z.union([
            z.strictObject({ id: z.literal('pix'), type: z.literal('bank_transfer') }),
            z.strictObject({ id: z.literal('boleto'), type: z.literal('ticket') }),
          ]),
          expiration_time: term,
        }),
      ]),
    }),
  })
  .refine(({ total_amount, transactions: { payments } }) => payments[0].amount === total_amount)
  .refine(
    ({ payer: { address }, transactions: { payments } }) =>
      payments[0].payment_method.id === 'pix' || address,
  );

/** Of a card that was typed into their fields: `token` stands for it. */
const card = z
  .strictObject({
    ...common,
    processing_mode: z.literal('automatic'),
    transactions: z.strictObject({
      payments: z.tuple([
        z.strictObject({
          amount,
          payment_method: z.strictObject({
            id: z.string().regex(/^[a-z_]+$/),
            type: z.literal('credit_card'),
            token: z.string().min(8).max(128),
            installments: z.int().min(1).max(36),
          }),
        }),
      ]),
    }),
    config: z.strictObject({
      online: z.strictObject({
        transaction_security: z.strictObject({
          validation: z.enum(['always', 'on_fraud_risk', 'never']),
          liability_shift: z.enum(['required', 'preferred']),
        }),
      }),
    }),
  })
  .refine(({ total_amount, transactions: { payments } }) => payments[0].amount === total_amount);

const redirect = z
  .strictObject({
    ...common,
    processing_mode: z.literal('manual'),
    expiration_time: term,
    items: z.tuple([z.strictObject({ title: filled, unit_price: amount, quantity: z.literal(1) })]),
    config: z.strictObject({
      online: z.strictObject({
        success_url: z.url(),
        pending_url: z.url(),
        failure_url: z.url(),
        auto_return: z.enum(['approved', 'all']),
      }),
      payment_method: z.strictObject({
        not_allowed_types: z.array(z.string()),
        max_installments: z.int().min(1),
        installments: z.strictObject({
          interest_free: z.union([
            z.strictObject({ type: z.literal('none') }),
            z.strictObject({ type: z.literal('range'), values: z.tuple([z.literal(2), z.int().min(2)]) }),
          ]),
        }),
      }),
    }),
  })
  .refine(({ total_amount, items }) => items[0].unit_price === total_amount);

export const createBody = z.union([paid, card, redirect]);
export type CreateBody = z.infer<typeof createBody>;

export const refundBody = z.union([
  z.strictObject({}),
  z.strictObject({ transactions: z.tuple([z.strictObject({ id: filled, amount })]) }),
]);

export const idempotencyKey = z.string().regex(/^[\w-]{1,128}$/);
export const searchQuery = z.strictObject({
  begin_date: z.iso.datetime({ offset: true }),
  end_date: z.iso.datetime({ offset: true }),
  external_reference: z.string().optional(),
  page: z.string().regex(/^\d+$/),
  page_size: z.string().regex(/^\d+$/),
});
