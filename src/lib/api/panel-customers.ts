/** Customers. Every call throws ApiError 401 without a login, 403 for who has no role of `clientes`. */
import {
  type ClientePainel,
  type ClientesPainel,
  convertClientePainel,
} from '#lib/contract/panel-customers.ts';
import type { RevendaCliente } from '#lib/domain/accounts/customer.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';
import type { Choice } from './panel-choice.ts';

type Customer = ClientePainel<Centavos>;

export function getPanelCustomers(
  { own }: Api,
  searchParams: Choice & { readonly revenda?: RevendaCliente; readonly grupo?: number },
): Promise<ClientesPainel> {
  return own.get('panel/customers', { searchParams }).json<ClientesPainel>();
}

/** @throws ApiError 404. */
export async function getPanelCustomer({ own }: Api, id: number): Promise<Customer> {
  return convertClientePainel(await own.get(`panel/customers/${id}`).json<ClientePainel>(), toCentavos);
}

/** @param json `grupo` 0 takes the customer out of its group. @throws ApiError 403 for a group of who owns the shop, 404, 409 when it is not `visto` any more. */
export async function putIntoGroup(
  { own }: Api,
  id: number,
  json: { readonly grupo: number; readonly visto: number },
): Promise<Customer> {
  const answer = own.put(`panel/customers/${id}/group`, { json, retry: 0 });
  return convertClientePainel(await answer.json<ClientePainel>(), toCentavos);
}

/** @param json `desconto` 0 takes the approval back, or turns the request down, unless it is approved into a `grupo`. @throws ApiError 404, 409 when it is not `visto` any more. */
export async function decideReseller(
  { own }: Api,
  id: number,
  json: { readonly desconto: number; readonly visto: number; readonly grupo?: number },
): Promise<Customer> {
  const answer = own.put(`panel/customers/${id}/reseller`, { json, retry: 0 });
  return convertClientePainel(await answer.json<ClientePainel>(), toCentavos);
}
