import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getRecords, removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import { getPopup } from '#lib/api/struct.ts';
import { POPUPS, type PopupFields } from '#lib/domain/panel/records/popups.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, TODAY, type Visitor } from '../support/store.ts';

let store: TestStore;
let marketer: Visitor;
let told: string[] = [];
beforeAll(async () => {
  store = await createTestStore();
  store.changes.subscribe(({ keys }) => void told.push(...keys));
  marketer = await staff(store, 'marketing');
});
afterEach(async () => {
  told = [];
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('popups').where('nome', '=', NEW.nome).execute();
});
afterAll(() => store.close());

const NEW: PopupFields = {
  nome: 'Semana do cabo',
  nivel: 'detail',
  tipo: 'html',
  titulo: 'Semana do cabo',
  descricao: '<p>Tudo com frete grátis.</p>',
  link: '/marcas',
  imagem: '',
  imagemCelular: '',
  alt: '',
  tempo: 5,
  repete: true,
  ativo: true,
  de: '',
  ate: '',
};
const status = (nivel: string) =>
  getPopup(store.api(), nivel).then(
    () => 200,
    (error) => error.status,
  );

describe('panel/popups', () => {
  it('adds one that opens over pages, changes it, and removes it', async () => {
    const { registros: popups, alteracoes } = await saveRecord(marketer.api, POPUPS, NEW);
    expect(popups[0]).toMatchObject(NEW);
    expect(alteracoes[0]).toMatchObject({ alvo: NEW.nome, acao: 'criou' });
    expect(told).toContainEqual(expect.stringMatching(/^popup:\d+$/));
    expect(await getPopup(store.api(), 'detail')).toMatchObject({
      titulo: NEW.titulo,
      tempo: 5,
      repete: true,
    });
    const [saved = { id: 0, revisao: '' }] = popups;
    await saveRecord(marketer.api, POPUPS, { ...NEW, titulo: 'Só hoje', repete: false }, saved);
    expect(await getPopup(store.api(), 'detail')).toMatchObject({ titulo: 'Só hoje', repete: false });
    await expect(saveRecord(marketer.api, POPUPS, NEW, saved)).rejects.toMatchObject({ status: 409 });
    await removeRecord(marketer.api, POPUPS, saved.id);
    expect(await status('detail')).toBe(404);
    const [removal] = (await getRecords(marketer.api, POPUPS)).alteracoes;
    expect(removal).toMatchObject({ acao: 'removeu', inteiro: { ...NEW, titulo: 'Só hoje', repete: false } });
    await expect(removeRecord(marketer.api, POPUPS, saved.id)).rejects.toMatchObject({ status: 404 });
  });

  it('opens only in its period, and not while it is off', async () => {
    const at = (hours: number) => new Date(TODAY.getTime() + hours * 3_600_000).toISOString();
    for (const [fields, wanted] of [
      [{ de: at(-1), ate: at(1) }, 200],
      [{ de: at(1) }, 404],
      [{ ate: at(-1) }, 404],
      [{ ativo: false }, 404],
    ] as const) {
      const { registros: popups } = await saveRecord(marketer.api, POPUPS, { ...NEW, ...fields });
      expect(await status('detail')).toBe(wanted);
      await removeRecord(marketer.api, POPUPS, popups[0]?.id ?? 0);
    }
  });

  it.each([
    ['no title', { titulo: ' ' }],
    ['no text', { descricao: '' }],
    ['a script as its link', { link: 'javascript:alert(1)' }],
    ['a picture from elsewhere', { imagem: 'https://evil.example/x.png', alt: 'x' }],
    ['a picture that is not in the library', { imagem: '/banner/x.webp', alt: 'x' }],
    ['no picture, as one of pictures', { tipo: 'imagem' }],
    ['a wait without end', { tempo: 601 }],
    ['an end before its beginning', { de: '2026-12-02T00:00:00Z', ate: '2026-12-01T00:00:00Z' }],
    ['a time that is none', { de: 'amanhã' }],
  ] as const)('refuses %s', async (_, fields) => {
    await expect(saveRecord(marketer.api, POPUPS, { ...NEW, ...fields })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('shows the one of the demo as it is', async () => {
    const { registros: popups } = await getRecords(marketer.api, POPUPS);
    expect(popups).toHaveLength(1);
    expect(popups[0]).toMatchObject({ nome: 'Boas-vindas', nivel: 'home', tipo: 'newsletter', tempo: 20 });
  });
});
