/**
 * `npm run bench:pictures`: the real shop on PGlite takes a spreadsheet whose lines name pictures of 2 MB on a server of this machine.
 * Memory is what the process holds at most above what it held before. `[pictures] [minutes at most]`.
 */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { applyImport, checkSheet, getImportPictures } from '#lib/api/panel-sheets.ts';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { removeDirectory, startShop, temporaryDirectory } from '../support/shop.ts';
import { logged } from './import-owner.ts';
import { printTable } from './table.ts';

const PICTURES = Number(process.argv[2] ?? 1000);
const MINUTES = Number(process.argv[3] ?? 15);
const LOOK = 500;
/** Megabytes above what the shop held before. */
const LIMIT = 400;
const HEADINGS = [
  ...['sku', 'nome', 'marca', 'categorias', 'preco', 'estoque', 'peso_kg', 'altura_cm', 'largura_cm'],
  ...['comprimento_cm', 'imagens'],
];

const picture = await noise();
const server = createServer((request, response) => {
  // Behind the end of a JPEG anything may stand: no two are the same file.
  response.end(Buffer.concat([picture, Buffer.from(request.url ?? '')]));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const dataDir = temporaryDirectory();
try {
  const shop = await startShop({ dataDir, env: { PICTURE_PRIVATE_HOSTS: host } });
  const owner = await logged(shop);
  const lines = Array.from({ length: PICTURES }, (_, place) => [
    ...[`FOTO-${place}`, `Cabo com foto ${place}`, 'Tramavia', '/cabos-de-video/hdmi', '10,90', '5'],
    ...['0,1', '2', '10', '20', `http://${host}/${place}.jpg`],
  ]);
  const arquivo = Buffer.from([HEADINGS, ...lines].map(csvLine).join('')).toString('base64');
  const { id } = await checkSheet(owner, { tabela: 'produtos', nome: 'fotos.csv', arquivo });
  const before = heldBy(shop.pid);
  let most = before;
  const began = performance.now();
  await applyImport(owner, id, false);
  let done = 0;
  while (done < PICTURES && performance.now() - began < MINUTES * 60_000) {
    await sleep(LOOK);
    most = Math.max(most, heldBy(shop.pid));
    done = PICTURES - (await getImportPictures(owner, id, { limit: 1 })).espera;
  }
  const took = (performance.now() - began) / 1000;
  const { feitas, recusadas } = await getImportPictures(owner, id, { limit: 1 });
  printTable(`${PICTURES} pictures of ${(picture.length / 1e6).toFixed(1)} MB`, [
    { what: 'lines and pictures in', value: took, unit: 's' },
    { what: '  pictures on products', value: feitas, limit: PICTURES, atLeast: true, unit: '' },
    { what: '  refused', value: recusadas, limit: 0, unit: '' },
    { what: 'memory before', value: before, unit: 'MB' },
    { what: '  most while they came, above that', value: most - before, limit: LIMIT, unit: 'MB' },
  ]);
  await shop.stop();
} finally {
  server.closeAllConnections();
  server.close();
  removeDirectory(dataDir);
}

function heldBy(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** A photograph's worth of detail: 2000 × 1500. */
async function noise(): Promise<Buffer> {
  const create = { width: 2000, height: 1500, channels: 3, background: '#888' } as const;
  const image = sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 30 } } });
  return image.jpeg({ quality: 90 }).toBuffer();
}
