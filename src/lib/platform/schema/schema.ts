/**
 * All tables. Columns that hold a wire field keep its wire name; everything else is English. Money is integer
 * centavos, measures are integers (millimetres, grams, thousandths of a characteristic's base unit), times are
 * `timestamptz`.
 */
import type { AccountTables } from './accounts.ts';
import type { CatalogueTables } from './catalogue.ts';
import type { CompanyTables } from './companies.ts';
import type { ContentTables } from './content.ts';
import type { DeclaredTables } from './declared.ts';
import type { DisplayTables } from './display.ts';
import type { FinderTables } from './finder.ts';
import type { FiscalTables } from './fiscal.ts';
import type { ImportPictureTables } from './import-pictures.ts';
import type { MessageTables } from './messages.ts';
import type { NoteTables } from './notes.ts';
import type { OpinionTables } from './opinions.ts';
import type { OrderTables } from './orders.ts';
import type { PaymentTables } from './payments.ts';
import type { ProductTables } from './products.ts';
import type { ProgramTables } from './programs.ts';
import type { ReminderTables } from './reminders.ts';
import type { ReturnTables } from './returns.ts';
import type { SearchTables } from './search.ts';
import type { SheetTables } from './sheets.ts';
import type { ShippingTables } from './shipping.ts';
import type { ShopTables } from './shop.ts';

export type Schema = AccountTables &
  CatalogueTables &
  CompanyTables &
  ContentTables &
  DeclaredTables &
  DisplayTables &
  FinderTables &
  FiscalTables &
  MessageTables &
  OpinionTables &
  NoteTables &
  OrderTables &
  PaymentTables &
  ProductTables &
  ProgramTables &
  ReminderTables &
  ReturnTables &
  SearchTables &
  SheetTables &
  ImportPictureTables &
  ShippingTables &
  ShopTables;
