/** Makes a mail of a letter: its text, its HTML in the shop's look, and what mail programs read. */

import { letterText } from '#lib/domain/mail/blocks.ts';
import { type LetterLook, letterHtml } from '#lib/domain/mail/html.ts';
import { appearanceOf, letterColours, logoPath } from '#lib/domain/shop/appearance.ts';
import type { Mail } from '#lib/platform/kernel/mail.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { type Desk, type Letter, oneLine } from './mail.ts';

/** @throws Error when nobody got the message; it names no reader. */
export async function sendLetter({ deps, shop }: Desk, letter: Letter): Promise<void> {
  await deps.sendMail(mailOf(shop, letter));
}

export function mailOf(shop: Shop, { body, leave, ...head }: Letter): Mail {
  const { site } = shop.configuracoes.sistema.geral;
  return {
    from: { name: site.nome, address: site.email },
    ...head,
    text: letterText(
      leave ? [...body, { kind: 'link', lead: `${leave.label}:`, label: '', href: leave.href }] : body,
    ),
    html: letterHtml(lookOf(shop), { subject: head.subject, body, leave }),
    ...(leave && { headers: unsubscribeHeaders(leave.href) }),
  };
}

function lookOf(shop: Shop): LetterLook {
  const { site } = shop.configuracoes.sistema.geral;
  const look = appearanceOf(shop.configuracoes.aparencia);
  return {
    nome: site.nome,
    siteUrl: shop.siteUrl,
    logo: absolute(shop, logoPath(look)),
    telefone: site.telefone,
    endereco: oneLine(site.endereco),
    cores: letterColours(look),
  };
}

/** RFC 8058: mail programs show a button that leaves the list by one POST. */
function unsubscribeHeaders(href: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
