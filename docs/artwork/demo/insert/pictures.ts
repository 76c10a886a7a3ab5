/** The drawings of all products as pictures of the library: where drawing and text are alike, products show one picture. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describeView } from '#artwork/drawings/describe.ts';
import { drawProduct, viewsOf } from '#artwork/drawings/draw.ts';
import type { DrawingSpec, DrawingView } from '#artwork/drawings/spec.ts';
import { pictureName } from '#lib/domain/media/picture-name.ts';
import type { Storage } from '#lib/platform/kernel/storage/storage.ts';
import type { SeedProduct } from '../types.ts';
import { found, insertAll, numbered, type Trx } from './batch.ts';

/** Names of pictures by what they show. */
export type Drawn = (spec: DrawingSpec, view: DrawingView) => string;

/** Pixels: as large as a picture of a product is shown. */
const SIDE = 1600;
const LONGEST_NAME = 120;
const SINCE = '2026-01-05T12:00:00Z';

export async function insertPictures(
  trx: Trx,
  storage: Storage,
  products: readonly SeedProduct[],
): Promise<Drawn> {
  const names = new Map<DrawingSpec, Map<DrawingView, string>>();
  const rows = new Map<string, { readonly arquivo: string; readonly nome: string; readonly alt: string }>();
  const sizes = new Map<string, number>();
  for (const { nome: product, drawing } of products) {
    const views = new Map<DrawingView, string>();
    names.set(drawing, views);
    for (const [place, view] of viewsOf(drawing).entries()) {
      const svg = drawProduct(drawing, view);
      const alt = altText(drawing, view);
      const key = keyOf(svg, alt);
      const known = rows.get(key);
      if (known) {
        views.set(view, known.arquivo);
        continue;
      }
      const nome = (place === 0 ? product : alt).slice(0, LONGEST_NAME);
      const arquivo = pictureName(nome, key.slice(0, 16));
      views.set(view, arquivo);
      rows.set(key, { arquivo, nome, alt });
      sizes.set(arquivo, Buffer.byteLength(svg));
      await storage.put(`midia/${arquivo}.svgz`, gzipSync(svg, { level: 9 }));
    }
  }
  await insertAll(
    trx,
    'media',
    numbered(
      [...rows.values()].map((row) => ({
        ...row,
        formato: 'svgz' as const,
        largura: SIDE,
        altura: SIDE,
        bytes: sizes.get(row.arquivo) ?? 0,
        created_at: SINCE,
      })),
    ),
  );
  return (spec, view) => found('drawing', names.get(spec) ?? new Map<DrawingView, string>(), view);
}

function keyOf(svg: string, alt: string): string {
  return createHash('sha256').update(alt).update(svg).digest('hex');
}

/** Short names of the pictures, for the buttons of a gallery. */
export const VIEW_LABEL: Readonly<Record<DrawingView, string>> = {
  whole: 'Produto inteiro',
  'end-a': 'Conector A',
  'end-b': 'Conector B',
  inside: 'Corte do cabo',
  scale: 'Medidas',
  pack: 'Embalagem',
};

/** Both ends of a cable may have the same plug: then it is said which one this is. */
export function altText(drawing: DrawingSpec, view: DrawingView): string {
  const text = describeView(drawing, view);
  if (view !== 'end-a' && view !== 'end-b') return text;
  const other = view === 'end-a' ? 'end-b' : 'end-a';
  const alike = viewsOf(drawing).includes(other) && describeView(drawing, other) === text;
  return alike ? `${VIEW_LABEL[view]}: ${text}` : text;
}
