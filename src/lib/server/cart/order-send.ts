/** "Enviar pedido": what is ticked then is the order's, and a total that its buyer has not read is shown first. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { deliverBy, sendOrder } from '#lib/api/order.ts';
import type { RevisaoPedido } from '#lib/contract/order.ts';
import type { OrderPage } from '#lib/contract/order-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { type Centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { orderPath } from '#lib/paths.ts';
import { reviewOrderText } from '#lib/text/order.ts';
import { type OrderOutcome, pageOf, typedIn } from './order-review.ts';

/** @throws ApiError when the platform failed. */
export async function sendOrderForm(api: Api, posted: FormData): Promise<OrderOutcome> {
  const { observacao, termos } = typedIn(posted);
  const field = (name: string): string => line(posted, name);
  const chave = field('chave');
  const seen = { versao: field('versao'), servico: field('servico') };
  if (!termos) {
    const page = await pageAgain(api, seen, { observacao, chave });
    return { page: { ...page, termsProblem: reviewOrderText.termsMissing } };
  }
  try {
    const { numero } = await sendOrder(api, { chave, ...seen, pagamento: 'combinar', observacao });
    return { path: `${orderPath(numero)}?aviso=enviado` };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const problem = error.serverText || reviewOrderText.failed;
    const page = await pageAgain(api, seen, { observacao, termos, problem });
    return { page, status: error.status === 409 ? 409 : 422 };
  }
}

/** What the page said that was sent, and what was ticked on it. */
type Seen = { readonly versao: string; readonly servico: string };

/** The page with the delivery that was ticked; of what is not as it was read, it says so. */
async function pageAgain(
  api: Api,
  seen: Seen,
  { problem, ...kept }: Pick<OrderPage, 'observacao' | 'problem'> & Partial<OrderPage>,
): Promise<OrderPage> {
  const refused = await take(api, seen.servico);
  const page = await pageOf(api, kept);
  return { ...page, problem: changeOf(page.review, seen, problem || refused) || undefined };
}

/** Why it cannot be had, '' when it can. */
async function take(api: Api, servico: string): Promise<string> {
  if (servico === '') return '';
  try {
    await deliverBy(api, servico);
    return '';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.serverText;
  }
}

function changeOf(review: RevisaoPedido<Centavos>, seen: Seen, problem: string): string {
  const { versao, servico, cotacao, entregas, total } = review;
  const label = cotacao.fretes.find(({ id }) => id === servico)?.label;
  const asTicked = seen.servico === '' || servico === seen.servico;
  if ((versao === seen.versao && asTicked) || label === undefined) return problem;
  const now = formatBRL(total.valor);
  // Nothing but what was ticked is otherwise.
  const isChoice = servico === seen.servico && entregas.some((one) => one.versao === seen.versao);
  return isChoice
    ? reviewOrderText.otherDelivery(label, now)
    : `${problem} ${reviewOrderText.totalNow(label, now)}`.trim();
}

function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 409].includes(error.status);
}
