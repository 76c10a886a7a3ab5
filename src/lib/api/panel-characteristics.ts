/** What data sheets are made of. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import type { CaracteristicaSalva, CaracteristicasPainel } from '#lib/contract/panel-characteristics.ts';
import type { Step } from '#lib/domain/catalogue/characteristic-order.ts';
import type { CharacteristicFields } from '#lib/domain/panel/records/characteristics.ts';
import type { Api } from './client.ts';

export function getCharacteristics({ own }: Api): Promise<CaracteristicasPainel> {
  return own.get('panel/characteristics').json<CaracteristicasPainel>();
}

/** A new one without `before`. @throws ApiError 400 for what does not fit, 404, 409 when somebody saved it meanwhile. */
export function saveCharacteristic(
  { own }: Api,
  json: CharacteristicFields,
  before?: { readonly id: number; readonly revisao: string },
): Promise<CaracteristicaSalva> {
  const call = before
    ? own.put(`panel/characteristics/${before.id}`, { json: { ...json, revisao: before.revisao }, retry: 0 })
    : own.post('panel/characteristics', { json, retry: 0 });
  return call.json<CaracteristicaSalva>();
}

/** At an end nothing moves. @throws ApiError 404. */
export function moveCharacteristic({ own }: Api, id: number, json: Step): Promise<CaracteristicasPainel> {
  return own.post(`panel/characteristics/${id}/move`, { json, retry: 0 }).json<CaracteristicasPainel>();
}

/** @param produtos How many products lose a value, as it was said to who asked. @throws ApiError 404, 409 when there are others now. */
export async function removeCharacteristic({ own }: Api, id: number, produtos: number): Promise<void> {
  await own.delete(`panel/characteristics/${id}`, { searchParams: { produtos }, retry: 0 });
}
