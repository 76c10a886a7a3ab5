/** Requests to the shop, and mails to people. */
import type { Generated } from 'kysely';
import type { JsonDefault, OptionalTime, Time, TimeDefault } from './columns.ts';

export type MessageTables = {
  outbox: OutboxTable;
  newsletter: NewsletterTable;
  newsletter_associates: NewsletterAssociatesTable;
  leads: LeadsTable;
};

/** Mails sent, or to be sent (migration 0023). */
export type OutboxTable = {
  id: Generated<number>;
  /** One of `mails.ts`. */
  assunto: string;
  /** Number or id of what the mail is about. */
  sobre: number;
  tries: Generated<number>;
  next_at: Time;
  sent_at: OptionalTime;
};

export type NewsletterTable = {
  email: string;
  nome: Generated<string>;
  segmento: Generated<string>;
  informacoes_adicionais: JsonDefault<object>;
  created_at: TimeDefault;
  /** What its links are made of: `rodada` counts the times it left (migration 0023). */
  id: Generated<number>;
  rodada: Generated<number>;
  /** When it was asked last to confirm. */
  mailed_at: OptionalTime;
  confirmed_at: OptionalTime;
  unsubscribed_at: OptionalTime;
};

export type NewsletterAssociatesTable = {
  id: Generated<number>;
  email: string;
  nome: string;
  sexo: string;
  data_nascimento: string;
  informacoes_adicionais: JsonDefault<object>;
};

/** Messages from forms: contact, avise-me (`solicitation`), quote request (`budget`). */
export type LeadsTable = {
  id: Generated<number>;
  tipo: 'contact' | 'solicitation' | 'budget';
  product_id: number | null;
  valor_id: Generated<number>;
  hash_email: Generated<string>;
  nome: string;
  email: string;
  contato: Generated<string>;
  assunto: Generated<string>;
  mensagem: Generated<string>;
  mailing: Generated<boolean>;
  created_at: TimeDefault;
  /** What the shop did about it, when and who (migration 0023). */
  status: Generated<'novo' | 'respondido' | 'encerrado'>;
  status_at: OptionalTime;
  status_by: Generated<string>;
  /** For the shop alone. */
  nota: Generated<string>;
  /** Counts its savings. */
  revisao: Generated<number>;
  /** Of `solicitation`: its writer was told that the product is back. */
  told_at: OptionalTime;
};
