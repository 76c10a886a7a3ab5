/** Fills an empty database with the demo store, row by row. What runs never does: it brings the pack in that is made of it (write.ts). */
import type { Kysely } from 'kysely';
import type { Storage } from '#lib/platform/kernel/storage/storage.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { PRODUCTS } from './catalog.ts';
import { insertAccounts } from './insert/accounts.ts';
import { insertAttributes } from './insert/attributes.ts';
import { continueIds } from './insert/batch.ts';
import { insertBrands } from './insert/brands.ts';
import { insertCategories } from './insert/categories.ts';
import { insertCharacteristics } from './insert/characteristics.ts';
import { insertContent } from './insert/content.ts';
import { insertLandingPages } from './insert/landing-pages.ts';
import { insertOffers } from './insert/offers.ts';
import { insertOpinions } from './insert/opinions.ts';
import { insertPictures } from './insert/pictures.ts';
import { insertPriorSales, insertProducts } from './insert/products.ts';
import { deferSearch, fillSearch } from './insert/search.ts';
import { insertShipping } from './insert/shipping.ts';

export async function fillDemo(db: Kysely<Schema>, storage: Storage, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deferSearch(trx);
    const categories = await insertCategories(trx);
    const brands = await insertBrands(trx);
    const attributes = await insertAttributes(trx, PRODUCTS);
    const drawn = await insertPictures(trx, storage, PRODUCTS);
    const ids = await insertProducts(trx, PRODUCTS, { categories, brands, attributes, drawn });
    await insertPriorSales(trx, PRODUCTS, now);
    await insertCharacteristics(trx, PRODUCTS);
    await insertOffers(trx, PRODUCTS, ids, attributes, now);
    await insertLandingPages(trx, categories);
    await insertOpinions(trx, ids);
    await insertContent(trx, PRODUCTS, ids, drawn);
    await insertShipping(trx);
    await insertAccounts(trx);
    await fillSearch(trx);
    await continueIds(trx);
  });
}
