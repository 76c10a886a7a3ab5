/** The products of the shop. Every call throws ApiError 401 or 403 for who is no administrator. */
import type {
  EscolhasProduto,
  ImagemProduto,
  ProdutoPainel,
  ProdutoSalvo,
  ProdutosPainel,
} from '#lib/contract/panel-products.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import type { Api } from './client.ts';
import type { Choice } from './panel-choice.ts';

export function getProducts({ own }: Api, searchParams: Choice = {}): Promise<ProdutosPainel> {
  return own.get('panel/products', { searchParams }).json<ProdutosPainel>();
}

export function getProductChoices({ own }: Api): Promise<EscolhasProduto> {
  return own.get('panel/products/choices').json<EscolhasProduto>();
}

/** @throws ApiError 404. */
export function getProduct({ own }: Api, id: number): Promise<ProdutoPainel> {
  return own.get(`panel/products/${id}`).json<ProdutoPainel>();
}

export type ProductBody = {
  readonly campos: Cells;
  /** With another code than the product has, a value is made. */
  readonly opcoes?: readonly Cells[];
  /** Codes. */
  readonly retiradas?: readonly string[];
  readonly ordem?: readonly string[];
  readonly imagens?: readonly ImagemProduto[];
};

/** Nothing is saved when the answer has faults. */
export function addProduct({ own }: Api, json: ProductBody): Promise<ProdutoSalvo> {
  return own.post('panel/products', { json, retry: 0 }).json<ProdutoSalvo>();
}

/** Nothing is saved when the answer has faults. @throws ApiError 404, 409 when it was saved since `revisao`. */
export function saveProduct(
  { own }: Api,
  id: number,
  json: ProductBody & { readonly revisao: string },
): Promise<ProdutoSalvo> {
  return own.put(`panel/products/${id}`, { json, retry: 0 }).json<ProdutoSalvo>();
}
