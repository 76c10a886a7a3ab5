/** `/painel/integracoes`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { makeProgramKey, revokeProgramKey } from '#lib/api/panel-programs.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { ChaveCriada, NovaChave } from '#lib/contract/panel-programs.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { KEY_LIMITS, KEY_TERMS, SCOPES } from '#lib/domain/programs/scopes.ts';
import { panelProgramsPath } from '#lib/paths.ts';
import { panelProgramText as words } from '#lib/text/panel-programs.ts';
import { attempt, refuse } from '../account/visit.ts';

const [, , LONG] = KEY_TERMS;
const [, USUAL] = KEY_LIMITS;
export const NEW_KEY: NovaChave = { nome: '', escopos: [], dias: LONG, porMinuto: USUAL };

/** The key itself is in no address: the page that answers the form shows it. */
export async function answerNewKey(
  api: Api,
  posted: FormData,
): Promise<{ readonly made: ChaveCriada } | FormOutcome<NovaChave>> {
  const typed = typedKey(posted);
  const problems = {
    ...(typed.nome === '' && { nome: words.faults.nome }),
    ...(typed.escopos.length === 0 && { escopos: words.faults.escopos }),
  };
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  let made: ChaveCriada | undefined;
  const outcome = await attempt(typed, { 400: 'nome', 409: 'nome' }, async () => {
    made = await makeProgramKey(api, typed);
    return panelProgramsPath;
  });
  return made ? { made } : outcome;
}

export async function answerRevocation(api: Api, id: number): Promise<FormOutcome<undefined>> {
  return attempt(undefined, { 404: 'form' }, async () => {
    await revokeProgramKey(api, id);
    return `${panelProgramsPath}?aviso=revogada`;
  });
}

function typedKey(posted: FormData): NovaChave {
  const scopes = posted.getAll('escopos');
  return {
    nome: line(posted, 'nome').slice(0, 60),
    escopos: SCOPES.filter((scope) => scopes.includes(scope)),
    dias: KEY_TERMS.find((days) => String(days) === posted.get('dias')) ?? NEW_KEY.dias,
    porMinuto: KEY_LIMITS.find((calls) => String(calls) === posted.get('porMinuto')) ?? NEW_KEY.porMinuto,
  };
}
