/** What shoppers typed that was answered badly once, and what a good seller answers. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UrlListing } from '#lib/contract/url.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

/** As typed in the address, still encoded. */
async function ask(query: string) {
  const response = await store
    .visitor()
    .fetch(`/api/v2/front/url/product/listing/search?limit=24&busca=${query}`);
  const { conteudo, info }: UrlListing = await response.json();
  return {
    names: conteudo.produtos.map(({ nome }) => nome),
    total: info.total,
    without: conteudo.busca.semResultadoPara ?? [],
    meant: conteudo.busca.sugestao,
    readAs: conteudo.busca.lidoComo ?? [],
  };
}
const search = (text: string) => ask(encodeURIComponent(text));

/** All of the first five, or of those there are. */
it.each<[string, RegExp]>([
  ['hdmi pra tv', /^Cabo HDMI/],
  ['hdmi para tv', /^Cabo HDMI/],
  ['cat 6a', /Cat6A/],
  ['rg 59', /RG59/],
  ['3rca', /3 RCA/],
  ['speak on', /^Cabo Speakon/],
  ['cabo spikon', /^Cabo Speakon/],
  ['rj 45', /RJ45/],
  ['p 10', /P10/],
  ['p-10', /P10/],
  ['rg 6', /RG6/],
  ['4 k', /4K|8K/],
  ['om 3', /OM3|óptico/],
  ['usb 4', /^Cabo USB4/],
  ['typec', /USB-C/],
  ['organizador de cabos', /^(Abraçadeira|Canaleta|Fita velcro|Kit etiquetas)/],
  ['cinta hellermann', /^Abraçadeira/],
  ['bom cabo hdmi original', /^Cabo HDMI/],
  ['cabo hdmi frete grátis', /^Cabo HDMI/],
  ['switch para empresa', /^Switch/],
  ['cabo hdmi de 3 a 5 metros', /^Cabo HDMI.* — [345] m$/],
  ['hdmi 2.1 5 metros preto', /^Cabo HDMI Ultra High Speed.* — 5 m$/],
  ['hdmi 1 metro e meio', / — 1,5 m$/],
  ['hdmi 1m50', / — 1,5 m$/],
  ['hdmi 150cm', / — 1,5 m$/],
  ['hdmi 1,80', / — 1,8 m$/],
  ['hdmi 5mts', / — 5 m$/],
  ['vga para hdmi', /^Conversor VGA para HDMI/],
  ['hdmi p/ sdi', /^Conversor HDMI para 3G-SDI/],
  ['hdmi to sdi', /^Conversor HDMI para 3G-SDI/],
  ['hdmi pro sdi', /^Conversor HDMI para 3G-SDI/],
  ['emenda de cabo hdmi', /^Emenda HDMI/],
  ['cabo dmx', /^Cabo XLR/],
  ['cabo de câmera de segurança bnc', /^Cabo BNC/],
  ['cabo câmera bnc', /^Cabo BNC/],
  ['hdmi curto', /^Cabo HDMI/],
  ['notebook na tv', /^Cabo (HDMI|USB-C)/],
  ['hdmi via rede', /^Extensor HDMI/],
  ['cabo amarelo vermelho e branco', /composto/],
  ['tomada de rede', /^(Keystone RJ45|Espelho)/],
  ['cabo coaxial', /RG59|coaxial/],
  ['cabo thunderbolt', /USB-C|USB4/],
  ['cabo para TV', /^Cabo HDMI/],
  ['cabo pra sound bar', /^Cabo (HDMI|óptico)/],
  ['cabo pro ps5', /^Cabo HDMI Ultra/],
  ['cabo notebook', /^Cabo (HDMI|USB-C)/],
  ['cabo caixa de som', /caixa/],
  ['cabo câmera', /^Cabo (Micro|Mini) HDMI/],
  ['cabo sem conector', /^(Caixa|Bobina|Fio)/],
  ['keystone sem ferramenta', /sem ferramenta/],
  ['conexão hdmi', /^Cabo HDMI/],
  ['fio da guitarra 6 metros', /guitarra.* — 6 m$/],
  ['fio 2x1,5', /^Fio/],
  ['juntar dois cabos hdmi', /^Emenda HDMI/],
  ['juntando cabos hdmi', /^Emenda HDMI/],
  ['dividir hdmi pra duas tvs', /^Splitter/],
  ['divide hdmi', /^Splitter/],
  ['alternar hdmi', /^Switch/],
  ['pendurar cabos', /^(Abraçadeira|Fita velcro)/],
  ['testar cabo de rede', /^Testador/],
  ['cabo som do celular pro receiver', /P2/],
  ['cabo optico da soundbar', /TOSLINK/],
  ['cabo de som da tv', /TOSLINK/],
  ['caixa de 305 metros de cabo de rede', / 305 m/],
  ['cabo rede cat6 10 mts pronto', /Cat6.* — 10 m$/],
  ['conector', /^(Keystone|Kit .* plugues|Patch panel|Espelho)/],
  ['hdmi chatinho', /plano/],
  ['cabo xrl', /XLR/],
  ['s/pdif', /TOSLINK|S\/PDIF/],
  ['patch cord s/ftp', /S\/FTP/],
  ['patch panel 48p', /48 portas/],
  ['fio para home theater', /^(Fio|Bobina de fio)/],
  ['cabo do modem da fibra', /para ONU/],
  ['cabo sdi para emissora', /^Cabo .*SDI/],
  ['lacre de plástico pra cabo', /^Abraçadeira/],
  ['cabo para super nintendo', /composto/],
  ['cabeamento estruturado', /de rede|Patch|Keystone|Espelho/],
  ['hdm p18 5m', /Premium High Speed.* — 5 m$/],
  ['fs-hdm-p18 5m', /Premium High Speed.* — 5 m$/],
  ['ligar 4 tv no mesmo hdmi', /^Splitter/],
  ['raspberry pi 4 monitor hdmi', /^Cabo Micro HDMI/],
  ['ligar notebook sem hdmi na tv', /para HDMI/],
  ['cabo que carrega o notebook', /(100|240) W/],
  ['colocar nome nos fios', /^Kit etiquetas/],
  ['presilha de cabo', /^(Abraçadeira|Fita velcro)/],
])('%s is answered with %s', async (text, right) => {
  const { names } = await search(text);
  expect(names.length).toBeGreaterThan(0);
  expect(names.slice(0, 5).filter((name) => !right.test(name))).toEqual([]);
});

it.each<[string, RegExp, RegExp]>([
  ['cabo hdmi que não seja óptico', /HDMI/, /óptico/],
  ['hdmi que não seja 90 graus nem plano', /HDMI/, /90°|plano/],
  ['hdmi sem ser 2.1', /HDMI/, /48 Gb/],
  ['xlr menos dmx', /XLR/, /DMX/],
  ['cabo de rede sem blindagem', /de rede|U\/UTP/, /blindado/],
])('%s shows %s and nothing of %s', async (text, right, refused) => {
  const { names } = await search(text);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !right.test(name) || refused.test(name))).toEqual([]);
});

it.each<[string, RegExp]>([
  ['cabo hdmi 1m5', / — 1,5 m$/],
  ['hdmi metro e meio', / — 1,5 m$/],
  ['hdmi cable 6ft', / — 1,8 m$/],
  ['cabo hdmi > 20m', / — (30|50|100) m$/],
  ['hdmi menor que 1m', / — 0,5 m$/],
  ['xlr 15m ou mais', / — (15|20|30) m$/],
  ['patchcordcat6 5m', /^Patch cord Cat6 .* — 5 m$/],
  ['displayportparahdmi', /DisplayPort para HDMI/],
  ['espliter hdmi', /^Splitter/],
  ['kistone', /^Keystone/],
  ['hdm-u48-020', /48 Gb\/s 8K — 2 m$/],
  ['kit com 10 patch cord', /^Patch cord/],
  ['hdmi sem 90 graus', /^Cabo HDMI (?!.*90 graus)/],
  ['cabo hdmi reto 2m', /^Cabo HDMI (?!.*90 graus).* — 2 m$/],
  ['hdmi sem 2m', /^Cabo HDMI (?!.* — 2 m$)/],
  ['hdmi 6 pés', /HDMI.* — 1,8 m$/],
  ['awg 24', /^(Patch cord|Cabo 2 RCA)/],
  ['cabo paralelo 2,5mm', /^(Fio|Bobina de fio)/],
])('%s is read as %s', async (text, right) => {
  const { names } = await search(text);
  expect(names.length).toBeGreaterThan(0);
  expect(names.slice(0, 2).filter((name) => !right.test(name))).toEqual([]);
});

it.each([
  ['usbc hdimi 3 m', 'usbc hdmi 3 m'],
  ['agadmi', 'hdmi'],
  ['cabo vêga', 'cabo vga'],
  ['fibra monomoodo', 'fibra monomodo'],
])('%s is corrected to %s, not to how it is heard', async (text, meant) => {
  expect((await search(text)).meant[0] ?? '').toBe(meant);
});

it.each<[string, readonly string[]]>([
  ['cabo sata', ['sata']],
  ['cabo sata 1m', ['sata']],
  ['cabo lightning', ['lightning']],
  ['cabo sky', ['sky']],
  ['cabo iPhone', ['iPhone']],
  ['cabo cor de rosa', ['rosa']],
  ['carregador de iphone', ['carregador', 'iphone']],
  ['cabo usb b', ['usb b']],
  ['cabo usb tipo b', ['usb b']],
  ['cabo usb a', ['usb a']],
  ['cabo USB-A 2 m', ['USB-A']],
  ['cabo usb tipo a', ['usba']],
])('%s is not sold: nothing is shown, and %j told', async (text, words) => {
  const { total, without, meant } = await search(text);
  expect({ total, without, meant }).toEqual({ total: 0, without: words, meant: [] });
});

it.each<[string, readonly string[], RegExp]>([
  ['hd externo', ['hd externo'], /USB-C/],
  ['usb a para usb c', ['usb a'], /USB-C/],
  ['cabo usb a hdmi', [], /^Cabo USB-C para HDMI/],
  ['cabo rosa 2m', ['rosa'], / — 2 m$/],
  ['fone s/fio', ['fone', 'sem fio'], /fone/],
  ['projetor 4k', ['projetor'], /HDMI/],
  ['monitor 24', ['monitor'], /DVI/],
  ['controle ps5', ['controle', 'ps5'], /HDMI/],
  ['switch pro', ['pro'], /^Switch/],
  ['cabo de impressora', ['impressora'], /./],
])('%s: told without %j, beside what comes near', async (text, words, near) => {
  const { names, without } = await search(text);
  expect(without).toEqual(words);
  expect(names.slice(0, 3).filter((name) => !near.test(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(0);
});

it.each([
  'emenda de cabo hdmi',
  'fio da guitarra 6 metros',
  'dividir hdmi pra duas tvs',
  'cabo para TV',
  'cabo sem conector',
])('%s is not told to lack a word that says nothing', async (text) => {
  expect((await search(text)).without).toEqual([]);
});

it.each(['cabo santo angelo', 'promoção', 'frete gratis', 'malha norte', 'cinta hellermann', 'cabo sata'])(
  '%s is not taken for a typing error',
  async (text) => {
    expect((await search(text)).meant).toEqual([]);
  },
);

it('reads what was encoded twice, and tells what is missing with its accents', async () => {
  const { names } = await ask('%2563abo%2520%25C3%25B3ptico');
  expect(names).toEqual((await search('cabo óptico')).names);
  expect((await search('cabo ônibus')).without).toEqual(['ônibus']);
});

it('"pro" is a name where products are called so', async () => {
  const { id } = await store.db
    .selectFrom('products')
    .select(['id', 'nome'])
    .where('nome', 'like', 'Switch HDMI 3%')
    .executeTakeFirstOrThrow();
  await store.db
    .updateTable('products')
    .set({ nome: 'Switch Pro HDMI 3 × 1' })
    .where('id', '=', id)
    .execute();
  expect((await search('switch pro hdmi')).names).toEqual(['Switch Pro HDMI 3 × 1']);
  expect((await search('hdmi pro sdi')).names).toEqual(['Conversor HDMI para 3G-SDI com duas saídas']);
});
