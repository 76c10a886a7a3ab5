/**
 * What a pack holds of each table, and which tables it leaves out and why. `tests/contract/packs.test.ts` compares both lists
 * with the tables of the database.
 */

import { hidden, type Packed } from './packed.ts';
import { PEOPLE_TABLES } from './people-tables.ts';

const approved = { rows: 't.aprovado', set: { email: `''`, contato: `''`, decided_by: `''` } } as const;

/**
 * Published versions that visitors see, will see, or would see again once another one ends: not those that another one
 * without an end has replaced.
 */
const SHOWN_VERSION = `t.state = 'published' and not exists (
  select 1 from content_versions w
  where w.state = 'published' and w.visible_until is null
    and coalesce(w.visible_from, w.published_at) <= $now
    and (w.page_id = t.page_id or w.piece_id = t.piece_id or w.banner_id = t.banner_id
      or w.appearance_id = t.appearance_id)
    and (coalesce(w.visible_from, w.published_at), w.id) > (coalesce(t.visible_from, t.published_at), t.id))`;

const SHOP_TABLES = {
  categories: { without: ['search_name'] },
  brands: { without: ['search_name'] },
  attributes: {},
  attribute_values: {},
  characteristics: {},
  category_characteristics: {},
  characteristic_values: {},
  seals: {},
  products: { dropped: { drawing: 'jsonb' } },
  product_categories: {},
  product_variants: {},
  product_characteristics: {},
  product_media: { dropped: { view: 'text' } },
  product_seals: {},
  price_schedules: {},
  wholesale_prices: {},
  combinations: {},
  product_relatives: {},
  lists: {},
  list_items: {},
  landing_pages: {},
  // Without its orders a shop would begin with no sales: those counted by now are brought along instead.
  prior_sales: {
    alone: {
      from: `(select p.id as product_id, p.vendas, p.popularidade, $now as counted_at from products p
        where p.vendas > 0 or p.popularidade > 0)`,
    },
  },
  search_synonyms: {},
  finder_data: {},
  reviews: { alone: { rows: approved.rows, set: { email: `''`, decided_by: `''` } } },
  questions: { alone: approved },
  answers: {
    alone: {
      ...approved,
      rows: 't.aprovado and exists (select 1 from questions q where q.id = t.question_id and q.aprovado)',
    },
  },
  // The keys themselves let somebody write.
  store_review_keys: {
    rows: 'exists (select 1 from store_reviews r where r.chave = t.chave)',
    set: { chave: hidden('chave') },
    alone: {
      rows: 'exists (select 1 from store_reviews r where r.chave = t.chave and r.aprovado)',
      set: { pedido: hidden('chave') },
    },
  },
  store_reviews: {
    set: { chave: hidden('chave') },
    alone: { rows: 't.aprovado', set: { decided_by: `''` } },
  },
  media: { alone: { set: { author_id: 'null', author: `''` } } },
  files: { alone: { set: { author_id: 'null', author: `''` } } },
  banner_slots: {},
  banners: { rows: 't.removed_at is null' },
  pages: {},
  pieces: {},
  content_versions: {
    rows: `${SHOWN_VERSION} and (t.banner_id is null or exists (select 1 from banners b where b.id = t.banner_id and b.removed_at is null))`,
    alone: { set: { author_id: 'null', author: `''`, publisher_id: 'null', publisher: `''` } },
  },
  showcases: {},
  showcase_products: {},
  menus: {},
  menu_items: {},
  popups: {},
  settings: {},
  redirects: { alone: { set: { autor: `''` } } },
  shipping_services: {},
  shipping_rates: {},
  tracking_carriers: {},
  coupons: {},
  customer_groups: { formerly: 'invoice_groups' },
  // Whoever gets a pack without people must not collect into the account of who gave it.
  payment_settings: {
    // No pack has the secrets of a bank or of Mercado Pago.
    set: {
      pix_api_ativo: 'false',
      mp_cartao_ativo: 'false',
      mp_pix_ativo: 'false',
      mp_boleto_ativo: 'false',
      mp_campos_ativo: 'false',
    },
    alone: { set: { pix_ativo: 'false', pix_chave: `''`, pix_nome: `''`, pix_cidade: `''` } },
  },
  catalogue_mappings: {},
} as const satisfies Record<string, Packed>;

export const PACKED: Readonly<Record<string, Packed>> = { ...SHOP_TABLES, ...PEOPLE_TABLES };

/** A table as this shop calls it, whatever the pack does. */
export function currentName(told: string): string {
  return Object.keys(PACKED).find((name) => PACKED[name]?.formerly === told) ?? told;
}

/** Rows that migrations put there: those of a pack take their place. */
export const PREFILLED: readonly string[] = ['payment_settings'];

/** Of what an empty shop may have: somebody has to be able to log in to it. */
export const STAFF_TABLES: readonly string[] = ['users', 'addresses'];

export const LEFT_OUT: Readonly<Record<string, string>> = {
  kysely_migration: 'the migrations of the database itself',
  kysely_migration_lock: 'the migrations of the database itself',
  changes: 'a log of the database itself',
  changes_state: 'a log of the database itself',
  heartbeats: 'processes of the shop',
  seeds: 'marks of where a shop began, of the demo too',

  search_documents: 'made anew from the products',
  search_details: 'made anew from the products',
  search_codes: 'made anew from the products',
  search_words: 'made anew from the products',
  sales_counts: 'made anew, within an hour',

  sessions: 'whoever has a session is logged in',
  browsing_history: 'of a session',
  cart_items: 'carts',
  saved_items: 'carts',
  cart_reminders: 'carts',
  sku_lists: 'what was pasted into a cart',
  sign_ups: 'keys by mail',
  invitations: 'keys by mail',
  company_invitations: 'keys by mail',
  password_recoveries: 'keys by mail',
  second_factors: 'keys to the panel, sealed by the secret of one shop',
  recovery_codes: 'keys to the panel, sealed by the secret of one shop',
  staff_rules: 'it would shut out administrators whose second factor stays behind',
  login_codes: 'keys by mail',
  wishlist_shares: 'keys by link',
  program_keys: 'keys of programs, which belong to one shop',
  program_writes: 'what programs sent twice',
  program_calls: 'a log of programs',
  program_events: 'a log for programs',
  web_hooks: 'addresses and secrets of programs of one shop',
  web_hook_deliveries: 'a log of web hooks',
  order_positions: 'made anew by the orders',
  throttles: 'who tries too often',
  recent_writes: 'what was sent twice',

  outbox: 'mail, which would be sent twice',
  payment_notices: 'hints, which providers send again',
  demo_bank: 'the bank of the demonstration',
  provider_scripts: 'seen anew each day',
  payment_differences: 'seen anew each hour',

  order_invoice_prints: 'made again from the XML of their notas',
  return_files: 'pictures and labels of returns, seen where they were sent',

  panel_changes: 'a log of the panel',
  search_counts: 'a log of searches',
  day_counts: 'a log of visits',
  catalogue_imports: 'a log of spreadsheets',
  catalogue_import_rows: 'a log of spreadsheets',
  import_pictures: 'a log of spreadsheets',
  picture_addresses: 'a cache: pictures are fetched again',
};
