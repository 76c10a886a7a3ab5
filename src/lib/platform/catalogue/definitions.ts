/**
 * The definitions of characteristics: what they are, and what changing one does to the values that products have. The
 * panel, spreadsheets and packs write them by this and nothing else.
 */

import type { Kysely } from 'kysely';
import { readValues, type ValueKind, writeValues } from '#lib/domain/catalogue/characteristic-values.ts';
import {
  BETWEEN,
  CHARACTERISTIC_FIELDS,
  type CharacteristicFields,
  characteristicCode,
  choicesOf,
} from '#lib/domain/panel/records/characteristics.ts';
import { fromRow, toRow } from '#lib/platform/panel/record-rows.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import {
  deleteDefinition,
  insertDefinition,
  type Relabelled,
  refreshSearchOf,
  relabelValues,
  setAskingCategories,
  setChoices,
  updateDefinition,
  withoutSearch,
} from './queries/catalogue-writes.ts';
import {
  type DefinitionColumns,
  type DefinitionRow,
  definitionRows,
  type UsedValue,
  unknownCategories,
  valuesInUse,
} from './queries/characteristics.ts';

export type Definition = ValueKind & {
  readonly id: number;
  readonly codigo: string;
  readonly grupo: string;
  readonly nome: string;
  readonly ordem: number;
  /** Paths of the categories that ask for it; [] for all. */
  readonly categorias: readonly string[];
  /** As forms and sheets have it. */
  readonly fields: CharacteristicFields;
};

/** Why a definition cannot be so: the field, and the value, name or category that is in the way. */
export type DefinitionFault = {
  readonly campo: keyof CharacteristicFields;
  readonly motivo: 'desconhecido' | 'usado' | 'valores';
  readonly certo: string;
};

/** In the order of the data sheet. */
export async function definitions(db: Kysely<Schema>): Promise<readonly Definition[]> {
  return (await definitionRows(db)).map(definitionOf);
}

function definitionOf(row: DefinitionRow): Definition {
  const { id, codigo, grupo, nome, ordem, tipo, unidade, valores, categorias } = row;
  const fields = {
    ...fromRow(CHARACTERISTIC_FIELDS, row),
    valores: valores.join('\n'),
    categorias: categorias.join(BETWEEN),
  } as CharacteristicFields;
  return { id, codigo, grupo, nome, ordem, tipo, unidade, valores, categorias, fields };
}

/**
 * A new one without `before`. Values that products have are read again as the new kind reads them: metres become
 * centimetres, and what cannot be read is a fault.
 * @param all Those that are there.
 */
export async function saveDefinition(
  db: Kysely<Schema>,
  all: readonly Definition[],
  before: Definition | undefined,
  fields: CharacteristicFields,
): Promise<{ readonly id: number } | DefinitionFault> {
  const judged = await judge(db, all, before, fields);
  if ('campo' in judged) return judged;
  const codigo = fields.codigo || before?.codigo || codeOf(all, fields);
  const columns = toRow(CHARACTERISTIC_FIELDS, { ...fields, codigo }) as DefinitionColumns;
  if (!before) {
    const id = await insertDefinition(db, columns);
    await writeBeside(db, id, fields);
    return { id };
  }
  const { values } = judged;
  if (values) await withoutSearch(db, () => relabelValues(db, before.id, values));
  await updateDefinition(db, before.id, columns);
  await writeBeside(db, before.id, fields);
  const isReworded =
    values !== undefined ||
    fields.tipo !== before.tipo ||
    fields.unidade !== before.unidade ||
    fields.filtrar !== before.fields.filtrar ||
    fields.grupo !== before.grupo;
  if (isReworded) await refreshSearchOf(db, before.id);
  return { id: before.id };
}

/** Why it cannot be so, found out without changing anything; undefined when it can. */
export async function definitionFault(
  db: Kysely<Schema>,
  all: readonly Definition[],
  before: Definition | undefined,
  fields: CharacteristicFields,
): Promise<DefinitionFault | undefined> {
  const judged = await judge(db, all, before, fields);
  return 'campo' in judged ? judged : undefined;
}

/** `values` is undefined when all read as they did. */
async function judge(
  db: Kysely<Schema>,
  all: readonly Definition[],
  before: Definition | undefined,
  fields: CharacteristicFields,
): Promise<DefinitionFault | { readonly values: readonly Relabelled[] | undefined }> {
  const others = all.filter(({ id }) => id !== before?.id);
  const named = others.find((other) => nameOf(other) === nameOf(fields));
  if (named) return { campo: 'nome', motivo: 'usado', certo: `${named.grupo}: ${named.nome}` };
  const coded = others.find(({ codigo }) => codigo === fields.codigo);
  if (coded) return { campo: 'codigo', motivo: 'usado', certo: `${coded.grupo}: ${coded.nome}` };
  // Without them it would be asked of all products.
  const gone = await unknownCategories(db, pathsOf(fields));
  if (gone.length > 0) return { campo: 'categorias', motivo: 'desconhecido', certo: gone.join(BETWEEN) };
  return before ? rereadValues(db, before, fields) : { values: undefined };
}

/** With all its values, also those that products have. */
export async function removeDefinition(db: Kysely<Schema>, { id }: Definition): Promise<void> {
  const inUse = (await valuesInUse(db, id)).some(({ produtos }) => produtos > 0);
  await deleteDefinition(db, id);
  if (inUse) await refreshSearchOf(db, id);
}

async function writeBeside(db: Kysely<Schema>, id: number, fields: CharacteristicFields): Promise<void> {
  await setAskingCategories(db, id, pathsOf(fields));
  if (fields.tipo === 'escolha') await setChoices(db, id, choicesOf(fields));
}

export function pathsOf({ categorias }: Pick<CharacteristicFields, 'categorias'>): readonly string[] {
  return categorias === '' ? [] : categorias.split(BETWEEN);
}

/** How the new kind reads what is there; values that it does not read are the fault. */
async function rereadValues(
  db: Kysely<Schema>,
  before: Definition,
  fields: CharacteristicFields,
): Promise<DefinitionFault | { readonly values: readonly Relabelled[] | undefined }> {
  const valores = choicesOf(fields);
  const sameKind = fields.tipo === before.tipo && fields.unidade === before.unidade;
  if (sameKind && (fields.tipo !== 'escolha' || fields.valores === before.fields.valores))
    return { values: undefined };
  const kind: ValueKind = { tipo: fields.tipo, unidade: fields.unidade, valores };
  const known = await valuesInUse(db, before.id);
  const read = known.map((value) => {
    const one = readValues(kind, asTyped(before, fields, value), 0);
    return { value, valor: 'motivo' in one || one.valores.length !== 1 ? undefined : one.valores[0] };
  });
  const lost = read.filter(({ value, valor }) => valor === undefined && value.produtos > 0);
  if (lost.length > 0) {
    const campo = sameKind ? 'valores' : fields.unidade === before.unidade ? 'tipo' : 'unidade';
    return {
      campo,
      motivo: 'valores',
      certo: lost
        .slice(0, 5)
        .map(({ value }) => value.label)
        .join(', '),
    };
  }
  // A choice that no product has goes without this.
  const isSame = read.every(
    ({ value, valor }) =>
      (valor?.label === value.label && valor.numero === value.numero) || (sameKind && !valor),
  );
  return {
    values: isSame
      ? undefined
      : read.flatMap(({ value: { id }, valor }) => (valor ? [{ id, ...valor }] : [])),
  };
}

/** `1500 m` of the label `1.500 m`, which could be 1,5 m. */
function asTyped(
  { tipo, unidade }: Definition,
  fields: CharacteristicFields,
  { label, numero }: UsedValue,
): string {
  if (numero === null || fields.tipo !== 'numero') return label;
  return `${writeValues({ tipo }, [{ label, numero }])} ${unidade}`;
}

function nameOf({ grupo, nome }: { readonly grupo: string; readonly nome: string }): string {
  return `${grupo.toLowerCase()}\t${nome.toLowerCase()}`;
}

/** `comprimento`, or `cabo-comprimento` where another has that: programs know it by this, whatever it is called later. */
function codeOf(all: readonly Definition[], { grupo, nome }: CharacteristicFields): string {
  const taken = new Set(all.map(({ codigo }) => codigo));
  const candidates = [nome, `${grupo} ${nome}`, ...all.map((_, place) => `${grupo} ${nome} ${place + 2}`)];
  const codes = candidates.map((text) => characteristicCode(text) || 'caracteristica');
  return codes.find((code) => !taken.has(code)) ?? `${codes[0]}-${all.length}`;
}
