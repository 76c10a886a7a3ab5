/**
 * Pictures that come with spreadsheets: by address, fetched once, or out of a ZIP. Several products may show one picture
 * of the library, and a picture may belong to several values of a product. A drawn picture still has one product alone.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table product_media drop constraint product_media_tipo_arquivo_key`,
  sql`create unique index product_media_alone on product_media (tipo, arquivo) where tipo <> 'imagem' or view <> ''`,
  sql`create unique index product_media_once on product_media (product_id, valor_id, arquivo) where tipo = 'imagem'`,
  sql`create index product_media_arquivo on product_media (arquivo)`,
  // By SHA-256 of the address: an index has no room for long ones.
  sql`create table picture_addresses (
    chave text primary key,
    arquivo text not null references media (arquivo) on delete cascade,
    fetched_at timestamptz not null
  )`,
  sql`create index picture_addresses_arquivo on picture_addresses (arquivo)`,
  sql`alter table catalogue_imports add column pictures_at timestamptz`,
  sql`create table import_pictures (
    import_id integer not null references catalogue_imports (id) on delete cascade,
    place integer not null,
    -- Of the file; of a ZIP the number of the entry.
    linha integer not null,
    -- Of a product, or of a value inside one.
    codigo text not null,
    ordem integer not null,
    -- The address, or the name inside the ZIP.
    endereco text not null,
    alt text not null,
    state text not null default 'espera' check (state in ('espera', 'feita', 'igual', 'recusada', 'desfeita')),
    motivo text not null default '',
    detalhe text not null default '',
    tries integer not null default 0,
    arquivo text not null default '',
    -- The row of product_media that was made for it.
    media_id integer,
    primary key (import_id, place)
  )`,
  sql`create index import_pictures_waiting on import_pictures (import_id, state, place)`,
];
