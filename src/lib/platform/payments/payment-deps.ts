/** What the room of payments gets beside what every room does. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { ReadScript } from './mercado-pago/read-script.ts';
import type { AskProvider } from './providers/ask.ts';
import type { MercadoPagoDeps } from './providers/mercado-pago.ts';
import type { PixApiDeps } from './providers/pix-api.ts';
import type { Providers } from './providers/provider.ts';

export type PaymentDeps = Pick<Deps, 'db' | 'now' | 'sendOutbox'> & {
  readonly providers: Providers;
  readonly askProvider: AskProvider;
  /** Told of what failed in a round whose other work went on. */
  readonly onFailure: (error: unknown) => void;
  /** From 0 to 1, another each time: spreads questions over time. */
  readonly chance: () => number;
};

/** What a transaction about money needs: no provider is asked inside one. */
export type MoneyDeps = Pick<PaymentDeps, 'providers' | 'chance'>;

/** What calls about money need. */
export type CallDeps = Deps &
  PaymentDeps & {
    readonly pixApi: PixApiDeps;
    readonly mercadoPago: MercadoPagoDeps & { readonly readScript: ReadScript };
  };
