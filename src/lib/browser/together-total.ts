/** Asks the shop what the choice costs now; an answer that is overtaken by the next one is dropped. */
import { togetherTotalPath } from '#lib/paths.ts';
import { fetchFragment } from './fragment.ts';

let asked: AbortController | undefined;

export async function showTotal(form: HTMLFormElement): Promise<void> {
  const total = form.querySelector<HTMLElement>('[data-together-total]');
  if (!total) return;
  asked?.abort();
  const own = new AbortController();
  asked = own;
  total.ariaBusy = 'true';
  const body = new FormData(form);
  body.set('acao', 'calcular');
  const answer = await fetchFragment(togetherTotalPath, { method: 'POST', body, signal: own.signal });
  if (own.signal.aborted) return;
  total.ariaBusy = null;
  total.replaceChildren(answer ?? form.dataset.failed ?? '');
}
