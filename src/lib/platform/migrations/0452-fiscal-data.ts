/** What a nota fiscal asks of a product besides its GTIN (domain/sheets/fiscal.ts); '' is not known. Programs are told of changes. */
import { type Kysely, sql } from 'kysely';

const FISCAL = ['ncm', 'cest', 'origem', 'unidade'] as const;

/** What a change of is one of the product for programs: those of migration 0451, and these. */
const TOLD = [
  ...['sku', 'nome', 'slug', 'marca_id', 'categoria_id', 'status', 'ativo', 'arquivado', 'preco_de'],
  ...['preco_por', 'desconto_vista', 'ean', 'mpn', 'peso_g', 'altura_mm', 'largura_mm', 'comprimento_mm'],
  ...['garantia_meses', 'descricao_curta', 'descricao_longa', ...FISCAL],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products
    add column ncm text not null default '', add column cest text not null default '',
    add column origem text not null default '', add column unidade text not null default '',
    add constraint products_ncm check (ncm ~ '^([0-9]{8})?$'), add constraint products_cest check (cest ~ '^([0-9]{7})?$'),
    add constraint products_origem check (origem ~ '^[0-8]?$'),
    add constraint products_unidade check (unidade ~ '^[A-Z0-9]{0,6}$')`.execute(db);
  const row = (side: 'old' | 'new') => `(${TOLD.map((column) => `${side}.${column}`).join(', ')})`;
  await sql`drop trigger program_product on products`.execute(db);
  await sql
    .raw(`create trigger program_product after update of ${TOLD.join(', ')} on products for each row
      when (${row('old')} is distinct from ${row('new')}) execute function program_goods_event('product')`)
    .execute(db);
}
