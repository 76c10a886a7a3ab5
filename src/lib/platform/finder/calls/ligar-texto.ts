/** `ligar/texto`: two devices in the words of a search, or of a question (docs/api/ligar.md). */
import { z } from 'zod';
import { type AskedEnds, askedEnds } from '#lib/domain/finder/asked-ends.ts';
import type { Reader } from '#lib/domain/finder/place.ts';
import { type TwoEnds, twoEnds } from '#lib/domain/finder/two-ends.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { type FinderDeps, readKnowledge } from '../memory/finder.ts';

const END = z.string().trim().max(80).optional();

type Typed = TwoEnds & Partial<AskedEnds>;

const typed = (reader: Reader, from: string, to: string): Typed => ({
  ...askedEnds(reader, from, to),
  metres: undefined,
});

export function ligarTexto(deps: FinderDeps): Endpoint {
  return endpoint(
    {
      base: 'vitrine',
      method: 'get',
      shared: true,
      path: '/ligar/texto',
      summary: 'The question of `ligar` that a search of two devices asks',
      query: z.object({
        busca: z
          .string()
          .max(200)
          .optional()
          .default('')
          .describe('Words as somebody searches, such as `ps5 na tv`.'),
        de: END.describe('In place of `busca`: the source alone, such as `notebook usb-c`.'),
        para: END.describe('The target alone.'),
      }),
      answer: 'LigarTexto',
    },
    async ({ query }) => {
      const { reader, on } = await readKnowledge(deps);
      const { de, para, busca } = query;
      const ends: Typed | undefined = !on
        ? undefined
        : busca === '' && de && para
          ? typed(reader, de, para)
          : twoEnds(reader, busca);
      if (!ends) throw notFound('A busca não fala de dois aparelhos.');
      const opcoes = ends.choices.map(({ from, to, title }) => ({ de: from, para: to, titulo: title }));
      const { unread, count } = ends;
      return {
        ...{ de: ends.from, para: ends.to, titulo: ends.title, metros: ends.metres ?? null, opcoes },
        ...(unread !== undefined && { sobra: unread }),
        ...(count && { quantos: { de: count.from, para: count.to } }),
      };
    },
  );
}
