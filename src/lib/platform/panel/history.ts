/** The history of a section of the panel. */
import type { Kysely } from 'kysely';
import type { AlteracaoPainel } from '#lib/contract/panel-changes.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { ChangedField } from '#lib/platform/schema/shop.ts';
import { lastChanges } from './queries/history.ts';

/** So many stand at the foot of a page. */
const SHOWN = 10;

/** Newest first. @param alvo Of this part of the section alone. @param whole With what was there before, where it is kept. */
export async function readChanges(
  db: Kysely<Schema>,
  secao: string,
  {
    alvo,
    limit = SHOWN,
    whole = false,
  }: { readonly alvo?: string; readonly limit?: number; readonly whole?: boolean } = {},
): Promise<readonly AlteracaoPainel[]> {
  const rows = await lastChanges(db, { secao, alvo, limit, whole });
  return rows.map(({ id, alvo, acao, campos, autor, created_at, inteiro }) => ({
    id,
    alvo,
    acao,
    campos,
    autor,
    em: created_at.toISOString(),
    ...(inteiro && { inteiro }),
  }));
}

/** The fields whose values differ, as a person reads them. */
export function differences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly ChangedField[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((campo) => ({ campo, antes: shown(before[campo]), depois: shown(after[campo]) }))
    .filter(({ antes, depois }) => antes !== depois);
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
