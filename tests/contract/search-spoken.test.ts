/** What shoppers say in passing: what they refuse, what they do with a cable, how long it is. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UrlListing } from '#lib/contract/url.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function search(text: string) {
  const params = new URLSearchParams({ busca: text, limit: '24' });
  const response = await store.visitor().fetch(`/api/v2/front/url/product/listing/search?${params}`);
  const { conteudo }: UrlListing = await response.json();
  return {
    names: conteudo.produtos.map(({ nome }) => nome),
    without: conteudo.busca.semResultadoPara ?? [],
    readAs: conteudo.busca.lidoComo ?? [],
  };
}

it.each<[string, RegExp, string]>([
  ['patch cord cat6 sem ser azul', /^Patch cord Cat6/, 'sem azul'],
  ['fita que nao seja preta', /^Fita velcro/, 'sem preta'],
  ['velcro que nao seja preto', /^Fita velcro/, 'sem preto'],
  ['keystone que nao seja azul', /^Keystone RJ45 fêmea Cat6 U/, 'sem azul'],
  ['hdmi que não seja óptico', /^Cabo HDMI (?!óptico)/, 'sem optico'],
])('%s: what comes in another colour too is shown, and told as read', async (text, right, read) => {
  const { names, without, readAs } = await search(text);
  expect(names[0]).toMatch(right);
  expect({ without, readAs }).toEqual({ without: [], readAs: [read] });
});

it('what is sold in no other way is shown, and the refusal told as not met', async () => {
  const { names, without, readAs } = await search('velcro sem ser velcro');
  expect(names[0]).toMatch(/velcro/);
  expect({ without, readAs }).toEqual({ without: ['sem velcro'], readAs: [] });
});

it('a refusal in quotation marks is no refusal', async () => {
  const { readAs } = await search('"keystone sem ser azul"');
  expect(readAs).toEqual([]);
});
