/** `/painel/configuracoes`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { saveSettingGroup } from '#lib/api/panel-settings.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { type GroupName, groupFaults, groupFields, groupSlug } from '#lib/domain/panel/panel-settings.ts';
import { panelPath } from '#lib/paths.ts';
import { attempt, refuse } from '../account/visit.ts';
import { problemsOf, type Typed, typedIn, valuesOf } from './record-form.ts';

/** A save by somebody else in the meantime is reported under `conflict`. */
export async function answerSettings(
  api: Api,
  grupo: GroupName,
  posted: FormData,
): Promise<FormOutcome<Typed>> {
  const fields = groupFields(grupo);
  const typed = typedIn(fields, posted);
  const valores = valuesOf(fields, typed);
  const problems = problemsOf(fields, groupFaults(grupo, valores));
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  return attempt(typed, { 409: 'conflict' }, async () => {
    await saveSettingGroup(api, { grupo, revisao: line(posted, 'revisao'), valores });
    return `${panelPath}/configuracoes/${groupSlug(grupo)}?aviso=salvo`;
  });
}
