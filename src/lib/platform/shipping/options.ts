/** Services outside the shop that it may ask about deliveries. Without any, no request leaves the shop. */

import type { Deps } from '#lib/platform/kernel/deps.ts';

/** An origin, `https://api.frenet.com.br`, and the secret that opens it. */
export type CarrierAccess = { readonly url: string; readonly token: string };

/** Origins of public directories of postal codes. */
export type CepServices = {
  readonly viaCep: string;
  readonly brasilApi: string;
  readonly openCep: string;
};

/**
 * What stands at a postal code. `uf` is '' for a number nobody has, `cidade` is '' when it is not known; `logradouro` and
 * `bairro` also where one number stands for a whole town.
 */
export type Place = {
  readonly cep: string;
  readonly logradouro: string;
  readonly bairro: string;
  readonly cidade: string;
  readonly uf: string;
};

export type ShippingDeps = Deps & { readonly shipping: ShippingOptions };

export type ShippingOptions = {
  /** Where parcels leave from, eight digits; carriers are asked only when it is known. */
  readonly originCep?: string | undefined;
  readonly melhorEnvio?: CarrierAccess | undefined;
  readonly frenet?: CarrierAccess | undefined;
  /** Left out: the town of a postal code is not looked up. */
  readonly cepServices?: CepServices | undefined;
  /** What is known without asking anybody, by postal code. */
  readonly knownPlaces?: ReadonlyMap<string, Place> | undefined;
  /** Told which service gave no useful answer; the visitor gets one anyway. */
  readonly onFailure?: ((service: string, error: unknown) => void) | undefined;
};
