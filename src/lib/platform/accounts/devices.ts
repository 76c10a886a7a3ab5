/** The browsers an account is open in. Their names say nothing of the session, which opens the account. */
import { createHash } from 'node:crypto';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { LOGIN_IDLE, LOGIN_TERM } from '#lib/platform/kernel/http/session.ts';
import { deleteSession } from './queries/logins.ts';
import { type DeviceRow, readDevices } from './queries/own-account.ts';

/** The session that asks stands first. */
export async function devicesOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: number,
  session: string,
): Promise<readonly DeviceRow[]> {
  const time = now().getTime();
  const rows = await readDevices(db, user, {
    idle: new Date(time - LOGIN_IDLE),
    made: new Date(time - LOGIN_TERM),
  });
  return rows.toSorted((a, b) => Number(b.id === session) - Number(a.id === session));
}

/** @throws HttpError 404 for a device that is none of this account. */
export async function endDevice(
  deps: Pick<Deps, 'db' | 'now'>,
  user: number,
  session: string,
  device: string,
): Promise<void> {
  const rows = await devicesOf(deps, user, session);
  const row = rows.find(({ id }) => deviceName(id) === device);
  if (!row) throw notFound(message.unknownDevice);
  await deleteSession(deps.db, row.id);
}

export function deviceName(session: string): string {
  return createHash('sha256').update(session).digest('hex').slice(0, 16);
}
