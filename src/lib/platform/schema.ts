/**
 * All tables. Columns that hold a wire field keep its wire name; everything else is English. Money is integer
 * centavos, measures are integers (millimetres, grams, thousandths of a characteristic's base unit), times are
 * `timestamptz`.
 */
import type { AccountTables } from './schema/accounts.ts';
import type { CatalogueTables } from './schema/catalogue.ts';
import type { ContentTables } from './schema/content.ts';
import type { DisplayTables } from './schema/display.ts';
import type { MessageTables } from './schema/messages.ts';
import type { OpinionTables } from './schema/opinions.ts';
import type { OrderTables } from './schema/orders.ts';
import type { ProductTables } from './schema/products.ts';
import type { SearchTables } from './schema/search.ts';
import type { SheetTables } from './schema/sheets.ts';
import type { ShippingTables } from './schema/shipping.ts';
import type { ShopTables } from './schema/shop.ts';

export type Schema = AccountTables &
  CatalogueTables &
  ContentTables &
  DisplayTables &
  MessageTables &
  OpinionTables &
  OrderTables &
  ProductTables &
  SearchTables &
  SheetTables &
  ShippingTables &
  ShopTables;
