/** `panel/showcases`: what the showcases of the home page show. */

import { z } from 'zod';
import type { ProdutoEscolha, VitrinePainel } from '#lib/contract/panel-showcases.ts';
import {
  SHOP_SHOWCASES,
  SHOWCASE_FIRST,
  SHOWCASE_MOST,
  SHOWCASE_ORDERS,
} from '#lib/domain/content/shop-showcases.ts';
import { EDITORS } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, id, optionalId, requiredText, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import {
  type ChoiceRow,
  categoryChoices,
  choicesById,
  choicesByText,
  lockShowcases,
  type ShowcaseContent,
  saveShowcase,
  showcaseContents,
} from '../queries/all-showcases.ts';
import { showcaseIds } from '../queries/showcases.ts';

const SECTION = 'vitrines';
const ROLES = EDITORS;
/** Of a search. */
const FOUND = 20;
const NEW = { ativo: true, limite: SHOWCASE_FIRST, produtos: [] } as const;

const BODY = z.object({
  revisao: requiredText(40),
  titulo: requiredText(80),
  ativo: flag,
  limite: wholeNumber(1, SHOWCASE_MOST),
  regra: z.object({ ordem: z.enum(SHOWCASE_ORDERS), categoria: optionalId }).nullable(),
  produtos: z.array(id).max(SHOWCASE_MOST),
});

export function panelShowcasesEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now } = deps;
  const panel = panelEndpoint(deps);
  const one = { path: '/panel/showcases/:hash', roles: ROLES, answer: 'VitrinePainel' } as const;
  return [
    panel(
      {
        method: 'get',
        path: '/panel/showcases',
        summary: 'The showcases of the home page',
        roles: ROLES,
        answer: 'VitrinesPainel',
      },
      async () => {
        const [all, alteracoes] = await Promise.all([readAll(db), readChanges(db, SECTION)]);
        const vitrines = all.map(({ hash, content: { produtos, ...content } }) => ({
          hash,
          ...content,
          escolhidos: produtos.length,
        }));
        return { vitrines, alteracoes };
      },
    ),
    panel(
      {
        method: 'get',
        path: '/panel/showcases/products',
        summary: 'Products to choose from, by name or code',
        roles: ROLES,
        query: z.object({ busca: requiredText(100) }),
        answer: 'ProdutosEscolha',
      },
      async ({ query }) => {
        const rows = await choicesByText(db, query.busca, { limit: FOUND, now: now() });
        return { produtos: rows.map(presentChoice) };
      },
    ),
    panel({ ...one, method: 'get', summary: 'A showcase with its products' }, async ({ param }) =>
      present(deps, param('hash')),
    ),
    panel(
      { ...one, method: 'put', summary: 'Saves a showcase as a whole', body: BODY },
      async ({ body: { revisao, ...content }, param, write }) => {
        const hash = param('hash');
        return write(
          {
            async lock(trx) {
              await lockShowcases(trx);
              return read(trx, hash);
            },
            seen: { was: revisao, is: revisionOf },
            async write(trx, before) {
              await saveShowcase(trx, hash, content);
              const campos = differences(before, content);
              const history = { secao: SECTION, alvo: hash, acao: 'mudou', campos, inteiro: before } as const;
              return { result: hash, history };
            },
          },
          (saved) => present(deps, saved),
        );
      },
    ),
  ];
}

async function present({ db, now }: Deps, hash: string): Promise<VitrinePainel> {
  const content = await read(db, hash);
  const shown = { ...content, limit: content.limite, now: now() };
  const [escolhidos, mostra, categories, alteracoes] = await Promise.all([
    choicesById(db, content.produtos, now()),
    showcaseIds(db, shown),
    categoryChoices(db),
    readChanges(db, SECTION, { alvo: hash, whole: true }),
  ]);
  return {
    hash,
    ...content,
    revisao: revisionOf(content),
    escolhidos: escolhidos.map(presentChoice),
    mostra: mostra.length,
    categorias: categories.map(({ nivel, nome, ...category }) => ({
      ...category,
      nome: `${'– '.repeat(nivel - 1)}${nome}`,
    })),
    alteracoes,
  };
}

/** @throws HttpError 404 for a showcase that is none. */
async function read(db: Deps['db'], hash: string): Promise<ShowcaseContent> {
  const found = (await readAll(db)).find((showcase) => showcase.hash === hash);
  if (!found) throw notFound(message.unknownShowcase);
  return found.content;
}

/** Those that are there, and those of the home page that nobody has filled yet. */
async function readAll(
  db: Deps['db'],
): Promise<readonly { readonly hash: string; readonly content: ShowcaseContent }[]> {
  const rows = await showcaseContents(db);
  const missing = SHOP_SHOWCASES.filter(({ hash }) => !rows.some((row) => row.hash === hash));
  return [
    ...rows.map(({ hash, titulo, ativo, limite, regra, produtos }) => ({
      hash,
      content: { titulo, ativo, limite, regra, produtos },
    })),
    ...missing.map(({ hash, titulo, ordem }) => ({
      hash,
      content: { titulo, ...NEW, regra: { ordem, categoria: 0 } },
    })),
  ];
}

function presentChoice({ slug, ...row }: ChoiceRow): ProdutoEscolha {
  return { ...row, rota: `/${slug}` };
}
