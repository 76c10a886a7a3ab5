/** The forms that buy, each of which a double click sends twice. */
import { type BuyOutcome, buy } from './buy.ts';
import { createFormOnce } from './form-once.ts';
import { answerTogetherForm, type TogetherOutcome } from './together.ts';

type Locals = Pick<App.Locals, 'api' | 'config' | 'sessionApi'>;

const single = createFormOnce<BuyOutcome>(({ kind }) => kind === 'bought');
const together = createFormOnce<TogetherOutcome>(({ kind }) => kind === 'bought');

export function buyOnce(request: Request, locals: Locals, posted: FormData): Promise<BuyOutcome> {
  return single(request, posted, () => buy(locals, posted));
}

export function buyTogetherOnce(
  request: Request,
  locals: Locals,
  posted: FormData,
): Promise<TogetherOutcome> {
  return together(request, posted, () => answerTogetherForm(locals, posted));
}
