/** `panel/redirects`: old addresses and where they lead. */

import { z } from 'zod';
import type { Redirecionamentos } from '#lib/contract/panel-redirects.ts';
import { isStanding, isTaken, oldPath } from '#lib/domain/content/redirect.ts';
import { EDITORS } from '#lib/domain/panel/roles.ts';
import { isShopPath, shopLink } from '#lib/domain/shop/shop-link.ts';
import { readAddress } from '#lib/platform/catalogue/page-address.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import { CHOICE, PAGE } from '#lib/platform/panel/list-choice.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { nothingThere, type Outcome } from '#lib/platform/panel/write.ts';
import type { ChangedField } from '#lib/platform/schema/shop.ts';
import { nivelAt } from '../calls/url-verify.ts';
import {
  addRedirect,
  lockRedirects,
  redirectFrom,
  redirectList,
  removeRedirect,
} from '../queries/redirects.ts';

const SECTION = 'redirecionamentos';
/** Of the answers that lead on (server/page/moved.ts). */
const ROLES = EDITORS;
const LIST = { path: '/panel/redirects', roles: ROLES, answer: 'Redirecionamentos' } as const;

export function panelRedirectsEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        ...LIST,
        method: 'get',
        summary: 'Old addresses and where they lead',
        query: z.object(CHOICE),
      },
      async ({ query: { busca, offset = 0, limit = PAGE } }) => present(deps, { busca, offset, limit }),
    ),
    panel(
      {
        ...LIST,
        method: 'post',
        summary: 'Lets an old address lead to a page of the shop',
        body: z.object({ de: requiredText(500), para: requiredText(500) }),
      },
      async ({ body, write }) => {
        const { de, para } = await checked(deps, body);
        return write(
          {
            async lock(trx) {
              await lockRedirects(trx);
              if (await redirectFrom(trx, de)) throw new HttpError(409, message.redirectKnown);
              // Where the new address has moved on itself, its end is what counts.
              return (await redirectFrom(trx, oldPath(para) ?? para)) ?? para;
            },
            seen: 'not asked',
            async write(trx, end, { staff, now }) {
              if (oldPath(end) === de) throw new HttpError(409, message.redirectLoop);
              await addRedirect(trx, { de, para: end, autor: staff.nome, now });
              return outcome(de, 'criou', { campo: 'para', antes: '', depois: end });
            },
          },
          () => present(deps),
        );
      },
    ),
    panel(
      { ...LIST, method: 'delete', path: '/panel/redirects/:id', summary: 'Removes a redirect' },
      async ({ param, write }) => {
        const id = readId(param('id'), message.unknownRedirect);
        return write(
          {
            lock: (trx) => lockRedirects(trx).then(nothingThere),
            seen: 'not asked',
            async write(trx) {
              const removed = await removeRedirect(trx, id);
              if (!removed) throw notFound(message.unknownRedirect);
              return outcome(removed.de, 'removeu', { campo: 'para', antes: removed.para, depois: '' });
            },
          },
          () => present(deps),
        );
      },
    ),
  ];
}

function outcome(alvo: string, acao: 'criou' | 'removeu', campo: ChangedField): Outcome<undefined> {
  return { result: undefined, history: { secao: SECTION, alvo, acao, campos: [campo] } };
}

async function present(
  { db }: Deps,
  page = { busca: '', offset: 0, limit: PAGE },
): Promise<Redirecionamentos> {
  const [{ rows, total }, alteracoes] = await Promise.all([redirectList(db, page), readChanges(db, SECTION)]);
  const redirecionamentos = rows.map(({ created_at, ...row }) => ({ ...row, em: created_at.toISOString() }));
  return { redirecionamentos, total, alteracoes };
}

/** @throws HttpError 400 for paths that are none, 409 where a page stands at the old one or none at the new one. */
async function checked(
  deps: Deps,
  body: { readonly de: string; readonly para: string },
): Promise<{ readonly de: string; readonly para: string }> {
  const de = oldPath(shopLink(body.de, deps.siteUrl));
  const para = shopLink(body.para, deps.siteUrl);
  if (de === undefined) throw new HttpError(400, message.invalidField('de'));
  if (!isShopPath(para)) throw new HttpError(400, message.invalidField('para'));
  if (isTaken(de) || (await nivelAt(deps, readAddress(de)))) {
    throw new HttpError(409, message.redirectShadows);
  }
  const end = oldPath(para) ?? para;
  if (end === de) throw new HttpError(409, message.redirectLoop);
  const stands = isStanding(end) || (await nivelAt(deps, readAddress(end)));
  if (!stands && !(await redirectFrom(deps.db, end))) throw new HttpError(409, message.redirectNowhere);
  return { de, para };
}
