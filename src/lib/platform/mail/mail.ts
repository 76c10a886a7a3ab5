/** What the writers of mails share. */

import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { type Block, type Fact, text } from '#lib/domain/mail/blocks.ts';
import type { LetterName } from '#lib/domain/mail/letters.ts';
import { fillPlaceholders } from '#lib/domain/mail/placeholders.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Mail } from '#lib/platform/kernel/mail.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { type LetterTexts, textOf } from './letter-texts.ts';

/** What a mail says: its text and its HTML are made of `body`. */
export type Letter = Pick<Mail, 'to' | 'replyTo' | 'subject'> & {
  readonly body: readonly Block[];
  /** Of news: where its reader ends it, by one POST too (RFC 8058). */
  readonly leave?: { readonly label: string; readonly href: string };
};

export type Desk = { readonly deps: Deps; readonly shop: Shop; readonly texts: LetterTexts };

/** @param sobre Number or id of what the mail is about. Undefined when that is gone, or the mail is no longer needed. */
export type Writer = (desk: Desk, sobre: number) => Promise<Letter | undefined>;

/** By the name under which a mail waits in the outbox. */
export type Writers = Readonly<Record<string, Writer>>;

/** What a letter is made of beside the shop's words. */
export type Composed = Pick<Letter, 'to' | 'leave'> & {
  /** Names whoever is greeted; left out, nobody. */
  readonly greeting?: string;
  /** What stands in braces in the owner's texts, beside the shop's name and how to ask. */
  readonly marks?: Readonly<Record<string, string>>;
  /** Between what opens and what closes the letter. */
  readonly middle: readonly Block[];
};

/** A letter to a customer, in the words of the shop. */
export function compose(
  { shop, texts }: Pick<Desk, 'shop' | 'texts'>,
  name: LetterName,
  { to, greeting = 'Olá!', marks = {}, middle, leave }: Composed,
): Letter {
  const { nome, telefone } = shop.configuracoes.sistema.geral.site;
  const values = {
    loja: nome,
    contato: `Responda este e-mail${telefone === '' ? '' : ` ou ligue para ${telefone}`}`,
    ...marks,
  };
  const { assunto, abertura, fechamento } = textOf(texts, name);
  const filled = (typed: string): string => fillPlaceholders(typed, values);
  return {
    to,
    subject: oneLine(filled(assunto)),
    body: [text(greeting), text(filled(abertura)), ...middle, text(filled(fechamento)), text(nome)],
    ...(leave && { leave }),
  };
}

/** Where the shop reads its mail, '' for a shop without an address. */
export function shopAddress({ configuracoes }: Pick<Shop, 'configuracoes'>): string {
  return configuracoes.sistema.geral.site.email;
}

/** What visitors write into a field of one line may hold several all the same. */
export function oneLine(said: string): string {
  return said.replace(/\s+/g, ' ').trim();
}

/** An ordinary space after the sign, as programs show it everywhere. */
export function money(value: number): string {
  return formatBRL(centavos(value)).replaceAll('\u00a0', ' ');
}

/** Each on a line of its own; those without a value are left out. */
export function facts(named: Readonly<Record<string, string>>): Block {
  const listed: readonly Fact[] = Object.entries(named).map(([name, value]) => ({
    name,
    value: oneLine(value),
  }));
  return { kind: 'facts', facts: listed };
}
