/** What is in a kit, in one field: `MESA-2M | CADEIRA-1: 4`, codes with how many of each. */

export type KitItem = {
  /** Of a product, or of a value inside one, in capitals. */
  readonly sku: string;
  readonly quantidade: number;
};

const MOST = 40;
const MOST_UNITS = 10_000;
/** A code may have a colon in it, and end like a quantity: the last colon parts. */
const COUNTED = /^([^\s;,|]+)\s*[:=]\s*(\d{1,5})$/;

/** In their order; undefined for what is no such list, or has a code twice. A line may part as well as `|`. */
export function readKitItems(text: string): readonly KitItem[] | undefined {
  const items = text
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readItem);
  const read = items.filter((item) => item !== undefined);
  const codes = new Set(read.map(({ sku }) => sku));
  return read.length === items.length && codes.size === read.length && read.length <= MOST ? read : undefined;
}

/** As `readKitItems` reads it: a code that ends like a quantity has its own behind it, 1 as well. */
export function writeKitItems(items: readonly KitItem[]): string {
  return items
    .map(({ sku, quantidade }) => (quantidade === 1 && !COUNTED.test(sku) ? sku : `${sku}: ${quantidade}`))
    .join(' | ');
}

function readItem(part: string): KitItem | undefined {
  const [, sku = part, typed = '1'] = COUNTED.exec(part) ?? [];
  const quantidade = Number(typed);
  if (!/^[^\s:=;,|][^\s;,|]{0,59}$/.test(sku) || quantidade < 1 || quantidade > MOST_UNITS) return undefined;
  return { sku: sku.toUpperCase(), quantidade };
}
