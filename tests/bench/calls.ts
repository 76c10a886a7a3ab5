/** Calls of the front API under load, without the page cache: how many a second, and how long the slowest wait. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { removeDirectory, startShop, temporaryDirectory } from '../support/shop.ts';
import { type LoadOptions, load } from './load.ts';
import { CATEGORY, PRODUCT } from './pages.ts';
import type { Row } from './table.ts';

type Table = { readonly title: string; readonly rows: readonly Row[] };

/** On the embedded database, and with `DATABASE_URL` on a new PostgreSQL database beside the one it names. */
export async function calls(): Promise<readonly Table[]> {
  const tables = [{ title: 'Calls of the API, 16 connections, PGlite', rows: await measured('') }];
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) {
    const postgres = await newPostgres(DATABASE_URL);
    try {
      const rows = await measured(postgres.url);
      tables.push({ title: 'Calls of the API, 16 connections, PostgreSQL', rows });
    } finally {
      await postgres.drop();
    }
  }
  return tables;
}

const TOKEN = { 'App-Token': 'wapstore' };

async function measured(databaseUrl: string): Promise<readonly Row[]> {
  const dataDir = temporaryDirectory();
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET: randomUUID() };
  const shop = await startShop({ dataDir, env });
  try {
    const front = `${shop.url}/api/v2/front`;
    const detail = `${front}/url/product/detail?url=${PRODUCT}`;
    const { conteudo } = await (await fetch(detail, { headers: TOKEN })).json();
    const body = JSON.stringify({ tipo: 'produto', itens: [{ idProduto: conteudo.id, quantidade: 1 }] });
    const buying: LoadOptions = {
      method: 'POST',
      body,
      headers: { ...TOKEN, 'content-type': 'application/json' },
    };
    const bought = await fetch(`${front}/checkout/cart`, { method: 'POST', body, headers: TOKEN });
    const [cookie = ''] = bought.headers.getSetCookie();
    const [, session = ''] = /^PHPSESSID=([^;]+)/.exec(cookie) ?? [];
    return [
      ...(await row('cart POST, each a new visitor', `${front}/checkout/cart`, buying)),
      ...(await row('cart GET, one line', `${front}/checkout/cart`, {
        headers: { ...TOKEN, Session: session },
      })),
      ...(await row('listing of 24', `${front}/url/product/listing/category?url=${CATEGORY}&limit=24`)),
      ...(await row('product detail', detail)),
    ];
  } finally {
    await shop.stop();
    removeDirectory(dataDir);
  }
}

async function row(
  what: string,
  url: string,
  options: LoadOptions = { headers: TOKEN },
): Promise<readonly Row[]> {
  await load(url, { ...options, seconds: 1 });
  const { rate, p99, failures } = await load(url, options);
  return [
    { what, value: rate, unit: 'calls/s' },
    { what: '  p99', value: p99, unit: 'ms' },
    { what: '  failures', value: failures, limit: 0, unit: '' },
  ];
}

async function newPostgres(
  url: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `vitrine_bench_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const { db, close } = await openDatabase({ databaseUrl: url });
    await sql.raw(statement).execute(db).finally(close);
  };
  await administer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(`drop database ${name} with (force)`) };
}
