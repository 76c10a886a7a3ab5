/** `account/*` of our own: opening an account, and its owner's data. */

import { addressEndpoints } from '#lib/platform/accounts/calls/account-addresses.ts';
import { deviceEndpoints } from '#lib/platform/accounts/calls/account-devices.ts';
import { resellerEndpoints } from '#lib/platform/accounts/calls/account-reseller.ts';
import { signUpEndpoints } from '#lib/platform/accounts/calls/account-sign-up.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { ownDataEndpoints } from '#lib/platform/privacy/calls/account-own-data.ts';
import type { Deps } from '../platform.ts';

export function ownAccountEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    ...signUpEndpoints(deps),
    ...ownDataEndpoints(deps),
    ...addressEndpoints(deps),
    ...deviceEndpoints(deps),
    ...resellerEndpoints(deps),
  ];
}
