/** `/painel/sinonimos/novos`: what its form does. */
import type { Api } from '#lib/api/client.ts';
import { takeSynonyms } from '#lib/api/synonyms.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { panelPath } from '#lib/paths.ts';
import { offeredSynonymsText } from '#lib/text/panel-synonyms.ts';
import { attempt, refuse } from '../account/visit.ts';

export async function answerOffered(api: Api, posted: FormData): Promise<FormOutcome<undefined>> {
  const terms = posted.getAll('termo').filter((term) => typeof term === 'string');
  if (terms.length === 0) return refuse(undefined, { form: offeredSynonymsText.nothingMarked });
  return attempt(undefined, {}, async () => {
    await takeSynonyms(api, terms);
    return `${panelPath}/sinonimos?aviso=trazido`;
  });
}
