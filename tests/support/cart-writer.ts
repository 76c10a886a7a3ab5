/**
 * Adds one product to ten carts, again and again, on the embedded database of the directory given. Prints a line for each
 * answer, after it: `<cart> <units>`. The test that starts it kills it in the middle.
 */
import { openDatabase } from '#lib/platform/database.ts';
import { acquireLock } from '#lib/platform/lock.ts';
import { createPlatform } from '#lib/platform/platform.ts';
import { signSessionId } from '#lib/platform/session-id.ts';

const [, , dataDir = '', product = '', secret = ''] = process.argv;
acquireLock(dataDir);
const { db } = await openDatabase({ dataDir });
const platform = createPlatform({
  db,
  now: () => new Date(),
  siteUrl: 'http://loja.test',
  appToken: 'wapstore',
  sessionSecret: secret,
  dataDir,
});

await Promise.all(Array.from({ length: 10 }, (_, cart) => writeTo(`visitor-${cart}`.padEnd(24, '-'))));

async function writeTo(cart: string): Promise<void> {
  for (let write = 0; write < 20; write += 1) {
    const response = await platform.fetch(
      new Request('http://loja.test/api/v2/front/checkout/cart', {
        method: 'POST',
        headers: { 'App-Token': 'wapstore', Session: signSessionId(cart, secret) },
        body: JSON.stringify({ tipo: 'produto', itens: [{ idProduto: product, quantidade: 1 }] }),
      }),
    );
    const { quantidadeTotal } = (await response.json()) as { quantidadeTotal: number };
    // A pipe is written at once: what is printed has reached the test even if the process dies now.
    process.stdout.write(`${cart} ${quantidadeTotal}\n`);
  }
}
