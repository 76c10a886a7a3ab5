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

export type ShippingDeps = Deps & { readonly shipping: ShippingOptions };

export type ShippingOptions = {
  /** Where parcels leave from, eight digits; carriers are asked only when it is known. */
  readonly originCep?: string | undefined;
  readonly melhorEnvio?: CarrierAccess | undefined;
  readonly frenet?: CarrierAccess | undefined;
  /** Left out: the town of a postal code is not looked up. */
  readonly cepServices?: CepServices | undefined;
  /** Told which service gave no useful answer; the visitor gets one anyway. */
  readonly onFailure?: ((service: string, error: unknown) => void) | undefined;
};
