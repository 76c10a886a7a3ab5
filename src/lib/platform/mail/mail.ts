/** What the writers of mails share. */

import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Mail } from '#lib/platform/kernel/mail.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';

/** All of a mail but its sender, who is always the shop. */
export type Letter = Omit<Mail, 'from'>;

export type Desk = { readonly deps: Deps; readonly shop: Shop };

/** @param sobre Number or id of what the mail is about. Undefined when that is gone, or the mail is no longer needed. */
export type Writer = (desk: Desk, sobre: number) => Promise<Letter | undefined>;

/** By the name under which a mail waits in the outbox. */
export type Writers = Readonly<Record<string, Writer>>;

/** Where the shop reads its mail, '' for a shop without an address. */
export function shopAddress({ configuracoes }: Shop): string {
  return configuracoes.sistema.geral.site.email;
}

/** What visitors write into a field of one line may hold several all the same. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** `Name: value`, each on a line of its own; those without a value are left out. */
export function factLines(facts: Readonly<Record<string, string>>): string {
  return Object.entries(facts)
    .map(([name, value]) => [name, oneLine(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
