/** Spreadsheets that came back, and their lines. */
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Choices, SeenColumn } from '#lib/domain/sheets/choices.ts';
import type { Doubt } from '#lib/domain/sheets/columns.ts';
import type { KeptColumn } from '#lib/domain/sheets/kept-kinds.ts';
import type { MissingNames } from '#lib/domain/sheets/missing.ts';
import { FAMILY_COLUMNS } from '#lib/domain/sheets/product-columns.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { CatalogueImportRowsTable, CatalogueImportsTable } from '#lib/platform/schema/sheets.ts';

/** Of one that was read to its end. */
export type ImportState = Exclude<CatalogueImportsTable['state'], 'lendo'>;

export type ImportRow = {
  readonly id: number;
  readonly tabela: string;
  readonly arquivo: string;
  readonly codificacao: string;
  readonly separador: string;
  readonly folha: string;
  readonly desconhecidas: readonly string[];
  readonly duvidas: readonly Doubt[];
  readonly caracteristicas: readonly KeptColumn[];
  readonly perfil: string;
  readonly colunas: readonly SeenColumn[];
  readonly opcoes: Choices;
  readonly novos: MissingNames;
  readonly linhas: number;
  readonly iguais: number;
  readonly movidas: number | null;
  readonly state: ImportState;
  readonly user_name: string;
  readonly created_at: Date;
  readonly applied_at: Date | null;
  readonly undone_at: Date | null;
  readonly novas: number;
  readonly alteradas: number;
  readonly erros: number;
  readonly aplicadas: number;
  readonly recusadas: number;
  readonly desfeitas: number;
  readonly nao_desfeitas: number;
};

/** The newest first. */
export async function imports(
  db: Kysely<Schema>,
  { id, limit }: { readonly id?: number; readonly limit: number },
): Promise<readonly ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select i.id, i.tabela, i.arquivo, i.codificacao, i.separador, i.folha, i.desconhecidas, i.duvidas, i.caracteristicas, i.perfil, i.colunas,
      i.opcoes, i.novos, i.linhas, i.iguais, i.movidas, i.state,
      i.user_name, i.created_at, i.applied_at, i.undone_at, counts.novas, counts.alteradas, counts.erros,
      counts.aplicadas, counts.recusadas, counts.desfeitas, counts.nao_desfeitas
    from catalogue_imports i
    left join lateral (
      select count(*) filter (where r.antes is null and r.erros = '[]')::int as novas,
        count(*) filter (where r.antes is not null and r.erros = '[]')::int as alteradas,
        count(*) filter (where r.erros <> '[]')::int as erros,
        count(*) filter (where r.applied = 'feita')::int as aplicadas,
        count(*) filter (where r.applied not in ('', 'feita', 'pulada'))::int as recusadas,
        count(*) filter (where r.undone = 'feita')::int as desfeitas,
        count(*) filter (where r.undone not in ('', 'feita'))::int as nao_desfeitas
      from catalogue_import_rows r where r.import_id = i.id
    ) counts on true
    where i.state <> 'lendo' ${id === undefined ? sql`` : sql`and i.id = ${id}`}
    order by i.id desc limit ${limit}`.execute(db);
  return rows;
}

export type ImportLine = Pick<Selectable<CatalogueImportRowsTable>, (typeof LINE)[number]>;

const LINE = [
  'place',
  'linha',
  'chave',
  'nome',
  'antes',
  'depois',
  'baixado',
  'digitado',
  'stamp',
  'brought',
  'presumidos',
  'erros',
  'applied',
  'undone',
] as const;

/** Lines of one kind, in the order of the file. */
export async function importLines(
  db: Kysely<Schema>,
  id: number,
  { kind, offset, limit }: { readonly kind: LineKind; readonly offset: number; readonly limit: number },
): Promise<{ readonly lines: readonly ImportLine[]; readonly total: number }> {
  const of = db.selectFrom('catalogue_import_rows').where('import_id', '=', id).where(KINDS[kind]);
  const lines = await of.select(LINE).orderBy('linha').orderBy('place').offset(offset).limit(limit).execute();
  const { total } = await of.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { lines, total };
}

const KINDS = {
  todas: sql<boolean>`true`,
  erro: sql<boolean>`erros <> '[]'`,
  nova: sql<boolean>`antes is null and erros = '[]'`,
  alterada: sql<boolean>`antes is not null and erros = '[]'`,
  recusada: sql<boolean>`(applied not in ('', 'feita', 'pulada') or undone not in ('', 'feita'))`,
} as const;
export type LineKind = keyof typeof KINDS;

/** Lines whose turn it is: forwards those not applied, backwards those applied and not undone. */
export async function linesToDo(
  db: Kysely<Schema>,
  id: number,
  { undoing, limit }: { readonly undoing: boolean; readonly limit: number },
): Promise<readonly ImportLine[]> {
  const lines = db.selectFrom('catalogue_import_rows').select(LINE).where('import_id', '=', id).limit(limit);
  return undoing
    ? lines.where('applied', '=', 'feita').where('undone', '=', '').orderBy('place', 'desc').execute()
    : lines.where('applied', '=', '').orderBy('place').execute();
}

/** Those of them that put a product into a family, move it or take it out. */
export async function familyLinesToDo(
  db: Kysely<Schema>,
  id: number,
  { undoing }: { readonly undoing: boolean },
): Promise<readonly ImportLine[]> {
  const isFamily = sql<boolean>`case when antes is null then coalesce(depois->>'familia', '') <> ''
    else jsonb_exists_any(depois, ${FAMILY_COLUMNS}::text[]) end`;
  return db
    .selectFrom('catalogue_import_rows')
    .select(LINE)
    .where('import_id', '=', id)
    .where(isFamily)
    .where('applied', '=', undoing ? 'feita' : '')
    .where('undone', '=', '')
    .orderBy('place')
    .execute();
}

/** Without its lines; invisible while its state is `lendo`. */
export async function insertImport(
  db: Kysely<Schema>,
  row: Omit<Insertable<CatalogueImportsTable>, 'state'>,
): Promise<number> {
  const { id } = await db
    .insertInto('catalogue_imports')
    .values({ ...row, state: 'lendo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** As one parameter, which costs a third of what one for each cell does. */
export async function insertImportLines(
  db: Kysely<Schema>,
  import_id: number,
  lines: readonly Omit<ImportLine, 'applied' | 'undone'>[],
): Promise<void> {
  await sql`insert into catalogue_import_rows (import_id, place, linha, chave, nome, antes, depois, baixado, digitado,
      stamp, brought, presumidos, erros)
    select ${import_id}::int, place, linha, chave, nome, nullif(antes, 'null'), depois, baixado, digitado, stamp, brought, presumidos,
      erros
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (place integer, linha integer, chave text, nome text,
      antes jsonb, depois jsonb, baixado jsonb, digitado jsonb, stamp text, brought integer, presumidos jsonb,
      erros jsonb)`.execute(db);
}

/** What was half read or nobody imported within a day, and all but the newest. */
export async function forgetImports(db: Kysely<Schema>, kept: number, now: Date): Promise<void> {
  await sql`delete from catalogue_imports
    where (state in ('lendo', 'conferida') and created_at < ${now}::timestamptz - interval '1 day')
      or (state in ('conferida', 'aplicada', 'desfeita') and id not in (
        select id from catalogue_imports order by id desc limit ${kept}))`.execute(db);
}

/** @returns Whether it was in the state that this begins from. */
export async function beginWork(
  db: Kysely<Schema>,
  id: number,
  {
    from,
    to,
    now,
  }: { readonly from: CatalogueImportsTable['state']; readonly to: ImportState; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('catalogue_imports')
    .set({ state: to, worked_at: now })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function skipFaulty(db: Kysely<Schema>, id: number): Promise<void> {
  await db
    .updateTable('catalogue_import_rows')
    .set({ applied: 'pulada' })
    .where('import_id', '=', id)
    .where(sql<boolean>`erros <> '[]'`)
    .execute();
}

export type LockedImport = {
  readonly state: CatalogueImportsTable['state'];
  readonly tabela: string;
  /** Name of the file. */
  readonly arquivo: string;
  readonly caracteristicas: readonly KeptColumn[];
  /** Who sent it. */
  readonly user_id: number | null;
  readonly user_name: string;
};

/** The bytes of a file that nobody imported yet, in Base64; '' for any other. */
export async function importContent(db: Kysely<Schema>, id: number): Promise<string> {
  const row = await db
    .selectFrom('catalogue_imports')
    .select('conteudo')
    .where('id', '=', id)
    .where('state', '=', 'conferida')
    .executeTakeFirst();
  return row?.conteudo ?? '';
}

export async function findImport(db: Kysely<Schema>, id: number): Promise<LockedImport | undefined> {
  return db
    .selectFrom('catalogue_imports')
    .select(['state', 'tabela', 'arquivo', 'caracteristicas', 'user_id', 'user_name'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Nobody reads it again. */
export async function forgetContent(db: Kysely<Schema>, id: number): Promise<void> {
  await db.updateTable('catalogue_imports').set({ conteudo: '' }).where('id', '=', id).execute();
}

/** The state, with the row locked until the end of the transaction: one process at a time works on an import. */
export async function lockImport(db: Kysely<Schema>, id: number): Promise<LockedImport | undefined> {
  return db
    .selectFrom('catalogue_imports')
    .select(['state', 'tabela', 'arquivo', 'caracteristicas', 'user_id', 'user_name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markLines(
  db: Kysely<Schema>,
  id: number,
  column: 'applied' | 'undone',
  outcomes: ReadonlyMap<number, string>,
): Promise<void> {
  const places = [...outcomes.keys()];
  const said = [...outcomes.values()];
  await sql`update catalogue_import_rows r set ${sql.ref(column)} = done.said
    from unnest(${places}::int[], ${said}::text[]) as done (place, said)
    where r.import_id = ${id} and r.place = done.place`.execute(db);
}

export async function stillWorking(db: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await db.updateTable('catalogue_imports').set({ worked_at: now }).where('id', '=', id).execute();
}

export async function endWork(db: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await sql`update catalogue_imports set
      applied_at = case state when 'aplicando' then ${now}::timestamptz else applied_at end,
      undone_at = case state when 'desfazendo' then ${now}::timestamptz else undone_at end,
      state = case state when 'aplicando' then 'aplicada' when 'desfazendo' then 'desfeita' else state end,
      worked_at = null
    where id = ${id}`.execute(db);
}

/** @returns Whether there was one that nobody imported yet. */
export async function deleteImport(db: Kysely<Schema>, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('catalogue_imports')
    .where('id', '=', id)
    .where('state', '=', 'conferida')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
