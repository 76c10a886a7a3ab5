/** Calls of the front API that no page makes: the platform answers them to other clients. */
import type { Api } from '#lib/api/client.ts';
import type { NewProductReview } from '#lib/contract/opinions.ts';
import type { Canal } from '#lib/contract/product.ts';
import { type Componentes, convertComponentes } from '#lib/contract/purchase.ts';
import { convertSugestoes, type Sugestoes } from '#lib/contract/search.ts';
import type { Ping } from '#lib/contract/settings.ts';
import { type Cotacao, convertCotacao } from '#lib/contract/shipment.ts';
import type { Sucesso, SucessoMensagem } from '#lib/contract/success.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';

export function ping({ client }: Api): Promise<Ping> {
  return client.get('ping').json<Ping>();
}

type NewAssociates = {
  readonly email: string;
  readonly associados: readonly {
    readonly nome: string;
    readonly sexo: 'm' | 'f' | 'i';
    readonly dataNascimento: string;
  }[];
};

export function nameAssociates({ client }: Api, json: NewAssociates): Promise<SucessoMensagem> {
  return client.post('newsletter/associates', { json, retry: 0 }).json<SucessoMensagem>();
}

type NewListReview = Omit<NewProductReview, 'idProduto' | 'anexos'> & { readonly idListaCompra: number };

export function sendListReview({ client }: Api, json: NewListReview): Promise<Sucesso> {
  return client.post('evaluations/list', { json, retry: 0 }).json<Sucesso>();
}

export async function getComponents({ client }: Api, id: number): Promise<Componentes<Centavos>> {
  return convertComponentes(await client.get(`product/component/${id}`).json<Componentes>(), toCentavos);
}

type QuoteList = { readonly cep: string; readonly idLista: number; readonly quantidade: number };

export async function quoteList({ client }: Api, json: QuoteList): Promise<Cotacao<Centavos>> {
  return convertCotacao(await client.post('shipment/list', { json, retry: 0 }).json<Cotacao>(), toCentavos);
}

/** What a search that begins like this may be about. */
export async function getSuggestions({ client }: Api, busca: string): Promise<Sugestoes<Centavos>> {
  const answer = await client.get('search/suggestions', { searchParams: { busca } }).json<Sugestoes>();
  return convertSugestoes(answer, toCentavos);
}

export function getChannel({ client }: Api): Promise<Canal> {
  return client.get('sales-channel/actual').json<Canal>();
}

export function chooseChannel({ client }: Api, id: number): Promise<Sucesso> {
  return client.put('sales-channel/actual', { json: { id } }).json<Sucesso>();
}

export type TrackingParameters = Readonly<
  Partial<
    Record<
      'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content' | 'gclid' | 'fbclid',
      string
    >
  >
>;

/** The first that are kept in a session stand. */
export function keepTracking({ client }: Api, json: TrackingParameters): Promise<Sucesso> {
  return client.post('tracking-parameters', { json, retry: 0 }).json<Sucesso>();
}

export function noteSeen({ client }: Api, hash: string, url: string): Promise<Sucesso> {
  return client
    .post(`browsing-history/${encodeURIComponent(hash)}`, { json: { url }, retry: 0 })
    .json<Sucesso>();
}
