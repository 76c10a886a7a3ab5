/** The forms of a product page that take an opinion or a question; both work without scripts. */
import { ApiError } from '#lib/api/error.ts';
import { sendProductReview } from '#lib/api/opinions.ts';
import { answerQuestion, askQuestion } from '#lib/api/question.ts';
import type { Draft, Opinions } from '#lib/contract/opinions-page.ts';
import { readId, readSubject } from '#lib/domain/kernel/form-fields.ts';
import {
  answerFaults,
  questionFaults,
  readAnswer,
  readQuestion,
  readReview,
  reviewFaults,
} from '#lib/domain/opinions/opinion-forms.ts';
import { opinionText } from '#lib/text/product.ts';
import type { FormOutcome } from './form-outcome.ts';
import { loadProductPage, type ProductPage } from './product-page.ts';

type Locals = Pick<App.Locals, 'api' | 'config' | 'sessionApi' | 'shopApi'>;

export async function sendReview(locals: Locals, posted: FormData): Promise<FormOutcome> {
  const page = await pageOf(locals, posted);
  if (!page) return { kind: 'unknown' };
  const typed = readReview(posted);
  const { id: idProduto } = page.produto;
  return send(
    page,
    { typed, faults: reviewFaults(typed) },
    {
      aviso: 'avaliacao',
      anchor: 'avaliacoes',
      put: (review) => ({ review }),
      act: () => sendProductReview(locals.sessionApi(), { ...typed, nota: Number(typed.nota), idProduto }),
    },
  );
}

export async function sendQuestion(locals: Locals, posted: FormData): Promise<FormOutcome> {
  const page = await pageOf(locals, posted);
  if (!page) return { kind: 'unknown' };
  const typed = readQuestion(posted);
  const { id: idNivel } = page.produto;
  return send(
    page,
    { typed, faults: questionFaults(typed) },
    {
      aviso: 'pergunta',
      anchor: 'perguntas',
      put: (question) => ({ question }),
      act: () => askQuestion(locals.sessionApi(), { ...typed, nivel: 'produto', idNivel }),
    },
  );
}

/** Of a question the page shows, and no other. */
export async function sendAnswer(locals: Locals, posted: FormData): Promise<FormOutcome> {
  const page = await pageOf(locals, posted);
  const idPergunta = readId(posted.get('idPergunta'));
  if (!page?.produto.perguntas.some(({ id }) => id === idPergunta)) return { kind: 'unknown' };
  const typed = readAnswer(posted);
  return send(
    page,
    { typed, faults: answerFaults(typed) },
    {
      aviso: 'resposta',
      anchor: 'perguntas',
      put: (answer) => ({ answer: { ...answer, idPergunta } }),
      act: () => answerQuestion(locals.sessionApi(), { ...typed, idPergunta }),
    },
  );
}

type Sending<Typed> = {
  readonly aviso: NonNullable<Opinions['sent']>;
  /** Of the part of the page that says thanks. */
  readonly anchor: string;
  readonly put: (draft: Draft<Typed>) => Partial<Opinions>;
  readonly act: () => Promise<unknown>;
};

async function send<Typed>(
  page: ProductPage,
  draft: Draft<Typed>,
  { aviso, anchor, put, act }: Sending<Typed>,
): Promise<FormOutcome> {
  const fail = (status: 422 | 429, rest: Partial<Draft<Typed>> = {}): FormOutcome => ({
    kind: 'shown',
    status,
    page: { ...page, opinions: { ...page.opinions, ...put({ ...draft, ...rest }) } },
  });
  if (Object.keys(draft.faults).length > 0) return fail(422);
  try {
    await act();
    return { kind: 'sent', path: `${page.produto.rota.path}?aviso=${aviso}#${anchor}` };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return fail(error.status === 429 ? 429 : 422, { problem: error.serverText || opinionText.failed });
  }
}

async function pageOf(locals: Locals, posted: FormData): Promise<ProductPage | undefined> {
  const subject = readSubject(posted);
  const page = subject && (await loadProductPage(locals, subject.rota));
  return page && page.produto.id === subject.idProduto ? page : undefined;
}
