/** `order/address`, ours: where the next order goes. */
import { z } from 'zod';
import { ufOf } from '#lib/domain/kernel/cep.ts';
import { readAddresses } from '#lib/platform/accounts/queries/delivery-addresses.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { cepField, readCep } from '#lib/platform/kernel/http/cep-body.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { id, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { requireLogin, writeSession } from '#lib/platform/kernel/http/session.ts';
import { keepPlace } from '#lib/platform/shipping/queries/session-place.ts';
import { keepAddress } from '../queries/session-address.ts';
import { plainAddress } from '../review.ts';

export function orderAddressEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'put',
        path: '/order/address',
        summary: 'Says where the order goes: to an address of the account, or to another one',
        body: z.union([z.object({ idEndereco: id }), ADDRESS]),
        answer: 'Sucesso',
      },
      async ({ context, body }) => {
        const { user } = await requireLogin(context, deps);
        const address = 'idEndereco' in body ? await ownAddress(deps, user, body.idEndereco) : typed(body);
        await inTransaction(deps.db, async (trx) => {
          const session = await writeSession(trx, context, deps);
          await keepAddress(trx, session.id, address);
          await keepPlace(trx, session.id, address);
        });
        return { sucesso: true };
      },
    ),
  ];
}

const ADDRESS = z.object({
  cep: cepField,
  logradouro: requiredText(120),
  numero: requiredText(20),
  complemento: text(80),
  bairro: requiredText(80),
  cidade: requiredText(80),
  uf: z.string().trim().toUpperCase().length(2),
});

/** @throws HttpError 404 for an address of somebody else. */
async function ownAddress({ db }: Deps, user: number, idEndereco: number) {
  const address = (await readAddresses(db, user)).find((one) => one.id === idEndereco);
  if (!address) throw notFound(message.unknownAddress);
  return plainAddress(address);
}

/** @throws HttpError 400 for a postal code that is none, or of another state. */
function typed(address: z.output<typeof ADDRESS>) {
  const cep = readCep(address.cep);
  if (ufOf(cep) !== address.uf) throw new HttpError(400, message.invalidCep);
  return { ...address, cep };
}
