/** Calls about accounts: log-in, sign-up, own addresses and devices. */

import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { addressEndpoints } from './calls/account-addresses.ts';
import { deviceEndpoints } from './calls/account-devices.ts';
import { resellerEndpoints } from './calls/account-reseller.ts';
import { signUpEndpoints } from './calls/account-sign-up.ts';
import { accountEndpoints } from './calls/checkout-account.ts';
import { clientEndpoints } from './calls/client.ts';
import { companyBuyerEndpoints } from './calls/company-buyers.ts';
import { invitationEndpoints } from './calls/invitation.ts';
import { loginCodeEndpoints } from './calls/login-code.ts';
import { representativeEndpoints } from './calls/representative.ts';
import { saleEndpoints } from './calls/sale.ts';
import type { AccountDeps } from './login.ts';
import { panelCustomerGroupEndpoints } from './panel/customer-groups.ts';
import { panelCustomerEndpoints } from './panel/customers.ts';
import { panelFactorEndpoints } from './panel/factor.ts';
import { panelStaffEndpoints } from './panel/staff.ts';

export function accountsCalls(deps: AccountDeps): readonly Endpoint[] {
  return [
    ...addressEndpoints(deps),
    ...deviceEndpoints(deps),
    ...resellerEndpoints(deps),
    ...companyBuyerEndpoints(deps),
    ...signUpEndpoints(deps),
    ...accountEndpoints(deps),
    ...loginCodeEndpoints(deps),
    ...invitationEndpoints(deps),
    ...clientEndpoints(deps),
    ...representativeEndpoints(deps),
    ...saleEndpoints(deps),
    ...panelCustomerEndpoints(deps),
    ...panelCustomerGroupEndpoints(deps),
    ...panelFactorEndpoints(deps),
    ...panelStaffEndpoints(deps),
  ];
}
