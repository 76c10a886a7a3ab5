/** The products of the shop. Every call throws ApiError 401 or 403 for who is no administrator. */
import type {
  EscolhasProduto,
  ImagemProduto,
  ProdutoAberto,
  ProdutoSalvo,
  ProdutosPainel,
} from '#lib/contract/panel-products.ts';
import type { Importacao } from '#lib/contract/panel-sheets.ts';
import type { ProductFilter } from '#lib/domain/panel/product-filter.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import type { Api } from './client.ts';
import type { Choice } from './panel-choice.ts';
import { PATIENCE } from './panel-sheets.ts';

export function getProducts({ own }: Api, searchParams: ProductChoice = {}): Promise<ProdutosPainel> {
  return own.get('panel/products', { searchParams }).json<ProdutosPainel>();
}

/** What a filter may say: see `ProductFilter`; `ids` instead of it names them, with commas between. */
export type ProductChoice = Choice & Partial<ProductFilter> & { readonly ids?: string };

export type BulkBody = {
  /** What it is called among the spreadsheets. */
  readonly nome: string;
  /** Left out: those that the filter finds. */
  readonly ids?: readonly number[];
  readonly filtro?: Partial<ProductFilter>;
  readonly mudanca: Readonly<Record<string, string | boolean>> & { readonly tipo: string };
};

/** What it would change, as a spreadsheet does that was checked. @throws ApiError 400 with a sentence. */
export function bulkEdit({ own }: Api, json: BulkBody): Promise<Importacao> {
  return own.post('panel/products/bulk', { json, retry: 0, timeout: PATIENCE }).json<Importacao>();
}

export function getProductChoices({ own }: Api): Promise<EscolhasProduto> {
  return own.get('panel/products/choices').json<EscolhasProduto>();
}

/** @throws ApiError 404. */
export function getProduct({ own }: Api, id: number): Promise<ProdutoAberto> {
  return own.get(`panel/products/${id}`).json<ProdutoAberto>();
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

/** A hidden copy without stock. Nothing is made when the answer has faults. @throws ApiError 404. */
export function copyProduct({ own }: Api, id: number, sku: string): Promise<ProdutoSalvo> {
  return own.post(`panel/products/${id}/copy`, { json: { sku }, retry: 0 }).json<ProdutoSalvo>();
}

/** @throws ApiError 404, 409 when something hangs on it. */
export function deleteProduct({ own }: Api, id: number): Promise<ProdutoSalvo> {
  return own.delete(`panel/products/${id}`, { retry: 0 }).json<ProdutoSalvo>();
}
