/** What the owner of the shop does meanwhile, by the calls of the panel. */
import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { enterPanel } from './panel.ts';

export type Owner = {
  readonly call: (method: string, path: string, data?: object) => Promise<Record<string, unknown>>;
  /** A product of the test's own, R$ 41,00 each. @returns Its code. */
  readonly product: (estoque: number) => Promise<string>;
  /** Changes columns of one made here. */
  readonly change: (sku: string, campos: Readonly<Record<string, string>>) => Promise<void>;
  readonly leave: () => Promise<void>;
};

/** Without values, to be copied. */
const MODEL = 'FS-HDM-HS-030';

export async function owner(browser: Browser): Promise<Owner> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enterPanel(page, 'admin', '/painel');
  const call = (method: string, path: string, data?: object) => callPanel(page, method, path, data);
  const ids = new Map<string, unknown>();
  const change: Owner['change'] = async (sku, campos) => {
    const { revisao } = await call('GET', `products/${ids.get(sku)}`);
    expect(await call('PUT', `products/${ids.get(sku)}`, { revisao, campos })).toMatchObject({ faltas: [] });
  };
  return {
    call,
    change,
    async product(estoque) {
      const sku = `COPIA-${randomInt(1e9)}`;
      const { produtos } = await call('GET', `products?busca=${MODEL}`);
      const [model] = produtos as readonly { readonly id: number }[];
      ids.set(sku, (await call('POST', `products/${model?.id}/copy`, { sku })).id);
      await change(sku, {
        ...{ ativo: 'sim', preco: '41,00', preco_de: '', preco_promocional: '', estoque: String(estoque) },
        nome: `Cabo de prova ${sku}`,
      });
      return sku;
    },
    leave: () => context.close(),
  };
}

async function callPanel(page: Page, method: string, path: string, data?: object) {
  const answer = await page.request.fetch(`/api/v2/vitrine/panel/${path}`, {
    method,
    headers: { 'App-Token': 'wapstore', 'Content-Type': 'application/json' },
    ...(data && { data }),
  });
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.json();
}
