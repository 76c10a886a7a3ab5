/** `ligar/pares`: the questions with a page of their own that some products are for (docs/api/ligar.md). */
import { z } from 'zod';
import { pairsOf } from '#lib/domain/finder/pairs-of.ts';
import { note } from '#lib/platform/kernel/changes/collect.ts';
import { allOf } from '#lib/platform/kernel/changes/keys.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { type FinderDeps, readQuietly } from '../memory/finder.ts';
import { IDS } from './ligar-conferir.ts';

const MOST = 6;

export function ligarPares(deps: FinderDeps): Endpoint {
  return endpoint(
    {
      base: 'vitrine',
      method: 'get',
      shared: true,
      path: '/ligar/pares',
      summary: 'The questions with a page of their own that most of these products are for',
      query: z.object({ produtos: IDS.describe('Comma list of product ids.') }),
      answer: 'LigarPares',
    },
    async ({ query }) => {
      const { reader, shelf, on } = await readQuietly(deps);
      note(allOf('finder'), allOf('characteristic'), ...query.produtos.map((id) => `product:${id}`));
      const pares = on ? pairsOf(reader, shelf, query.produtos, MOST) : [];
      return { pares: pares.map(({ from, to, title }) => ({ de: from, para: to, titulo: title })) };
    },
  );
}
