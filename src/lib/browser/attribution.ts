/** Tells the shop what brought the visitor here, once in a visit and only after they agreed to marketing. */
import { attributionOf } from '../domain/orders/tracking.ts';
import { whenGranted } from './consent.ts';

const KEPT = 'vitrine:attribution';

export function keepAttribution(): void {
  const given = attributionOf(location.search);
  if (given) whenGranted('marketing', () => void send(given));
}

async function send(given: object): Promise<void> {
  try {
    if (sessionStorage.getItem(KEPT)) return;
    const { ok } = await fetch('/api/v2/front/tracking-parameters', {
      method: 'POST',
      keepalive: true,
      headers: {
        'App-Token': document.documentElement.dataset.appToken ?? '',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(given),
    });
    if (ok) sessionStorage.setItem(KEPT, '1');
  } catch {
    // The shop does without it.
  }
}
