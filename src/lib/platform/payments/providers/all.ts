/** Every provider that the shop brings along, and those that are given to it. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { accountDeps } from '../account-deps.ts';
import { createDemoProvider } from './demo.ts';
import { manualProvider } from './manual.ts';
import { createMercadoPagoProvider } from './mercado-pago.ts';
import { createPixApiProvider } from './pix-api.ts';
import { pixKeyProvider } from './pix-key.ts';
import { type Provider, type Providers, providersByName } from './provider.ts';

export function createProviders(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { pixApi, mercadoPago }: Pick<ReturnType<typeof accountDeps>, 'pixApi' | 'mercadoPago'>,
  given: readonly Provider[] = [],
): Providers {
  return providersByName([
    pixKeyProvider,
    manualProvider,
    createDemoProvider(db, now),
    createPixApiProvider(pixApi),
    createMercadoPagoProvider(mercadoPago),
    ...given,
  ]);
}
