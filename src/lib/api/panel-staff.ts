/** Who works in the panel. Every call throws ApiError 401 without a login, 403 for who has no role of `equipe`. */
import type { ConviteFeito, EquipePainel, NovoConvite } from '#lib/contract/panel-staff.ts';
import type { PanelRole } from '#lib/domain/panel/roles.ts';
import type { Api } from './client.ts';

export function getPanelStaff({ own }: Api): Promise<EquipePainel> {
  return own.get('panel/staff').json<EquipePainel>();
}

/** Mails a link, which takes the place of an earlier one. @throws ApiError 403 for roles that are not theirs to give, 409 for who has them. */
export function inviteStaff({ own }: Api, json: NovoConvite): Promise<ConviteFeito> {
  return own.post('panel/staff/invitations', { json, retry: 0 }).json<ConviteFeito>();
}

/** @throws ApiError 404. */
export function withdrawInvitation({ own }: Api, id: string): Promise<EquipePainel> {
  return own.delete(`panel/staff/invitations/${encodeURIComponent(id)}`, { retry: 0 }).json<EquipePainel>();
}

/** @param json No role takes somebody out of the staff. @throws ApiError 403, 404, 409 for the last administrator, or when the roles are not `vistos` any more. */
export function changeRoles(
  { own }: Api,
  id: number,
  json: { readonly papeis: readonly PanelRole[]; readonly vistos: readonly PanelRole[] },
): Promise<EquipePainel> {
  return own.put(`panel/staff/${id}`, { json, retry: 0 }).json<EquipePainel>();
}
