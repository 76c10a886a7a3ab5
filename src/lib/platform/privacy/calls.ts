/** Calls about what is kept about somebody. */
import type { AccountDeps } from '#lib/platform/accounts/login.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { ownDataEndpoints } from './calls/account-own-data.ts';

export function privacyCalls(deps: AccountDeps): readonly Endpoint[] {
  return [...ownDataEndpoints(deps)];
}
