/** What providers with accounts work with: their clients, and what closes and opens the secrets of their accounts. */
import type { Kysely } from 'kysely';
import { type Cipher, createCipher } from '#lib/platform/kernel/encryption.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { MercadoPagoOptions } from './mercado-pago/account.ts';
import { createMpClient } from './mercado-pago/client.ts';
import { createReadScript, type ReadScript } from './mercado-pago/read-script.ts';
import type { PixApiOptions } from './pix-api/account.ts';
import { createPixClient } from './pix-api/client.ts';
import type { MercadoPagoDeps } from './providers/mercado-pago.ts';
import type { PixApiDeps } from './providers/pix-api.ts';

type Options = {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  readonly siteUrl: string;
  readonly sessionSecret: string;
  readonly secretsKey?: string | undefined;
  readonly pixApi?: PixApiOptions | undefined;
  readonly mercadoPago?: MercadoPagoOptions | undefined;
};

export function accountDeps({ db, now, siteUrl, sessionSecret, secretsKey, ...options }: Options): {
  /** For whatever else the database keeps closed. */
  readonly seal: Cipher;
  readonly pixApi: PixApiDeps;
  readonly mercadoPago: MercadoPagoDeps & { readonly readScript: ReadScript };
} {
  const shared = {
    ...{ db, now },
    seal: createCipher(secretsKey ?? sessionSecret),
    ownKey: secretsKey !== undefined,
  };
  const asking = { now, chance: Math.random };
  const { mercadoPago = {}, pixApi = {} } = options;
  return {
    seal: shared.seal,
    pixApi: {
      ...shared,
      client: createPixClient({ ...asking, authorities: pixApi.authorities }),
      options: pixApi,
    },
    mercadoPago: {
      ...{ ...shared, siteUrl, client: createMpClient(asking), options: mercadoPago },
      readScript: createReadScript(mercadoPago.origin),
    },
  };
}
