/**
 * Which rows pages show, and the keys that a change of one writes to the log. `install-triggers.ts` makes the triggers of this
 * list; `tests/contract/changes/followed-tables.test.ts` compares it with the tables of the database.
 */

import { DECLARED_KINDS } from '#lib/domain/panel/records.ts';

/** A key that a row writes to the log. SQL expressions read the row as `r`; a null key is not written. */
export type Line = {
  readonly kind: string;
  readonly key: string;
  /** Which rows count; all when omitted. A row that begins or ceases to count has changed. */
  readonly only?: string;
  /** Columns whose change counts; when omitted, all but those that the table ignores. */
  readonly of?: readonly string[];
  /** Only for updates: inserted and deleted rows are covered by another line. */
  readonly staying?: true;
  /** Readers note this key by name: reading the table does not note its kind. */
  readonly aside?: true;
};

export type Followed = {
  readonly lines: readonly Line[];
  /** Columns that no page shows. */
  readonly ignoring?: readonly string[];
};

const ofProduct: Followed = { lines: [{ kind: 'product', key: 'r.product_id' }] };
const by = (kind: string, column = 'id'): Followed => ({ lines: [{ kind, key: `r.${column}` }] });
const approved = { only: 'r.aprovado' };
/** Who decided what, beside the decision. */
const DECISION = ['decided_at', 'decided_by', 'recusado'] as const;

const SUBJECTS = { produto: 'product', categoria: 'category', marca: 'brand', landingPage: 'landing-page' };
const subjectsOf = (rows: string, only: string): readonly Line[] =>
  Object.entries(SUBJECTS).map(([nivel, kind]) => ({
    kind,
    key: rows.replace('$nivel', `'${nivel}'`),
    only,
  }));

/** By table. A key without a name of its own stands for all rows of the table. */
export const FOLLOWED: Readonly<Record<string, Followed>> = {
  products: {
    lines: [
      { kind: 'product', key: 'r.id' },
      { kind: 'address', key: `'/' || r.slug`, of: ['slug'], aside: true },
      // The values of one `unico` attribute, by the product that leads them.
      { kind: 'family', key: 'r.lider_id', aside: true },
      // What orders of listings count by: no page shows the numbers.
      { kind: 'sales', key: `''`, of: ['vendas', 'popularidade'], staying: true, aside: true },
    ],
    ignoring: ['vendas', 'popularidade', 'saves', 'updated_at'],
  },
  product_categories: ofProduct,
  product_characteristics: ofProduct,
  product_variants: ofProduct,
  product_media: ofProduct,
  product_seals: ofProduct,
  // Products name their files; readers note the names.
  files: { lines: [{ kind: 'file', key: 'r.nome' }], ignoring: ['author_id', 'author', 'created_at'] },
  wholesale_prices: ofProduct,
  price_schedules: {
    lines: [
      { kind: 'product', key: 'r.product_id' },
      // One without a product holds for all.
      { kind: 'schedules', key: `''`, only: 'r.product_id is null' },
    ],
  },
  product_relatives: ofProduct,
  // Either product shows the other.
  combinations: { lines: [...ofProduct.lines, { kind: 'product', key: 'r.indicado_id' }] },
  // Readers depend on the list, and every change of an item reports it.
  list_items: {
    lines: [
      { kind: 'product', key: 'r.product_id', aside: true },
      { kind: 'list', key: 'r.list_id' },
    ],
  },
  lists: by('list'),
  finder_data: by('finder', 'name'),
  reviews: {
    lines: [
      { kind: 'product', key: 'r.product_id', ...approved },
      // Whoever shows those of a list reads the list: those of products depend on no list.
      { kind: 'list', key: 'r.list_id', ...approved, aside: true },
    ],
    ignoring: DECISION,
  },
  questions: {
    lines: subjectsOf('case when r.nivel = $nivel then r.nivel_id end', 'r.aprovado'),
    ignoring: DECISION,
  },
  answers: {
    lines: subjectsOf(
      '(select q.nivel_id from questions q where q.id = r.question_id and q.nivel = $nivel and q.aprovado)',
      'r.aprovado',
    ),
    ignoring: DECISION,
  },
  store_reviews: { lines: [{ kind: 'store-reviews', key: `''`, ...approved }], ignoring: DECISION },

  categories: {
    lines: [
      { kind: 'category', key: 'r.id' },
      { kind: 'address', key: 'r.caminho', of: ['caminho'], aside: true },
    ],
  },
  brands: {
    lines: [
      { kind: 'brand', key: 'r.id' },
      { kind: 'address', key: `'/' || r.slug`, of: ['slug'], aside: true },
    ],
  },
  landing_pages: {
    lines: [
      { kind: 'landing-page', key: 'r.id' },
      { kind: 'address', key: `'/' || r.slug`, of: ['slug'], aside: true },
    ],
  },
  redirects: { lines: [{ kind: 'address', key: 'r.de' }] },
  attributes: by('attribute'),
  attribute_values: by('attribute', 'attribute_id'),
  characteristics: by('characteristic'),
  characteristic_values: by('characteristic', 'characteristic_id'),
  seals: by('seal'),

  settings: { ...by('settings', 'chave'), ignoring: ['updated_at'] },
  menus: by('menu'),
  menu_items: by('menu', 'menu_id'),
  popups: by('popup'),
  showcases: by('showcase'),
  showcase_products: by('showcase', 'showcase_id'),
  payment_settings: { lines: [{ kind: 'payment-settings', key: `''` }] },
  // The page about privacy names the bank.
  payment_accounts: {
    lines: [{ kind: 'payment-account', key: `''`, of: ['provider', 'banco', 'retired_at'] }],
  },
  // The demonstration names the ways to pay of its own bank.
  seeds: by('seed', 'nome'),
  shipping_services: { lines: [{ kind: 'shipping', key: `''` }] },
  shipping_rates: { lines: [{ kind: 'shipping', key: `''` }] },

  banner_slots: by('banners'),
  banners: by('banners', 'slot_id'),
  pages: by('page', 'slug'),
  pieces: by('piece', 'slug'),
  content_versions: {
    lines: [
      { kind: 'page', key: '(select slug from pages where id = r.page_id)', only: `r.state = 'published'` },
      {
        kind: 'piece',
        key: '(select slug from pieces where id = r.piece_id)',
        only: `r.state = 'published'`,
      },
      {
        kind: 'banners',
        key: '(select slot_id from banners where id = r.banner_id)',
        only: `r.state = 'published'`,
      },
      { kind: 'appearance', key: 'r.appearance_id', only: `r.state = 'published'` },
    ],
    ignoring: ['revision', 'author_id', 'author', 'publisher_id', 'publisher', 'updated_at'],
  },

  search_documents: by('words', 'product_id'),
  search_synonyms: { lines: [{ kind: 'synonyms', key: `''` }] },

  ...Object.fromEntries(DECLARED_KINDS.map(({ table }) => [table, by(table)])),
};

/** Tables of which no page shows a row that may be kept, and why. */
export const SHOWN_BY_NO_PAGE: Readonly<Record<string, string>> = {
  changes: 'the log itself',
  changes_state: 'what the log knows of itself',
  kysely_migration: 'which migrations ran',
  kysely_migration_lock: 'one migration at a time',
  heartbeats: 'whether the database takes writes',

  search_codes: 'written with search_documents in one transaction',
  search_details: 'written with search_documents in one transaction',
  search_words: 'written with search_documents in one transaction',

  search_counts: 'read by the panel alone',
  day_counts: 'read by the panel alone',
  category_characteristics: 'what forms of the panel ask for',
  wishlist: 'counted with the sales, once an hour',
  media: 'pages name the file, with a hash of its content; its texts are for editors',
  coupons: 'read by the cart alone',
  saved_items: 'of one visitor',
  delivery_slots: 'read by the checkout alone',
  cart_items: 'of one visitor',
  sessions: 'of one visitor',
  browsing_history: 'of one visitor',
  quotes: 'of one visitor',
  sku_lists: 'of one visitor',
  wishlist_shares: 'of one account',
  users: 'of one account',
  addresses: 'of one account',
  password_recoveries: 'of one account',
  login_codes: 'of one account',
  sign_ups: 'of one account',
  invitations: 'of one account',
  customer_notes: 'read by the panel alone',
  second_factors: 'of one account',
  recovery_codes: 'of one account',
  staff_rules: 'read by the panel alone',
  orders: 'of one account',
  company_buyers: 'of one account',
  company_invitations: 'of one account',
  order_approvals: 'of one account',
  cart_reminder_consents: 'of one account',
  cart_reminders: 'of one account',
  order_lines: 'of one account',
  order_notes: 'read by the panel alone',
  order_steps: 'of one account',
  parcel_states: 'of one account',
  order_stock: 'what an order took; the stock itself is a column of the product',
  order_positions: 'read by programs alone',
  program_events: 'read by programs alone',
  program_keys: 'read by the panel and by programs alone',
  program_writes: 'read by programs alone',
  program_calls: 'read by the panel alone',
  web_hooks: 'read by the panel alone',
  web_hook_deliveries: 'read by the panel alone',
  prior_sales: 'counted into sales and popularity, columns of the product',
  sales_counts: 'when sales were counted last',
  order_list_stock: 'what an order took; the stock itself is a column of the product',
  returns: 'of one account',
  return_items: 'of one account',
  return_steps: 'of one account',
  return_files: 'of one account',
  order_invoices: 'of one account',
  order_invoice_prints: 'of one account',
  order_payment_steps: 'of one account',
  charges: 'of one account',
  charge_steps: 'of one account',
  money_events: 'of one account',
  refunds: 'of one account',
  refund_steps: 'of one account',
  disputes: 'of one account',
  payment_notices: 'what is to be asked of a provider',
  payment_cases: 'read by the panel alone',
  bank_statements: 'read by the panel alone',
  bank_statement_lines: 'read by the panel alone',
  statement_waivers: 'read by the panel alone',
  customer_groups: 'of the accounts in it',
  group_members: 'of one account',
  demo_bank: 'what the bank of the demonstration knows',
  provider_scripts: 'read by the panel alone',
  payment_differences: 'read by the panel alone',
  outbox: 'mail',
  leads: 'read by the panel alone',
  newsletter: 'read by the panel alone',
  newsletter_associates: 'read by the panel alone',
  store_review_keys: 'who may write a review',
  throttles: 'who tries too often',
  recent_writes: 'what was sent twice',
  panel_changes: 'read by the panel alone',
  catalogue_imports: 'read by the panel alone',
  catalogue_import_rows: 'read by the panel alone',
  catalogue_mappings: 'read by the panel alone',
  import_pictures: 'read by the panel alone',
  picture_addresses: 'read where pictures are brought',
};
