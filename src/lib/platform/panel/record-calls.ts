/** The calls of a kind of record, from its declaration: all of them, a new one, a change, a removal. */
import { z } from 'zod';
import type { RegistrosPainel } from '#lib/contract/panel-records.ts';
import type { RecordKind, Values } from '#lib/domain/panel/record.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { differences, readChanges } from './history.ts';
import type { PanelChange } from './queries/history.ts';
import { deleteRecord, insertRecord, lockRecords, recordRows, updateRecord } from './queries/records.ts';
import { recordShape } from './record-body.ts';
import { checkedRecord, columnsOf, fromRow, type Row, toRow } from './record-rows.ts';
import { revisionOf } from './revision.ts';
import { panelEndpoint } from './staff.ts';
import { nothingThere, type Outcome } from './write.ts';

/** Fields that declare no column: what the room of the record keeps in its own way. */
export type OwnColumns = {
  readonly columns: readonly string[];
  /** Of all rows, then of each. */
  readonly read?: (rows: readonly Row[]) => (row: Row) => Values;
  /** The same of what stands in other tables. */
  readonly load?: (db: Deps['db']) => Promise<(row: Row & { readonly id: number }) => Values>;
  /** @param saved Undefined for a new one. @throws HttpError 400. */
  readonly write: (trx: Trx, values: Values, saved: SavedRecord | undefined) => Promise<Row>;
  /** What has to go before it. @throws HttpError 409 where something needs it. */
  readonly beforeRemoval?: (trx: Trx, saved: SavedRecord) => Promise<void>;
  /** What is kept in other tables, once its row is written. */
  readonly after?: (trx: Trx, id: number, values: Values) => Promise<void>;
  /** What a new one has besides. */
  readonly made?: (values: Values) => Row;
};
export type SavedRecord = { readonly id: number; readonly values: Values; readonly revisao: string };
const NONE: OwnColumns = { columns: [], write: async () => ({}) };

export function recordEndpoints(
  deps: Deps,
  kind: RecordKind<keyof Schema>,
  own: OwnColumns = NONE,
): readonly Endpoint[] {
  const { db, siteUrl } = deps;
  const { path, calls, table, roles, fields, also, words, order } = kind;
  const panel = panelEndpoint(deps);
  const all = { path: `/panel/${calls}`, roles, answer: 'RegistrosPainel' } as const;
  const one = { ...all, path: `/panel/${calls}/:id` } as const;
  const body: z.ZodType<Values> = z.object(recordShape(fields));
  const change = z.object({ ...recordShape(fields), revisao: requiredText(40) }) as z.ZodType<
    Values & { readonly revisao: string }
  >;

  const read = (from: Deps['db']) => readRecords(from, kind, own);
  const present = () => presentRecords(db, kind, own);
  const lockOne = async (trx: Trx, id: number) => {
    await lockRecords(trx, table);
    return (await read(trx)).find((record) => record.id === id);
  };
  const checked = (sent: Values) => checkedRecord(fields, sent, { siteUrl, also });
  const rowOf = async (trx: Trx, values: Values, saved?: SavedRecord) => ({
    ...toRow(fields, values),
    ...(await own.write(trx, values, saved)),
  });
  const outcome = (
    values: Values,
    done: Pick<PanelChange, 'acao' | 'campos' | 'inteiro'>,
  ): Outcome<undefined> => ({
    result: undefined,
    history: { secao: path, alvo: String(values[kind.name]), ...done },
  });

  return [
    panel(
      {
        ...all,
        method: 'get',
        summary: `${calls}: all of them, ${order ? `by ${order}` : 'the newest first'}`,
      },
      present,
    ),
    panel({ ...all, method: 'post', summary: `${calls}: adds one`, body }, async ({ body: sent, write }) =>
      write(
        {
          lock: nothingThere,
          seen: 'not asked',
          async write(trx) {
            const values = checked(sent);
            const row = { ...own.made?.(values), ...(await rowOf(trx, values)) };
            const id = await insertRecord(trx, table, row);
            await own.after?.(trx, id, values);
            return outcome(values, { acao: 'criou', campos: differences({}, values) });
          },
        },
        present,
      ),
    ),
    panel(
      { ...one, method: 'put', summary: `${calls}: changes one`, body: change },
      async ({ body: { revisao, ...sent }, param, write }) => {
        const id = readId(param('id'), words.unknown);
        return write(
          {
            lock: (trx) => lockOne(trx, id),
            unknown: words.unknown,
            seen: { was: revisao, is: (saved) => saved.revisao },
            async write(trx, saved) {
              const values = checked(sent);
              await updateRecord(trx, table, id, await rowOf(trx, values, saved));
              await own.after?.(trx, id, values);
              const campos = differences(saved.values, values);
              return outcome(values, { acao: 'mudou', campos, inteiro: saved.values });
            },
          },
          present,
        );
      },
    ),
    panel({ ...one, method: 'delete', summary: `${calls}: removes one` }, async ({ param, write }) => {
      const id = readId(param('id'), words.unknown);
      return write(
        {
          lock: (trx) => lockOne(trx, id),
          unknown: words.unknown,
          seen: 'not asked',
          async write(trx, saved) {
            const { values } = saved;
            await own.beforeRemoval?.(trx, saved);
            await deleteRecord(trx, table, id);
            const antes = String(values[kind.name]);
            const campos = [{ campo: kind.name, antes, depois: '' }];
            return outcome(values, { acao: 'removeu', campos, inteiro: values });
          },
        },
        present,
      );
    }),
  ];
}

/** In their order. */
export async function readRecords(
  db: Deps['db'],
  { table, fields, order = '' }: RecordKind<keyof Schema>,
  own: OwnColumns,
): Promise<readonly SavedRecord[]> {
  const rows = await recordRows(db, table, [...columnsOf(fields), ...own.columns], fields[order]?.column);
  const readOwn = own.read?.(rows);
  const loaded = await own.load?.(db);
  return rows.map((row) => {
    const known = { ...fromRow(fields, row), ...readOwn?.(row), ...loaded?.(row) };
    // In the order of the declaration, whatever a row holds.
    const values = Object.fromEntries(Object.keys(fields).map((name) => [name, known[name] ?? '']));
    return { id: row.id, values, revisao: revisionOf(values) };
  });
}

export async function presentRecords(
  db: Deps['db'],
  kind: RecordKind<keyof Schema>,
  own: OwnColumns,
): Promise<RegistrosPainel> {
  const [records, alteracoes] = await Promise.all([
    readRecords(db, kind, own),
    readChanges(db, kind.path, { whole: true }),
  ]);
  const shown = records.map(({ id, values, revisao }) => ({ id, ...values, revisao }));
  return { [kind.calls]: shown, alteracoes };
}
