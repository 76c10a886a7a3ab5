/** The pictures of all products in the library: where picture and text are alike, products show one. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describeView } from '#artwork/drawings/describe.ts';
import { drawProduct, viewsOf } from '#artwork/drawings/draw.ts';
import type { DrawingSpec, DrawingView } from '#artwork/drawings/spec.ts';
import { describeRender } from '#artwork/renders/describe.ts';
import { renderOf } from '#artwork/renders/look.ts';
import { pictureName } from '#lib/domain/media/picture-name.ts';
import type { Storage } from '#lib/platform/kernel/storage/storage.ts';
import { encodePicture } from '#lib/platform/media/encode.ts';
import { coloursOf } from '../products/colours.ts';
import type { SeedProduct } from '../types.ts';
import { found, insertAll, numbered, type Trx } from './batch.ts';

/** A drawing of it, or both ends rendered as a photograph would show them. */
export type PictureView = DrawingView | 'render';
/** Names of pictures by what they show. */
export type Drawn = (spec: DrawingSpec, view: PictureView) => string;

/** Pixels: as large as a picture of a product is shown. */
const SIDE = 1600;
const LONGEST_NAME = 120;
const SINCE = '2026-01-05T12:00:00Z';

type MediaRow = {
  readonly arquivo: string;
  readonly nome: string;
  readonly alt: string;
  readonly formato: 'svgz' | 'jpg';
  readonly largura: number;
  readonly altura: number;
  readonly bytes: number;
};

/** The pictures of a product in gallery order: a rendered one, where there is one, comes before the drawings. */
export function picturesOf(spec: DrawingSpec): readonly PictureView[] {
  return renderOf(spec) === undefined ? viewsOf(spec) : ['render', ...viewsOf(spec)];
}

export async function insertPictures(
  trx: Trx,
  storage: Storage,
  products: readonly SeedProduct[],
): Promise<Drawn> {
  const names = new Map<string, string>();
  const rows = new Map<string, MediaRow>();
  for (const product of products) {
    const { nome, drawing } = product;
    for (const view of viewsOf(drawing)) {
      const svg = drawProduct(drawing, view);
      const alt = altText(drawing, view);
      const key = keyOf(svg, alt);
      const row = rows.get(key) ?? (await keepDrawing(storage, { svg, alt, key, view, product: nome }));
      rows.set(key, row);
      names.set(nameKey(drawing, view), row.arquivo);
    }
    for (const spec of [drawing, ...coloursOf(product).map((look) => look.spec)]) {
      const path = renderOf(spec);
      if (path === undefined) continue;
      const row = rows.get(path) ?? (await keepRender(storage, { spec, path, product: nome }));
      rows.set(path, row);
      names.set(nameKey(spec, 'render'), row.arquivo);
    }
  }
  await insertAll(trx, 'media', numbered([...rows.values()].map((row) => ({ ...row, created_at: SINCE }))));
  return (spec, view) => found('picture', names, nameKey(spec, view));
}

function nameKey(spec: DrawingSpec, view: PictureView): string {
  return `${view}:${JSON.stringify(spec)}`;
}

type Drawing = {
  readonly svg: string;
  readonly alt: string;
  readonly key: string;
  readonly view: DrawingView;
  readonly product: string;
};

async function keepDrawing(storage: Storage, { svg, alt, key, view, product }: Drawing): Promise<MediaRow> {
  const nome = (view === 'whole' ? product : alt).slice(0, LONGEST_NAME);
  const arquivo = pictureName(nome, key.slice(0, 16));
  await storage.put(`midia/${arquivo}.svgz`, gzipSync(svg, { level: 9 }));
  const bytes = Buffer.byteLength(svg);
  return { arquivo, nome, alt, formato: 'svgz', largura: SIDE, altura: SIDE, bytes };
}

type Render = { readonly spec: DrawingSpec; readonly path: string; readonly product: string };

/** Kept as an upload is: WebP, the format beside it and the small one of lists. */
async function keepRender(storage: Storage, { spec, path, product }: Render): Promise<MediaRow> {
  const bytes = readFileSync(path);
  const encoded = await encodePicture(bytes);
  if (typeof encoded === 'string') throw new Error(`${path} is no picture: ${encoded}`);
  // It is one picture for all lengths, so its name has none.
  const nome = (product.split(' — ')[0] ?? product).slice(0, LONGEST_NAME);
  const arquivo = pictureName(nome, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  const { webp, original, miniatura, formato, largura, altura } = encoded;
  if (formato !== 'jpg') throw new Error(`${path} has transparent parts`);
  await storage.put(`midia/${arquivo}.webp`, webp);
  await storage.put(`midia/${arquivo}.${formato}`, original);
  await storage.put(`midia/m_${arquivo}.webp`, miniatura);
  return { arquivo, nome, alt: describeRender(spec), formato, largura, altura, bytes: webp.length };
}

function keyOf(svg: string, alt: string): string {
  return createHash('sha256').update(alt).update(svg).digest('hex');
}

/** Short names of the pictures, for the buttons of a gallery. */
export const VIEW_LABEL: Readonly<Record<PictureView, string>> = {
  render: 'As duas pontas',
  whole: 'Produto inteiro',
  'end-a': 'Ponta 1',
  'end-b': 'Ponta 2',
  inside: 'Corte do cabo',
  scale: 'Medidas',
  pack: 'Embalagem',
};

/** Both ends of a cable may have the same plug: then it is said which one this is. */
export function altText(drawing: DrawingSpec, view: PictureView): string {
  if (view === 'render') return describeRender(drawing);
  const text = describeView(drawing, view);
  if (view !== 'end-a' && view !== 'end-b') return text;
  const other = view === 'end-a' ? 'end-b' : 'end-a';
  const alike = viewsOf(drawing).includes(other) && describeView(drawing, other) === text;
  return alike ? `${VIEW_LABEL[view]}: ${text}` : text;
}
