/** What is rendered: the looks of the catalogue's cables, each once. `node docs/artwork/renders/looks.ts` prints them for render.py. */
import { PRODUCTS } from '../demo/catalog.ts';
import { coloursOf } from '../demo/products/colours.ts';
import { type Cable, lookName } from './look.ts';

const looks = new Map<string, { readonly spec: Cable; readonly sold: number }>();
for (const product of PRODUCTS) {
  const { drawing, popularidade } = product;
  if (drawing.form !== 'cable') continue;
  add(drawing, popularidade);
  // A colour inside a product page is asked for less often than any product's own.
  for (const { spec } of coloursOf(product)) add(spec, popularidade / 1000);
}
// What is seen most is rendered first.
const ordered = [...looks].toSorted(([, a], [, b]) => b.sold - a.sold);
process.stdout.write(
  `${JSON.stringify(
    ordered.map(
      ([
        name,
        {
          spec: { a, b, jacket },
        },
      ]) => ({ name, a, b, jacket }),
    ),
  )}\n`,
);

function add(spec: Cable, sold: number): void {
  const name = lookName(spec);
  if (name !== undefined) looks.set(name, { spec, sold: Math.max(sold, looks.get(name)?.sold ?? 0) });
}
