/** The panel exports a shop, and makes an empty one of the file: the same code as the commands. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { bringPack, getPackPart, getPanelPack, makePack } from '#lib/api/panel-pack.ts';
import { hashPassword } from '#lib/platform/accounts/password.ts';
import { createUser } from '#lib/platform/accounts/queries/create-user.ts';
import { markBegun } from '#lib/platform/packs/queries/write-rows.ts';
import { answerPack } from '#lib/server/panel/pack.ts';
import { logIn } from '../support/accounts.ts';
import { migratedDatabase } from '../support/empty-database.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, TODAY, type Visitor } from '../support/store.ts';

const OWNER = { usuario: 'dona@exemplo.test', senha: 'uma senha de teste e comprida' };

let demo: TestStore;
let empty: TestStore;
let owner: Visitor;
beforeAll(async () => {
  demo = await createTestStore();
  empty = await createTestStore({}, async () => {
    const filled = await migratedDatabase();
    const { db } = filled.database;
    const senha_hash = await hashPassword(OWNER.senha);
    const [email, nome, documento, papel] = [OWNER.usuario, 'Dona', '52998224725', 'administrador'] as const;
    await createUser(db, { email, nome, documento, papel, senha_hash, confirmed: true, now: TODAY });
    return filled;
  });
  owner = empty.visitor();
  await logIn(owner, OWNER);
}, 600_000);
afterAll(async () => {
  await demo?.close();
  await empty?.close();
});

async function fileOf(api: Api, pessoas: boolean): Promise<Buffer> {
  const { id, bytes } = await makePack(api, pessoas);
  const parts: Buffer[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const { dados, proximo } = await getPackPart(api, id, from);
    parts.push(Buffer.from(dados, 'base64'));
    from = proximo;
  }
  const file = Buffer.concat(parts);
  expect(file).toHaveLength(bytes);
  await expect(getPackPart(api, id, 0)).rejects.toMatchObject({ status: 404 });
  return file;
}

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
/** Without the ways to pay, which a shop with the mark of the demo store has more of. */
async function products({ visitor }: TestStore): Promise<readonly unknown[]> {
  const path = '/api/v2/front/url/product/listing/search?busca=hdmi&limit=100';
  const { conteudo } = await (await visitor().fetch(path)).json();
  return conteudo.produtos.map((one: object) => ({ ...one, precos: undefined }));
}

describe('panel/pack', () => {
  it('is for administrators alone', async () => {
    const { api } = await staff(demo, 'marketing');
    await expect(getPanelPack(api)).rejects.toMatchObject({ status: 403 });
    await expect(makePack(api, true)).rejects.toMatchObject({ status: 403 });
    await expect(bringPack(api, blob(Buffer.from('x')))).rejects.toMatchObject({ status: 403 });
  });

  it('gives no file but those it made', async () => {
    const { api } = await staff(demo, 'administrador');
    for (const id of ['..', '../session-secret', 'x', '00000000-0000-4000-8000-000000000000'])
      await expect(getPackPart(api, id, 0)).rejects.toMatchObject({ status: 404 });
  });

  it('names the file by the day of the shop', async () => {
    const { api } = await staff(demo, 'administrador');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T01:30:00Z') });
    try {
      const form = new FormData();
      form.set('acao', 'exportar');
      const answer = await answerPack(api, form);
      if (!(answer instanceof Response)) throw new Error('no file');
      expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="loja-2026-11-23.zip"');
      await answer.body?.cancel();
    } finally {
      vi.useRealTimers();
    }
  });

  it('refuses in a sentence what is no pack, and a pack where there is a shop', async () => {
    expect(await getPanelPack(owner.api)).toEqual({ vazia: true, interrompida: false, alteracoes: [] });
    await expect(bringPack(owner.api, blob(Buffer.from('nada')))).rejects.toMatchObject({
      status: 400,
      serverText: expect.stringMatching(/^O arquivo não é um ZIP/),
    });
    const { api } = await staff(demo, 'administrador');
    await expect(bringPack(api, blob(await fileOf(api, false)))).rejects.toMatchObject({
      status: 409,
      serverText: expect.stringMatching(/^A loja não está vazia.*vazia\. Detalhe técnico: categories: 75$/),
    });
  });

  it('makes a shop of the file of another one, shown at once, whose owner stays logged in, and says who did it', async () => {
    await markBegun(empty.db, TODAY);
    expect((await getPanelPack(owner.api)).interrompida).toBe(true);
    await products(empty);
    const { api } = await staff(demo, 'administrador');
    const file = await fileOf(api, true);
    const { linhas } = await bringPack(owner.api, blob(file));
    expect(linhas).toBeGreaterThan(9000);
    const [here, there] = [await products(empty), await products(demo)];
    expect(here.length).toBeGreaterThan(30);
    expect(here).toEqual(there);
    const { vazia, interrompida, alteracoes } = await getPanelPack(owner.api);
    expect([vazia, interrompida]).toEqual([false, false]);
    expect(alteracoes).toMatchObject([{ autor: 'Dona', acao: 'criou', campos: [{ campo: 'importado' }] }]);
    // The number she had is somebody else's now.
    const [changes, users] = [
      await empty.db.selectFrom('panel_changes').select('user_id').execute(),
      await empty.db.selectFrom('users').select('id').where('email', '=', OWNER.usuario).execute(),
    ];
    expect(changes).toEqual([{ user_id: users[0]?.id }]);
    expect(users[0]?.id).toBeGreaterThan(1);
    const exported = (await getPanelPack(api)).alteracoes;
    expect(exported[0]?.campos).toMatchObject([
      { campo: 'exportado', depois: expect.stringContaining('com pessoas') },
    ]);
    expect([...demo.failures, ...empty.failures]).toEqual([]);
  }, 600_000);
});
