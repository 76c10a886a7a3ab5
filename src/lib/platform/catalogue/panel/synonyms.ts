/** `panel/synonyms`: what searches also stand for. */

import { z } from 'zod';
import type { Sinonimos } from '#lib/contract/panel-synonyms.ts';
import { isMeaning, isTerm } from '#lib/domain/catalogue/synonym-rules.ts';
import { PICTURES } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import { CHOICE, PAGE } from '#lib/platform/panel/list-choice.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { nothingThere, type Outcome } from '#lib/platform/panel/write.ts';
import { addSynonym, isProductCode, removeSynonym, synonymList } from '../search/synonyms.ts';

/** A search may find other products now. */
const SECTION = 'sinonimos';
const LIST = {
  path: '/panel/synonyms',
  roles: PICTURES,
  answer: 'Sinonimos',
} as const;
export function panelSynonymsEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      { ...LIST, method: 'get', summary: 'What searches also stand for', query: z.object(CHOICE) },
      async ({ query: { busca, offset = 0, limit = PAGE } }) => present(deps, { busca, offset, limit }),
    ),
    panel(
      {
        ...LIST,
        method: 'post',
        summary: 'Lets a term of searches stand for something else too',
        body: z.object({
          termo: requiredText(60),
          significado: requiredText(200),
          tipo: z.enum(['synonym', 'use', 'redirect', 'hint']),
        }),
      },
      async ({ body, write }) => {
        if (!isTerm(body.termo)) throw new HttpError(400, message.invalidField('termo'));
        if (!isMeaning(body)) throw new HttpError(400, message.invalidField('significado'));
        for (const text of [body.termo, body.significado])
          if (await isProductCode(deps.db, text)) throw new HttpError(409, message.synonymIsCode);
        return write(
          {
            lock: async () => nothingThere(),
            seen: 'not asked',
            async write(trx) {
              if (!(await addSynonym(trx, body))) throw new HttpError(409, message.synonymKnown);
              return outcome(body.termo, 'criou', '', body.significado);
            },
          },
          () => present(deps),
        );
      },
    ),
    panel(
      { ...LIST, method: 'delete', path: '/panel/synonyms/:id', summary: 'Removes a synonym' },
      async ({ param, write }) => {
        const id = readId(param('id'), message.unknownSynonym);
        return write(
          {
            lock: async () => nothingThere(),
            seen: 'not asked',
            async write(trx) {
              const removed = await removeSynonym(trx, id);
              if (!removed) throw notFound(message.unknownSynonym);
              return outcome(removed.termo, 'removeu', removed.significado, '');
            },
          },
          () => present(deps),
        );
      },
    ),
  ];
}

/** Searches read it as words, and as few as terms have; a price or a length with words is read as something else. */
function outcome(alvo: string, acao: 'criou' | 'removeu', antes: string, depois: string): Outcome<undefined> {
  const campos = [{ campo: 'significado', antes, depois }];
  return { result: undefined, history: { secao: SECTION, alvo, acao, campos } };
}

async function present({ db }: Deps, page = { busca: '', offset: 0, limit: PAGE }): Promise<Sinonimos> {
  const [{ rows, total }, alteracoes] = await Promise.all([synonymList(db, page), readChanges(db, SECTION)]);
  return { sinonimos: rows, total, alteracoes };
}
