/** The forms that end sessions of the own account. */
import type { Api } from '#lib/api/client.ts';
import { endDevice, endOtherDevices } from '#lib/api/own-account.ts';

/** What the button for all others sends; a device has a longer name. */
export const OTHERS = 'outros';

/** @throws ApiError 401 when nobody is logged in, 404 for a device that is none of this account. */
export async function endDevices(api: Api, posted: FormData): Promise<void> {
  const ended = String(posted.get('encerrar') ?? '');
  await (ended === OTHERS ? endOtherDevices(api) : endDevice(api, ended));
}
