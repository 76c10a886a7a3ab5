/**
 * A kind of record that the panel edits is declared once (`panel/records`): its fields with label, kind, limits and column.
 * What a form reads and shows, what a call takes, what the history says and what a row holds come from there.
 */
import { isShopLink, isShopPicture } from '#lib/domain/shop/shop-link.ts';
import { RULES, type Rule } from './field-rules.ts';
import type { PanelRole } from './roles.ts';

/** What people read of a field. */
type Words = {
  readonly label: string;
  readonly hint?: string;
  /** What is said of a value that does not fit; left out, what is said of any such fault. */
  readonly fault?: string;
  /** For who reads the description of the call. */
  readonly note?: string;
  /** Two such fields in a row are shown side by side where there is room. */
  readonly half?: true;
  /** Shown in the list of records too, as choices and `ativo` always are. */
  readonly listed?: true;
  /** Of its table; left out where the room of the record keeps the field in its own way. */
  readonly column?: string;
};

export type Field = Words &
  (
    | { readonly kind: 'flag' }
    | {
        readonly kind: 'text';
        readonly longest: number;
        readonly required?: true;
        /** Several lines, and `html` of them shown as visitors see it. */
        readonly lines?: true;
        readonly html?: true;
        readonly capitals?: true;
        /** An address: left empty in the form, it is made of what this field says. */
        readonly from?: string;
        /** So many characters are shown where it is read: the form counts them. */
        readonly shown?: number;
        readonly rule?: Rule;
      }
    /** The path of a picture of the shop, '' for none; `place` is a key of `PICTURE_SLOTS`. */
    | { readonly kind: 'picture'; readonly place?: string }
    /** Paths of categories with ` | ` between, '' for none. */
    | { readonly kind: 'categories' }
    /** The path of one, '' for none. */
    | { readonly kind: 'category'; readonly none: string }
    /** A path of the shop or an address elsewhere, '' for none. */
    | { readonly kind: 'link' }
    /** ISO 8601, '' for none; later than the field that `after` names. */
    | { readonly kind: 'moment'; readonly after?: string }
    | {
        readonly kind: 'number';
        readonly min: number;
        readonly max: number;
        /** Digits after the comma. */
        readonly decimals: 0 | 2;
        /** Nothing typed stands for 0; with `none` 0 means no limit, which is null in its column. */
        readonly zero?: 'blank' | 'none';
        /** Reais; its column holds centavos. */
        readonly money?: true;
        /** Behind it where records are listed. */
        readonly unit?: string;
      }
    /** Each with what people call it. */
    | { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> }
  );
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends { readonly kind: 'flag' }
  ? boolean
  : F extends { readonly kind: 'number' }
    ? number
    : F extends { readonly kind: 'choice'; readonly options: object }
      ? keyof F['options']
      : string;
/** A record as calls carry it. */
export type ValuesOf<F> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

export type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value>>;
/** Why a value is refused. */
export type Fault =
  | 'choice'
  | 'letters'
  | 'link'
  | 'long'
  | 'missing'
  | 'number'
  | 'path'
  | 'pixKey'
  | 'range'
  | 'time'
  | Rule;
export type Faults = Readonly<Record<string, Fault>>;

/** A kind of record with a table of its own, made, changed and removed in the panel. */
export type RecordKind<Table extends string = string> = {
  /** Its pages are `/painel/{path}`, its calls `panel/{calls}`; the history knows it by `path` too. */
  readonly path: string;
  readonly calls: string;
  readonly table: Table;
  readonly group: 'content' | 'service' | 'catalogue' | 'shop';
  readonly roles: readonly PanelRole[];
  readonly fields: Fields;
  /** The field that people know one by. */
  readonly name: string;
  /** The field, with a column, that sorts them, lowest first; left out, the newest comes first. */
  readonly order?: string;
  /** A new one. */
  readonly blank: Values;
  /** Its room declares its calls, as it keeps some fields in its own way. */
  readonly ownCalls?: true;
  /** The list of what has one: a path below `/painel` that its id ends. */
  readonly usedIn?: { readonly path: string; readonly text: string };
  /** What is wrong between its fields. */
  readonly also?: (values: Values) => Faults;
  readonly words: {
    readonly title: string;
    /** On the first page of the panel. */
    readonly about: string;
    readonly intro: string;
    readonly add: string;
    readonly empty: string;
    readonly remove: string;
    readonly removed: string;
    readonly saved: string;
    /** What 404 says. */
    readonly unknown: string;
  };
};

/** By field. A value is what the kind of its field says. */
export function faultsOf(fields: Fields, values: Values, also: Faults = {}): Faults {
  const own = Object.entries(fields).flatMap(([name, field]) => {
    const fault = faultOf(field, values[name] ?? '', values);
    return fault ? [[name, fault] as const] : [];
  });
  return { ...also, ...Object.fromEntries(own) };
}

function faultOf(field: Field, value: Value, values: Values): Fault | undefined {
  if (field.kind === 'flag') return undefined;
  if (field.kind === 'number') return numberFault(field, value);
  const text = String(value);
  if (field.kind === 'choice') return Object.hasOwn(field.options, text) ? undefined : 'choice';
  if (text.trim() === '') return field.kind === 'text' && field.required ? 'missing' : undefined;
  if (field.kind === 'link') return isShopLink(text) ? undefined : 'link';
  if (field.kind === 'picture') return isShopPicture(text) ? undefined : 'path';
  if (field.kind === 'moment') return momentFault(text, values[field.after ?? '']);
  if (field.kind === 'categories' || field.kind === 'category') return undefined;
  if (text.length > field.longest) return 'long';
  return field.rule && !RULES[field.rule](text) ? field.rule : undefined;
}

function momentFault(text: string, before: Value = ''): Fault | undefined {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return 'time';
  return time > (Date.parse(String(before)) || 0) ? undefined : 'time';
}

function numberFault(
  { min, max, decimals }: Extract<Field, { kind: 'number' }>,
  value: Value,
): Fault | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'number';
  if (Math.round(value * 10 ** decimals) / 10 ** decimals !== value) return 'number';
  return value < min || value > max ? 'range' : undefined;
}

/** A field as the history names it. */
export function fieldLabel(fields: Fields): (campo: string) => string {
  return (campo) => fields[campo]?.label ?? campo;
}
