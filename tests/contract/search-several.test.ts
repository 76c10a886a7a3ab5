/** What shoppers typed of several things, of lengths in words and of devices, and what they are told; every example of suggestions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UrlListing } from '#lib/contract/url.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function ask(busca: string) {
  const response = await store
    .visitor()
    .fetch(`/api/v2/front/url/product/listing/search?${new URLSearchParams({ busca, limit: '24' })}`);
  const { conteudo, info }: UrlListing = await response.json();
  return {
    names: conteudo.produtos.map(({ nome }) => nome),
    total: info.total,
    without: conteudo.busca.semResultadoPara ?? [],
    meant: conteudo.busca.sugestao,
    readAs: conteudo.busca.lidoComo ?? [],
  };
}

describe('two things in one search', () => {
  it.each<[string, readonly RegExp[]]>([
    ['alicate e decapador bnc', [/^Alicate/, /^Decapador/]],
    ['abraçadeira + velcro', [/^Abraçadeira/, /^Fita velcro/]],
    ['cabo óptico e cabo hdmi 2m', [/óptico.* — 2 m$/, /HDMI.* — 2 m$/]],
    ['splitter hdmi e switch hdmi', [/^Splitter/, /^Switch/]],
    ['adaptador e conversor hdmi vga', [/^Adaptador HDMI para VGA/, /^Conversor VGA para HDMI/]],
  ])('%s shows both', async (busca, kinds) => {
    const { names, without } = await ask(busca);
    expect(without).toEqual([]);
    expect(kinds.filter((kind) => !names.slice(0, 3).some((name) => kind.test(name)))).toEqual([]);
    expect(names.filter((name) => !kinds.some((kind) => kind.test(name)))).toEqual([]);
  });

  it('are one where a product is both, and colours are no things', async () => {
    expect((await ask('cabo hdmi e vga')).names[0]).toMatch(/HDMI.*VGA|VGA.*HDMI/);
    expect((await ask('cabo hdmi preto e branco')).names.every((name) => /HDMI/.test(name))).toBe(true);
  });
});

it.each<[string, RegExp]>([
  // The other gender
  ['cabo com a ponta dobrada pra tv 2 m', /HDMI 90°.* — 2 m$/],
  ['plug banana preto e vermelho', /banana/],
  // Where something comes from and goes to
  ['cabo displayport saindo do pc entrando em hdmi da tv', /DisplayPort para HDMI/],
  ['hdmi para displayport', /HDMI para DisplayPort/],
  ['negócio de ligar dois hdmi num só', /^Switch/],
  // Without a space
  ['switchhdmi5portas', /^Switch HDMI 5/],
  ['cabohdmi8k2m', /8K|48 Gb.* — 2 m$/],
  // As it is heard
  ['cabo dis plei port', /^Cabo DisplayPort/],
  ['cabo edmi 2 metros', /^Cabo HDMI.* — 2 m$/],
  // Lengths and rates
  ['cabo rede curto', /^Patch cord/],
  ['cabinho pra pedaleira', /pedais/],
  ['hdmi mais comprido', / — (100|50|30) m$/],
  ['cabo hdmi 3 ou 5 metros', / — [35] m$/],
  ['hdmi por cabo rede 60m', /^Extensor HDMI/],
  ['cabo monitor 144hz', /DisplayPort/],
  ['caixa cabo rede 305', / 305 m$/],
  ['fio de caixinha de som', /[Ff]io /],
])('%s begins with %s', async (busca, right) => {
  const { names } = await ask(busca);
  expect(names.length).toBeGreaterThan(0);
  expect(
    names.slice(0, busca === 'cabinho pra pedaleira' ? 1 : 3).filter((name) => !right.test(name)),
  ).toEqual([]);
});

it.each<[string, readonly string[]]>([
  ['celular na tv', []],
  ['caixa jbl no celular', []],
  ['ligar toca disco no receiver', []],
  ['fibra verde da onu', []],
  ['divisor hdmi p 2 tv', []],
  ['testador cabo rede', []],
  ['cabo fibra hdmi 20mts', []],
  ['cabo hdmi 40 metros', ['40 m']],
  ['cabo hdmi para usb', ['hdmi para usb']],
  ['p10 para xlr', ['p10 para xlr']],
  ['conector f rg6', ['conector f']],
  ['projetor 4k', ['projetor']],
])('%s is told to lack %j', async (busca, without) => {
  expect((await ask(busca)).without).toEqual(without);
});

it.each<[string, string]>([
  ['cabo hdmi barato', 'do menor preço ao maior'],
  ['cabo hdmi até 50 reais', 'até R$ 50,00'],
  ['cabo hdmi até 50', 'até R$ 50,00'],
  ['cabo hdmi promoção', 'em oferta'],
  ['cabo rede curto', 'do mais curto ao mais comprido'],
  ['o hdmi mais comprido', 'do mais comprido ao mais curto'],
])('%s is read as %s', async (busca, sentence) => {
  const { readAs, total } = await ask(busca);
  expect(readAs.map((one) => one.replace(/\s/g, ' '))).toContain(sentence);
  expect(total).toBeGreaterThan(0);
});

it('small words are what they stand for', async () => {
  expect((await ask('hdmi pra tv')).names).toEqual((await ask('hdmi para tv')).names);
  expect((await ask('cabo c/ hdmi p/ tv')).names[0]).toMatch(/^Cabo HDMI/);
});

it('what was heard in three words is corrected as a whole', async () => {
  expect((await ask('cabo dis plei port')).meant).toEqual(['cabo display port']);
});

it.each<[string, RegExp]>([
  ['otic', /óptico/i],
  ['cabo p1', /P10/],
  ['cabo de re', /[Cc]abo de rede|Patch cord/],
  ['hd', /HDMI/],
])('suggestions for %s begin with %s', async (busca, right) => {
  const response = await store
    .visitor()
    .fetch(`/api/v2/front/search/suggestions?${new URLSearchParams({ busca })}`);
  const { produtos } = await response.json();
  expect(produtos[0].nome).toMatch(right);
});
