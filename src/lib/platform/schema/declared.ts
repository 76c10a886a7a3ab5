/** Tables of the records that the panel serves by their declaration alone, typed from it. */
import type { Generated } from 'kysely';
import type { Field, Fields } from '#lib/domain/panel/record.ts';
import type { DeclaredKind } from '#lib/domain/panel/records.ts';

export type DeclaredTables = {
  [Kind in DeclaredKind as Kind['table']]: { id: Generated<number> } & Columns<Kind['fields']>;
};

type Columns<Of extends Fields> = {
  [Name in keyof Of as Of[Name] extends { readonly column: infer Column extends string }
    ? Column
    : never]: Cell<Of[Name]>;
};

type Cell<Of extends Field> = Of extends { readonly kind: 'flag' }
  ? boolean
  : Of extends { readonly kind: 'moment' }
    ? Date | null
    : Of extends { readonly kind: 'number' }
      ? Of extends { readonly zero: 'none' }
        ? number | null
        : number
      : string;
