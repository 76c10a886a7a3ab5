/** Every call of the platform; each room lists its own. */
import { accountsCalls } from './accounts/calls.ts';
import type { AccountDeps } from './accounts/login.ts';
import { cartCalls } from './cart/calls.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { contentCalls } from './content/calls.ts';
import { finderCalls } from './finder/calls.ts';
import type { FinderDeps } from './finder/memory/finder.ts';
import { fiscalCalls } from './fiscal/calls.ts';
import type { Deps } from './kernel/deps.ts';
import type { Endpoint } from './kernel/http/endpoint.ts';
import { leadsCalls } from './leads/calls.ts';
import { listsCalls } from './lists/calls.ts';
import { mailCalls } from './mail/calls.ts';
import type { LetterDeps } from './mail/panel/letters.ts';
import { mediaCalls } from './media/calls.ts';
import { newsletterCalls } from './newsletter/calls.ts';
import { opinionsCalls } from './opinions/calls.ts';
import { ordersCalls } from './orders/calls.ts';
import type { OrderDeps } from './orders/step.ts';
import { packsCalls } from './packs/calls.ts';
import type { PackDeps } from './packs/pack-deps.ts';
import { panelCalls } from './panel/calls.ts';
import { paymentsCalls } from './payments/calls.ts';
import type { CallDeps } from './payments/payment-deps.ts';
import { privacyCalls } from './privacy/calls.ts';
import { programsCalls } from './programs/calls.ts';
import { returnsCalls } from './returns/calls.ts';
import { sheetsCalls } from './sheets/calls.ts';
import { shippingCalls } from './shipping/calls.ts';
import type { ShippingDeps } from './shipping/options.ts';
import { shopCalls } from './shop/calls.ts';
import { visitsCalls } from './visits/calls.ts';
import type { VisitsDeps } from './visits/panel/visits.ts';
import { wishlistCalls } from './wishlist/calls.ts';

export type RoomDeps = Deps &
  VisitsDeps &
  FinderDeps &
  AccountDeps &
  ShippingDeps &
  OrderDeps &
  LetterDeps &
  PackDeps &
  CallDeps;

export function createEndpoints(deps: RoomDeps): readonly Endpoint[] {
  return [
    ...panelCalls(deps),
    ...shopCalls(deps),
    ...mailCalls(deps),
    ...mediaCalls(deps),
    ...newsletterCalls(deps),
    ...catalogueCalls(deps),
    ...finderCalls(deps),
    ...accountsCalls(deps),
    ...shippingCalls(deps),
    ...opinionsCalls(deps),
    ...visitsCalls(deps),
    ...wishlistCalls(deps),
    ...leadsCalls(deps),
    ...cartCalls(deps),
    ...listsCalls(deps),
    ...ordersCalls(deps),
    ...paymentsCalls(deps),
    ...returnsCalls(deps),
    ...fiscalCalls(deps),
    ...contentCalls(deps),
    ...sheetsCalls(deps),
    ...programsCalls(deps),
    ...packsCalls(deps),
    ...privacyCalls(deps),
  ];
}
