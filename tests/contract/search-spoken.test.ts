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
  ['hdmi que não seja de 2 metros', /^Cabo HDMI .* — (?!2 m)/, 'sem 2 m'],
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

it('what ends a refusal is refused too', async () => {
  const { names, readAs } = await search('hdmi exceto mini e micro');
  expect(names[0]).toMatch(/^Cabo HDMI/);
  expect(names.filter((name) => /Mini|Micro/.test(name))).toEqual([]);
  expect(readAs).toEqual(['sem mini', 'sem micro']);
});

it('a refusal in quotation marks is no refusal', async () => {
  const { readAs } = await search('"keystone sem ser azul"');
  expect(readAs).toEqual([]);
});

it.each<[string, RegExp]>([
  ['uhbr 13,5', /UHBR13\.5/],
  ['uhbr 13.5', /UHBR13\.5/],
  ['usb 4.0', /USB4/],
  ['vga vira hdmi', /^Conversor VGA para HDMI/],
  ['agá dê eme i', /HDMI/],
  ['vê gê a', /VGA/],
  ['espicon', /Speakon/],
  ['spicon', /Speakon/],
  ['patchcordcat6a5m', /^Patch cord Cat6A .* — 5 m$/],
  ['patchcordcat65m', /^Patch cord Cat6 .* — 5 m$/],
  ['cat6a5metros', /^Patch cord Cat6A .* — 5 m$/],
  ['caborcap2', /P2 .*RCA/],
  ['thunderbolt 4', /^Cabo USB4/],
  ['cabo aga de emi 3 metros', /^Cabo HDMI .* — 3 m$/],
  ['suiti hdmi', /^Switch HDMI/],
  ['espliti hdmi', /^Splitter HDMI/],
  ['quistone rj45', /^Keystone RJ45/],
  ['cabo espiquiom', /^Cabo Speakon/],
  ['cabo s/ftp', /S\/FTP/],
  ['hdmi uhs', /Ultra High Speed/],
  ['emendador de cabo hdmi', /^Emenda HDMI/],
  ['patch cord pronto 5 metros', /^Patch cord .* — 5 m$/],
  ['hdmi 500mm', /^Cabo HDMI .* — 0,5 m$/],
  ['cabo hdmi 8k 60hz', /^Cabo HDMI .*(8|16)K/],
  ['cabo displayport', /^Cabo DisplayPort (?!para)/],
  ['cabo caixa acústica', /caixa/],
  ['hdmi da camera virar sdi', /^Conversor HDMI para 3G-SDI/],
  ['preciso passar hdmi para sdi', /^Conversor HDMI para 3G-SDI/],
  ['passar fio', /^Canaleta/],
  ['trocar o cabo do microfone', /^Cabo XLR.*microfone/],
  ['boa tarde queria saber se tem cabo de guitarra com 6 metros', /guitarra.* — 6 m$/],
  ['cabo hdmi para sala de aula', /^Cabo HDMI/],
])('%s is read as %s', async (text, right) => {
  const { names, without } = await search(text);
  expect(names[0]).toMatch(right);
  expect(without).toEqual([]);
});

it('a long sentence is read to its end', async () => {
  const text = 'preciso de um cabo pra ligar minha tv na caixa de som que tem entrada óptica';
  expect((await search(text)).names[0]).toMatch(/^Cabo óptico digital/);
});

it('a device beside what is used with it is no thing left out, but alone or as another thing it is', async () => {
  expect((await search('hdmi da câmera para sdi')).without).toEqual([]);
  expect((await search('cabo sdi e guitarra')).without).toEqual(['guitarra']);
  expect((await search('onu')).without).toEqual(['onu']);
});

it('watts are what is carried at least', async () => {
  const { names, without } = await search('usb c 60w');
  expect(names.filter((name) => name.includes('240 W')).length).toBeGreaterThan(0);
  expect(without).toEqual([]);
});

it.each<[string, RegExp, RegExp]>([
  ['hdmi 28 metros', / — 30 m$/, / — 20 m$/],
  ['cabo rede 8 metros', / — 10 m$/, / — 5 m$/],
  ['pc 28 metros', / m$/, / m$/],
])('%s: the next longer one leads, the next shorter one follows', async (text, longer, shorter) => {
  const { names, without } = await search(text);
  expect(names[0]).toMatch(longer);
  expect(names.at(-1)).toMatch(shorter);
  expect(without.at(-1)).toMatch(/^(28|8) m$/);
});
