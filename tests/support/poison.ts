/** A store in which everything that holds words holds an attack too. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** What the shop finds things by, chooses from a few in its own code, or keeps for itself. */
const TABLES = /^(?:kysely_|search_|seeds$|outbox$|throttles$|recent_writes$|sessions$|store_review_keys$)/;
const KEYS = new RegExp(
  `^(?:${[
    ...[
      'id',
      'slug',
      'caminho',
      'hash',
      'chave',
      'codigo',
      'kind',
      'tipo',
      'tipo_desconto',
      'status',
      'state',
    ],
    ...['nivel', 'modelo', 'layout', 'secao', 'alvo', 'acao', 'origem', 'de', 'para', 'email', 'senha_hash'],
    ...[
      'token',
      'token_hash',
      'session_id',
      'service_id',
      'pessoa',
      'sexo',
      'cep',
      'uf',
      'target',
      'formato',
    ],
    ...['posicao_[xy]', 'view', 'drawing', 'consulta', 'regra', 'tag_?[tT]itulo', 'frete_servico', 'data'],
    'cartao',
    ...['applied', 'undone', 'tabela', 'pecas', 'menu', 'ordenacaoPadrao', 'urlSufixo', 'idProduto'],
  ].join('|')})$`,
);

/** Words get the attack behind what stood in them; what `replaced` names has it alone. @returns How many columns got it. */
export async function poison(db: Kysely<Schema>, attack: string, replaced?: RegExp): Promise<number> {
  const chosen = await chosenFromFew(db);
  const { rows } = await sql<{ table: string; column: string; json: boolean }>`
    select table_name as table, column_name as column, data_type like 'json%' as json
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb')
    order by table_name, ordinal_position`.execute(db);
  const change = (name: string, text: string): string => {
    if (replaced) return replaced.test(name) ? attack : text;
    return text + attack;
  };
  const fields = rows.filter(
    ({ table, column, json }) =>
      !TABLES.test(table) &&
      !KEYS.test(column) &&
      !chosen.has(`${table}.${column}`) &&
      (json || !replaced || replaced.test(column)),
  );
  for (const { table, column, json } of fields) {
    const field = { name: sql.ref(column), of: sql.table(table) };
    if (json) await poisonJson(db, field, change);
    else
      await sql`update ${field.of} set ${field.name} = ${replaced ? sql`` : sql`${field.name} ||`} ${attack}::text
        where ${field.name} is not null`.execute(db);
  }
  return fields.length;
}

/** `table.column` of what the database itself lets be one of a few values, or of one shape, alone. */
async function chosenFromFew(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
    where k.contype = 'c' and k.connamespace = current_schema()::regnamespace
      and pg_get_constraintdef(k.oid) ~ '= ANY \\(+ARRAY\\[|~ ''\\^.*\\$'''`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

type Change = (name: string, text: string) => string;
type Field = { readonly name: RawBuilder<unknown>; readonly of: RawBuilder<unknown> };

async function poisonJson(db: Kysely<Schema>, { name, of }: Field, change: Change): Promise<void> {
  const { rows } = await sql<{ place: string; value: unknown }>`
    select ctid::text as place, ${name} as value from ${of} where ${name} is not null`.execute(db);
  for (const { place, value } of rows)
    await sql`update ${of} set ${name} = ${JSON.stringify(changed('', value, change))}
      where ctid = ${place}::tid`.execute(db);
}

function changed(name: string, value: unknown, change: Change): unknown {
  if (typeof value === 'string') return KEYS.test(name) ? value : change(name, value);
  if (Array.isArray(value)) return value.map((one) => changed(name, one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(key, one, change)]));
}
