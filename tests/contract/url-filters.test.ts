import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filled } from '#lib/contract/empty.ts';
import type { Produto } from '#lib/contract/product.ts';
import type { Detalhes, UrlListing } from '#lib/contract/url.ts';
import { createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

const AUDIO = '/cabos-de-audio';

let store: TestStore;
let everything: readonly Produto[];
let plain: Detalhes;
beforeAll(async () => {
  store = await createTestStore();
  const { conteudo } = await list({ limit: '100' });
  everything = conteudo.produtos;
  plain = conteudo.detalhes;
});
afterAll(() => store.close());

async function list(query: Readonly<Record<string, string>>): Promise<UrlListing> {
  const params = new URLSearchParams({ url: AUDIO, ...query });
  const response = await store.visitor().fetch(`/api/v2/front/url/product/listing/category?${params}`);
  return response.json();
}

/** The parameters a link of the listing stands for. */
const follow = (url: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(url).searchParams);

const group = (details: Detalhes, nome: string) => {
  const found = details.filtros.find((filtro) => filtro.nome === nome);
  if (!found) throw new Error(`no filter ${nome}`);
  return found;
};
const has = ({ filtros }: Produto, ids: readonly number[]) =>
  filtros.some(({ idValor }) => ids.includes(idValor));
/** By what the card shows: the price in cash. */
const priced = ({ status, precos: { vista } }: Produto, de: number, ate: number) =>
  status !== 'sobConsulta' && vista >= de && vista <= ate;
const off = ({ status, precos: { de, por } }: Produto) =>
  status !== 'sobConsulta' && de > por ? Math.round(100 - (por * 100) / de) : 0;

describe('the counts of a listing', () => {
  it('are what counting the products one by one gives', () => {
    expect(everything.length).toBe(plain.marcas.reduce((sum, { quantidade }) => sum + quantidade, 0));
    for (const { id, quantidade } of plain.marcas) {
      expect(quantidade).toBe(everything.filter(({ marca }) => marca.id === id).length);
    }
    const used = new Set(everything.flatMap(({ filtros }) => filtros.map(({ idValor }) => idValor)));
    expect(new Set(plain.filtros.flatMap(({ valores }) => valores.map(({ id }) => id)))).toEqual(used);
    for (const { id, quantidade } of plain.filtros.flatMap(({ valores }) => valores)) {
      expect(quantidade).toBe(everything.filter((produto) => has(produto, [id])).length);
    }
    for (const { de, ate, quantidade } of plain.filtrosPreco) {
      expect(quantidade).toBe(everything.filter((produto) => priced(produto, de, ate)).length);
    }
    for (const { de, ate, quantidade } of Object.values(plain.filtrosDescontoPrecoPor)) {
      expect(quantidade).toBe(everything.filter((p) => off(p) >= de && off(p) <= ate).length);
    }
  });

  it('hold for what following the link then shows, where nothing else of the group is chosen', async () => {
    const links = [
      ...plain.marcas.slice(0, 2),
      ...plain.filtros.flatMap(({ valores }) => valores.slice(0, 1)),
      ...plain.atributos.flatMap(({ valores }) => valores.slice(0, 1)),
      ...plain.filtrosPreco,
      ...Object.values(plain.filtrosDescontoPrecoPor),
    ];
    expect(links.length).toBeGreaterThan(20);
    for (const { url, quantidade } of links) {
      expect((await list(follow(url))).info.total, url).toBe(quantidade);
    }
  }, 30_000);

  it('leave the own group out: a second value of it would add to the first', async () => {
    const lengths = group(plain, 'Comprimento');
    const [one, two] = lengths.valores;
    const first = await list(follow(one?.url ?? ''));
    const again = group(first.conteudo.detalhes, 'Comprimento').valores.find(({ id }) => id === two?.id);
    expect(again?.quantidade).toBe(two?.quantidade);
    const both = await list({ ...follow(again?.url ?? ''), limit: '100' });
    expect(both.info.total).toBe(
      everything.filter((produto) => has(produto, [one?.id ?? 0, two?.id ?? 0])).length,
    );
  });
});

describe('filters together', () => {
  it('narrow by every group and widen inside one, and count so', async () => {
    const [brandA, brandB] = plain.marcas;
    const brands = [brandA?.id ?? 0, brandB?.id ?? 0];
    const uses = group(plain, 'Uso indicado');
    const use = uses.valores.toSorted((a, b) => b.quantidade - a.quantidade)[0]?.id ?? 0;
    const inBrand = ({ marca }: Produto) => brands.includes(marca.id);
    const inUse = (produto: Produto) => has(produto, [use]);
    const inPrice = (produto: Produto) => priced(produto, 20, 150);

    const { conteudo, info } = await list({
      marca: brands.join(','),
      filtro: `${uses.id}:${use}`,
      preco: '20:150',
      limit: '100',
    });
    const expected = everything.filter((p) => inBrand(p) && inUse(p) && inPrice(p));
    expect(expected.length).toBeGreaterThan(1);
    expect(conteudo.produtos.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(info.filtros).toEqual({ marca: brands.join(','), filtro: `${uses.id}:${use}`, preco: '20:150' });

    for (const { id, quantidade, ativo } of conteudo.detalhes.marcas) {
      expect(quantidade).toBe(everything.filter((p) => p.marca.id === id && inUse(p) && inPrice(p)).length);
      expect(ativo).toBe(brands.includes(id));
    }
    for (const filtro of conteudo.detalhes.filtros) {
      for (const { id, quantidade, ativo } of filtro.valores) {
        const others = everything.filter(
          (p) => inBrand(p) && inPrice(p) && (filtro.id === uses.id || inUse(p)),
        );
        expect(quantidade, `${filtro.nome} ${id}`).toBe(others.filter((p) => has(p, [id])).length);
        expect(ativo).toBe(id === use);
      }
    }
    for (const { de, ate, quantidade } of conteudo.detalhes.filtrosPreco) {
      expect(quantidade).toBe(everything.filter((p) => inBrand(p) && inUse(p) && priced(p, de, ate)).length);
    }
  });

  it('with two groups of characteristics leave each its own count', async () => {
    const [a, b] = plain.filtros.filter(({ valores }) => valores.length > 2);
    const [valueA = 0, valueB = 0] = [a, b].map(
      (filtro) => filtro?.valores.toSorted((x, y) => y.quantidade - x.quantidade)[0]?.id ?? 0,
    );
    const { conteudo } = await list({ filtro: `${b?.id}:${valueB};${a?.id}:${valueA}`, limit: '100' });
    expect(conteudo.produtos.map(({ id }) => id)).toEqual(
      everything.filter((p) => has(p, [valueA]) && has(p, [valueB])).map(({ id }) => id),
    );
    for (const filtro of conteudo.detalhes.filtros) {
      const others = everything.filter(
        (p) => (filtro.id === a?.id || has(p, [valueA])) && (filtro.id === b?.id || has(p, [valueB])),
      );
      for (const { id, quantidade } of filtro.valores) {
        expect(quantidade, `${filtro.nome} ${id}`).toBe(others.filter((p) => has(p, [id])).length);
      }
    }
  });

  it('of an attribute find the values inside a page', async () => {
    const [value] = await store.db
      .selectFrom('product_variants as v')
      .innerJoin('attribute_values as av', 'av.id', 'v.valor_id')
      .innerJoin('product_categories as pc', 'pc.product_id', 'v.product_id')
      .innerJoin('categories as c', 'c.id', 'pc.categoria_id')
      .where('c.caminho', '=', AUDIO)
      .select(['av.id', 'av.attribute_id'])
      .orderBy('av.id')
      .execute();
    const { conteudo } = await list({ atributo: `${value?.attribute_id}:${value?.id}`, limit: '100' });
    const expected = everything.filter(({ atributos }) =>
      'simples' in atributos
        ? atributos.simples?.valores.some(({ idAtributoValor }) => idAtributoValor === value?.id)
        : false,
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(conteudo.produtos.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    const active = conteudo.detalhes.atributos.flatMap(({ valores }) => valores).filter(({ ativo }) => ativo);
    expect(active.map(({ id }) => id)).toEqual([value?.id]);
  });
});

describe('filters of ours', () => {
  const metres = ({ filtros }: Produto): number => {
    const label = filtros.find(({ nome }) => nome === 'Comprimento')?.label ?? '';
    return label === '' ? Number.NaN : Number(label.replace(' m', '').replace(',', '.'));
  };

  it('range over measures, both ends included, and name what the listing holds', async () => {
    const { id, faixa, valores } = group(plain, 'Comprimento');
    const lengths = everything.map(metres).filter((length) => !Number.isNaN(length));
    expect(faixa).toMatchObject({
      unidade: 'm',
      minimo: Math.min(...lengths),
      maximo: Math.max(...lengths),
      de: null,
      ate: null,
    });
    for (const length of lengths)
      expect(length / (faixa?.passo ?? 0)).toBeCloseTo(Math.round(length / (faixa?.passo ?? 1)), 6);
    for (const [range, fits] of [
      ['1.8~3', (length: number) => length >= 1.8 && length <= 3],
      ['~1', (length: number) => length <= 1],
      ['5~', (length: number) => length >= 5],
    ] as const) {
      const { conteudo } = await list({ filtro: `${id}:${range}`, limit: '100' });
      const expected = everything.filter((produto) => fits(metres(produto)));
      expect(expected.length).toBeGreaterThan(1);
      expect(conteudo.produtos.map((produto) => produto.id)).toEqual(expected.map((produto) => produto.id));
      const again = group(conteudo.detalhes, 'Comprimento');
      expect(again.valores.map(({ quantidade }) => quantidade)).toEqual(
        valores.map(({ quantidade }) => quantidade),
      );
      expect(follow(again.faixa?.url ?? '')).toEqual({ ipp: '100' });
    }
    const { conteudo } = await list({ filtro: `${id}:1.8~3` });
    expect(group(conteudo.detalhes, 'Comprimento').faixa).toMatchObject({ de: 1.8, ate: 3 });
  });

  it('widen a range by the values chosen beside it, and count every other group after it', async () => {
    const lengths = group(plain, 'Comprimento');
    const longest = lengths.valores.at(-1);
    const { conteudo, info } = await list({ filtro: `${lengths.id}:~1,${longest?.id}`, limit: '100' });
    const inGroup = (produto: Produto) => metres(produto) <= 1 || has(produto, [longest?.id ?? 0]);
    expect(info.total).toBe(everything.filter(inGroup).length);
    for (const { id, quantidade } of conteudo.detalhes.marcas) {
      expect(quantidade).toBe(everything.filter((p) => p.marca.id === id && inGroup(p)).length);
    }
    for (const filtro of conteudo.detalhes.filtros.filter(({ id }) => id !== lengths.id)) {
      for (const { id, quantidade } of filtro.valores) {
        expect(quantidade, filtro.nome).toBe(everything.filter((p) => has(p, [id]) && inGroup(p)).length);
      }
    }
  });

  it('take seals, and what can be bought now', async () => {
    expect(plain.selos.length).toBeGreaterThan(0);
    for (const { id, quantidade, url, ativo } of plain.selos) {
      const expected = everything.filter(({ selos }) => selos.some((selo) => selo.id === id));
      expect([quantidade, ativo]).toEqual([expected.length, false]);
      const { conteudo } = await list({ ...follow(url), limit: '100' });
      expect(conteudo.produtos.map((produto) => produto.id)).toEqual(expected.map((produto) => produto.id));
      expect(conteudo.detalhes.selos.find((selo) => selo.id === id)?.ativo).toBe(true);
    }
    expect(plain.filtrosDisponibilidade.map(({ label }) => label)).toContain('Em estoque');
    const total = plain.filtrosDisponibilidade.reduce((sum, { quantidade }) => sum + quantidade, 0);
    expect(total).toBe(everything.length);
    const { conteudo, info } = await list({ disponibilidade: 'disponivel', limit: '100' });
    expect(info.total).toBe(everything.filter(({ status }) => status === 'disponivel').length);
    expect(conteudo.produtos.every(({ status }) => status === 'disponivel')).toBe(true);
  });

  it('offer categories where the page is none, with counts that hold', async () => {
    expect(plain.filtrosCategoria).toEqual([]);
    const call = async (query: Readonly<Record<string, string>>): Promise<UrlListing> => {
      const params = new URLSearchParams({ busca: 'cabo', limit: '100', ...query });
      return (await store.visitor().fetch(`/api/v2/front/url/product/listing/search?${params}`)).json();
    };
    const all = await call({});
    expect(all.conteudo.detalhes.filtrosCategoria.length).toBeGreaterThan(1);
    for (const { id, quantidade, ativo } of all.conteudo.detalhes.filtrosCategoria) {
      expect(ativo).toBe(false);
      const narrowed = await call({ categoria: String(id) });
      expect(narrowed.info.total).toBe(quantidade);
      const chosen = narrowed.conteudo.detalhes.filtrosCategoria.filter((entry) => entry.ativo);
      expect(chosen.map((entry) => entry.id)).toEqual([id]);
    }
  });

  it('keep a range that leaves nothing on offer, to be taken back', async () => {
    const { id } = group(plain, 'Comprimento');
    const { conteudo, info } = await list({ filtro: `${id}:1~3`, preco: '0.01:0.02' });
    expect(info.total).toBe(0);
    const { faixa, valores } = group(conteudo.detalhes, 'Comprimento');
    expect(faixa).toMatchObject({ de: 1, ate: 3, minimo: 1, maximo: 3 });
    expect(new Set(valores.map(({ quantidade }) => quantidade))).toEqual(new Set([0]));
  });

  it('keep a price range of the visitor on offer, with its count', async () => {
    const { conteudo, info } = await list({ preco: '37:41.5' });
    const own = conteudo.detalhes.filtrosPreco.filter(({ ativo }) => ativo);
    expect(own.map(({ de, ate, quantidade }) => [de, ate, quantidade])).toEqual([[37, 41.5, info.total]]);
    expect(follow(own[0]?.url ?? '')).toEqual({});
  });
});

describe('the links of a listing', () => {
  it('repeat what else is chosen, start at page 1, and take a choice back', async () => {
    const [brand] = plain.marcas;
    const { conteudo } = await list({
      marca: String(brand?.id),
      order: 'Menor Preço',
      limit: '24',
      offset: '24',
    });
    const lengths = group(conteudo.detalhes, 'Comprimento');
    const [value] = lengths.valores;
    expect(value?.rota).toEqual({
      name: 'product/listing/category',
      route: new URL(value?.url ?? '').pathname + new URL(value?.url ?? '').search,
      path: AUDIO,
      params: { categoriaNivel2: 'cabos-de-audio' },
      query: {
        marca: String(brand?.id),
        filtro: `${lengths.id}:${value?.id}`,
        order: 'Menor Preço',
        ipp: '24',
      },
    });
    expect(follow(value?.url ?? '')).toEqual({
      marca: String(brand?.id),
      filtro: `${lengths.id}:${value?.id}`,
      order: 'Menor Preço',
      ipp: '24',
    });
    const back = conteudo.detalhes.marcas.find(({ ativo }) => ativo)?.url ?? '';
    expect(back).toBe(`${SITE_URL}${AUDIO}?order=Menor+Pre%C3%A7o&ipp=24`);
  });

  it('name the order in their route also where the address does not', () => {
    for (const { rota, url } of plain.marcas) {
      expect(filled(rota.query)?.order).toBe('Popularidade');
      expect(url).not.toContain('order=');
    }
  });

  it('keep a choice that leaves nothing, so that it can be taken back', async () => {
    const used = new Set(plain.marcas.map(({ id }) => id));
    const foreign = [1, 2, 3, 4, 5, 6, 7, 8].find((id) => !used.has(id)) ?? 0;
    const { conteudo, info } = await list({ marca: String(foreign), filtro: '1:1', preco: '0:1' });
    expect(info.total).toBe(0);
    const active = conteudo.detalhes.marcas.filter(({ ativo }) => ativo);
    expect(active.map(({ id, quantidade }) => [id, quantidade])).toEqual([[foreign, 0]]);
    expect(active[0]?.url).not.toContain('marca=');
  });

  it('are the same for every spelling of the same choice', async () => {
    const one = await list({ marca: '3,1,3', filtro: '2:9;1:4,2' });
    const two = await list({ filtro: '1:2;2:9;1:4', marca: '1,3' });
    expect(two).toEqual(one);
    expect(one.info.filtros).toEqual({ marca: '1,3', filtro: '1:2,4;2:9' });
  });
});
