/** The own second factor. Every call throws ApiError 401 without a login, 403 for who does not work in the shop. */
import type { CodigosReserva, FatorPainel } from '#lib/contract/panel-factor.ts';
import type { EquipePainel } from '#lib/contract/panel-staff.ts';
import type { Api } from './client.ts';

export function getFactor({ own }: Api): Promise<FatorPainel> {
  return own.get('panel/me/factor').json<FatorPainel>();
}

/** Makes a secret for an app. @throws ApiError 401 for a wrong password too, 409 when there is a factor already, 429. */
export function beginFactor({ own }: Api, senha: string): Promise<FatorPainel> {
  return own.post('panel/me/factor', { json: { senha }, retry: 0 }).json<FatorPainel>();
}

/** The app shows this code: it counts from here on. @throws ApiError 400 for a wrong code, 409 when nothing was begun, 429. */
export function confirmFactor({ own }: Api, codigo: string): Promise<CodigosReserva> {
  return own.put('panel/me/factor', { json: { codigo }, retry: 0 }).json<CodigosReserva>();
}

/** Opens the panel for this session; a recovery code does too. @throws ApiError 400 for a wrong or used code, 409 without a factor, 429. */
export function proveFactor({ own }: Api, codigo: string): Promise<FatorPainel> {
  return own.post('panel/me/factor/proof', { json: { codigo }, retry: 0 }).json<FatorPainel>();
}

/** New recovery codes, which end those before. @throws as `proveFactor`. */
export function renewRecoveryCodes({ own }: Api, codigo: string): Promise<CodigosReserva> {
  return own.post('panel/me/factor/codes', { json: { codigo }, retry: 0 }).json<CodigosReserva>();
}

/** @throws as `proveFactor`. */
export function removeFactor({ own }: Api, codigo: string): Promise<FatorPainel> {
  return own.delete('panel/me/factor', { json: { codigo }, retry: 0 }).json<FatorPainel>();
}

/** Of somebody else, who lost app and codes. @throws ApiError 403 for a role that is not theirs to change, 404, 409 for the own one. */
export function removeFactorOf({ own }: Api, id: number): Promise<EquipePainel> {
  return own.delete(`panel/staff/${id}/factor`, { retry: 0 }).json<EquipePainel>();
}

/** Whether administrators have to have one. @throws ApiError 403 for everybody else, 409 for an administrator without one. */
export function demandFactor({ own }: Api, exigir: boolean): Promise<EquipePainel> {
  return own.put('panel/factor-demand', { json: { exigir }, retry: 0 }).json<EquipePainel>();
}
