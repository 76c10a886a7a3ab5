import { brotli, scripts, styles, text } from '../support/bytes.ts';
import { CATEGORY, HOME, PRODUCT } from './pages.ts';
import type { Row } from './table.ts';

/** What goes over the wire, in bytes after brotli; limits as in docs/architecture.md. */
export async function sizes(url: string): Promise<readonly Row[]> {
  const product = await text(`${url}${PRODUCT}`);
  const buyBoxEnd = product.indexOf('</form>', product.indexOf('action="/comprar"'));
  const rows: Row[] = [
    { what: 'product page', value: brotli(product), limit: 32 * 1024, unit: 'B' },
    {
      what: 'product page up to the end of the buy box',
      value: brotli(product.slice(0, buyBoxEnd)),
      limit: 14_600,
      unit: 'B',
    },
  ];
  for (const path of [HOME, CATEGORY, PRODUCT]) {
    const html = await text(`${url}${path}`);
    rows.push({ what: `CSS of ${path}`, value: brotli(styles(html)), limit: 9 * 1024, unit: 'B' });
  }
  rows.push({
    what: 'script a product page may load',
    value: await scripts(url, product),
    limit: 85 * 1024,
    unit: 'B',
  });
  return rows;
}
