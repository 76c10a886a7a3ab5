/** `/painel/sinonimos`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { addSynonym, removeSynonym } from '#lib/api/synonyms.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { panelPath } from '#lib/paths.ts';
import { panelSynonymsText } from '#lib/text/panel-synonyms.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedSynonym = { readonly termo: string; readonly significado: string; readonly tipo: string };

const HERE = `${panelPath}/sinonimos`;

export async function answerSynonyms(api: Api, posted: FormData): Promise<FormOutcome<TypedSynonym>> {
  const typed = {
    termo: line(posted, 'termo'),
    significado: line(posted, 'significado'),
    tipo: posted.get('tipo') === 'use' ? 'use' : 'synonym',
  } as const;
  if (posted.get('acao') === 'remover') {
    return attempt(typed, { 404: 'form' }, async () => {
      await removeSynonym(api, readId(posted.get('id')));
      return `${HERE}?aviso=removido`;
    });
  }
  const { faults } = panelSynonymsText;
  const problems = {
    ...((typed.termo === '' || typed.termo.split(' ').length > 4) && { termo: faults.termo }),
    ...(typed.significado === '' && { significado: faults.significado }),
  };
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  return attempt(typed, {}, async () => {
    await addSynonym(api, typed);
    return `${HERE}?aviso=adicionado`;
  });
}
