/** What the addresses have in common that take a form of a product page. */
import type { AstroGlobal } from 'astro';
import type { ProductAnswer } from '#lib/contract/product-answer.ts';
import { readForm } from '../forms/form.ts';
import { createFormOnce } from '../forms/form-once.ts';
import { guard } from '../page/guards.ts';
import { loadShell } from '../page/page-data.ts';
import type { FormOutcome } from './form-outcome.ts';
import { loadBeside } from './product-beside.ts';

type Visit = Pick<AstroGlobal, 'request' | 'locals' | 'redirect' | 'rewrite' | 'response'>;

/** What a double click sends twice is done once. */
const once = createFormOnce<FormOutcome>(({ kind }) => kind === 'sent');

/** The answer of a form: a response as it is, or what `ProductAnswer.astro` shows. */
export async function answerProductForm(
  visit: Visit,
  act: (locals: App.Locals, posted: FormData, key: string) => Promise<FormOutcome>,
): Promise<Response | ProductAnswer> {
  const refused = guard(visit, 'form');
  if (refused) return refused;
  const { locals, response } = visit;
  const posted = await readForm(visit.request);
  const outcome: FormOutcome = posted
    ? await once(visit.request, posted, (key) => act(locals, posted, key))
    : { kind: 'unknown' };
  if (outcome.kind === 'unknown') return visit.rewrite('/404');
  if (outcome.kind === 'sent') return visit.redirect(outcome.path, 303);
  response.status = outcome.status;
  response.headers.set('Cache-Control', 'private, no-store');
  const { page, kept = {} } = outcome;
  const { estrutura, produto, opinions } = page;
  const [shell, beside] = await Promise.all([loadShell(locals), loadBeside(locals, page)]);
  const together = kept.together ?? beside.together;
  const imageType = locals.tipoImg.prod;
  return { shell, estrutura, produto, opinions, beside: { ...beside, together }, imageType, kept };
}
