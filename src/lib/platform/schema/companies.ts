/** Buyers of companies, and what waits for an approval (migration 0583). */
import type { Generated } from 'kysely';
import type { EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { Json, OptionalId, Time } from './columns.ts';

export type CompanyTables = {
  company_buyers: CompanyBuyersTable;
  company_invitations: CompanyInvitationsTable;
  order_approvals: OrderApprovalsTable;
};

/** An account buys for one company at most. */
export type CompanyBuyersTable = {
  buyer_id: number;
  /** The account of the company, which approves. */
  company_id: number;
  /** Centavos up to which an order needs no approval, freight included; 0: each one does. */
  limite: Generated<number>;
  created_at: Time;
};

/** Links that make an account a buyer; a company has one for an address. */
export type CompanyInvitationsTable = {
  id: Generated<number>;
  /** SHA-256, hexadecimal. */
  token_hash: string;
  company_id: number;
  /** Lower case. */
  email: string;
  limite: Generated<number>;
  created_at: Time;
  expires_at: Date;
};

/** A coupon as it counted when the approval was asked for; of none `{}`. Centavos, and per cent off the freight. */
export type HeldCoupon = {
  readonly hash: string;
  readonly tipo: 'porcentagem' | 'valor' | 'frete';
  readonly desconto: number;
  readonly descontoFrete: number;
  readonly vistaComum: number;
};

/** What the form said that asked, beside its quote. */
export type OrderApprovalsTable = {
  quote_id: number;
  buyer_id: number;
  /** Of the form: the same key is the same request. */
  chave: string;
  body_digest: string;
  endereco: Json<EnderecoEntrega>;
  retirada: boolean;
  /** As `writeSlot` writes it, '' of what is not scheduled. */
  agenda: Generated<string>;
  pagamento: string;
  observacao: Generated<string>;
  pedido_compra: Generated<string>;
  cupom_id: OptionalId;
  cupom: Json<HeldCoupon | Record<never, never>>;
  /** Centavos to be paid as it was shown, freight and coupon included: an order never costs more. */
  valor: number;
  vista: number;
};
