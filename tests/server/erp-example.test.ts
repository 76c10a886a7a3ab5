/** The example of docs/examples, as an owner runs it: a process of its own, with a key made in the panel. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { openKey, openWalk, PRODUCT, type Walk } from '../support/writes/walk.ts';

const run = promisify(execFile);
const dataDir = temporaryDirectory();
const folder = temporaryDirectory();
let shop: Shop;
let walk: Walk;
let key: string;
beforeAll(async () => {
  shop = await startShop({ dataDir });
  walk = await openWalk(shop.url);
  key = await openKey(walk.admin);
}, 240_000);
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
  removeDirectory(folder);
});

async function confirmedOrder(): Promise<number> {
  const itens = [{ idProduto: PRODUCT.id, quantidade: 1 }];
  await walk.buyer('POST', '/front/checkout/cart', { tipo: 'produto', itens });
  const { versao } = await walk.buyer<{ readonly versao: string }>('GET', '/vitrine/order/review');
  const form = { chave: crypto.randomUUID(), versao, pagamento: 'combinar', observacao: '' };
  const { numero } = await walk.buyer<{ readonly numero: number }>('POST', '/vitrine/order', form);
  const step = { situacao: 'confirmado', vista: 'recebido' };
  await walk.admin('POST', `/vitrine/panel/orders/${numero}`, step);
  return numero;
}

async function example(chave = key): Promise<string> {
  const env = { PATH: process.env.PATH, LOJA: shop.url, CHAVE: chave, PASTA: folder };
  const { stdout } = await run(process.execPath, ['docs/examples/erp.mjs'], { env });
  return stdout;
}

it('bills each confirmed order once, and sends the stock that was counted', {
  timeout: 120_000,
}, async () => {
  const [first, second] = [await confirmedOrder(), await confirmedOrder()];
  writeFileSync(join(folder, 'estoque.json'), JSON.stringify({ [PRODUCT.sku]: 77 }));
  expect(await example()).toBe(`${first}: faturado\n${second}: faturado\n${PRODUCT.sku}: 77\n`);
  const bills = readFileSync(join(folder, 'notas.csv'), 'utf8');
  expect(bills).toMatch(new RegExp(`^${first};\\w+;[A-Z]{2};\\d+\\.\\d\\d\\n${second};.*\\n$`));
  const program = await walk.program();
  const order = await program('GET', `/vitrine/program/orders/${first}`);
  expect(order).toMatchObject({ faturado: { referencia: `Pedido ${first}` } });
  expect(await program('GET', `/vitrine/program/stock/${PRODUCT.sku}`)).toMatchObject({ estoque: 77 });

  // Nothing new: nothing is done. The cursor lost, as by a run that was killed: nothing is billed twice.
  expect(await example()).toBe('');
  writeFileSync(join(folder, 'cursor.txt'), '');
  const third = await confirmedOrder();
  expect(await example()).toBe(`${third}: faturado\n`);
  expect(readFileSync(join(folder, 'notas.csv'), 'utf8').trim().split('\n')).toHaveLength(3);
  await expect(example('vit_wrong')).rejects.toThrow('401');
});
