/** The methods a path takes. Whatever is asked with another one is refused before anything else looks at it. */
import {
  accessPath,
  accountPath,
  answerPath,
  buyersPath,
  buyListPath,
  buyPath,
  cartPath,
  cartRecoveryPath,
  cartReminderLeavePath,
  contactPath,
  cspReportsPath,
  endSalePath,
  favoritesPath,
  finderBuyPath,
  invitationPath,
  newsletterConfirmPath,
  newsletterLeavePath,
  newsletterPath,
  ordersPath,
  panelPath,
  paymentPath,
  questionPath,
  requestPath,
  reviewPath,
  shippingPath,
  signUpPath,
  storeReviewPath,
  togetherPath,
  togetherTotalPath,
  wishlistPath,
} from '#lib/paths.ts';
import { isPlatformPage } from '../hosted/own-pages.ts';
import { isApiPath } from './origin.ts';

const READ = ['GET', 'HEAD'] as const;
/** The addresses that forms of the pages post to, spelled as the forms spell them. */
export const FORMS: ReadonlySet<string> = new Set([
  accessPath,
  answerPath,
  buyersPath,
  buyListPath,
  buyPath,
  cartPath,
  cartRecoveryPath,
  cartReminderLeavePath,
  contactPath,
  endSalePath,
  favoritesPath,
  finderBuyPath,
  invitationPath,
  newsletterConfirmPath,
  newsletterLeavePath,
  newsletterPath,
  ordersPath,
  paymentPath,
  questionPath,
  requestPath,
  reviewPath,
  shippingPath,
  signUpPath,
  storeReviewPath,
  togetherPath,
  togetherTotalPath,
  wishlistPath,
  ...['dados', 'senha', 'enderecos', 'aparelhos', 'revenda', 'privacidade'].map(
    (page) => `${accountPath}/${page}`,
  ),
]);
/** Of one address, new or saved; of what waits for a company, and the link of its invitation; of one quote or order, what comes back of it, and its link; of one charge of the demonstration's bank. */
const NUMBERED_FORM =
  /^\/(?:minha-conta\/(?:enderecos\/(?:novo|\d+)|aprovacoes\/\d+|convite\/[\da-f]+)|checkout\/(?:orcamento\/\d+|pedido\/\d+(?:\/(?:devolucao|cartao))?|acompanhar\/[\da-f-]+|demonstracao\/[a-z\d]+))$/;
/** Every page of it is a form. */
const PANEL = `${panelPath}/`;

/**
 * @param path As the request carries it, without its query.
 * @param hosted Whether a hosted platform serves pages of its own.
 */
export function methodsOf(path: string, hosted = false): readonly string[] {
  if (path === cspReportsPath) return ['POST'];
  if (hosted && isPlatformPage(path)) return [...READ, 'POST', 'PUT', 'PATCH', 'DELETE'];
  if (isApiPath(path)) return [...READ, 'POST', 'PUT', 'PATCH', 'DELETE'];
  return FORMS.has(path) || NUMBERED_FORM.test(path) || `${path}/`.startsWith(PANEL)
    ? [...READ, 'POST']
    : READ;
}
