/** Every call that writes, and how the walk makes it. */

import { DECLARED_KINDS } from '#lib/domain/panel/records.ts';
import type { RoomDeps } from '#lib/platform/endpoints.ts';
import { createEndpoints } from '#lib/platform/endpoints.ts';
import { CONTENT_WRITES } from './content.ts';
import { GOODS_WRITES } from './goods.ts';
import { KIT_WRITES } from './kits.ts';
import { PEOPLES_WRITES } from './people.ts';
import { PLACE_WRITES } from './places.ts';
import { PROGRAM_WRITES } from './programs.ts';
import { SETTING_WRITES } from './settings.ts';
import type { Prepare } from './walk.ts';

/** In the order they are walked: later ones build on what earlier ones leave. */
export const WRITES: Readonly<Record<string, readonly Prepare[]>> = {
  ...SETTING_WRITES,
  ...CONTENT_WRITES,
  ...GOODS_WRITES,
  ...KIT_WRITES,
  ...PROGRAM_WRITES,
  ...PLACE_WRITES,
  ...PEOPLES_WRITES,
};

/** Why no page that everybody sees shows what these write. */
export const UNSEEN: Readonly<Record<string, readonly string[]>> = {
  'they are of a visitor, whose pages are made for them alone': [
    'POST /front/browsing-history/:hash',
    'DELETE /front/categories/compatibility/actual',
    'DELETE /front/gifts-list/actual',
    'POST /vitrine/cart/recovery',
    'PUT /vitrine/cart/freight',
    'POST /vitrine/cart/saved',
    'PUT /vitrine/cart/saved',
    'DELETE /vitrine/cart/saved',
    'POST /vitrine/cart/sku-list',
    'POST /front/checkout/cart',
    'PUT /front/checkout/cart',
    'DELETE /front/checkout/cart',
    'POST /front/checkout/login',
    'POST /front/checkout/logout',
    'POST /front/checkout/password-recovery',
    'POST /vitrine/login/code',
    'POST /vitrine/login/code/enter',
    'POST /vitrine/invitation/:token',
    'POST /front/checkout/password',
    'POST /front/checkout/zipcode',
    'POST /front/client/reseller',
    'POST /front/list/shop',
    'POST /vitrine/account',
    'POST /vitrine/account/confirm',
    'PUT /vitrine/account',
    'DELETE /vitrine/account',
    'PUT /vitrine/account/password',
    'PUT /vitrine/account/consents',
    'POST /vitrine/account/addresses',
    'PUT /vitrine/account/addresses/:id',
    'DELETE /vitrine/account/addresses/:id',
    'POST /vitrine/account/addresses/:id/main',
    'DELETE /vitrine/account/devices/:id',
    'PUT /vitrine/order/address',
    'PUT /vitrine/order/freight',
    'POST /front/product/combination',
    'POST /front/product/shop',
    'PUT /front/promotional/coupon/:hashCupom',
    'DELETE /front/promotional/coupon',
    'POST /vitrine/order/:numero/link',
    'POST /vitrine/order/link/:token/code',
    'POST /vitrine/order/link/:token/open',
    'POST /vitrine/order/:numero/returns',
    'POST /vitrine/order/:numero/returns/:id/cancel',
    'POST /vitrine/order/:numero/returns/:id/pictures',
    'POST /vitrine/order/:numero/payment',
    'POST /vitrine/order/:numero/payment/card',
    'POST /vitrine/demo-bank/:ref',
    'POST /vitrine/order/resume',
    'POST /vitrine/quote',
    'POST /vitrine/quote/:numero/cart',
    'POST /vitrine/quote/:numero/refuse',
    'PUT /front/representative/:hash',
    'POST /front/sale/cancel',
    'PUT /front/sales-channel/actual',
    'POST /front/shipment/product',
    'POST /front/shipment/list',
    'POST /front/tracking-parameters',
    'POST /front/wishlist/verify',
    'POST /vitrine/wishlist/share',
    'DELETE /vitrine/wishlist/share',
  ],
  'it makes a file, or a shop out of one, which no shop with pages takes': [
    'POST /vitrine/panel/pack',
    'POST /vitrine/panel/pack/import',
  ],
  'a key opens calls, and no page': ['POST /vitrine/panel/programs', 'DELETE /vitrine/panel/programs/:id'],
  'its buyer and the shop see it': [
    'POST /vitrine/program/orders/:numero/billed',
    'POST /vitrine/program/orders/:numero/step',
  ],
  'the shop reads them, and decides what is published': [
    'POST /front/evaluations/product',
    'POST /front/evaluations/list',
    'POST /front/evaluations/store/add/:key',
    'POST /front/question',
    'POST /front/question/answer',
    'POST /front/form/contact',
    'POST /front/newsletter',
    'POST /front/newsletter/associates',
    'POST /vitrine/newsletter/subscription/:chave/confirm',
    'POST /vitrine/newsletter/subscription/:chave/leave',
    'POST /front/product/solicitation',
    'POST /front/product/budget',
    'POST /vitrine/panel/messages/:id',
    'PUT /vitrine/panel/orders/:numero/tracking',
    'POST /vitrine/panel/returns/:id/step',
    'POST /vitrine/panel/returns/:id/instructions',
    'POST /vitrine/panel/returns/:id/label',
    'POST /vitrine/panel/quotes',
    'PUT /vitrine/panel/quotes/:numero',
    'POST /vitrine/panel/quotes/:numero/send',
    'PUT /vitrine/panel/sellers/:id',
    'PUT /vitrine/panel/sale',
  ],
  'money is shown to the shop and to who paid it': [
    'POST /vitrine/panel/orders/:numero/payments/:id/confirm',
    'POST /vitrine/panel/orders/:numero/payments/:id/undo',
    'POST /vitrine/panel/orders/:numero/payments/:id/unpaid',
    'POST /vitrine/panel/orders/:numero/payments/allow',
    'POST /vitrine/panel/orders/:numero/payments/manual',
    'POST /vitrine/panel/orders/:numero/payments/refund',
    'POST /vitrine/panel/orders/:numero/payments/take-up',
    'POST /vitrine/panel/cases/:id',
    'POST /vitrine/panel/differences/:id',
    'POST /vitrine/panel/statements',
    'POST /vitrine/panel/statements/waivers',
    'POST /vitrine/panel/statements/lines',
  ],
  'ways to pay are read where an order is closed': [
    'PUT /vitrine/panel/payments',
    'PUT /vitrine/panel/payments/mercado-pago',
    'PUT /vitrine/panel/payments/mercado-pago/secrets',
    'POST /vitrine/panel/payments/mercado-pago/test',
    'PUT /vitrine/panel/payments/pix-api',
    'PUT /vitrine/panel/payments/pix-api/secrets',
    'POST /vitrine/panel/payments/pix-api/test',
    'PUT /vitrine/panel/payments/pix-api/notices',
    'POST /vitrine/panel/payments/invoice/groups',
    'PUT /vitrine/panel/payments/invoice/groups/:id',
    'DELETE /vitrine/panel/payments/invoice/groups/:id',
    'POST /vitrine/panel/payments/invoice/companies',
    'DELETE /vitrine/panel/payments/invoice/companies/:id',
  ],
  'coupons are read where a cart is': [
    'POST /vitrine/panel/coupons',
    'PUT /vitrine/panel/coupons/:id',
    'DELETE /vitrine/panel/coupons/:id',
  ],
  'no product has a value of it yet': ['POST /vitrine/panel/characteristics'],
  'the demo store has every synonym that is offered': ['POST /vitrine/panel/synonyms/offered'],
  'who chooses a picture takes its text along': ['PUT /vitrine/panel/media/:id'],
  'it is a draft, a plan to import, or a picture or file that nothing shows yet': [
    'POST /vitrine/panel/content',
    'POST /vitrine/panel/content/markdown',
    'PUT /vitrine/panel/content/:coisa/draft',
    'DELETE /vitrine/panel/content/:coisa/draft',
    'POST /vitrine/panel/products/bulk',
    'POST /vitrine/panel/sheets',
    'POST /vitrine/panel/sheets/pictures',
    'POST /vitrine/panel/sheets/:id/columns',
    'DELETE /vitrine/panel/sheets/:id',
    'DELETE /vitrine/panel/sheets/mappings/:id',
    'POST /vitrine/panel/files',
    'DELETE /vitrine/panel/files/:id',
    'POST /vitrine/panel/media',
    'DELETE /vitrine/panel/media/:id',
    'POST /vitrine/panel/media/:id/cuts',
  ],
  'a declared kind of record is shown by no page until a case above makes its calls': DECLARED_KINDS.flatMap(
    ({ calls }) => [
      `POST /vitrine/panel/${calls}`,
      `PUT /vitrine/panel/${calls}/:id`,
      `DELETE /vitrine/panel/${calls}/:id`,
    ],
  ).filter((call) => !Object.hasOwn(WRITES, call)),
};

/** As the walk names them. A declaration touches what it will need only when it is called. */
export function writingCalls(): readonly string[] {
  return createEndpoints({ shipping: {} } as RoomDeps)
    .filter(({ method }) => method !== 'get')
    .map(({ method, base = 'front', path }) => `${method.toUpperCase()} /${base}${path}`);
}
