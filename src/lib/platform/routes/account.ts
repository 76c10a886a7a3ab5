/** `account/*` of our own: opening an account, and its owner's data. */
import type { Endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { addressEndpoints } from './account/addresses.ts';
import { deviceEndpoints } from './account/devices.ts';
import { ownDataEndpoints } from './account/own-data.ts';
import { resellerEndpoints } from './account/reseller.ts';
import { signUpEndpoints } from './account/sign-up.ts';

export function ownAccountEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    ...signUpEndpoints(deps),
    ...ownDataEndpoints(deps),
    ...addressEndpoints(deps),
    ...deviceEndpoints(deps),
    ...resellerEndpoints(deps),
  ];
}
