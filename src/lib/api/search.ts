import { convertSugestoes, type Sugestoes } from '#lib/contract/search.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

/** What a search that begins like this may be about. Our platform's own call: the hosted one knows no suggestions. */
export async function getSuggestions({ client }: Api, busca: string): Promise<Sugestoes<Centavos>> {
  const answer = await client.get('search/suggestions', { searchParams: { busca } }).json<Sugestoes>();
  return convertSugestoes(answer, toCentavos);
}
