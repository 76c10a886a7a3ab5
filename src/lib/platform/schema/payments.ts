/** Money: charges, the ledger, refunds, disputes, cases for a person (migration 0140). Amounts are centavos. */
import type { ColumnType, Generated } from 'kysely';
import type { Actor, ChargeCause, ChargeState } from '#lib/domain/payments/charge.ts';
import type { EntryKind, RefundCause } from '#lib/domain/payments/ledger.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import type {
  BankStatementLinesTable,
  BankStatementsTable,
  StatementWaiversTable,
} from './bank-statements.ts';
import type { JsonDefault, OptionalTime, Time } from './columns.ts';
import type {
  PaymentAccountsTable,
  PaymentDifferencesTable,
  ProviderScriptsTable,
} from './payment-accounts.ts';

export type PaymentTables = {
  charges: ChargesTable;
  charge_steps: ChargeStepsTable;
  order_payment_steps: OrderPaymentStepsTable;
  money_events: MoneyEventsTable;
  refunds: RefundsTable;
  refund_steps: RefundStepsTable;
  disputes: DisputesTable;
  payment_notices: PaymentNoticesTable;
  payment_cases: PaymentCasesTable;
  bank_statements: BankStatementsTable;
  bank_statement_lines: BankStatementLinesTable;
  payment_settings: PaymentSettingsTable;
  statement_waivers: StatementWaiversTable;
  demo_bank: DemoBankTable;
  provider_scripts: ProviderScriptsTable;
  payment_differences: PaymentDifferencesTable;
  payment_accounts: PaymentAccountsTable;
};

/** What its buyer needs to pay it. */
export type ChargePayload = {
  readonly copiaECola?: string;
  readonly linhaDigitavel?: string;
  /** `YYYY-MM-DD` on which a boleto is due. */
  readonly vencimento?: string;
  /** Of the provider: where a card is paid, or the boleto as a document. */
  readonly link?: string;
  /** Where the bank of a card asks its buyer for a confirmation. */
  readonly desafio?: string;
  /** In how many parts a card was paid, and centavos of all of them where interest made them more; left out for one. */
  readonly parcelas?: number;
  readonly totalParcelado?: number;
};

export type ChargesTable = {
  id: Generated<number>;
  numero: number;
  /** Counts the charges of an order from 1. */
  ordem: number;
  provider: string;
  forma: Method;
  valor: number;
  status: ChargeState;
  /** Why it was refused, in the provider's word. */
  motivo: Generated<string>;
  /** What the provider knows it by: ours, and on the buyer's statement. */
  ref: string;
  provider_id: string | null;
  /** Of `payment_accounts` in which it was made (migrations 0261, 0310). */
  conta: ColumnType<number | null, number | null | undefined, never>;
  /** Its card is typed into fields on the shop's page (migration 0370): what stands for it is kept nowhere. */
  campos: Generated<boolean>;
  idem_key: string;
  payload: JsonDefault<ChargePayload>;
  /** Questions since its last move. */
  tries: Generated<number>;
  /** Answers in a row that there is no such charge, and since when. */
  absent: Generated<number>;
  absent_since: OptionalTime;
  expires_at: OptionalTime;
  next_check_at: OptionalTime;
  fetched_at: OptionalTime;
  /** When the provider began to say nothing of it, null while it answers (migration 0210). */
  silent_since: OptionalTime;
  /** When its provider was first asked for it, null while nobody was (migration 0220). */
  sent_at: OptionalTime;
  paid_at: OptionalTime;
  /** When its buyer was sent what it is paid by, and was reminded of it (migration 0520). */
  told_at: OptionalTime;
  reminded_at: OptionalTime;
  /** Its money came after its end. */
  late: Generated<boolean>;
  /** When its money was taken for the order, and how much of it. */
  applied_at: OptionalTime;
  /** `provider_ref` of the entry it came by. */
  applied_ref: string | null;
  applied_valor: Generated<number>;
  created_at: Time;
};

type ChargeStepsTable = {
  id: Generated<number>;
  charge_id: number;
  de: ChargeState | '';
  para: ChargeState;
  causa: ChargeCause | 'aberta';
  por: Actor;
  /** Name of who works for the shop, '' otherwise. */
  author: string;
  motivo: string;
  created_at: Time;
};

type OrderPaymentStepsTable = {
  id: Generated<number>;
  numero: number;
  de: OrderPayment;
  para: OrderPayment;
  causa: string;
  author: string;
  created_at: Time;
};

export type MoneyEventsTable = {
  id: Generated<number>;
  charge_id: number;
  kind: EntryKind;
  valor: number;
  provider: string;
  /** Of the movement at the provider: end-to-end id, number of a payment, a refund, a dispute. */
  provider_ref: string;
  /** Of what went out: `provider_ref` of the payment it came by, null where nobody said (migration 0210). */
  of_ref: ColumnType<string | null, string | null | undefined, never>;
  happened_at: Time;
  recorded_at: Time;
  author: string;
};

export type RefundState = 'pedida' | 'enviada' | 'processando' | 'feita' | 'recusada';

export type RefundsTable = {
  /** Sent to the provider: the same refund has the same id however often it is asked. */
  id: string;
  charge_id: number;
  valor: number;
  causa: RefundCause;
  status: RefundState;
  /** `provider_ref` of the entry that it gives back. */
  entry_ref: string;
  provider_ref: string | null;
  motivo: Generated<string>;
  /** Why, in the words of who asked for it (migration 0150). */
  nota: Generated<string>;
  tries: Generated<number>;
  next_check_at: OptionalTime;
  author: string;
  created_at: Time;
  done_at: OptionalTime;
};

type RefundStepsTable = {
  id: Generated<number>;
  refund_id: string;
  de: RefundState | '';
  para: RefundState;
  author: string;
  motivo: string;
  created_at: Time;
};

export type DisputesTable = {
  id: Generated<number>;
  charge_id: number;
  provider: string;
  provider_ref: string;
  kind: 'contestacao' | 'med';
  status: 'aberta' | 'ganha' | 'perdida';
  valor: number;
  answer_by: OptionalTime;
  created_at: Time;
};

/** A notice raises `seq`; whoever has asked about it sets `done_seq` to what `seq` was. */
type PaymentNoticesTable = {
  provider: string;
  ref: string;
  seq: Generated<number>;
  done_seq: Generated<number>;
  first_at: Time;
  last_at: Time;
};

export type CaseKind =
  | 'devolver'
  | 'valor_divergente'
  | 'devolucao_recusada'
  | 'sem_resposta'
  | 'desconhecido'
  /** Its buyer disputes it at the bank or the card company. */
  | 'contestacao';

export type PaymentCasesTable = {
  id: Generated<number>;
  numero: number;
  charge_id: number;
  kind: CaseKind;
  causa: RefundCause | '';
  /** `provider_ref` of the entry it is about, '' for none. */
  entry_ref: Generated<string>;
  /** The refund it is about: one that was refused, one that it ended in, or '' (migration 0210). */
  refund_id: Generated<string>;
  /** What the provider calls the return that a person noted under another name, '' for none (migration 0210). */
  shown_ref: Generated<string>;
  /** Money that waits for a person's decision, 0 for a case about something else. */
  valor: number;
  nota: string;
  opened_at: Time;
  closed_at: OptionalTime;
  closed_by: Generated<string>;
  /** Given back, accepted for the order, or only looked at. */
  desfecho: Generated<'' | 'devolvida' | 'aceita' | 'vista'>;
  closing_ref: Generated<string>;
  closing_note: Generated<string>;
};

export type PaymentSettingsTable = {
  id: Generated<number>;
  pix_ativo: Generated<boolean>;
  pix_chave: Generated<string>;
  pix_nome: Generated<string>;
  pix_cidade: Generated<string>;
  /** Bank days that a code is good for. */
  pix_dias: Generated<number>;
  /** Whether codes carry the charge's id: some banks refuse one that they do not know. */
  pix_txid: Generated<boolean>;
  combinar_ativo: Generated<boolean>;
  retirada_ativo: Generated<boolean>;
  faturado_ativo: Generated<boolean>;
  /** Bank days that the stock is held for an order that is paid by hand. */
  combinar_dias: Generated<number>;
  /** Pix by the API of a bank, before that of the key, and minutes that a charge is good for (migration 0261). */
  pix_api_ativo: Generated<boolean>;
  pix_api_minutos: Generated<number>;
  /** Mercado Pago: minutes of Pix and of its page, bank days of a boleto (migration 0310). */
  mp_cartao_ativo: Generated<boolean>;
  mp_pix_ativo: Generated<boolean>;
  mp_boleto_ativo: Generated<boolean>;
  mp_minutos: Generated<number>;
  mp_boleto_dias: Generated<number>;
  /** Cards are typed on the shop's own page, into fields of Mercado Pago (migration 0370). */
  mp_campos_ativo: Generated<boolean>;
};

export type DemoBankTable = {
  ref: string;
  forma: Method;
  valor: number;
  status: 'aberta' | 'analise' | 'paga' | 'recusada' | 'expirada' | 'cancelada';
  pagamentos: JsonDefault<readonly { readonly ref: string; readonly valor: number; readonly at: string }[]>;
  devolucoes: JsonDefault<readonly { readonly id: string; readonly valor: number; readonly at: string }[]>;
  /** What became of a dispute, '' without one (migration 0520). */
  disputa: Generated<'' | 'aberta' | 'ganha' | 'perdida'>;
  due: OptionalTime;
  created_at: Time;
};
