/** `/minha-conta/enderecos`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { getAddresses, makeMainAddress, removeAddress, saveAddress } from '#lib/api/own-account.ts';
import type { EnderecoConta } from '#lib/contract/account.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import {
  type AddressFaults,
  addressFaults,
  BLANK_ADDRESS,
  readAddress,
  type TypedAddress,
} from '#lib/domain/accounts/address-form.ts';
import { normalizeCep } from '#lib/domain/kernel/cep.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { myAccountText } from '#lib/text/my-account.ts';
import { fillAddress } from '../forms/place.ts';
import { attempt, donePath, refuse } from './visit.ts';

export type AddressForm = {
  /** Undefined for a new one. */
  readonly id: number | undefined;
  readonly typed: TypedAddress;
};

export type AddressOutcome =
  | { readonly path: string }
  | {
      readonly status: 200 | 422 | 429;
      readonly typed: TypedAddress;
      readonly faults: AddressFaults;
      readonly problem?: string | undefined;
      readonly note?: string | undefined;
    };

/** `name` is `novo` or the id of one; undefined when there is none of this name. */
export async function openAddress(api: Api, name: string | undefined): Promise<AddressForm | undefined> {
  const { enderecos } = await getAddresses(api);
  if (name === 'novo') return { id: undefined, typed: BLANK_ADDRESS };
  const id = readId(name ?? null);
  const own = enderecos.find((endereco) => endereco.id === id);
  return own && { id, typed: typedOf(own) };
}

export async function answerAddress(
  { api, sessionApi }: Pick<App.Locals, 'api' | 'sessionApi'>,
  id: number | undefined,
  posted: FormData,
): Promise<AddressOutcome> {
  const typed = readAddress(posted);
  if (posted.get('acao') === 'cep') {
    const { endereco, faults, note } = await fillAddress({ api }, typed, line(posted, 'cepBuscado'));
    return { status: faults.cep ? 422 : 200, typed: endereco, faults, note };
  }
  const faults = addressFaults(typed);
  if (Object.keys(faults).length > 0) {
    return { status: 422, typed, faults, problem: myAccountText.problems.check };
  }
  const outcome = await attempt(typed, {}, async () => {
    await saveAddress(sessionApi(), { ...typed, cep: normalizeCep(typed.cep) ?? '' }, id);
    return donePath('/enderecos', 'endereco');
  });
  return 'path' in outcome ? outcome : { ...outcome, faults: {}, problem: outcome.problems.form };
}

/** The buttons of the list: `principal` and `remover` carry an id. */
export async function answerAddressList(api: Api, posted: FormData): Promise<FormOutcome<undefined>> {
  const main = readId(posted.get('principal'));
  const removed = readId(posted.get('remover'));
  if (main === 0 && removed === 0) return refuse(undefined, {});
  return attempt(undefined, {}, async () => {
    if (main > 0) {
      await makeMainAddress(api, main);
      return donePath('/enderecos', 'principal');
    }
    await removeAddress(api, removed);
    return donePath('/enderecos', 'apagado');
  });
}

function typedOf({
  nome,
  cep,
  logradouro,
  numero,
  complemento,
  bairro,
  cidade,
  uf,
}: EnderecoConta): TypedAddress {
  return { nome, cep, logradouro, numero, complemento, bairro, cidade, uf };
}
