import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { type Answer, answer } from '#lib/domain/finder/answer.ts';
import { coder, type Sheet } from '#lib/domain/finder/part.ts';
import { createShelf, type OpenShelf, type Shelf } from '#lib/domain/finder/product-index.ts';
import { reader, readQuestion, type Unknown } from '#lib/domain/finder/question.ts';
import { SHIPPED_CODES, SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';

/** The data sheets of the demo store, as the platform hands them to the finder. */
export const SHEETS: readonly Sheet[] = PRODUCTS.map((product, index) => {
  const texts: Record<string, readonly string[]> = {};
  const numbers: Record<string, number> = {};
  for (const [code, value] of Object.entries(product.caracteristicas)) {
    if (typeof value === 'number') numbers[code] = value;
    else texts[code] = typeof value === 'string' ? [value] : value;
  }
  const later = product.status === 'sobConsulta' || product.prevenda !== undefined;
  const out = product.status === 'indisponivel' || product.estoque <= 0;
  return {
    id: index + 1,
    sku: product.sku,
    texts,
    numbers,
    price: product.precoPor,
    waiting: later ? 1 : out ? 2 : 0,
  };
});

export function shelfWith(sheets: readonly Sheet[]): OpenShelf {
  const shelf = createShelf(coder(SHIPPED_RULES, SHIPPED_CODES));
  shelf.replace(sheets, []);
  return shelf;
}

export const SHELF: OpenShelf = shelfWith(SHEETS);

export const READER = reader(SHIPPED_RULES);

/** 'PlayStation 5 / HDMI' is a device and its port; either may be left out. */
function ends(text: string): readonly [string, string] {
  const [device = '', ...port] = text.split(/\s?\/ /);
  return [device.trim(), port.join('/ ').trim()];
}

export function ask(
  de: string,
  para: string,
  metros: number | undefined,
  precisa: string,
  shelf: Shelf = SHELF,
): Answer | { readonly unknown: readonly Unknown[] } {
  const [deAparelho, dePorta] = ends(de);
  const [paraAparelho, paraPorta] = ends(para);
  const question = {
    deAparelho,
    dePorta,
    paraAparelho,
    paraPorta,
    metros,
    precisa: precisa === '' ? [] : precisa.split(','),
  };
  const { read, unknown } = readQuestion(READER, question);
  return read ? answer(SHIPPED_RULES, shelf, read) : { unknown };
}
