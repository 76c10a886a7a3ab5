/** Filling the form of an address from its postal code, for browsers that run no script. */
import { ApiError } from '#lib/api/error.ts';
import { getPlace } from '#lib/api/own-account.ts';
import { type AddressFaults, cepFault, type TypedAddress } from '#lib/domain/accounts/address-form.ts';
import { normalizeCep, ufOf } from '#lib/domain/kernel/cep.ts';
import { addressText } from '#lib/text/sign-up.ts';

export type FilledAddress = {
  readonly endereco: TypedAddress;
  readonly faults: AddressFaults;
  /** For the visitor; undefined when the postal code is wrong. */
  readonly note?: string;
};

/**
 * What is not known stays as it was typed, and is typed by hand: but not what belongs to another postal code.
 * @param former The postal code that the address was looked up for before, '' for none.
 */
export async function fillAddress(
  { api }: Pick<App.Locals, 'api'>,
  typed: TypedAddress,
  former = '',
): Promise<FilledAddress> {
  const fault = cepFault(typed.cep);
  if (fault) return { endereco: typed, faults: { cep: fault } };
  const cep = normalizeCep(typed.cep) ?? '';
  const endereco = isElsewhere(cep, former)
    ? { ...typed, logradouro: '', bairro: '', cidade: '', uf: ufOf(cep) ?? '' }
    : typed;
  try {
    const { logradouro, bairro, cidade, uf } = await getPlace(api, cep);
    const found = {
      logradouro: logradouro || endereco.logradouro,
      bairro: bairro || endereco.bairro,
      cidade: cidade || endereco.cidade,
      uf,
    };
    const note = logradouro === '' ? addressText.notFound : addressText.filled;
    return { endereco: { ...endereco, ...found }, faults: {}, note };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { endereco, faults: {}, note: addressText.notFound };
  }
}

function isElsewhere(cep: string, former: string): boolean {
  const known = normalizeCep(former);
  return known !== undefined && known !== cep;
}
