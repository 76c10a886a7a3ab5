/** `panel/synonyms/offered`: synonyms that a newer version of Vitrine ships. */

import { z } from 'zod';
import type { SinonimosOferecidos } from '#lib/contract/panel-synonyms.ts';
import { PICTURES } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { nothingThere, unchanged } from '#lib/platform/panel/write.ts';
import { offeredSynonyms, takeSynonyms } from '../search/offered-synonyms.ts';

const OFFERED = {
  path: '/panel/synonyms/offered',
  roles: PICTURES,
  answer: 'SinonimosOferecidos',
} as const;
/** More than are shipped. */
const MOST = 2000;

export function offeredSynonymsEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      { ...OFFERED, method: 'get', summary: 'Synonyms of this version that the shop has not' },
      async () => present(deps),
    ),
    panel(
      {
        ...OFFERED,
        method: 'post',
        summary: 'Takes offered synonyms of these terms',
        body: z.object({ termos: z.array(requiredText(60)).min(1).max(MOST) }),
      },
      async ({ body, write }) =>
        write(
          {
            lock: async () => nothingThere(),
            seen: 'not asked',
            async write(trx) {
              const taken = await takeSynonyms(trx, new Set(body.termos));
              if (taken.length === 0) return unchanged(undefined);
              const depois = taken.map(({ term, meaning }) => `${term}: ${meaning}`).join('; ');
              const campos = [{ campo: 'significado', antes: '', depois }];
              return {
                result: undefined,
                history: { secao: 'sinonimos', alvo: 'Vitrine', acao: 'criou', campos },
              };
            },
          },
          () => present(deps),
        ),
    ),
  ];
}

async function present({ db }: Deps): Promise<SinonimosOferecidos> {
  const offered = await offeredSynonyms(db);
  return {
    oferecidos: offered.map(({ term, meaning, kind, own }) => ({
      ...{ termo: term, significado: meaning, tipo: kind },
      proprios: own,
    })),
  };
}
