/** A record as its row holds it, from the columns that its fields declare. */
import { centavos, toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import { type Faults, type Field, type Fields, faultsOf, type Values } from '#lib/domain/panel/record.ts';
import { shopLink } from '#lib/domain/shop/shop-link.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';

export type Row = Readonly<Record<string, unknown>>;

export function columnsOf(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap(({ column }) => column ?? []);
}

/** As it is kept. @param also What is wrong between its fields. @throws HttpError 400 naming a field that does not fit. */
export function checkedRecord<Kept extends Values>(
  fields: Fields,
  sent: Kept,
  { siteUrl, also }: { readonly siteUrl: string; readonly also?: ((values: Kept) => Faults) | undefined },
): Kept {
  const kept = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, keptValue(fields[name], value, siteUrl)]),
  ) as Kept;
  const [wrong] = Object.keys(faultsOf(fields, kept, also?.(kept)));
  if (wrong !== undefined) throw new HttpError(400, message.invalidField(wrong));
  return kept;
}

function keptValue(field: Field | undefined, value: Values[string], siteUrl: string): Values[string] {
  if (typeof value !== 'string') return value;
  if (field?.kind === 'link') return shopLink(value, siteUrl);
  return field?.kind === 'text' && field.capitals ? value.toUpperCase() : value;
}

export function toRow(fields: Fields, values: Readonly<Record<string, unknown>>): Row {
  const cells = mapped(fields, (field, name) => {
    const value = values[name];
    if (field.kind === 'moment') return value || null;
    if (field.kind !== 'number') return value;
    const number = field.money ? toCentavos(Number(value)) : value;
    return field.zero === 'none' ? number || null : number;
  });
  return Object.fromEntries(cells.map(([, column, value]) => [column, value]));
}

/** Of the fields with a column. */
export function fromRow(fields: Fields, row: Row): Values {
  const values = mapped(fields, (field) => {
    const value = row[field.column ?? ''];
    if (field.kind === 'moment') return value instanceof Date ? value.toISOString() : '';
    if (field.kind !== 'number') return value;
    return field.money ? toReais(centavos(Number(value ?? 0))) : (value ?? 0);
  });
  return Object.fromEntries(values.map(([name, , value]) => [name, value])) as Values;
}

function mapped(fields: Fields, valueFor: (field: Field, name: string) => unknown) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { column } = field;
    return column === undefined ? [] : [[name, column, valueFor(field, name)] as const];
  });
}
