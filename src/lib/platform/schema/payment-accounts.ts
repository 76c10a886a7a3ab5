/** Accounts at providers, and their scripts on the shop's pages. */
import type { ColumnType, Generated } from 'kysely';
import type { PixEnvironment } from '#lib/domain/payments/pix-banks.ts';
import type { JsonDefault, OptionalTime, Time } from './columns.ts';

/** One step of a test of the connection, and what came of it. */
export type PixTested = { readonly passo: PixTestStep; readonly ok: boolean; readonly motivo: string };
export type PixTestStep = 'token' | 'cobrancas' | 'recebidos' | 'avisos' | 'formas';

export type AccountProvider = 'pix-api' | 'mercado-pago';

/** An account at a provider (migrations 0261 and 0310). What is sealed opens with the key of the environment alone. */
export type PaymentAccountsTable = {
  id: Generated<number>;
  provider: AccountProvider;
  /** Of `PIX_BANKS`; '' of Mercado Pago. */
  banco: string;
  ambiente: PixEnvironment;
  /** Typed addresses, '' where the bank's own are known. */
  api_url: Generated<string>;
  token_url: Generated<string>;
  /** Client ID of the application; at Mercado Pago the User ID of the account. */
  client_id: string;
  /** The Pix key that receives. */
  chave: string;
  /** Name and city of the receiver, for a code that is made here. */
  nome: Generated<string>;
  cidade: Generated<string>;
  secret_sealed: Generated<string>;
  /** What notices are signed with. */
  notice_secret_sealed: Generated<string>;
  /** What browsers name the account by; no secret (migration 0370). */
  public_key: Generated<string>;
  app_key_sealed: Generated<string>;
  identity_sealed: Generated<string>;
  /** When its certificate ends, where that can be told. */
  identity_until: OptionalTime;
  /** Raised with each change: what was kept of the connection before is of no use. */
  versao: Generated<number>;
  tested_at: OptionalTime;
  tested: JsonDefault<readonly PixTested[]>;
  /** Whose address the bank sends notices to, as it said when it was asked. */
  notices: Generated<'' | 'nossa' | 'outra' | 'nenhuma'>;
  notices_at: OptionalTime;
  author: string;
  created_at: Time;
  /** When its list was read last, and when it is read next (migration 0262). */
  looked_at: OptionalTime;
  look_at: OptionalTime;
  /** When another one took its place. */
  retired_at: OptionalTime;
};

/** A provider's script that runs on the shop's page for cards, as it was last seen (migration 0370). */
export type ProviderScriptsTable = {
  id: Generated<number>;
  address: string;
  /** Hexadecimal; '' before it was seen. */
  sha256: Generated<string>;
  bytes: Generated<number>;
  /** Since when it is as it is. */
  seen_at: OptionalTime;
  looked_at: OptionalTime;
  look_at: Time;
  /** Why it could not be read the last time, '' where it could. */
  fault: Generated<string>;
};

/** What a provider's list and the ledger do not both have (migration 0371). */
export type PaymentDifferencesTable = {
  id: Generated<number>;
  /** Of `payment_accounts`. */
  conta: number;
  /** Money without a charge here, a movement that the ledger lacks, one that the list lacks, or one whose amounts differ. */
  kind: 'sem_cobranca' | 'nao_anotado' | 'so_na_loja' | 'outro_valor';
  /** Of the charge. */
  ref: string;
  /** What the provider calls the movement; of a charge, its `ref`. */
  name: string;
  /** Centavos that the list says, and that stand here; null where it is not told or not there (migration 0710). */
  valor_provedor: ColumnType<number | null, number | null | undefined, number | null>;
  valor_loja: ColumnType<number | null, number | null | undefined, number | null>;
  since: Time;
  seen_at: ColumnType<Date, Date, Date>;
  closed_at: OptionalTime;
  /** Name of who ended it, '' where it ended by itself. */
  closed_by: Generated<string>;
};
