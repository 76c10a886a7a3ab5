import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getPanelMenu, getPanelMenus, savePanelMenu } from '#lib/api/panel-menus.ts';
import { getMenu } from '#lib/api/struct.ts';
import type { MenuPainel } from '#lib/contract/panel-menus.ts';
import {
  addEntry,
  flatEntries,
  type MenuEntry,
  moveEntry,
  removeEntry,
} from '#lib/domain/content/menu-tree.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, SITE_URL, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let marketer: Visitor;
let told: string[] = [];
beforeAll(async () => {
  store = await createTestStore();
  store.changes.subscribe(({ keys }) => void told.push(...keys));
  marketer = await staff(store, 'marketing');
});
afterEach(() => {
  told = [];
  expect(store.failures).toEqual([]);
});
afterAll(() => store.close());

const ENTRY = {
  label: 'Ofertas',
  link: '/c/cabos-ate-50-reais',
  icone: '',
  target: '_self',
  destaque: false,
} as const;

/** An entry that was gone for a while has another id when it is back. */
const unnumbered = (itens: readonly MenuEntry[]): unknown =>
  itens.map(({ id: _, sub, ...entry }) => ({ ...entry, sub: unnumbered(sub) }));
/** By label. */
const numbered = (itens: readonly MenuEntry[]) =>
  new Map(flatEntries(itens).map(({ entry }) => [`${entry.label} ${entry.link}`, entry.id]));

/** Saves a menu changed, gives it to `look`, and saves it back as it was. */
async function changed(
  hash: string,
  change: (menu: MenuPainel) => readonly MenuEntry[],
  look: (saved: MenuPainel) => void | Promise<void>,
): Promise<void> {
  const before = await getPanelMenu(marketer.api, hash);
  const saved = await savePanelMenu(marketer.api, { ...before, itens: change(before) });
  await look(saved);
  const back = await savePanelMenu(marketer.api, { ...before, revisao: saved.revisao });
  expect(unnumbered(back.itens)).toEqual(unnumbered(before.itens));
}

describe('panel/menus', () => {
  it('lists the menus of the shop with how much is in them', async () => {
    const { menus } = await getPanelMenus(marketer.api);
    expect(menus).toContainEqual({ hash: 'footer', nome: 'Comprar', entradas: 10 });
    expect(menus.map(({ hash }) => hash)).toContain('header-pitchbar');
  });

  it('names the links of entries that lead nowhere in the shop, of which the demo has none', async () => {
    const { menus } = await getPanelMenus(marketer.api);
    for (const { hash } of menus) {
      expect([hash, (await getPanelMenu(marketer.api, hash)).linksQuebrados]).toEqual([hash, []]);
    }
    const links = ['/produto-que-nao-ha', 'https://example.com/nada', '/marcas', '', `${SITE_URL}/nada`];
    await changed(
      'footer',
      ({ itens }) => links.reduce((all, link) => addEntry(all, [], { ...ENTRY, link }), itens),
      ({ linksQuebrados }) => expect(linksQuebrados).toEqual(['/produto-que-nao-ha', '/nada']),
    );
  });

  it('saves an entry that visitors see, tells the pages, and says who did it', async () => {
    await changed(
      'footer',
      ({ itens }) => addEntry(itens, [], ENTRY),
      async ({ alteracoes }) => {
        const { menu } = await getMenu(store.api(), 'footer');
        expect(menu.at(-1)).toMatchObject({ label: 'Ofertas', link: `${SITE_URL}/c/cabos-ate-50-reais` });
        expect(told).toContainEqual(expect.stringMatching(/^menu:\d+$/));
        expect(alteracoes[0]).toMatchObject({
          alvo: 'footer',
          campos: [{ campo: 'entrada', antes: '', depois: 'Ofertas → /c/cabos-ate-50-reais' }],
        });
      },
    );
  });

  it('keeps the ids of entries, and what belongs below them, when one is moved', async () => {
    const before = await getPanelMenu(marketer.api, 'menu-principal');
    await changed(
      'menu-principal',
      ({ itens }) => moveEntry(itens, [1], 'up', 3),
      async ({ itens }) => {
        expect(itens[0]).toEqual(before.itens[1]);
        expect(numbered(itens)).toEqual(numbered(before.itens));
        const { menu } = await getMenu(store.api(), 'menu-principal');
        expect(menu[0]?.sub.map(({ label }) => label)).toEqual(
          before.itens[1]?.sub.map(({ label }) => label),
        );
      },
    );
  });

  it('keeps of the last ten changes what the menu was before', async () => {
    const hash = 'footer-atendimento';
    const first = await getPanelMenu(marketer.api, hash);
    let menu = first;
    for (let turn = 0; turn < 11; turn++) {
      menu = await savePanelMenu(marketer.api, { ...menu, nome: `Ajuda ${turn}` });
    }
    const [last, ...older] = menu.alteracoes;
    expect(last?.inteiro).toEqual({ nome: 'Ajuda 9', itens: first.itens });
    expect(older).toHaveLength(9);
    const { rows } =
      await sql`select 1 from panel_changes where inteiro is not null and alvo = ${hash}`.execute(store.db);
    expect(rows).toHaveLength(10);
    await savePanelMenu(marketer.api, { ...menu, nome: first.nome });
  });

  it('says of an entry that went what it was', async () => {
    await changed(
      'footer-atendimento',
      ({ itens }) => removeEntry(itens, [1]),
      ({ alteracoes }) => {
        expect(alteracoes[0]?.campos).toEqual([
          { campo: 'entrada', antes: 'Entrega → /pagina/entrega', depois: '' },
        ]);
      },
    );
  });

  it.each([
    ['/cabos-de-video/hdmi', 'categoria'],
    ['/marcas/nenhuma', 'marca'],
    ['/pagina/entrega', 'pagina'],
    ['/busca?busca=hdmi', 'interna'],
    [`${SITE_URL}/pagina/entrega`, 'pagina'],
    ['https://example.com/x', 'personalizado'],
    ['', 'personalizado'],
  ])('knows what %s leads to', async (link, tipo) => {
    await changed(
      'footer',
      ({ itens }) => addEntry(itens, [], { ...ENTRY, link }),
      async () => {
        const { menu } = await getMenu(store.api(), 'footer');
        expect(menu.at(-1)?.tipo).toBe(tipo);
      },
    );
  });

  it.each([
    ['a script', { link: 'javascript:alert(1)' }],
    ['an address that only looks like a path', { link: '//evil.example' }],
    ['markup in a link', { link: '/x"onclick="y' }],
    ['a picture from elsewhere', { icone: 'https://evil.example/x.png' }],
    ['a page in the place of a picture', { icone: '/checkout/recuperacao?sessao=1' }],
    ['one that looks like a picture', { icone: '/checkout/recuperacao?sessao=1.png' }],
    ['a picture by steps up', { icone: '/upload/../checkout/recuperacao.png' }],
    ['no name', { label: '  ' }],
    ['a name without end', { label: 'x'.repeat(201) }],
  ])('refuses %s', async (_, fields) => {
    const menu = await getPanelMenu(marketer.api, 'footer');
    const itens = addEntry(menu.itens, [], { ...ENTRY, ...fields });
    await expect(savePanelMenu(marketer.api, { ...menu, itens })).rejects.toMatchObject({ status: 400 });
  });

  it('refuses a level more than the pages show', async () => {
    const footer = await getPanelMenu(marketer.api, 'footer');
    const two = addEntry(footer.itens, [0], ENTRY);
    await expect(savePanelMenu(marketer.api, { ...footer, itens: two })).rejects.toMatchObject({
      status: 400,
    });
    const main = await getPanelMenu(marketer.api, 'menu-principal');
    const four = addEntry(main.itens, [0, 0, 0], ENTRY);
    await expect(savePanelMenu(marketer.api, { ...main, itens: four })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('tells the second of two who save the same menu', async () => {
    const seen = await getPanelMenu(marketer.api, 'footer');
    await changed(
      'footer',
      ({ itens }) => addEntry(itens, [], ENTRY),
      async () => {
        await expect(savePanelMenu(marketer.api, { ...seen, nome: 'Outro' })).rejects.toMatchObject({
          status: 409,
        });
      },
    );
  });

  it('answers 404 for a menu that is none, and gives an empty one for a menu nobody has filled', async () => {
    await expect(getPanelMenu(marketer.api, 'nenhum')).rejects.toMatchObject({ status: 404 });
    await store.db.deleteFrom('menus').where('hash', '=', 'icone-footer').execute();
    const empty = await getPanelMenu(marketer.api, 'icone-footer');
    expect(empty).toMatchObject({ nome: 'Por que comprar aqui', itens: [] });
    const saved = await savePanelMenu(marketer.api, { ...empty, itens: addEntry([], [], ENTRY) });
    expect(saved.itens).toHaveLength(1);
  });
});
