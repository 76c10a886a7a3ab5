/** `/painel/marcas/{id}`: what its form does beside saving and removing. */
import type { Api } from '#lib/api/client.ts';
import { mergeBrands } from '#lib/api/panel-records.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { RegistroPainel } from '#lib/contract/panel-records.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { BRANDS } from '#lib/domain/panel/records/brands.ts';
import { panelPath } from '#lib/paths.ts';
import { panelBrandsText } from '#lib/text/panel-categories.ts';
import { attempt } from '../account/visit.ts';
import { type Typed, typedOf } from './record-form.ts';

/** Makes it one with another brand, which stays. */
export async function answerMerge(
  api: Api,
  brand: RegistroPainel,
  posted: FormData,
): Promise<FormOutcome<Typed>> {
  const typed = typedOf(BRANDS.fields, brand);
  const em = Number(line(posted, 'em'));
  const { none, unsure } = panelBrandsText.merge;
  if (!Number.isInteger(em) || em <= 0) return { status: 422, typed, problems: { em: none } };
  if (!posted.has('certo')) return { status: 422, typed, problems: { em: unsure } };
  return attempt(typed, { 409: 'conflict' }, async () => {
    await mergeBrands(api, brand.id, { em, revisao: line(posted, 'revisao') });
    return `${panelPath}/${BRANDS.path}/${em}?aviso=juntadas`;
  });
}
