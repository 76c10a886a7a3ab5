/** Filling the form of an address from its postal code, for browsers that run no script. */
import { ApiError } from '#lib/api/error.ts';
import { getPlace } from '#lib/api/own-account.ts';
import { type AddressFaults, cepFault, type TypedAddress } from '#lib/domain/accounts/address-form.ts';
import { normalizeCep } from '#lib/domain/kernel/cep.ts';
import { addressText } from '#lib/text/sign-up.ts';

export type FilledAddress = {
  readonly endereco: TypedAddress;
  readonly faults: AddressFaults;
  /** For the visitor; undefined when the postal code is wrong. */
  readonly note?: string;
};

/** What is not known stays as it was typed, and is typed by hand. */
export async function fillAddress(
  { api }: Pick<App.Locals, 'api'>,
  endereco: TypedAddress,
): Promise<FilledAddress> {
  const fault = cepFault(endereco.cep);
  if (fault) return { endereco, faults: { cep: fault } };
  try {
    const { logradouro, bairro, cidade, uf } = await getPlace(api, normalizeCep(endereco.cep) ?? '');
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
