/** `/painel/caracteristicas`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import {
  moveCharacteristic,
  removeCharacteristic,
  saveCharacteristic,
} from '#lib/api/panel-characteristics.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { CaracteristicaPainel } from '#lib/contract/panel-characteristics.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { faultsOf } from '#lib/domain/panel/record.ts';
import {
  CHARACTERISTIC_FIELDS,
  characteristicFaults,
  NEW_CHARACTERISTIC,
  settledCharacteristic,
} from '#lib/domain/panel/records/characteristics.ts';
import { panelCharacteristicsPath } from '#lib/paths.ts';
import { panelCharacteristicsText as words } from '#lib/text/panel-characteristics.ts';
import { attempt, refuse } from '../account/visit.ts';
import { problemsOf, type Typed, typedIn, typedOf, valuesOf } from './record-form.ts';

type TypedCharacteristic = Typed<typeof CHARACTERISTIC_FIELDS>;

/** The form of one as it is saved, or of a new one; `grupo` as chosen on the list. */
export function typedCharacteristic(
  saved: CaracteristicaPainel | undefined,
  grupo = '',
): TypedCharacteristic {
  return typedOf(CHARACTERISTIC_FIELDS, saved ?? { ...NEW_CHARACTERISTIC, grupo });
}

export async function answerCharacteristic(
  api: Api,
  before: CaracteristicaPainel | undefined,
  posted: FormData,
): Promise<FormOutcome<TypedCharacteristic>> {
  if (before && posted.get('acao') === 'remover') {
    return attempt(typedCharacteristic(before), {}, async () => {
      await removeCharacteristic(api, before.id, readId(posted.get('produtos')));
      return `${panelCharacteristicsPath}?aviso=removida`;
    });
  }
  const typed = typedIn(CHARACTERISTIC_FIELDS, posted);
  const fields = settledCharacteristic(valuesOf(CHARACTERISTIC_FIELDS, typed));
  const problems = problemsOf(
    CHARACTERISTIC_FIELDS,
    faultsOf(CHARACTERISTIC_FIELDS, fields, characteristicFaults(fields)),
  );
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  let told: Readonly<Record<string, string>> = {};
  const outcome = await attempt(typed, { 409: 'conflict' }, async () => {
    const known = before && { id: before.id, revisao: line(posted, 'revisao') };
    const { faltas } = await saveCharacteristic(api, fields, known);
    told = Object.fromEntries(faltas.map(({ campo, motivo, certo }) => [campo, words.faults[motivo](certo)]));
    return `${panelCharacteristicsPath}?aviso=salva`;
  });
  return Object.keys(told).length > 0 ? refuse(typed, told) : outcome;
}

/** The buttons of the list: the page opens again at the one that was pressed. */
export async function answerOrder(api: Api, posted: FormData): Promise<FormOutcome<undefined>> {
  const id = readId(posted.get('id'));
  const direcao = (['sobe', 'desce'] as const).find((one) => one === posted.get('direcao'));
  if (!direcao) return refuse(undefined, {});
  const alvo = posted.get('alvo') === 'grupo' ? 'grupo' : 'caracteristica';
  return attempt(undefined, { 404: 'form' }, async () => {
    await moveCharacteristic(api, id, { direcao, alvo });
    return `${panelCharacteristicsPath}?foco=${alvo}-${id}-${direcao}#${alvo}-${id}`;
  });
}
