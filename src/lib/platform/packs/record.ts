/** What a line of a pack has to be, by the columns of its table. */
import { z } from 'zod';
import { JSON_SHAPES, TEXT_SHAPES } from './json-shapes.ts';
import type { Column, Table } from './queries/shape.ts';

const INT4 = 2_147_483_647;
const text = z.string().refine((value) => !value.includes('\0') && value.isWellFormed());

/** By the type of a column, as PostgreSQL calls it. */
const TYPES: Readonly<Record<string, z.ZodType>> = {
  bool: z.boolean(),
  int2: z.int().min(-32_768).max(32_767),
  int4: z
    .int()
    .min(-INT4 - 1)
    .max(INT4),
  int8: z.int(),
  numeric: z.number(),
  float8: z.number(),
  text,
  varchar: text,
  date: z.iso.date(),
  timestamptz: z.iso.datetime({ offset: true }),
};

/** @param columns Of the pack: each has to be there, and nothing else. @throws Error for a type that no pack can hold. */
export function recordSchema(
  { name, columns }: Table,
  wanted: readonly string[],
  dropped: Readonly<Record<string, string>> = {},
): z.ZodType {
  const older = Object.entries(dropped).map(([of, type]) => ({ name: of, type, nullable: true }));
  const chosen = [...columns, ...older].filter((column) => wanted.includes(column.name));
  return z.strictObject(Object.fromEntries(chosen.map((column) => [column.name, valueSchema(name, column)])));
}

function valueSchema(table: string, { name, type, nullable }: Column): z.ZodType {
  const own = `${table}.${name}`;
  const schema = type === 'jsonb' ? (JSON_SHAPES[own] ?? z.json()) : (TEXT_SHAPES[own] ?? TYPES[type]);
  if (!schema) throw new Error(`packs know no values of the type ${type}: ${table}.${name}`);
  return nullable ? schema.nullable() : schema;
}
