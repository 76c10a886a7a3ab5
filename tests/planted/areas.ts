/** Where faults are planted: what moves money and stock, each area with the tests that answer for it. */
export type Area = {
  /** Patterns of the files that get faults. */
  readonly planted: readonly string[];
  /** Patterns of the test files that are asked. */
  readonly asked: readonly string[];
};

const unit = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `tests/unit/${name}.test.ts`);
const contract = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `tests/contract/${name}.test.ts`);

export const AREAS: Readonly<Record<string, Area>> = {
  money: {
    planted: ['src/lib/domain/kernel/{money,bank-days}.ts'],
    asked: unit('money', 'prices', 'installments', 'payments/{bank-days,boleto,terms}'),
  },
  offers: {
    planted: ['src/lib/domain/offers/*.ts'],
    asked: unit(
      'offers/*',
      '{combination,forms,installments,merchant-item,payment-methods,prices,product-data}',
      '{quantity,reseller-price,stock,unit-price}',
    ),
  },
  cart: {
    planted: ['src/lib/domain/cart/*.ts'],
    asked: unit('cart/*', '{cart,cart-merge,coupon,forms,order-message,quote,reseller-price,sku-list}'),
  },
  orders: {
    planted: ['src/lib/domain/orders/*.ts'],
    asked: unit(
      'orders/*',
      '{changes-told,fiscal-parties,forms,masks,order-message,seen-order,standing-steps}',
      '{tracking,tracking-link}',
    ),
  },
  payments: { planted: ['src/lib/domain/payments/*.ts'], asked: unit('payments/*', 'layouts/payment-said') },
  returns: { planted: ['src/lib/domain/returns/*.ts'], asked: unit('returns/*') },
  freight: {
    planted: ['src/lib/domain/shipping/*.ts'],
    asked: unit('shipping/*', '{delivery-*,free-shipping,freight*,parcel,town-ranges,tracking-link}'),
  },
  coupons: {
    planted: ['src/lib/platform/cart/coupon.ts', 'src/lib/platform/orders/queries/order-coupon.ts'],
    asked: contract('coupon', 'order-coupon', 'panel-coupons', 'quote-once', 'reseller'),
  },
  stock: {
    planted: [
      'src/lib/platform/orders/{stock,take-step,send,write-order}.ts',
      'src/lib/platform/orders/queries/order-stock.ts',
      'src/lib/platform/offers/available-lines.ts',
    ],
    asked: contract('order', 'order-stock', 'order-sold-out', 'stock', 'panel-orders', 'quote-seller'),
  },
};
