/** `ligar/texto`: two devices in the words of a search (docs/api/ligar.md). */
import { z } from 'zod';
import { twoEnds } from '#lib/domain/finder/two-ends.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { type FinderDeps, readKnowledge } from '../memory/finder.ts';

export function ligarTexto(deps: FinderDeps): Endpoint {
  return endpoint(
    {
      base: 'vitrine',
      method: 'get',
      shared: true,
      path: '/ligar/texto',
      summary: 'The question of `ligar` that a search of two devices asks',
      query: z.object({
        busca: z.string().max(200).describe('Words as somebody searches, such as `ps5 na tv`.'),
      }),
      answer: 'LigarTexto',
    },
    async ({ query }) => {
      const { reader, on } = await readKnowledge(deps);
      const ends = on ? twoEnds(reader, query.busca) : undefined;
      if (!ends) throw notFound('A busca não fala de dois aparelhos.');
      const opcoes = ends.choices.map(({ from, to, title }) => ({ de: from, para: to, titulo: title }));
      return { de: ends.from, para: ends.to, titulo: ends.title, metros: ends.metres ?? null, opcoes };
    },
  );
}
