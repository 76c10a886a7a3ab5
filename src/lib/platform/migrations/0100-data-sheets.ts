/**
 * What an owner says of a characteristic: its kind, where it shows, and which categories ask for it. Shops that are there
 * keep what their pages showed: those were picked by their names before.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

/** In the order of the facts beside the picture, with what a card says of them. */
const FIRST: readonly (readonly [nome: string, cartao: string])[] = [
  ['Padrão ou classe', 'valor'],
  ['Categoria do cabo', 'valor'],
  ['Tipo de fibra', 'valor'],
  ['Seção do condutor', 'valor'],
  ['Comprimento', 'medida'],
  ['Resolução máxima', 'nao'],
  ['Taxa de atualização máxima', 'nao'],
  ['Largura de banda', 'nao'],
  ['Conector A', 'ponta'],
  ['Conector B', 'ponta'],
  ['Alcance máximo', 'nao'],
  ['Portas', 'nao'],
  ['Impedância', 'nao'],
  ['Condutor', 'nao'],
  ['Blindagem', 'nao'],
];

const STATEMENTS: readonly RawBuilder<unknown>[] = [
  sql`alter table characteristics
    add column tipo text not null default 'texto' check (tipo in ('numero', 'escolha', 'texto', 'simNao')),
    add column comparavel boolean not null default true,
    add column faixa boolean not null default true,
    add column destaque integer not null default 0 check (destaque between 0 and 99),
    add column cartao text not null default 'nao' check (cartao in ('nao', 'medida', 'valor', 'ponta'))`,
  sql`create unique index characteristics_nome on characteristics (lower(grupo), lower(nome))`,

  // Without a row here a characteristic is asked of every product.
  sql`create table category_characteristics (
    categoria_id integer not null references categories (id) on delete cascade,
    characteristic_id integer not null references characteristics (id) on delete cascade,
    primary key (categoria_id, characteristic_id)
  )`,
  sql`create index category_characteristics_characteristic on category_characteristics (characteristic_id)`,

  sql`update characteristics c set tipo = case
    when c.unidade <> '' or exists (
      select from characteristic_values v where v.characteristic_id = c.id and v.numero is not null) then 'numero'
    when c.filtravel or exists (
      select from product_characteristics pc join characteristic_values v on v.id = pc.value_id
      where v.characteristic_id = c.id group by pc.product_id having count(*) > 1) then 'escolha'
    else 'texto' end`,
  ...FIRST.map(
    ([nome, cartao], place) =>
      sql`update characteristics set destaque = ${place + 1}, cartao = ${cartao} where nome = ${nome}`,
  ),
  sql`insert into category_characteristics (categoria_id, characteristic_id)
    select distinct pc.categoria_id, v.characteristic_id
    from product_characteristics x join characteristic_values v on v.id = x.value_id
    join product_categories pc on pc.product_id = x.product_id
    join categories c on c.id = pc.categoria_id and c.nivel = 1`,
];
