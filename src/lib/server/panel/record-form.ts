/** A declared record in its form: the values of its fields, what was typed, and what of it is refused. */
import type { Problems } from '#lib/contract/my-account-page.ts';
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { fromShopTime } from '#lib/domain/kernel/shop-time.ts';
import { slugOf } from '#lib/domain/kernel/slug.ts';
import { readNumber, writeNumber } from '#lib/domain/kernel/typed-number.ts';
import { pickedPicture } from '#lib/domain/media/picked-picture.ts';
import type { Faults, Field, Fields, Value, Values, ValuesOf } from '#lib/domain/panel/record.ts';
import { panelFormText } from '#lib/text/panel-form.ts';

/** The values of the fields; a box is ticked or not. */
export type Typed<Kind extends Fields = Fields> = {
  readonly [Name in keyof Kind]: Kind[Name] extends { readonly kind: 'flag' } ? boolean : string;
};

/** The form of a record as it is saved. */
export function typedOf<Kind extends Fields>(fields: Kind, values: Values): Typed<Kind> {
  return eachField(fields, (field, name) => {
    const value = values[name] ?? '';
    if (typeof value !== 'number') return value;
    if (field.kind === 'number' && field.zero && value === 0) return '';
    return Number.isInteger(value) || Number.isNaN(value) || (field.kind === 'number' && field.decimals === 0)
      ? writeNumber(value)
      : value.toFixed(2).replace('.', ',');
  });
}

export function typedIn<Kind extends Fields>(fields: Kind, posted: FormData): Typed<Kind> {
  const typed = eachField(fields, (field, name) => {
    if (field.kind === 'flag') return posted.has(name);
    if (field.kind === 'picture') return pickedPicture(posted, name);
    if (field.kind === 'categories') return posted.getAll(name).map(String).join(' | ');
    const typed = field.kind === 'text' && field.lines ? text(posted, name) : line(posted, name);
    // What is no time is kept as it was typed, and refused as one.
    if (field.kind === 'moment') return fromShopTime(typed) ?? typed;
    return field.kind === 'text' && field.capitals ? typed.toUpperCase() : typed;
  });
  return eachField(fields, (field, name) => {
    const value = typed[name] ?? '';
    const from = field.kind === 'text' && value === '' ? field.from : undefined;
    return from === undefined ? value : slugOf(String(typed[from] ?? ''), longestOf(field));
  });
}

function longestOf(field: Field): number | undefined {
  return field.kind === 'text' ? field.longest : undefined;
}

/** As calls carry it; what is no number is NaN. */
export function valuesOf<Kind extends Fields>(fields: Kind, typed: Typed<Kind>): ValuesOf<Kind> {
  const values = Object.entries(fields).map(([name, field]) => [name, valueFor(field, typed[name] ?? '')]);
  return Object.fromEntries(values) as ValuesOf<Kind>;
}

function valueFor(field: Field, typed: string | boolean): Value {
  if (field.kind !== 'number') return typed;
  return typed === '' && field.zero ? 0 : readNumber(String(typed).replace(/\s*%$/, ''));
}

export function problemsOf(fields: Fields, faults: Faults): Problems {
  const said = Object.entries(faults).map(([name, fault]) => [
    name,
    fields[name]?.fault ?? panelFormText.faults[fault],
  ]);
  return Object.fromEntries(said);
}

function eachField<Kind extends Fields>(
  fields: Kind,
  valueFor: (field: Field, name: string) => string | boolean,
): Typed<Kind> {
  const typed = Object.entries(fields).map(([name, field]) => [name, valueFor(field, name)] as const);
  return Object.fromEntries(typed) as Typed<Kind>;
}
