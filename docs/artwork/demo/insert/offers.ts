import { centavos, lessPercent } from '#lib/domain/kernel/money.ts';
import { fromShopTime, toShopTime } from '#lib/domain/kernel/shop-time.ts';
import { COMBINATIONS } from '../combinations.ts';
import { LISTS } from '../lists.ts';
import { COUPONS, SCHEDULES, WHOLESALE } from '../promotions.ts';
import { SEALS } from '../seals.ts';
import type { SeedProduct } from '../types.ts';
import { type AttributeIds, attributeKey } from './attributes.ts';
import { found, insertAll, numbered, type Trx } from './batch.ts';
import type { ProductIds } from './products.ts';

/** Milliseconds. */
const DAY = 86_400_000;

/** Seals, buy-together offers, ready-made lists, scheduled and wholesale prices, coupons. */
export async function insertOffers(
  trx: Trx,
  products: readonly SeedProduct[],
  ids: ProductIds,
  attributes: AttributeIds,
  now: Date,
): Promise<void> {
  const id = (slug: string) => found('product', ids, slug);
  const seals = numbered(SEALS.map((seal, ordem) => ({ ...seal, ordem })));
  const sealIds = new Map<string, number>(seals.map(({ slug, id }) => [slug, id]));
  await insertAll(trx, 'seals', seals);
  await insertAll(
    trx,
    'product_seals',
    products.flatMap(({ slug, selos }) =>
      selos.map((selo) => ({ product_id: id(slug), seal_id: found('seal', sealIds, selo) })),
    ),
  );
  await insertAll(
    trx,
    'combinations',
    numbered(
      COMBINATIONS.map(({ slug, indicado, tipoDesconto, desconto }, ordem) => ({
        product_id: id(slug),
        indicado_id: id(indicado),
        tipo_desconto: tipoDesconto,
        desconto,
        ordem,
      })),
    ),
  );
  await insertAll(
    trx,
    'lists',
    numbered(LISTS.map(({ slug, nome, descricao }, ordem) => ({ slug, nome, descricao, ordem }))),
  );
  await insertAll(
    trx,
    'list_items',
    LISTS.flatMap(({ itens }, list) =>
      itens.map(({ slug, quantidade, cor }, ordem) => ({
        list_id: list + 1,
        product_id: id(slug),
        valor_id: listedValue(products[id(slug) - 1], cor, attributes),
        quantidade,
        ordem,
      })),
    ),
  );
  await insertAll(
    trx,
    'price_schedules',
    numbered(SCHEDULES.map((schedule) => scheduleRow(schedule, products, id, now))),
  );
  await insertAll(
    trx,
    'wholesale_prices',
    WHOLESALE.map(({ slug, quantidade, desconto }) => {
      const price = centavos(products[id(slug) - 1]?.precoPor ?? 0);
      return { product_id: id(slug), quantidade, preco_por: lessPercent(price, desconto) };
    }),
  );
  await insertAll(trx, 'coupons', COUPONS);
}

function scheduleRow(
  { slug, nome, desconto, dias }: (typeof SCHEDULES)[number],
  products: readonly SeedProduct[],
  id: (slug: string) => number,
  now: Date,
) {
  const product = products[id(slug) - 1];
  const precoPor = product?.precoPor ?? 0;
  const today = `${toShopTime(now.toISOString()).slice(0, 10)}T00:00`;
  const start = Date.parse(fromShopTime(today) ?? '');
  return {
    product_id: id(slug),
    nome,
    preco_de: product?.precoDe ?? precoPor,
    preco_por: precoPor - desconto,
    desconto_vista: null,
    data_inicial: new Date(start),
    data_final: new Date(start + dias * DAY),
  };
}

/** The value of a product that a list holds: the one it names, else the first in stock; 0 for a product without values. */
function listedValue(
  product: SeedProduct | undefined,
  cor: string | undefined,
  attributes: AttributeIds,
): number {
  const { atributo = '', valores = [] } = product?.simples ?? {};
  const label = cor ?? (valores.find(({ estoque }) => estoque > 0) ?? valores[0])?.label;
  return label === undefined
    ? 0
    : found('attribute value', attributes, attributeKey('simples', atributo, label));
}
