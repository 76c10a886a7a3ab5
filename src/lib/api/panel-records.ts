/** Records of the panel, by their kind: what only our own platform has. */
import type { RegistroPainel, RegistrosPainel } from '#lib/contract/panel-records.ts';
import type { RecordKind, Values } from '#lib/domain/panel/record.ts';
import type { Api } from './client.ts';

export type Records = Pick<RegistrosPainel, 'alteracoes'> & {
  /** Newest first. */
  readonly registros: readonly RegistroPainel[];
};
type Kind = Pick<RecordKind, 'calls'>;

/** @throws ApiError 401 when nobody is logged in, 403 for somebody without a part in it; so do the others. */
export async function getRecords({ own }: Api, kind: Kind): Promise<Records> {
  return recordsOf(kind, await own.get(`panel/${kind.calls}`).json<RegistrosPainel>());
}

/** A new one without `before`. @throws ApiError 400 for what does not fit, 404 for one that is gone, 409 when somebody else has saved meanwhile. */
export async function saveRecord(
  { own }: Api,
  kind: Kind,
  values: Values,
  before?: { readonly id: number; readonly revisao: string },
): Promise<Records> {
  const call = before
    ? own.put(`panel/${kind.calls}/${before.id}`, { json: { ...values, revisao: before.revisao }, retry: 0 })
    : own.post(`panel/${kind.calls}`, { json: values, retry: 0 });
  return recordsOf(kind, await call.json<RegistrosPainel>());
}

/** @throws ApiError 404 for one that is gone. */
export async function removeRecord({ own }: Api, kind: Kind, id: number): Promise<Records> {
  return recordsOf(kind, await own.delete(`panel/${kind.calls}/${id}`, { retry: 0 }).json<RegistrosPainel>());
}

function recordsOf({ calls }: Kind, { alteracoes, [calls]: registros }: RegistrosPainel): Records {
  return { registros: registros as Records['registros'], alteracoes };
}

/** @throws ApiError 400 for the brand itself, 404 when one of them is gone, 409 when somebody else has saved it meanwhile. */
export async function mergeBrands(
  { own }: Api,
  id: number,
  into: { readonly em: number; readonly revisao: string },
): Promise<void> {
  await own.post(`panel/brands/${id}/merge`, { json: into, retry: 0 }).json<RegistrosPainel>();
}
