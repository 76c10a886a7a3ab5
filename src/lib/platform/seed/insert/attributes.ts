import type { SeedProduct } from '../types.ts';
import { insertAll, type Trx } from './batch.ts';

/** Ids of attribute values by `attributeKey`. */
export type AttributeIds = ReadonlyMap<string, number>;

export function attributeKey(kind: 'unico' | 'simples', nome: string, label: string): string {
  return `${kind}/${nome}/${label}`;
}

type Use = { readonly kind: 'unico' | 'simples'; readonly nome: string; readonly label: string };

/** The attributes and values the products use; values keep the order in which they first appear. */
export async function insertAttributes(trx: Trx, products: readonly SeedProduct[]): Promise<AttributeIds> {
  const attributes = new Map<string, number>();
  const values = new Map<string, number>();
  const valueRows = [];
  const attributeRows = [];
  for (const { kind, nome, label } of products.flatMap(uses)) {
    const attribute = `${kind}/${nome}`;
    if (!attributes.has(attribute)) {
      attributes.set(attribute, attributes.size + 1);
      attributeRows.push({ id: attributes.size, kind, nome });
    }
    const key = attributeKey(kind, nome, label);
    if (values.has(key)) continue;
    values.set(key, values.size + 1);
    const attribute_id = attributes.get(attribute) ?? 0;
    valueRows.push({ id: values.size, attribute_id, label, ordem: values.size });
  }
  await insertAll(trx, 'attributes', attributeRows);
  await insertAll(trx, 'attribute_values', valueRows);
  return values;
}

function uses({ unico, simples }: SeedProduct): readonly Use[] {
  return [
    ...(unico ? [{ kind: 'unico', nome: unico.atributo, label: unico.valor } as const] : []),
    ...(simples?.valores ?? []).map(
      ({ label }) => ({ kind: 'simples', nome: simples?.atributo ?? '', label }) as const,
    ),
  ];
}
