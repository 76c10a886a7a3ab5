/** `/pagina/avaliacao-da-loja`: who bought says what they think of the shop, once for each key they were sent. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { checkReviewKey, sendStoreReview } from '#lib/api/opinions.ts';
import type { StoreReviewForm } from '#lib/contract/store-review-page.ts';
import {
  BLANK_STORE_REVIEW,
  readStoreReview,
  storeReviewFaults,
} from '#lib/domain/opinions/store-review-form.ts';
import { homePath, storeReviewsPath } from '#lib/paths.ts';
import { storeReviewText } from '#lib/text/pages.ts';

export type StoreReviewOutcome =
  | { readonly path: string }
  | { readonly status: 200 | 422 | 429; readonly form: StoreReviewForm };

/** Home without a key, and with one that the platform does not take (specification, section 2). */
export async function openStoreReview(api: Api, key: string): Promise<StoreReviewOutcome> {
  if (key === '' || !(await isGood(api, key))) return { path: homePath };
  return { status: 200, form: { key, draft: { typed: BLANK_STORE_REVIEW, faults: {} } } };
}

/** @throws ApiError when the platform failed. */
export async function answerStoreReview(
  { sessionApi }: Pick<App.Locals, 'sessionApi'>,
  key: string,
  posted: FormData,
): Promise<StoreReviewOutcome> {
  if (key === '') return { path: homePath };
  const typed = readStoreReview(posted);
  const faults = storeReviewFaults(typed);
  if (Object.keys(faults).length > 0) return { status: 422, form: { key, draft: { typed, faults } } };
  const { autorizacao, mensagem } = typed;
  try {
    await sendStoreReview(sessionApi(), key, {
      experiencia: Number(typed.experiencia),
      atendimento: Number(typed.atendimento),
      satisfacao: typed.satisfacao === 'sim',
      autorizacao,
      mensagem,
    });
    return { path: `${storeReviewsPath}?aviso=avaliacao` };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { path: homePath };
    // Of a double click the second finds the key used up by the first.
    if (error.status === 409) return { path: `${storeReviewsPath}?aviso=repetida` };
    const problem = error.serverText || storeReviewText.failed;
    return {
      status: error.status === 429 ? 429 : 422,
      form: { key, draft: { typed, faults: {}, problem } },
    };
  }
}

async function isGood(api: Api, key: string): Promise<boolean> {
  try {
    return (await checkReviewKey(api, key)).sucesso === true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
