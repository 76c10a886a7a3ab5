/** `/painel/configuracoes`: what its forms show and do. */
import type { Api } from '#lib/api/client.ts';
import { saveSettingGroup } from '#lib/api/panel-settings.ts';
import type { FormOutcome, Problems } from '#lib/contract/my-account-page.ts';
import type { GrupoConfiguracoes } from '#lib/contract/panel-settings.ts';
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { readNumber, writeNumber } from '#lib/domain/kernel/typed-number.ts';
import { pickedPicture } from '#lib/domain/media/picked-picture.ts';
import {
  type GroupName,
  groupFaults,
  groupFields,
  groupSlug,
  type SettingField,
  type SettingValue,
  type SettingValues,
} from '#lib/domain/panel/panel-settings.ts';
import { panelPath } from '#lib/paths.ts';
import { panelSettingsText } from '#lib/text/panel-settings.ts';
import { attempt, refuse } from '../account/visit.ts';

/** What stands in the fields, as it is typed; a box is ticked or not. */
export type TypedSettings = Readonly<Record<string, string | boolean>>;

/** The form of a group as it is saved. */
export function typedSettings(valores: SettingValues): TypedSettings {
  return Object.fromEntries(
    Object.entries(valores).map(([name, value]) => [
      name,
      typeof value === 'number' ? writeNumber(value) : value,
    ]),
  );
}

/** Whoever saved meanwhile is told of under `conflict`. */
export async function answerSettings(
  api: Api,
  grupo: GroupName,
  posted: FormData,
): Promise<FormOutcome<TypedSettings>> {
  const fields = Object.entries(groupFields(grupo));
  const typed = Object.fromEntries(fields.map(([name, field]) => [name, typedValue(posted, name, field)]));
  const valores = Object.fromEntries(
    fields.map(([name, field]) => [name, givenValue(field, typed[name] ?? '')]),
  );
  const problems = problemsOf(grupo, valores);
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  const change: GrupoConfiguracoes = { grupo, revisao: line(posted, 'revisao'), valores };
  return attempt(typed, { 409: 'conflict' }, async () => {
    await saveSettingGroup(api, change);
    return `${panelPath}/configuracoes/${groupSlug(grupo)}?aviso=salvo`;
  });
}

function problemsOf(grupo: GroupName, valores: SettingValues): Problems {
  const faults = Object.entries(groupFaults(grupo, valores));
  return Object.fromEntries(faults.map(([name, fault]) => [name, panelSettingsText.faults[fault]]));
}

function typedValue(posted: FormData, name: string, field: SettingField): string | boolean {
  if (field.kind === 'flag') return posted.has(name);
  if (field.kind === 'text' && field.picture) return pickedPicture(posted, name);
  return field.kind === 'text' && field.lines ? text(posted, name) : line(posted, name);
}

function givenValue(field: SettingField, typed: string | boolean): SettingValue {
  return field.kind === 'number' ? readNumber(String(typed)) : typed;
}
