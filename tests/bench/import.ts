/**
 * `npm run bench:import`: a file of 10,000 lines is checked and imported by the real shop on PGlite, first as new products
 * and then with other names, prices and stocks, while carts are written all the time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '#lib/api/client.ts';
import { applyImport, checkSheet, getImport } from '#lib/api/panel-sheets.ts';
import type { Importacao } from '#lib/contract/panel-sheets.ts';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import { processorOf } from '../support/processor-time.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { logged, TOKEN } from './import-owner.ts';
import { PRODUCT } from './pages.ts';
import { percentile } from './statistics.ts';
import { printTable, type Row } from './table.ts';

const LINES = Number(process.argv[2] ?? 10_000);
/** Milliseconds between two carts, and between two looks at the import. */
const PACE = 20;
const LOOK = 250;
const LIMIT = { check: 3, apply: 25, cart: 300 } as const;
const HEADINGS = [
  ...['sku', 'nome', 'marca', 'categorias', 'preco', 'estoque', 'peso_kg', 'altura_cm', 'largura_cm'],
  ...['comprimento_cm', 'descricao_longa', 'Cabo: Comprimento (m)'],
];

const dataDir = temporaryDirectory();
try {
  const shop = await startShop({ dataDir });
  const owner = await logged(shop);
  for (const [turn, what] of ['new products', 'the same, changed'].entries()) {
    const { id, rows: checking } = await checked(shop, owner, turn);
    const { rows: applying } = await served(shop, 'imported in', LIMIT.apply, () => finished(owner, id));
    printTable(`${LINES} lines, ${what}`, [...checking, ...applying]);
  }
  await shop.stop();
} finally {
  removeDirectory(dataDir);
}

async function checked(shop: Shop, owner: Api, turn: number) {
  const arquivo = Buffer.from(fileOf(turn)).toString('base64');
  const { result, rows } = await served(shop, 'checked in', LIMIT.check, () =>
    checkSheet(owner, { tabela: 'produtos', nome: 'lote.csv', arquivo }),
  );
  const { novas, alteradas, erros } = result.total;
  if (novas + alteradas !== LINES || erros > 0) throw new Error(JSON.stringify(result.total));
  return { id: result.id, rows };
}

async function finished(owner: Api, id: number): Promise<Importacao> {
  await applyImport(owner, id, false);
  for (;;) {
    const sheet = await getImport(owner, id, { limit: 1 });
    if (sheet.estado === 'aplicada') {
      if (sheet.total.aplicadas !== LINES) throw new Error(JSON.stringify(sheet.total));
      return sheet;
    }
    await sleep(LOOK);
  }
}

/** As long as `work` lasts a new visitor puts something into a cart, again and again. */
async function served<T>(shop: Shop, what: string, limit: number, work: () => Promise<T>) {
  const body = await purchase(shop);
  const waits: number[] = [];
  let failed = 0;
  let working = true;
  const shopping = (async () => {
    while (working) {
      const began = performance.now();
      const { status } = await fetch(cartOf(shop), { method: 'POST', headers: TOKEN, body });
      waits.push(performance.now() - began);
      if (status !== 200) failed += 1;
      await sleep(PACE);
    }
  })();
  const processor = processorOf(shop.pid);
  const began = performance.now();
  const result = await work();
  const took = (performance.now() - began) / 1000;
  const used = processorOf(shop.pid) - processor;
  working = false;
  await shopping;
  const rows: readonly Row[] = [
    { what, value: took, limit, unit: 's' },
    { what: '  processor time of the shop', value: used / 1000, unit: 's' },
    {
      what: `  ${waits.length} carts meanwhile, p95`,
      value: percentile(waits, 0.95),
      limit: LIMIT.cart,
      unit: 'ms',
    },
    { what: '  longest', value: Math.max(...waits), unit: 'ms' },
    { what: '  failed', value: failed, limit: 0, unit: 'carts' },
  ];
  return { result, rows };
}

function cartOf({ url }: Shop): string {
  return `${url}/api/v2/front/checkout/cart`;
}

async function purchase({ url }: Shop): Promise<string> {
  const detail = await fetch(`${url}/api/v2/front/url/product/detail?url=${PRODUCT}`, { headers: TOKEN });
  const { conteudo } = await detail.json();
  return JSON.stringify({ tipo: 'produto', itens: [{ idProduto: conteudo.id, quantidade: 1 }] });
}

function fileOf(turn: number): string {
  const lines = Array.from({ length: LINES }, (_, place) => [
    ...[
      `LOTE-${place}`,
      `Cabo de lote ${place} ${turn}`,
      'Tramavia',
      '/cabos-de-video/hdmi',
      `${10 + turn},90`,
    ],
    ...[String(50 + turn), '0,1', '2', '10', '20', `<p>Texto ${place}</p>`, String((place % 9) + 1)],
  ]);
  return [HEADINGS, ...lines].map(csvLine).join('');
}
