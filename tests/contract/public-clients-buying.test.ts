/** How public clients buy and look around: facts in our words, from themes of three shops, a script of a buyer and scrapers. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';
import { readWorld, type World } from './calls/world.ts';

const FRONT = '/api/v2/front';
let store: TestStore;
let world: World;
beforeAll(async () => {
  store = await createTestStore();
  world = await readWorld(store);
});
afterEach(() => store.reset());
afterAll(() => store.close());

async function ask(visitor: Visitor, method: string, path: string, body?: object) {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await visitor.fetch(`${FRONT}/${path}`, init);
  return { status: answer.status, body: await answer.json() };
}
const get = (path: string) => ask(store.visitor(), 'GET', path);

describe("a buyer's script", () => {
  it('adds what the page of a product gives it, then sets the quantity of the same line', async () => {
    const visitor = store.visitor();
    const page = await ask(
      visitor,
      'GET',
      `url/product/detail?url=${encodeURIComponent(`/${world.plain.slug}.html`)}`,
    );
    const { carrinho, id, status, estoque, precos } = page.body.conteudo;
    expect([status, estoque > 1, typeof precos.por]).toEqual(['disponivel', true, 'number']);
    const [first] = carrinho.itens;
    const added = await ask(visitor, 'POST', 'checkout/cart', {
      ...carrinho,
      itens: [{ ...first, quantidade: '2' }],
    });
    expect([added.status, added.body.quantidadeTotal]).toEqual([200, 2]);
    expect(Number(added.body.itens[0].hash.idProduto)).toBe(Number(id));
    const changed = await ask(visitor, 'PUT', 'checkout/cart', {
      ...first,
      quantidade: '3',
      tipo: 'produto',
    });
    expect([changed.status, changed.body.quantidadeTotal, changed.body.itens.length]).toEqual([200, 3, 1]);
    expect(changed.body.subtotal.valor).toBeCloseTo(3 * precos.por, 2);
  });
});

describe('a theme', () => {
  const fixed = (idProduto: number) => ({
    idProduto: String(idProduto),
    idAtributoSimples: '0',
    idUnidadeVenda: '0',
    idArmazem: '0',
    quantidade: '1',
    adicional: '',
    parametros: '',
  });

  it('sells a product or a list from a banner by its number alone, all of it as text', async () => {
    const goods = [
      ['produto', world.plain.id],
      ['lista', world.list.id],
    ] as const;
    for (const [tipo, id] of goods) {
      const { status, body } = await ask(store.visitor(), 'POST', 'checkout/cart', {
        tipo,
        itens: [fixed(id)],
      });
      expect([tipo, status, body.itens.length]).toEqual([tipo, 200, 1]);
      expect(String(body.itens[0].hash.idProduto)).toBe(String(id));
    }
  });

  it('has what was chosen of a list priced, and puts that answer into the cart', async () => {
    const visitor = store.visitor();
    const page = await ask(visitor, 'GET', `url/list/detail?url=/lista/${world.list.slug}`);
    expect(page.status).toBe(200);
    const { id, produtos } = page.body.conteudo;
    type Part = {
      id: number;
      quantidade: number;
      precos: { por: number };
      atributos: { simples?: { valores: { idAtributoValor: number; precos: { por: number } }[] } };
    };
    const chosen = (produtos as Part[]).map(({ id, quantidade, precos, atributos }) => {
      const [value] = atributos.simples?.valores ?? [];
      return {
        id,
        idAtributoValor: value?.idAtributoValor ?? 0,
        quantidade,
        preco: (value ?? { precos }).precos.por,
      };
    });
    const priced = await ask(visitor, 'POST', 'list/shop', {
      idListaCompra: id,
      produtos: chosen,
      carrinho: true,
    });
    expect(priced.status).toBe(200);
    const { tipo, itens } = priced.body.carrinho;
    const { status, body } = await ask(visitor, 'POST', 'checkout/cart', { tipo, itens });
    expect([status, body.itens.length > 0]).toEqual([200, true]);
  });

  it('asks for freight as a page opens, with no value chosen', async () => {
    const { status, body } = await ask(store.visitor(), 'POST', 'shipment/product', {
      cep: '01310100',
      idProduto: world.plain.id,
      idAtributoValor: 0,
      quantidade: 1,
    });
    expect([status, body.fretes.length > 0]).toEqual([200, true]);
  });

  it('pages through the one product of a page', async () => {
    const { status, body } = await get(`url/product/detail?url=/${world.plain.slug}&offset=0&limit=1`);
    expect([status, body.conteudo.id]).toEqual([200, world.plain.id]);
  });

  it('asks for one product of a category to have its page, and for its banner by number', async () => {
    const { status, body } = await get(`url/product/listing/category?url=${world.category}&offset=0&limit=1`);
    expect([status, body.conteudo.produtos.length]).toEqual([200, 1]);
    const banner = await get(
      `showcase/banners/banner-categoria?idNivel=${body.conteudo.categoria.id}&limit=1`,
    );
    // None of that name: it shows none, and reads no first banner of an empty list.
    expect(banner.status).toBe(404);
  });

  it('has ten stars for buying and for service, and a yes or no', async () => {
    await world.addReviewKey();
    const call = `evaluations/store/add/${world.reviewKey}`;
    expect((await get(call)).body).toMatchObject({ sucesso: true });
    const opinion = { experiencia: 10, atendimento: 1, satisfacao: false, autorizacao: true, mensagem: '' };
    const { status, body } = await ask(store.visitor(), 'POST', call, opinion);
    expect([status, body.sucesso]).toEqual([200, true]);
    expect((await get(call)).body).toMatchObject({ sucesso: false });
  });
});

describe('scrapers', () => {
  it('take a hundred at once, and say their page beside the offset', async () => {
    const hundred = await get(
      'url/product/listing/category?url=/cabos-de-video&offset=0&limit=100&order=Popularidade',
    );
    expect([hundred.status, hundred.body.info.exibindo]).toEqual([
      200,
      hundred.body.conteudo.produtos.length,
    ]);
    const [plain, paged] = [
      await get('url/product/listing/category?url=/cabos-de-video/&offset=24&limit=24'),
      await get('url/product/listing/category?url=/cabos-de-video/&pg=2&offset=24&limit=24'),
    ];
    const ids = ({ body }: typeof plain) => body.conteudo.produtos.map(({ id }: { id: number }) => id);
    expect(ids(paged)).toEqual(ids(plain));
  });

  it('end menus and addresses with a slash', async () => {
    expect((await get('struct/menus/menu-principal/')).status).toBe(200);
    const { status, body } = await get(`url/verify?url=${world.category}/`);
    expect([status, body.nivel]).toEqual([200, 'product/listing/category']);
  });
});
