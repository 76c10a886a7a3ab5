import type { z } from 'zod';
import type { EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import { readAddresses } from '#lib/platform/accounts/queries/delivery-addresses.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { type ADDRESS, typedAddress } from './order-body.ts';
import { plainAddress } from './order-preview.ts';

/**
 * The address that a body names.
 * @throws HttpError 404 for the address of somebody else, 400 for one that is none.
 */
export async function addressOf(
  { db }: Pick<Deps, 'db'>,
  user: number | undefined,
  body: z.output<typeof ADDRESS>,
): Promise<EnderecoEntrega> {
  if (!('idEndereco' in body)) return typedAddress(body);
  const own = user === undefined ? [] : await readAddresses(db, user);
  const address = own.find((one) => one.id === body.idEndereco);
  if (!address) throw notFound(message.unknownAddress);
  return plainAddress(address);
}
