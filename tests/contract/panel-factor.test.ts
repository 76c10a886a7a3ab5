/** The second factor of the staff: codes that count once, recovery codes, what is refused without one, and who takes it off. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { getStaff } from '#lib/api/panel.ts';
import {
  beginFactor,
  confirmFactor,
  demandFactor,
  getFactor,
  proveFactor,
  removeFactor,
  removeFactorOf,
  renewRecoveryCodes,
} from '#lib/api/panel-factor.ts';
import { getPanelStaff } from '#lib/api/panel-staff.ts';
import { runAccountCommand } from '#lib/platform/accounts/commands.ts';
import { person } from '../support/accounts.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('second_factors').execute();
  await store.db.deleteFrom('throttles').execute();
  await store.db.updateTable('staff_rules').set({ factor_demanded: false }).execute();
  await store.reset();
});
afterAll(() => store.close());

const ADMIN = person('admin').email;
const HALF_MINUTE = 30_000;
const status = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { readonly status: number }) => error.status,
  );
/** What the app of this secret shows. */
const codeOf = (segredo: string) =>
  new TOTP({ secret: Secret.fromBase32(segredo.replaceAll(' ', '')) }).generate({
    timestamp: store.clock.now.getTime(),
  });

/** Set up, and the next 30 seconds have begun. */
async function withFactor({ api }: Visitor) {
  const { segredo } = await beginFactor(api, DEMO_PASSWORD);
  const { codigos } = await confirmFactor(api, codeOf(segredo));
  store.later(HALF_MINUTE);
  return { segredo, codigos };
}

describe('a second factor', () => {
  it('begins with the own password and counts from its first code on', async () => {
    const { api } = await staff(store, 'administrador');
    expect(await status(beginFactor(api, 'outra senha qualquer'))).toBe(401);
    expect(await status(confirmFactor(api, '000000'))).toBe(409);
    const begun = await beginFactor(api, DEMO_PASSWORD);
    expect(begun).toMatchObject({ ativo: false, falta: '' });
    expect(new URL(begun.uri).searchParams.get('secret')).toBe(begun.segredo.replaceAll(' ', ''));
    expect(await status(confirmFactor(api, '12345'))).toBe(400);
    const { codigos, fator } = await confirmFactor(api, codeOf(begun.segredo));
    expect(fator).toMatchObject({ ativo: true, falta: '', segredo: '', uri: '', codigosRestantes: 10 });
    expect(new Set(codigos).size).toBe(10);
    expect(await status(beginFactor(api, DEMO_PASSWORD))).toBe(409);
    expect((await getPanelStaff(api)).pessoas.find(({ voce }) => voce)?.fator).toBe(true);
  });

  it('is kept closed, and its recovery codes as hashes', async () => {
    const { segredo, codigos } = await withFactor(await staff(store, 'administrador'));
    const kept = JSON.stringify([
      await store.db.selectFrom('second_factors').selectAll().execute(),
      await store.db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    expect(kept).not.toContain(segredo.replaceAll(' ', ''));
    for (const code of codigos) expect(kept).not.toContain(code.replaceAll('-', ''));
  });

  it('is asked for in every new session before anything else', async () => {
    const first = await staff(store, 'administrador');
    const { segredo } = await withFactor(first);
    expect(await status(getPanelStaff(first.api))).toBe(200);
    const { api } = await staff(store, 'administrador');
    expect(await getStaff(api)).toMatchObject({ falta: 'codigo' });
    expect(await status(getPanelStaff(api))).toBe(403);
    expect((await getFactor(api)).segredo).toBe('');
    await proveFactor(api, codeOf(segredo));
    expect(await getStaff(api)).toMatchObject({ falta: '' });
    expect(await status(getPanelStaff(api))).toBe(200);
  });

  it('takes a code once, and those of the 30 seconds before and after', async () => {
    const { segredo } = await withFactor(await staff(store, 'administrador'));
    const code = codeOf(segredo);
    const one = await staff(store, 'administrador');
    const two = await staff(store, 'administrador');
    expect(
      (await Promise.all([one, two].map(({ api }) => status(proveFactor(api, code))))).toSorted(),
    ).toEqual([200, 400]);
    store.later(2 * HALF_MINUTE);
    const late = codeOf(segredo);
    store.later(HALF_MINUTE);
    const { api } = await staff(store, 'administrador');
    expect(await status(proveFactor(api, late))).toBe(200);
    store.later(2 * HALF_MINUTE);
    const old = codeOf(segredo);
    store.later(2 * HALF_MINUTE);
    expect(await status(proveFactor((await staff(store, 'administrador')).api, old))).toBe(400);
  });

  it('refuses after a few wrong codes, the right one too', async () => {
    const { segredo } = await withFactor(await staff(store, 'administrador'));
    const { api } = await staff(store, 'administrador');
    const wrong = codeOf(segredo) === '000000' ? '000001' : '000000';
    const tries = [];
    for (let number = 0; number < 7; number += 1) tries.push(await status(proveFactor(api, wrong)));
    expect(tries.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(tries.at(-1)).toBe(429);
    expect(await status(proveFactor((await staff(store, 'administrador')).api, codeOf(segredo)))).toBe(429);
  });

  it('is given by a recovery code once; new ones end those before', async () => {
    const first = await staff(store, 'administrador');
    const { segredo, codigos } = await withFactor(first);
    const [code = '', other = ''] = codigos;
    const { api } = await staff(store, 'administrador');
    expect((await proveFactor(api, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).codigosRestantes).toBe(9);
    expect(await status(proveFactor((await staff(store, 'administrador')).api, code))).toBe(400);
    expect((await getPanelStaff(api)).alteracoes[0]?.campos).toEqual([
      { campo: 'codigoReserva', antes: '', depois: 'usado' },
    ]);
    const renewed = await renewRecoveryCodes(api, codeOf(segredo));
    expect(renewed.fator.codigosRestantes).toBe(10);
    expect(await status(proveFactor((await staff(store, 'administrador')).api, other))).toBe(400);
  });

  it('ends by a code, for all sessions', async () => {
    const { api } = await staff(store, 'administrador');
    const { segredo } = await withFactor(await staff(store, 'administrador'));
    expect(await status(removeFactor(api, '1'))).toBe(400);
    expect(await removeFactor(api, codeOf(segredo))).toMatchObject({ ativo: false, codigosRestantes: 0 });
    expect(await getStaff((await staff(store, 'administrador')).api)).toMatchObject({ falta: '' });
  });
});

describe('the demand of a second factor', () => {
  it('is made by an administrator who has one, and sends the others to set it up', async () => {
    const admin = await staff(store, 'administrador');
    expect(await status(demandFactor(admin.api, true))).toBe(409);
    const { segredo } = await withFactor(admin);
    expect(await demandFactor(admin.api, true)).toMatchObject({ fatorExigido: true });
    await removeFactor(admin.api, codeOf(segredo));
    expect(await getFactor(admin.api)).toMatchObject({ exigido: true, falta: 'cadastro' });
    expect(await status(getPanelStaff(admin.api))).toBe(403);
    const editor = await staff(store, 'marketing');
    expect(await getStaff(editor.api)).toMatchObject({ falta: '' });
    expect(await status(demandFactor(editor.api, false))).toBe(403);
    await withFactor(admin);
    expect(await demandFactor(admin.api, false)).toMatchObject({ fatorExigido: false });
  });
});

describe('a second factor that was lost', () => {
  it('is taken off by somebody who may, which logs its owner out', async () => {
    const admin = await staff(store, 'administrador');
    const editor = await staff(store, 'marketing');
    await withFactor(editor);
    const { id } = await getStaff(editor.api);
    expect(await status(removeFactorOf(admin.api, (await getStaff(admin.api)).id))).toBe(409);
    expect((await removeFactorOf(admin.api, id)).pessoas.find((one) => one.id === id)?.fator).toBe(false);
    expect(await status(getStaff(editor.api))).toBe(401);
    expect(await status(removeFactorOf(admin.api, id))).toBe(409);
  });

  it("is an administrator's to take off where it is an administrator's", async () => {
    const admin = await staff(store, 'administrador');
    await withFactor(admin);
    const { id } = await getStaff(admin.api);
    const editor = person('marketing').email;
    const role = (equipe: boolean) =>
      store.db.updateTable('users').set({ equipe }).where('email', '=', editor).execute();
    await role(true);
    expect(await status(removeFactorOf((await staff(store, 'marketing')).api, id))).toBe(403);
    await role(false);
  });

  it('is taken off by a command, which the history tells', async () => {
    const { api } = await staff(store, 'administrador');
    await withFactor(await staff(store, 'administrador'));
    const remove = (email: string) => runAccountCommand(store.db, 'remove-factor', { email });
    expect(await remove('ninguem@demo.test')).toBeUndefined();
    expect(await remove(ADMIN)).toBe(true);
    expect(await remove(ADMIN)).toBe(false);
    expect((await getPanelStaff(api)).alteracoes[0]).toMatchObject({ autor: 'terminal' });
  });
});
