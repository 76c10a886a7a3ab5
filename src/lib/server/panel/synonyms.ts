/** `/painel/sinonimos`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { addSynonym, removeSynonym } from '#lib/api/synonyms.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { TipoSinonimo } from '#lib/contract/panel-synonyms.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { panelPath, searchPath } from '#lib/paths.ts';
import { panelSynonymsText } from '#lib/text/panel-synonyms.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedSynonym = {
  readonly termo: string;
  readonly significado: string;
  readonly tipo: TipoSinonimo;
};

/** Letters of a meaning that stands for words. */
const LONGEST_WORDS = 60;
const KINDS = ['synonym', 'use', 'redirect', 'hint'] as const satisfies readonly TipoSinonimo[];
const HERE = `${panelPath}/sinonimos`;

export async function answerSynonyms(api: Api, posted: FormData): Promise<FormOutcome<TypedSynonym>> {
  const typed = {
    termo: line(posted, 'termo'),
    significado: line(posted, 'significado'),
    tipo: KINDS.find((kind) => kind === posted.get('tipo')) ?? 'synonym',
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
    ...(!isMeaning(typed) && { significado: faultOf(typed.tipo) }),
  };
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  return attempt(typed, {}, async () => {
    await addSynonym(api, typed);
    return `${HERE}?aviso=adicionado`;
  });
}

/** What can be said of it before the platform judges. */
function isMeaning({ significado, tipo }: TypedSynonym): boolean {
  if (significado === '') return false;
  if (tipo === 'redirect') return significado.startsWith('/') && !significado.startsWith(searchPath);
  return tipo === 'hint' || significado.length <= LONGEST_WORDS;
}

function faultOf(tipo: TipoSinonimo): string {
  const { faults } = panelSynonymsText;
  return tipo === 'redirect' || tipo === 'hint' ? faults[tipo] : faults.significado;
}
