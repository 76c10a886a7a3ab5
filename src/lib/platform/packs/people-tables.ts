/** What packs with people hold beside the shop. */
import { hidden, type Packed } from './packed.ts';

const people = { people: true } as const;

export const PEOPLE_TABLES = {
  users: people,
  addresses: people,
  customer_notes: people,
  cart_reminder_consents: people,
  wishlist: people,
  newsletter: people,
  newsletter_associates: people,
  leads: people,
  orders: { ...people, set: { session_id: 'null', owner: hidden('owner') } },
  order_lines: people,
  order_notes: people,
  order_steps: people,
  parcel_states: people,
  order_stock: people,
  order_list_stock: people,
  returns: people,
  return_items: people,
  return_steps: people,
  order_invoices: people,
  order_payment_steps: people,
  // Without orders no place is taken.
  delivery_slots: people,
  // Those of a session end with it.
  quotes: { ...people, rows: 't.user_id is not null' },
  company_buyers: people,
  order_approvals: people,
  group_members: { ...people, formerly: 'invoice_approvals' },
  // With its charges, and without what opens it: the secrets are sent again where it goes.
  payment_accounts: {
    ...people,
    set: {
      secret_sealed: `''`,
      notice_secret_sealed: `''`,
      app_key_sealed: `''`,
      identity_sealed: `''`,
      identity_until: 'null',
      tested: `'[]'::jsonb`,
      tested_at: 'null',
      notices: `''`,
      notices_at: 'null',
      looked_at: 'null',
      look_at: 'null',
    },
  },
  charges: people,
  charge_steps: people,
  money_events: people,
  refunds: people,
  refund_steps: people,
  disputes: people,
  payment_cases: people,
  bank_statements: people,
  bank_statement_lines: people,
  statement_waivers: people,
} as const satisfies Record<string, Packed>;
