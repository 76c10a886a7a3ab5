// What an ERP does with a shop, in its smallest form: bills what was confirmed, and sends the stock that it counted.
// Run it every few minutes: LOJA=https://loja.example CHAVE=vit_… node erp.mjs
// Needs Node 20 or later, and a key with pedidos:ler, pedidos:escrever, clientes:ler, produtos:ler and estoque:escrever.
// Stopped at any line, the next run goes on: the cursor is kept last, and each write has a name that stays the same.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const { LOJA, CHAVE, PASTA = '.' } = process.env;
const CURSOR = `${PASTA}/cursor.txt`;
const BILLS = `${PASTA}/notas.csv`;
/** `{ "CODE": 12 }`: what stands on the shelf. Written by whoever counts; sent, then emptied. */
const STOCK = `${PASTA}/estoque.json`;

async function call(method, path, body, name) {
  const answer = await fetch(`${LOJA}/api/v2/vitrine/program/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${CHAVE}`,
      ...(name && { 'Idempotency-Key': name, 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const told = await answer.json();
  if (answer.ok || answer.status === 409) return { ...told, conflict: answer.status === 409 };
  throw new Error(`${method} ${path}: ${answer.status} ${told.error}`);
}

/** Here an ERP would issue the nota fiscal. The number of the order is its own name for it: asked twice, it issues one. */
function bill(order, customer) {
  const known = existsSync(BILLS) ? readFileSync(BILLS, 'utf8') : '';
  const line = `${order.numero};${customer.documento};${customer.endereco.uf};${order.total.toFixed(2)}\n`;
  if (!known.includes(`\n${line}`) && !known.startsWith(line)) appendFileSync(BILLS, line);
  return `Pedido ${order.numero}`;
}

async function billOrders() {
  let cursor = existsSync(CURSOR) ? readFileSync(CURSOR, 'utf8') : '';
  for (let more = true; more; ) {
    const page = await call('GET', `orders?situacao=confirmado&faturado=nao&desde=${cursor}`);
    for (const order of page.pedidos) {
      const customer = await call('GET', `orders/${order.numero}/customer`);
      const referencia = bill(order, customer);
      const { conflict, error } = await call(
        'POST',
        `orders/${order.numero}/billed`,
        { referencia },
        `faturar ${order.numero}`,
      );
      console.log(conflict ? `${order.numero}: ${error}` : `${order.numero}: faturado`);
    }
    cursor = page.cursor;
    more = page.mais;
    writeFileSync(CURSOR, cursor);
  }
}

async function sendStock() {
  const counted = existsSync(STOCK) ? JSON.parse(readFileSync(STOCK, 'utf8')) : {};
  for (const [code, units] of Object.entries(counted)) {
    const path = `stock/${encodeURIComponent(code)}`;
    // Somebody bought between the two calls: 409, and the count is compared with what is there by then.
    for (let conflict = true; conflict; ) {
      const { estoque: base } = await call('GET', path);
      ({ conflict } = await call('PUT', path, { estoque: units, base }, crypto.randomUUID()));
    }
    console.log(`${code}: ${units}`);
  }
  if (existsSync(STOCK)) writeFileSync(STOCK, '{}');
}

await billOrders();
await sendStock();
