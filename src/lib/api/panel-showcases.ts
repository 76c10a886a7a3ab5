/** The showcases of the shop, for who edits them: what only our own platform has. */
import type {
  ProdutosEscolha,
  VitrineConteudo,
  VitrinePainel,
  VitrinesPainel,
} from '#lib/contract/panel-showcases.ts';
import type { Api } from './client.ts';

/** @throws ApiError 401 when nobody is logged in, 403 for somebody without a part in it; so do the others. */
export function getPanelShowcases({ own }: Api): Promise<VitrinesPainel> {
  return own.get('panel/showcases').json<VitrinesPainel>();
}

/** @throws ApiError 404 for a showcase that the shop does not have. */
export function getPanelShowcase({ own }: Api, hash: string): Promise<VitrinePainel> {
  return own.get(`panel/showcases/${encodeURIComponent(hash)}`).json<VitrinePainel>();
}

/** @throws ApiError 400 for what does not fit, 409 when somebody else has saved meanwhile. */
export function savePanelShowcase(
  { own }: Api,
  hash: string,
  json: VitrineConteudo & { readonly revisao: string },
): Promise<VitrinePainel> {
  return own.put(`panel/showcases/${encodeURIComponent(hash)}`, { json, retry: 0 }).json<VitrinePainel>();
}

/** Products whose name or code holds what was typed. */
export function findProducts({ own }: Api, busca: string): Promise<ProdutosEscolha> {
  return own.get('panel/showcases/products', { searchParams: { busca } }).json<ProdutosEscolha>();
}
