/** The models of pages, filled in for this shop. */
import { namedMethods } from '#lib/domain/offers/payment-methods.ts';
import { type PageTemplate, pageTemplates } from '#lib/text/page-templates.ts';
import { paymentText } from '#lib/text/payment.ts';
import { loadFrame } from '../page/page-data.ts';

export async function ownTemplates(
  locals: Pick<App.Locals, 'api' | 'config'>,
): Promise<readonly PageTemplate[]> {
  const { configuracoes } = await loadFrame(locals);
  const methods = namedMethods(configuracoes).map((method) => paymentText.methods[method]);
  return pageTemplates({ ...configuracoes, methods });
}
