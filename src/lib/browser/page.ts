/** What runs on every page before anybody has done anything. It stays small: see the budgets in docs/architecture.md. */
import { showCartBadge } from './cart-badge.ts';
import { askConsent } from './consent-banner.ts';
import { waitForSign } from './first-sign.ts';
import { showLoader } from './loader.ts';
import { watchLoginLink } from './login-link.ts';
import { prefetchIslands } from './prefetch-islands.ts';

showCartBadge();
showLoader();
askConsent();
prefetchIslands();
watchLoginLink();
waitForSign();
if (/[?&](?:gclid|fbclid|utm_[a-z]+)=./.test(location.search))
  void import('./attribution.ts').then(({ keepAttribution }) => keepAttribution());
