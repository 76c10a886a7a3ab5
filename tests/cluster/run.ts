/**
 * A shop on a real cluster: three PostgreSQL under Patroni and etcd, haproxy, and two shops, of which one finds the primary by
 * `DATABASE_URLS` and the other by haproxy. For CLUSTER_MINUTES (10) one part after another is killed while orders are placed and
 * paid. Ends with 1 where an order or a payment that was acknowledged is missing, or a shop was away for longer than 15 s.
 * Usage: `npm run test:cluster`; needs Debian's patroni, python3-etcd, etcd-server, haproxy and postgresql. The log is left in
 * `test-results/cluster.txt`; with CLUSTER_KEEP=1 those of the programs stay too.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort, type Shop, startShop } from '../support/shop.ts';
import { type Buyers, startBuyers } from './buyers.ts';
import { type Cluster, startCluster } from './cluster.ts';

const MINUTES = Number(process.env.CLUSTER_MINUTES ?? 10);
/** Milliseconds. */
const AWAY_AT_MOST = 15_000;
const WHOLE_WITHIN = 180_000;
const BUYERS_EACH = 2;
const KINDS = ['primary', 'standby', 'keeper', 'shop'] as const;
type Kind = (typeof KINDS)[number];

const lines: string[] = [];
const say = (line: string): void => {
  lines.push(line);
  console.log(line);
};
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Waits until it is so; the time it took. */
async function until(what: string, isSo: () => Promise<boolean>, within: number): Promise<number> {
  const began = Date.now();
  while (!(await isSo().catch(() => false))) {
    if (Date.now() - began > within) throw new Error(`${what}: not within ${seconds(within)}`);
    await wait(100);
  }
  return Date.now() - began;
}

async function asked<Row extends object>(url: string, text: string, values: readonly unknown[] = []) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 60_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

type Running = { shop: Shop; readonly start: () => Promise<Shop> };

async function startShops(cluster: Cluster, home: string): Promise<readonly Running[]> {
  const [first = '', ...others] = cluster.nodes.map(({ url }) => url);
  const ways = [{ DATABASE_URLS: [first, ...others].join() }, { DATABASE_URL: cluster.proxyUrl }];
  const running: Running[] = [];
  for (const [index, way] of ways.entries()) {
    const port = await freePort();
    const env = {
      ...way,
      SESSION_SECRET: 'the same in all processes of this shop',
      ACCESS_LOG: '0',
      LOG_LEVEL: 'error',
    };
    const start = () => startShop({ dataDir: join(home, `shop-${index + 1}`), env, port });
    running.push({ shop: await start(), start });
  }
  return running;
}

/** Kills one part, and brings it back once the shop had time to miss it. @returns What it was. */
async function kill(kind: Kind, cluster: Cluster, shops: readonly Running[]): Promise<string> {
  if (kind === 'shop') {
    const index = Math.floor(Math.random() * shops.length);
    const one = shops[index] as Running;
    one.shop.process.kill('SIGKILL');
    await new Promise((resolve) => one.shop.process.once('close', resolve));
    // As a supervisor does.
    one.shop = await one.start();
    return `shop ${index + 1}`;
  }
  if (kind === 'keeper') {
    const keeper = await cluster.leadingKeeper();
    await keeper.kill();
    await wait(12_000);
    keeper.start();
    return `etcd of ${keeper.name}, which led`;
  }
  const members = await cluster.members();
  const wanted = members.filter(({ role }) => (role === 'leader') === (kind === 'primary'));
  const { name, role } = wanted[Math.floor(Math.random() * wanted.length)] ?? { name: '', role: '' };
  const node = cluster.nodes.find((one) => one.name === name);
  if (!node) throw new Error(`no ${kind} to kill among ${JSON.stringify(members)}`);
  await node.kill();
  await wait(18_000);
  node.start();
  return `${name}, ${role}`;
}

/** Whatever was acknowledged and is not there, read from the primary. */
async function lost(url: string, { promised }: Buyers): Promise<readonly string[]> {
  const rows = await asked<{ readonly numero: string; readonly situacao_pagamento: string }>(
    url,
    'select numero::text, situacao_pagamento from orders where numero = any($1::bigint[])',
    [promised.map(({ numero }) => numero)],
  );
  const known = new Map(rows.map((row) => [Number(row.numero), row]));
  return promised.flatMap(({ numero, paid }) => {
    const row = known.get(numero);
    if (!row) return [`order ${numero} is missing`];
    return paid && row.situacao_pagamento !== 'pago'
      ? [`order ${numero} was paid, and is ${row.situacao_pagamento}`]
      : [];
  });
}

async function main(): Promise<boolean> {
  const home = mkdtempSync(join(tmpdir(), 'vitrine-cluster-shops-'));
  const cluster = await startCluster();
  let shops: readonly Running[] = [];
  let well = true;
  try {
    say(
      `three PostgreSQL, one in step: after ${seconds(await until('the cluster', cluster.isWhole, WHOLE_WITHIN))}`,
    );
    shops = await startShops(cluster, home);
    const [goods] = await asked<{ readonly id: number }>(
      cluster.proxyUrl,
      `update products set estoque = 1000000 where id = (select p.id from products p left join product_variants v on v.product_id = p.id
        where v.id is null and p.status = 'disponivel' order by p.id limit 1) returning id`,
    );
    const urls = shops.map(({ shop }) => shop.url);
    const buyers = startBuyers(urls, goods?.id ?? 0, BUYERS_EACH);
    const sold = async () => urls.every((url) => buyers.promised.some(({ shop }) => shop === url));
    await until('the first orders', sold, 60_000);
    const end = Date.now() + MINUTES * 60_000;
    const longest = new Map<Kind, number>();
    for (let turn = 0; Date.now() < end; turn += 1) {
      // Each once, then as it comes.
      const kind = KINDS[turn < KINDS.length ? turn : Math.floor(Math.random() * KINDS.length)] as Kind;
      const [from, before] = [Date.now(), buyers.promised.length];
      const what = await kill(kind, cluster, shops);
      const whole = await until('the cluster is whole again', cluster.isWhole, WHOLE_WITHIN);
      await wait(3000);
      const pauses = urls.map((url) => buyers.longestPause(url, from));
      const pause = Math.max(...pauses);
      longest.set(kind, Math.max(pause, longest.get(kind) ?? 0));
      if (pause > AWAY_AT_MOST) well = false;
      const made = buyers.promised.length - before;
      say(
        `${kind} (${what}): ${made} orders; longest without one ${pauses.map(seconds).join(' by DATABASE_URLS, ')} by haproxy; ` +
          `whole ${seconds(whole)} after it came back${pause > AWAY_AT_MOST ? '  TOO LONG' : ''}`,
      );
    }
    await buyers.stop();
    const missing = await lost(cluster.proxyUrl, buyers);
    if (missing.length > 0) well = false;
    const paid = buyers.promised.filter((one) => one.paid).length;
    say(
      `${buyers.promised.length} orders acknowledged, ${paid} of them paid; ${buyers.refused()} tries refused; ${missing.length} lost`,
    );
    for (const line of missing.slice(0, 20)) say(`LOST ${line}`);
    for (const [kind, ms] of longest) say(`longest without an order after a kill of ${kind}: ${seconds(ms)}`);
  } finally {
    await Promise.all(shops.map(({ shop }) => shop.stop()));
    await cluster.remove();
    rmSync(home, { recursive: true, force: true });
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/cluster.txt', `${lines.join('\n')}\n`);
  }
  return well;
}

process.exit((await main()) ? 0 : 1);
