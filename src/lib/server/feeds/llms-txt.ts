/** `/llms.txt` (llmstxt.org): the shop for readers that are programs, as a short page of Markdown. */
import { filled } from '#lib/contract/empty.ts';
import type { Shell } from '#lib/contract/shell.ts';
import type { ItemMenu, Menu } from '#lib/contract/struct.ts';
import { plainText } from '#lib/domain/kernel/plain-text.ts';
import { namedMethods, paymentNote } from '#lib/domain/offers/payment-methods.ts';
import { canonicalUrl } from '#lib/domain/shop/seo.ts';
import { apiDocsPath, brandsPath, finderPath, listsPath, searchPath } from '#lib/paths.ts';
import { llmsText } from '#lib/text/llms.ts';
import { paymentText } from '#lib/text/payment.ts';

type Link = { readonly label: string; readonly path: string; readonly note?: string };

/** `finder`: it answers what links what. */
export function llmsTxt({ configuracoes, menus, siteUrl }: Shell, finder = false): string {
  const note = paymentNote(configuracoes);
  const { nome, email, telefone } = configuracoes.sistema.geral.site;
  const description = plain(configuracoes.seo.geral.description);
  const sections: readonly (readonly [title: string, links: readonly Link[]])[] = [
    [llmsText.catalogue, [...linksOf(menus.main, 2), ...llmsText.indexes(brandsPath, listsPath)]],
    [llmsText.help, [...linksOf(menus.atendimento, 1), ...linksOf(menus.institucional, 1)]],
    [
      llmsText.data,
      [...(finder ? llmsText.finder(finderPath) : []), ...llmsText.files(searchPath, apiDocsPath)],
    ],
  ];
  const contacts = [email, telefone].map(plain).filter((contact) => contact !== '');
  const seen = new Set<string>();
  return [
    `# ${plain(nome)}`,
    ...(description === '' ? [] : [`> ${description}`]),
    llmsText.facts(contacts, namedMethods(configuracoes).includes('pix'), note ? [paymentText[note]] : []),
    ...sections.flatMap(([title, links]) => {
      const lines = unseen(links, seen).map((link) => line(link, siteUrl));
      return lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];
    }),
    '',
  ].join('\n\n');
}

/** Entries of the shop itself, `levels` deep. */
function linksOf({ menu }: Pick<Menu, 'menu'>, levels: number): readonly Link[] {
  const walk = (items: readonly ItemMenu[], depth: number): readonly Link[] =>
    items.flatMap(({ label, rota, sub }) => {
      const path = filled<{ path?: string }>(rota)?.path ?? '';
      const own = path === '' ? [] : [{ label, path }];
      return depth > 1 ? [...own, ...walk(sub, depth - 1)] : own;
    });
  return walk(menu, levels);
}

/** Menus link some pages twice. */
function unseen(links: readonly Link[], seen: Set<string>): readonly Link[] {
  return links.filter(({ path }) => {
    const first = !seen.has(path);
    seen.add(path);
    return first;
  });
}

function line({ label, path, note }: Link, siteUrl: string): string {
  const link = `- [${plain(label)}](${canonicalUrl(path, siteUrl) ?? siteUrl})`;
  return note ? `${link}: ${note}` : link;
}

/** On one line, without what Markdown would read as a link. */
function plain(text: string): string {
  return plainText(text).replaceAll(/[[\]<>]/g, '');
}
