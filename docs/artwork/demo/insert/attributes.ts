import type { SeedProduct } from '../types.ts';
import { insertAll, type Trx } from './batch.ts';

/** Ids of attribute values by `attributeKey`. */
export type AttributeIds = ReadonlyMap<string, number>;

export function attributeKey(kind: 'unico' | 'simples', nome: string, label: string): string {
  return `${kind}/${nome}/${label}`;
}

const collator = new Intl.Collator('pt-BR', { numeric: true });

type Use = { readonly kind: 'unico' | 'simples'; readonly nome: string; readonly label: string };

/** The attributes and values the products use; values stand in the natural order of their labels: 1 m, 1,8 m, 2 m, 10 m. */
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
    valueRows.push({ id: values.size, attribute_id, label });
  }
  await insertAll(trx, 'attributes', attributeRows);
  const natural = valueRows.toSorted((a, b) => collator.compare(a.label, b.label));
  await insertAll(
    trx,
    'attribute_values',
    natural.map((row, ordem) => ({ ...row, ordem })),
  );
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
