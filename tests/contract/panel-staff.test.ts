/** Staff in the panel: invited by a link, with roles that who gives them may give; one administrator stays. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation, getInvitation } from '#lib/api/invitation.ts';
import { getStaff } from '#lib/api/panel.ts';
import { changeRoles, getPanelStaff, inviteStaff, withdrawInvitation } from '#lib/api/panel-staff.ts';
import type { PanelRole } from '#lib/domain/panel/roles.ts';
import { withRoleNames } from '#lib/server/panel/staff.ts';
import { person } from '../support/accounts.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.platform.settled();
  await store.db.deleteFrom('users').where('email', 'like', '%@convite.test').execute();
  await store.db
    .updateTable('users')
    .set({ administrador: true, marketing: false })
    .where('email', '=', ADMIN)
    .execute();
  await setMarketing({ marketing: true, equipe: false });
  await dropMails(store);
  await store.reset();
});
afterAll(() => store.close());

const ADMIN = person('admin').email;
const NOVA = 'nova@convite.test';
const FORM = { email: '', nome: 'Nova Pessoa', documento: '529.982.247-25', senha: 'uma senha bem comprida' };

const setMarketing = (roles: { readonly marketing: boolean; readonly equipe: boolean }) =>
  store.db.updateTable('users').set(roles).where('email', '=', person('marketing').email).execute();
const idOf = async (email: string) => {
  const row = await store.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id ?? 0;
};
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const status = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { readonly status: number }) => error.status,
  );

describe('an invitation of the panel', () => {
  it('is told once, mailed, listed, accepted once and noted', async () => {
    const { api } = await staff(store, 'administrador');
    const { link, equipe } = await inviteStaff(api, { email: NOVA, papeis: ['catalogo', 'pedidos'] });
    expect(equipe.convites).toMatchObject([{ email: NOVA, papeis: ['catalogo', 'pedidos'] }]);
    expect(JSON.stringify(equipe)).not.toContain(tokenOf(link));
    await store.platform.settled();
    expect((await mailsOf(store)).join('').replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(link);
    const visitor = store.visitor();
    await acceptInvitation(visitor.api, tokenOf(link), FORM);
    expect(await getStaff(visitor.api)).toMatchObject({
      nome: 'Nova Pessoa',
      papeis: ['catalogo', 'pedidos'],
    });
    expect(await status(acceptInvitation(store.visitor().api, tokenOf(link), FORM))).toBe(404);
    const { pessoas, convites, alteracoes } = await getPanelStaff(api);
    expect(pessoas.find(({ email }) => email === NOVA)?.entrou).not.toBe('');
    expect(convites).toEqual([]);
    expect(alteracoes[0]).toMatchObject({ alvo: NOVA, acao: 'criou' });
    expect(await status(inviteStaff(api, { email: NOVA, papeis: ['pedidos'] }))).toBe(409);
  });

  it('ends when it is taken back, or another takes its place', async () => {
    const { api } = await staff(store, 'administrador');
    const first = await inviteStaff(api, { email: NOVA, papeis: ['pedidos'] });
    const second = await inviteStaff(api, { email: NOVA, papeis: ['clientes'] });
    expect(await status(getInvitation(store.visitor().api, tokenOf(first.link)))).toBe(404);
    const [waiting] = second.equipe.convites;
    await withdrawInvitation(api, waiting?.id ?? '');
    expect(await status(getInvitation(store.visitor().api, tokenOf(second.link)))).toBe(404);
    expect(await status(withdrawInvitation(api, waiting?.id ?? ''))).toBe(404);
  });

  it('ends with the roles of who is invited', async () => {
    const { api } = await staff(store, 'administrador');
    const { email } = person('marketing');
    const { link } = await inviteStaff(api, { email, papeis: ['pedidos'] });
    await changeRoles(api, await idOf(email), { papeis: [], vistos: ['marketing'] });
    expect(await status(getInvitation(store.visitor().api, tokenOf(link)))).toBe(404);
    expect((await getPanelStaff(api)).convites).toEqual([]);
  });

  it('ends with the roles of who sent it, as far as they were needed', async () => {
    await setMarketing({ marketing: false, equipe: true });
    const admin = await staff(store, 'administrador');
    const { link } = await inviteStaff((await staff(store, 'marketing')).api, {
      email: NOVA,
      papeis: ['pedidos'],
    });
    const id = await idOf(person('marketing').email);
    const read = () => status(getInvitation(store.visitor().api, tokenOf(link)));
    await changeRoles(admin.api, id, { papeis: ['marketing', 'equipe'], vistos: ['equipe'] });
    expect(await read()).toBe(200);
    await changeRoles(admin.api, id, { papeis: ['marketing'], vistos: ['marketing', 'equipe'] });
    expect((await getPanelStaff(admin.api)).convites).toEqual([]);
    await setMarketing({ marketing: false, equipe: true });
    expect(await read()).toBe(404);
  });

  it('of an administrator is not replaced by who could not have sent it', async () => {
    await setMarketing({ marketing: false, equipe: true });
    const admin = await staff(store, 'administrador');
    const { link } = await inviteStaff(admin.api, { email: NOVA, papeis: ['equipe'] });
    const { api } = await staff(store, 'marketing');
    expect(await status(inviteStaff(api, { email: NOVA, papeis: ['pedidos'] }))).toBe(403);
    expect(await status(getInvitation(store.visitor().api, tokenOf(link)))).toBe(200);
  });

  it('is not made for who has a high role', async () => {
    await setMarketing({ marketing: false, equipe: true });
    const admin = await staff(store, 'administrador');
    const { api } = await staff(store, 'marketing');
    expect(await status(inviteStaff(api, { email: ADMIN, papeis: ['pedidos'] }))).toBe(403);
    const { email } = person('marketing');
    expect(await status(inviteStaff(admin.api, { email, papeis: ['pedidos'] }))).toBe(409);
  });

  it('is sent twenty times by one person, then less often', async () => {
    const { api } = await staff(store, 'administrador');
    const send = (number: number) =>
      status(inviteStaff(api, { email: `n${number}@convite.test`, papeis: ['pedidos'] }));
    for (let number = 0; number < 20; number += 1) expect(await send(number)).toBe(200);
    expect(await send(20)).toBe(429);
    store.later(600_000);
    expect(await send(20)).toBe(200);
  });
});

describe('roles', () => {
  it('change at once, and none takes somebody out and logs them out', async () => {
    const { api } = await staff(store, 'administrador');
    const editor = await staff(store, 'marketing');
    const id = await idOf(person('marketing').email);
    await changeRoles(api, id, { papeis: ['marketing', 'catalogo'], vistos: ['marketing'] });
    expect((await getStaff(editor.api)).papeis).toEqual(['marketing', 'catalogo']);
    const [told] = withRoleNames((await getPanelStaff(api)).alteracoes);
    expect(told?.campos).toEqual([{ campo: 'papeis', antes: 'Conteúdo', depois: 'Conteúdo, Catálogo' }]);
    expect(await status(changeRoles(api, id, { papeis: [], vistos: ['marketing'] }))).toBe(409);
    await changeRoles(api, id, { papeis: [], vistos: ['marketing', 'catalogo'] });
    expect(await status(getStaff(editor.api))).toBe(401);
    expect(await status(changeRoles(api, id, { papeis: ['marketing'], vistos: [] }))).toBe(404);
  });

  it('leave the shop an administrator, also when two go at once', async () => {
    const { api } = await staff(store, 'administrador');
    const id = await idOf(ADMIN);
    const leave = { papeis: ['marketing'], vistos: ['administrador'] } as const;
    expect(await status(changeRoles(api, id, leave))).toBe(409);
    const other = await idOf(person('marketing').email);
    await changeRoles(api, other, { papeis: ['administrador'], vistos: ['marketing'] });
    const statuses = await Promise.all([id, other].map((one) => status(changeRoles(api, one, leave))));
    const left = await store.db.selectFrom('users').select('id').where('administrador', '=', true).execute();
    expect([left.length, statuses.includes(200)]).toEqual([1, true]);
    await store.db.updateTable('users').set({ administrador: false }).where('id', '=', other).execute();
  });

  it.each([
    ['administrador', 403],
    ['equipe', 403],
    ['pedidos', 200],
  ] as const)('%s is given by who has `equipe` alone: %i', async (papel: PanelRole, expected) => {
    await setMarketing({ marketing: false, equipe: true });
    const { api } = await staff(store, 'marketing');
    expect(await status(inviteStaff(api, { email: NOVA, papeis: [papel] }))).toBe(expected);
    const admin = await idOf(ADMIN);
    expect(await status(changeRoles(api, admin, { papeis: ['pedidos'], vistos: ['administrador'] }))).toBe(
      403,
    );
  });
});
