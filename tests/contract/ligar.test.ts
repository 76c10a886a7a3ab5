import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ligacao, LigarOpcoes, LigarProduto } from '#lib/contract/finder.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(() => expect(store.failures).toEqual([]));
afterAll(() => store.close());

async function ligar(query: Readonly<Record<string, string>>): Promise<Response> {
  return store.visitor().fetch(`/api/v2/vitrine/ligar?${new URLSearchParams(query)}`);
}

const asked = async (query: Readonly<Record<string, string>>): Promise<Ligacao> =>
  (await ligar(query)).json();

const TO_DISPLAYPORT = { deAparelho: 'Play Station 5', paraAparelho: 'monitor', paraPorta: 'Display Port' };

describe('ligar', () => {
  it('counts as many screens as it is told', async () => {
    const question = { deAparelho: 'sky', paraAparelho: 'tv', metros: '2', precisa: 'duplicar,1080p60' };
    const { produtos } = await asked({ ...question, quantos: '4' });
    expect(produtos.map(({ sku, quantidade }) => [sku, quantidade])).toContainEqual(['FS-DST-S14', 1]);
    expect((await ligar({ ...question, quantos: '1' })).status).toBe(400);
  });

  it('reads words, and names products in order from source to target', async () => {
    const { lido, tipo, motivo, conectores, produtos, explicacao } = await asked({
      ...TO_DISPLAYPORT,
      metros: '1,5',
      precisa: '4k60',
    });
    expect(lido.de).toMatchObject({ aparelho: { id: 'ps5' }, porta: { id: 'hdmi' } });
    expect(lido.para).toMatchObject({ aparelho: { id: 'monitor' }, porta: { id: 'displayport' } });
    expect(lido).toMatchObject({ metros: 1.5, precisa: ['4k60'] });
    expect([tipo, motivo]).toEqual(['conversor', null]);
    expect(conectores).toEqual(['HDMI tipo A macho', 'DisplayPort macho']);
    expect(produtos.map(({ sku, papel }) => [sku, papel])).toEqual([
      ['FS-ADP-HDP', 'principal'],
      ['FS-DSP-12-018', 'ligacao'],
    ]);
    expect(produtos[0]).toMatchObject({ preco: 149.9, quantidade: 1, estoque: 118 });
    expect(explicacao.join(' ')).toContain('Conversor HDMI para DisplayPort 4K 60 Hz com USB');
  });

  it('shows both boxes of a pair, one on each end of the network cable', async () => {
    const query = { deAparelho: 'notebook', dePorta: 'HDMI', paraAparelho: 'projetor', paraPorta: 'VGA' };
    const { passos, produtos } = await asked({ ...query, metros: '15' });
    const boxes = passos.filter(({ nome }) => nome.startsWith('Extensor'));
    expect(boxes.map(({ conectores }) => conectores.indexOf('RJ45 fêmea'))).toEqual([1, 0]);
    expect(produtos.filter(({ sku }) => sku.startsWith('FS-DST'))).toMatchObject([{ quantidade: 1 }]);
    const behind = passos[passos.findLastIndex(({ nome }) => nome.startsWith('Extensor')) - 1];
    expect(behind?.conectores[1]).toContain('RJ45');
  });

  it('shows the colour that it proposes', async () => {
    const { produtos } = await asked({ deAparelho: 'roteador', paraAparelho: 'pc', metros: '30' });
    const coloured = produtos.filter(({ valor }) => valor > 0);
    expect(coloured.length).toBeGreaterThan(0);
    let pictured = 0;
    for (const { id, valor, imagem } of coloured) {
      const own = await store.db
        .selectFrom('product_media')
        .select('arquivo')
        .where('product_id', '=', id)
        .where('valor_id', '=', valor)
        .where('tipo', '=', 'imagem')
        .execute();
      if (own.length > 0) expect(own.map(({ arquivo }) => imagem.includes(arquivo))).toContain(true);
      pictured += own.length;
    }
    expect(pictured).toBeGreaterThan(0);
  });

  it('says none and why', async () => {
    const found = await asked({ deAparelho: 'PS5', dePorta: 'Saída óptica', paraAparelho: 'soundbar' });
    expect(found).toMatchObject({ tipo: 'nenhum', motivo: 'origem', produtos: [], conectores: [] });
    expect(found.explicacao.join(' ')).toContain('não tem saída óptica');
  });

  it('says where nothing has to be bought, whatever words say so', async () => {
    expect(await asked({ deAparelho: 'tv', paraAparelho: 'fone de ouvido', metros: '1' })).toMatchObject({
      tipo: 'nenhum',
      direto: true,
      produtos: [],
    });
    const wrong = await asked({ deAparelho: 'PS5', dePorta: 'Saída óptica', paraAparelho: 'soundbar' });
    expect(wrong).not.toHaveProperty('direto');
  });

  it('names what is sold out', async () => {
    const query = { dePorta: 'VGA', paraPorta: 'VGA', metros: '8' };
    const before = await asked(query);
    expect(before).toMatchObject({ tipo: 'cabo', produtos: [{ sku: 'FS-LEG-VGA-100', estoque: 0 }] });
    expect(before.limites.join(' ')).toContain('esgotado');
  });

  it('refuses words it does not know, with what they may have meant', async () => {
    const device = await ligar({ deAparelho: 'Geladeira frost free', paraAparelho: 'TV' });
    expect(device.status).toBe(400);
    const port = await ligar({ dePorta: 'HDMX', paraPorta: 'qwerty' });
    expect(port.status).toBe(400);
    expect((await port.json()).error).toContain('qwerty');
    const need = await ligar({ dePorta: 'HDMI', paraPorta: 'HDMI', precisa: '4k61' });
    expect([need.status, (await need.json()).error]).toEqual([400, expect.stringContaining('4k60')]);
    for (const metros of ['0', '501', 'perto']) {
      expect((await ligar({ dePorta: 'HDMI', paraPorta: 'HDMI', metros })).status, metros).toBe(400);
    }
    expect((await ligar({})).status).toBe(400);
  });

  it('asks which device is meant by a word that several have', async () => {
    const answer = await ligar({ deAparelho: 'switch', paraAparelho: 'TV' });
    expect([answer.status, (await answer.json()).error]).toEqual([
      400,
      '“switch” pode ser Nintendo Switch, Switch de rede ou Distribuidor HDMI: diga qual.',
    ]);
    expect((await asked({ deAparelho: 'switch', paraAparelho: 'roteador' })).lido.de).toMatchObject({
      aparelho: { id: 'switch-de-rede' },
    });
  });

  it('follows stock, sheets and products that are hidden', async () => {
    const query = { dePorta: 'HDMI 2.1', paraPorta: 'HDMI 2.1', metros: '1,6', precisa: '4k120' };
    const sku = async () => (await asked(query)).produtos.map((product) => product.sku);
    expect(await sku()).toEqual(['FS-HDM-E48-020']);
    const of = (code: string) => store.db.updateTable('products').where('sku', '=', code);
    await of('FS-HDM-E48-020').set({ estoque: 0 }).execute();
    expect(await sku()).toEqual(['FS-HDM-U48-020']);
    await of('FS-HDM-E48-020').set({ estoque: 5 }).execute();
    expect(await sku()).toEqual(['FS-HDM-E48-020']);
    await of('FS-HDM-E48-020').set({ ativo: false }).execute();
    expect(await sku()).toEqual(['FS-HDM-U48-020']);
    await of('FS-HDM-E48-020').set({ ativo: true }).execute();
    expect(await sku()).toEqual(['FS-HDM-E48-020']);
  });

  it('knows its devices, ports and needs by name', async () => {
    const options: LigarOpcoes = await (await store.visitor().fetch('/api/v2/vitrine/ligar/opcoes')).json();
    expect(options.ativo).toBe(true);
    expect(options.precisa.map(({ id }) => id)).toContain('streaming-protegido');
    for (const { saidas, entradas } of options.aparelhos) {
      const ids = new Set(options.portas.map(({ id }) => id));
      expect([...saidas, ...entradas].filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('answers nothing while it is off', async () => {
    const data = JSON.stringify({});
    await store.db.insertInto('finder_data').values({ name: 'off', data }).execute();
    expect((await ligar({ dePorta: 'HDMI', paraPorta: 'HDMI' })).status).toBe(404);
    await store.db.deleteFrom('finder_data').where('name', '=', 'off').execute();
    expect((await ligar({ dePorta: 'HDMI', paraPorta: 'HDMI' })).status).toBe(200);
  });
});

describe('a shop none of whose sheets feeds it', () => {
  it('answers nothing until they do', async () => {
    const sold = (ativo: boolean) => store.db.updateTable('products').set({ ativo }).execute();
    await sold(false);
    const options = await (await store.visitor().fetch('/api/v2/vitrine/ligar/opcoes')).json();
    expect(options).toEqual({ ativo: false, aparelhos: [], portas: [], precisa: [], pares: [] });
    expect((await ligar({ dePorta: 'HDMI', paraPorta: 'VGA' })).status).toBe(404);
    await sold(true);
    expect((await ligar({ dePorta: 'HDMI', paraPorta: 'VGA' })).status).toBe(200);
  });
});

describe('ligar/produto', () => {
  const productOf = async (sku: string) => {
    const { id } = await store.db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow();
    return store.visitor().fetch(`/api/v2/vitrine/ligar/produto/${id}`);
  };

  it('says what a product serves for, what not and why, and what goes with it', async () => {
    const { serve, naoServe, acompanha } = await (await productOf('FS-ADP-HDP')).json();
    expect(serve).toContainEqual({
      de: 'hdmi',
      para: 'displayport',
      titulo: 'HDMI para DisplayPort',
      nota: '',
      metros: null,
      precisa: [],
    });
    expect(naoServe[0].nota).toBe('só funciona no sentido contrário');
    expect(acompanha.map(({ sku }: { sku: string }) => sku)).toContain('FS-DSP-12-018');
  });

  it('is 404 for a tool, and for what is no product', async () => {
    expect((await productOf('FS-FER-CAN')).status).toBe(404);
    expect((await store.visitor().fetch('/api/v2/vitrine/ligar/produto/0')).status).toBe(404);
  });

  it('is kept, and names a product that leads again', async () => {
    const { id } = await store.db
      .selectFrom('products')
      .select('id')
      .where('sku', '=', 'FS-ADP-HDP')
      .executeTakeFirstOrThrow();
    const told = async () => {
      const path = `/api/v2/vitrine/ligar/produto/${id}`;
      return (await store.platform.ask({ method: 'get', path, query: {}, body: undefined }))
        ?.value as LigarProduto;
    };
    const before = await told();
    expect(await told()).toBe(before);
    const [lead] = before.acompanha;
    const active = (ativo: boolean) =>
      store.db.updateTable('products').set({ ativo }).where('id', '=', Number(lead?.id)).execute();
    const ids = async () => (await told()).acompanha.map((one) => one.id);
    await active(false);
    await expect.poll(ids).not.toContain(lead?.id);
    await active(true);
    await expect.poll(told).toEqual(before);
  });

  it('follows the sheet of the product', async () => {
    const before = await (await productOf('FS-HDM-HS-018')).json();
    expect(before.serve[0].nota).toContain('4K a 30 Hz');
    await store.db
      .deleteFrom('product_characteristics')
      .where('product_id', '=', (eb) =>
        eb.selectFrom('products').select('id').where('sku', '=', 'FS-HDM-HS-018'),
      )
      .execute();
    await expect.poll(async () => (await productOf('FS-HDM-HS-018')).status).toBe(404);
  });
});

describe('ligar/texto', () => {
  it('reads a search of two devices, and no other', async () => {
    const read = (busca: string) =>
      store.visitor().fetch(`/api/v2/vitrine/ligar/texto?${new URLSearchParams({ busca })}`);
    expect(await (await read('notebook no projetor 10 m')).json()).toEqual({
      de: 'notebook',
      para: 'projetor',
      titulo: 'Notebook no projetor',
      metros: 10,
      opcoes: [],
    });
    expect((await (await read('switch na tv 3 m')).json()).opcoes).toEqual([
      { de: 'switch', para: 'tv', titulo: 'Nintendo Switch na TV' },
      { de: 'switch-de-rede', para: 'tv', titulo: 'Switch de rede na TV' },
      { de: 'matriz-hdmi', para: 'tv', titulo: 'Distribuidor HDMI na TV' },
    ]);
    expect((await (await read('switch no roteador')).json()).opcoes).toEqual([]);
    expect((await read('cabo hdmi')).status).toBe(404);
  });

  it('reads two ends that were typed, and offers questions where they are not clear', async () => {
    const read = async (de: string, para: string) =>
      (
        await store.visitor().fetch(`/api/v2/vitrine/ligar/texto?${new URLSearchParams({ de, para })}`)
      ).json();
    expect(await read('notebook usb-c', 'PlayStation 5')).toMatchObject({
      ...{ de: 'notebook~usb-c', para: 'ps5', opcoes: [] },
    });
    expect(await read('Sky', '4 TVs do consultório')).toMatchObject({
      ...{ de: 'decodificador', para: 'tv', sobra: 'consultorio', quantos: { de: 1, para: 4 } },
    });
    const unclear = await read('Switch', 'TV grande');
    expect(unclear).toMatchObject({ de: '', para: 'tv' });
    expect(unclear.opcoes[0]).toEqual({ de: 'switch', para: 'tv', titulo: 'Nintendo Switch na TV' });
  });
});

describe('ligar/conferir', () => {
  const check = async (query: Readonly<Record<string, string>>) =>
    (await store.visitor().fetch(`/api/v2/vitrine/ligar/conferir?${new URLSearchParams(query)}`)).json();

  it('says what of a cart will not be linked, by codes and by ids', async () => {
    const skus = ['FS-HDM-E48-020', 'FS-SDI-3G-010'];
    const { avisos } = await check({ skus: skus.join(',') });
    expect(avisos).toEqual([
      { texto: expect.stringContaining('um não se liga no outro sem conversor'), de: 'hdmi', para: 'sdi' },
    ]);
    expect(avisos[0].texto).not.toContain('FS-');
    const rows = await store.db.selectFrom('products').select('id').where('sku', 'in', skus).execute();
    expect(await check({ produtos: rows.map(({ id }) => id).join(',') })).toEqual({ avisos });
    expect(await check({ skus: 'FS-HDM-E48-020,FS-NET-C6-030' })).toEqual({ avisos: [] });
  });
});
