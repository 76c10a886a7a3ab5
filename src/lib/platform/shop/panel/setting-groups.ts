/** A group of settings out of the configuration of the shop, and back: each field says where in it it stands. */
import type { Configuracoes } from '#lib/contract/settings.ts';
import { formatTaxId, plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import { type GroupName, groupFields } from '#lib/domain/panel/panel-settings.ts';
import type { Field, Value, Values } from '#lib/domain/panel/record.ts';

type Tree = { readonly [key: string]: Tree | Value };

/** What is not there is blank. */
export function readGroup(name: GroupName, settings: Configuracoes): Values {
  const values = Object.entries(groupFields(name)).map(([field, { column = '', kind }]) => {
    let found: unknown = settings;
    for (const key of column.split('.')) found = (found as Tree | undefined)?.[key];
    return [field, (found as Value | undefined) ?? BLANK[kind] ?? ''] as const;
  });
  return Object.fromEntries(values);
}

const BLANK: Readonly<Partial<Record<Field['kind'], Value>>> = { flag: false, number: 0 };

/** @returns The keys at the top of the configuration that change, whole. */
export function writeGroup(
  name: GroupName,
  settings: Configuracoes,
  values: Values,
): Readonly<Record<string, unknown>> {
  const fields = Object.entries(groupFields(name));
  const tops = new Set(fields.map(([, { column = '' }]) => column.split('.')[0] ?? ''));
  let changed = settings as unknown as Tree;
  for (const [field, { column = '', ...rules }] of fields) {
    changed = withValue(changed, column.split('.'), written(rules, values[field]));
  }
  return Object.fromEntries([...tops].map((key) => [key, changed[key]]));
}

function withValue(tree: Tree, [key = '', ...below]: readonly string[], value: Value): Tree {
  if (below.length === 0) return { ...tree, [key]: value };
  return { ...tree, [key]: withValue((tree[key] ?? {}) as Tree, below, value) };
}

function written(field: Pick<Field, 'kind'> & { readonly rule?: string }, value: Value | undefined): Value {
  if (field.kind === 'flag') return value === true;
  if (field.kind === 'number') return Number(value ?? 0);
  const text = String(value ?? '').trim();
  return field.rule === 'cnpj' ? formatTaxId(plainTaxId(text)) : text;
}
