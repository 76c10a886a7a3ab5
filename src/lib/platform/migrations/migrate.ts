/** Brings a database to the newest schema. Migrations are never edited after they have been merged. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { installTriggers } from '#lib/platform/kernel/changes/install-triggers.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import * as catalog from './0001-catalog.ts';
import * as content from './0002-content.ts';
import * as visitors from './0003-visitors.ts';
import * as accounts from './0004-accounts.ts';
import * as shipping from './0005-shipping.ts';
import * as productExtras from './0006-product-extras.ts';
import * as opinionsForms from './0007-opinions-forms.ts';
import * as search from './0008-search.ts';
import * as catalogueChanges from './0009-catalogue-changes.ts';
import * as searchDetails from './0010-search-details.ts';
import * as orders from './0011-orders.ts';
import * as cart from './0012-cart.ts';
import * as openAccounts from './0013-accounts.ts';
import * as searchChanges from './0014-search-changes.ts';
import * as skuLists from './0015-sku-lists.ts';
import * as contentVersions from './0018-content-versions.ts';
import * as contentEditing from './0020-content-editing.ts';
import * as media from './0021-media.ts';
import * as catalogueImports from './0022-catalogue-imports.ts';
import * as inbox from './0023-inbox.ts';
import * as shopSetup from './0024-shop-setup.ts';
import * as coupons from './0026-coupons.ts';
import * as banners from './0027-banners.ts';
import * as pageChanges from './0029-page-changes.ts';
import * as answerChanges from './0031-answer-changes.ts';
import * as searchProducts from './0032-search-products.ts';
import * as besideProducts from './0035-beside-products.ts';
import * as serverIdentity from './0036-server-identity.ts';
import * as quoteOrders from './0038-quote-orders.ts';
import * as sheetMoves from './0040-sheet-moves.ts';
import * as formKeys from './0042-form-keys.ts';
import * as sheetOnce from './0044-sheet-once.ts';
import * as changes from './0050-changes.ts';
import * as boundedReads from './0058-bounded-reads.ts';
import * as salesCounts from './0059-sales-counts.ts';
import * as finder from './0060-finder.ts';
import * as reservedAddresses from './0065-reserved-addresses.ts';
import * as searchHeads from './0072-search-heads.ts';
import * as searchUses from './0073-search-uses.ts';
import * as searchWithout from './0090-search-without.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-catalog': catalog,
  '0002-content': content,
  '0003-visitors': visitors,
  '0004-accounts': accounts,
  '0005-shipping': shipping,
  '0006-product-extras': productExtras,
  '0007-opinions-forms': opinionsForms,
  '0008-search': search,
  '0009-catalogue-changes': catalogueChanges,
  '0010-search-details': searchDetails,
  '0011-orders': orders,
  '0012-cart': cart,
  '0013-accounts': openAccounts,
  '0014-search-changes': searchChanges,
  '0015-sku-lists': skuLists,
  '0018-content-versions': contentVersions,
  '0020-content-editing': contentEditing,
  '0021-media': media,
  '0022-catalogue-imports': catalogueImports,
  '0023-inbox': inbox,
  '0024-shop-setup': shopSetup,
  '0026-coupons': coupons,
  '0027-banners': banners,
  '0029-page-changes': pageChanges,
  '0031-answer-changes': answerChanges,
  '0032-search-products': searchProducts,
  '0035-beside-products': besideProducts,
  '0036-server-identity': serverIdentity,
  '0038-quote-orders': quoteOrders,
  '0040-sheet-moves': sheetMoves,
  '0042-form-keys': formKeys,
  '0044-sheet-once': sheetOnce,
  '0050-changes': changes,
  '0058-bounded-reads': boundedReads,
  '0059-sales-counts': salesCounts,
  '0060-finder': finder,
  '0065-reserved-addresses': reservedAddresses,
  '0072-search-heads': searchHeads,
  '0073-search-uses': searchUses,
  '0090-search-without': searchWithout,
};

/**
 * Runs what has not run yet, all of it in one transaction; several processes may start at once on PostgreSQL (Kysely
 * takes an advisory lock). Returns the names of the migrations that ran.
 * @throws Error when one fails; the database is left as it was.
 */
export async function migrate(db: Kysely<Schema>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the database could not be migrated: ${reason}`, { cause: error });
  }
  await installTriggers(db);
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
