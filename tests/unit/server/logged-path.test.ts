/** What logs keep of an address: never what opens something. */
import { describe, expect, it } from 'vitest';
import { loggedPath, loggedText } from '#lib/server/observe/logged-path.ts';

const SECRET = '1-bI_hkNIPTehiLf0';

describe('an address in the logs', () => {
  it.each([
    '/api/v2/vitrine/payment-notices/pix',
    '/api/v2/vitrine/payment-notices/mercado-pago',
    '/api/v2/vitrine/payment-notices/Mercado-Pago',
    '/api/v2/vitrine/order/link',
    '/API/v2/vitrine/invitation',
    '/checkout/acompanhar',
  ])('below %s loses its token', (place) => {
    expect(loggedPath(`${place}/${SECRET}/pix`)).toBe(`${place}/***`);
    expect(loggedText(`no answer of ${place}/${SECRET} yet`)).toBe(`no answer of ${place}/*** yet`);
  });

  it('without one stays as it is', () => {
    expect(loggedPath('/checkout/pedido/10001')).toBe('/checkout/pedido/10001');
  });
});
