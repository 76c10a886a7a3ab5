/** `panel/menus`: what the menus of the shop hold. */

import { z } from 'zod';
import type { MenuPainel } from '#lib/contract/panel-menus.ts';
import { flatEntries, MENU_MOST, type MenuEntry } from '#lib/domain/content/menu-tree.ts';
import { SHOP_MENUS, shopMenu } from '#lib/domain/content/shop-menus.ts';
import { EDITORS } from '#lib/domain/panel/roles.ts';
import { isShopLink, isShopPicture } from '#lib/domain/shop/shop-link.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, optionalId, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { brokenPaths } from '../links.ts';
import { menuDifferences, menuTree, saveMenu } from '../menu-save.ts';
import { lockMenus, menuList } from '../queries/menu-trees.ts';
import { menuByHash } from '../queries/menus.ts';

const SECTION = 'menus';
const ROLES = EDITORS;

const LINK = text(500).refine((link) => link === '' || isShopLink(link));
const ICON = text(200).refine((icon) => icon === '' || isShopPicture(icon));
const FIELDS = {
  id: optionalId,
  label: requiredText(200),
  link: LINK,
  icone: ICON,
  target: z.enum(['_self', '_blank']).default('_self'),
  destaque: flag,
};
const LEAF = z.object({ ...FIELDS, sub: z.array(z.never()).max(0).default([]) });
const BRANCH = z.object({ ...FIELDS, sub: z.array(LEAF).max(MENU_MOST).default([]) });
const TOP = z.object({ ...FIELDS, sub: z.array(BRANCH).max(MENU_MOST).default([]) });
const BODY = z.object({
  revisao: requiredText(40),
  nome: requiredText(60),
  itens: z.array(TOP).max(MENU_MOST),
});

export function panelMenusEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, siteUrl } = deps;
  const panel = panelEndpoint(deps);
  const one = { path: '/panel/menus/:hash', roles: ROLES, answer: 'MenuPainel' } as const;
  return [
    panel(
      {
        method: 'get',
        path: '/panel/menus',
        summary: 'The menus of the shop',
        roles: ROLES,
        answer: 'MenusPainel',
      },
      async () => {
        const [rows, alteracoes] = await Promise.all([menuList(db), readChanges(db, SECTION)]);
        const missing = SHOP_MENUS.filter(({ hash }) => !rows.some((row) => row.hash === hash));
        const menus = [...rows, ...missing.map(({ hash, nome }) => ({ hash, nome, entradas: 0 }))];
        return { menus, alteracoes };
      },
    ),
    panel({ ...one, method: 'get', summary: 'A menu with its entries' }, async ({ param }) =>
      present(deps, param('hash')),
    ),
    panel(
      { ...one, method: 'put', summary: 'Saves a menu as a whole', body: BODY },
      async ({ body: { revisao, nome, itens }, param, write }) => {
        const hash = param('hash');
        demandFit(hash, itens);
        const after = { nome, itens };
        return write(
          {
            async lock(trx) {
              await lockMenus(trx);
              return read(trx, hash);
            },
            seen: { was: revisao, is: ({ content }) => revisionOf(content) },
            async write(trx, { rows, content }) {
              await saveMenu(trx, hash, after, { before: rows, siteUrl });
              const campos = menuDifferences(content, after);
              const history = {
                secao: SECTION,
                alvo: hash,
                acao: 'mudou',
                campos,
                inteiro: content,
              } as const;
              return { result: hash, history };
            },
          },
          (saved) => present(deps, saved),
        );
      },
    ),
  ];
}

async function present(deps: Deps, hash: string): Promise<MenuPainel> {
  const [{ content }, alteracoes] = await Promise.all([
    read(deps.db, hash),
    readChanges(deps.db, SECTION, { alvo: hash, whole: true }),
  ]);
  const links = flatEntries(content.itens).map(({ entry }) => entry.link);
  const linksQuebrados = await brokenPaths(deps, '', links);
  return { hash, ...content, linksQuebrados, revisao: revisionOf(content), alteracoes };
}

/** @throws HttpError 404 for a menu that neither is there nor is one the pages show. */
async function read(db: Deps['db'], hash: string) {
  const menu = await menuByHash(db, hash);
  const known = SHOP_MENUS.find((shown) => shown.hash === hash);
  const nome = menu?.nome ?? known?.nome;
  if (nome === undefined) throw notFound(message.unknownMenu);
  const rows = menu?.itens ?? [];
  return { rows, content: { nome, itens: menuTree(rows) } };
}

function demandFit(hash: string, itens: readonly MenuEntry[]): void {
  const entries = flatEntries(itens);
  const deepest = Math.max(0, ...entries.map(({ path }) => path.length));
  if (entries.length > MENU_MOST || deepest > shopMenu(hash).levels) {
    throw new HttpError(400, message.invalidField('itens'));
  }
}
