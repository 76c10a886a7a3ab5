/** `/interesse`: takes the form that asks about a product, and thanks for it. */
import { ApiError } from '#lib/api/error.ts';
import { askForNotice, askForQuote } from '#lib/api/product.ts';
import {
  type ProductRequest,
  type RequestKind,
  readProductRequest,
  requestProblems,
} from '#lib/domain/leads/product-request.ts';
import { requestPath } from '#lib/paths.ts';
import { requestText } from '#lib/text/product.ts';
import { returnPath } from '../page/previous-path.ts';
import type { FormOutcome } from './form-outcome.ts';
import { loadProductPage } from './product-page.ts';

type Locals = Pick<App.Locals, 'api' | 'config' | 'sessionApi' | 'shopApi'>;

export async function answerProductRequest(locals: Locals, posted: FormData): Promise<FormOutcome> {
  const request = readProductRequest(posted);
  const page = request && (await loadProductPage(locals, request.rota));
  if (!request || page?.produto.id !== request.idProduto) return { kind: 'unknown' };
  const problems = requestProblems(request);
  const refuse = (failure?: string, status: 422 | 429 = 422): FormOutcome => ({
    kind: 'shown',
    status,
    page,
    kept: { refused: { request, problems, failure } },
  });
  if (Object.keys(problems).length > 0) return refuse();
  try {
    await send(locals, request);
    return { kind: 'sent', path: thanksPath(request) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuse(error.serverText || requestText.failed, error.status === 429 ? 429 : 422);
  }
}

/** What the page after a request says; undefined for an address nobody was sent to. */
export function readThanks(
  query: URLSearchParams,
): { readonly tipo: RequestKind; readonly rota: string } | undefined {
  const tipo = query.get('tipo');
  const rota = returnPath(query.get('produto'));
  const known = tipo === 'aviso' || tipo === 'orcamento';
  return known && rota !== undefined ? { tipo, rota } : undefined;
}

function send({ sessionApi }: Locals, { tipo, rota: _, ...request }: ProductRequest): Promise<unknown> {
  if (tipo === 'aviso') return askForNotice(sessionApi(), request);
  const { idAtributoValor: __, ...quote } = request;
  return askForQuote(sessionApi(), { ...quote, enviarEmail: true });
}

function thanksPath({ tipo, rota }: ProductRequest): string {
  return `${requestPath}?${new URLSearchParams({ tipo, produto: rota })}`;
}
