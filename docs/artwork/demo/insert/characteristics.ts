import { sql } from 'kysely';
import { formatMeasure } from '#lib/domain/kernel/measures.ts';
import { CHARACTERISTICS, type CharacteristicCode } from '../characteristics.ts';
import type { SeedProduct } from '../types.ts';
import { insertAll, type Trx } from './batch.ts';

/** What a visitor may narrow a listing by; the rest is read on the product page. */
const FILTERABLE: ReadonlySet<CharacteristicCode> = new Set([
  'comprimento',
  'conector-a',
  'conector-b',
  'classe',
  'resolucao-maxima',
  'taxa-maxima',
  'largura-de-banda',
  'recursos',
  'tecnologia',
  'impedancia',
  'secao-do-condutor',
  'condutor',
  'blindagem',
  'categoria',
  'tipo-de-fibra',
  'polimento',
  'certificacao',
  'uso',
  'cor',
]);

/** Beside the picture, in this order, with what a card says of them. */
const KEY_FACTS: readonly (readonly [
  code: CharacteristicCode,
  cartao: 'nao' | 'medida' | 'valor' | 'ponta',
])[] = [
  ['classe', 'valor'],
  ['categoria', 'valor'],
  ['tipo-de-fibra', 'valor'],
  ['secao-do-condutor', 'valor'],
  ['comprimento', 'medida'],
  ['resolucao-maxima', 'nao'],
  ['taxa-maxima', 'nao'],
  ['largura-de-banda', 'nao'],
  ['conector-a', 'ponta'],
  ['conector-b', 'ponta'],
  ['alcance-maximo', 'nao'],
  ['portas', 'nao'],
  ['impedancia', 'nao'],
  ['condutor', 'nao'],
  ['blindagem', 'nao'],
];

type Value = { readonly label: string; readonly numero: number | null };
type Known = { readonly id: number; readonly value: Value };

/** Inserts characteristics, their distinct values (numbers ascending, texts as they first appear) and who has which. */
export async function insertCharacteristics(trx: Trx, products: readonly SeedProduct[]): Promise<void> {
  const codes = Object.keys(CHARACTERISTICS) as CharacteristicCode[];
  const characteristicRows = codes.map((codigo, ordem) => ({
    id: ordem + 1,
    codigo,
    ...CHARACTERISTICS[codigo],
    ordem,
    tipo: kindOf(products, codigo),
    filtravel: FILTERABLE.has(codigo),
    destaque: KEY_FACTS.findIndex(([code]) => code === codigo) + 1,
    cartao: KEY_FACTS.find(([code]) => code === codigo)?.[1] ?? ('nao' as const),
  }));
  const known = knownValues(products);
  const valueRows = codes.flatMap((codigo, index) =>
    [...(known.get(codigo)?.values() ?? [])].map(({ id, value }, ordem) => ({
      id,
      characteristic_id: index + 1,
      ...value,
      ordem,
    })),
  );
  const productRows = products.flatMap((product, productIndex) =>
    codes
      .flatMap((codigo) =>
        valuesOf(product, codigo).map(({ label }) => known.get(codigo)?.get(label)?.id ?? 0),
      )
      .map((value_id, ordem) => ({ product_id: productIndex + 1, value_id, ordem })),
  );
  await insertAll(trx, 'characteristics', characteristicRows);
  await insertAll(trx, 'characteristic_values', valueRows);
  await insertAll(trx, 'product_characteristics', productRows);
  await askWhereUsed(trx);
}

/** What is filtered, or several at once, is chosen from what there is. */
function kindOf(
  products: readonly SeedProduct[],
  codigo: CharacteristicCode,
): 'numero' | 'escolha' | 'texto' {
  if (CHARACTERISTICS[codigo].unidade !== '') return 'numero';
  const several = products.some((product) => valuesOf(product, codigo).length > 1);
  return several || FILTERABLE.has(codigo) ? 'escolha' : 'texto';
}

/** The values of each characteristic by their labels, in order, with the ids they are inserted under. */
export function knownValues(
  products: readonly SeedProduct[],
): ReadonlyMap<CharacteristicCode, ReadonlyMap<string, Known>> {
  let nextId = 1;
  const codes = Object.keys(CHARACTERISTICS) as CharacteristicCode[];
  return new Map(
    codes.map((codigo) => {
      const distinct = distinctValues(products, codigo).map((value) => ({ id: nextId++, value }));
      return [codigo, new Map(distinct.map((entry) => [entry.value.label, entry]))];
    }),
  );
}

function distinctValues(products: readonly SeedProduct[], codigo: CharacteristicCode): readonly Value[] {
  const values = new Map<string, Value>();
  for (const value of products.flatMap((product) => valuesOf(product, codigo)))
    values.set(value.label, value);
  return [...values.values()].toSorted((a, b) => (a.numero ?? 0) - (b.numero ?? 0));
}

function valuesOf(product: SeedProduct, codigo: CharacteristicCode): readonly Value[] {
  const given = codigo === 'garantia' ? warranty(product.garantiaMeses) : product.caracteristicas[codigo];
  if (given === undefined) return [];
  if (typeof given === 'number') {
    const numero = Math.round(given * 1000);
    return [{ label: formatMeasure(numero, CHARACTERISTICS[codigo].unidade), numero }];
  }
  return (typeof given === 'string' ? [given] : given).map((label) => ({ label, numero: null }));
}

function warranty(months: number): string {
  return `${months} meses, contra defeito de fabricação`;
}

/** Every characteristic is asked in the categories of the first level whose products have it. */
async function askWhereUsed(trx: Trx): Promise<void> {
  await sql`insert into category_characteristics (categoria_id, characteristic_id)
    select distinct pc.categoria_id, v.characteristic_id
    from product_characteristics x join characteristic_values v on v.id = x.value_id
    join product_categories pc on pc.product_id = x.product_id
    join categories c on c.id = pc.categoria_id and c.nivel = 1
    on conflict do nothing`.execute(trx);
}
