/** Companies and their buyers, for the tests of a file that opens a shop for orders. */
import { afterEach, beforeEach, expect } from 'vitest';
import type { Aprovacao } from '#lib/contract/approval.ts';
import { person } from '../accounts.ts';
import { dropMails, mailsOf } from '../mails.ts';
import { staff } from '../staff.ts';
import type { Visitor } from '../store.ts';
import { buyer, call, form, review, store } from './orders.ts';

type Name = Parameters<typeof person>[0];

/** Logged in anew for each test. */
export let company: Visitor;
export let ana: Visitor;

/** Before each test the shop lets companies have buyers; after it none is left, nor what they asked. */
export function companyOpening() {
  beforeEach(async () => {
    await switchOn(true);
    company = await buyer('empresa');
    ana = await buyer('cliente');
  });
  afterEach(async () => {
    for (const table of ['company_buyers', 'company_invitations', 'quotes'] as const)
      await store.db.deleteFrom(table).execute();
    await dropMails(store);
  });
  /** Of the shop's settings. */
  async function switchOn(ativo: boolean): Promise<void> {
    const admin = await staff(store, 'administrador');
    const { grupos } = await (await call(admin, 'GET', 'panel/settings')).json();
    const { revisao } = grupos.find(({ grupo }: { readonly grupo: string }) => grupo === 'compradores');
    const saved = await call(admin, 'PUT', 'panel/settings/compradores', { revisao, valores: { ativo } });
    expect(saved.status).toBe(200);
  }
  async function idOf(name: Name): Promise<number> {
    const { id } = await store.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', person(name).email)
      .executeTakeFirstOrThrow();
    return id;
  }
  const invite = (company: Visitor, email: string, limite = 0) =>
    call(company, 'POST', 'account/buyers/invitations', { email, limite });
  /** What the newest mail to an address brings. */
  async function linkFor(email: string): Promise<string> {
    await store.platform.settled();
    const mail = (await mailsOf(store)).findLast((one) => one.includes(`To: ${email}`));
    const [token = ''] = /(?<=minha-conta\/convite\/)[\w-]+/.exec((mail ?? '').replaceAll('=\r\n', '')) ?? [];
    expect(token).not.toBe('');
    return token;
  }
  /** Makes Ana a buyer. @param limite In reais. */
  async function join(company: Visitor, buyer: Visitor, limite = 0): Promise<void> {
    expect((await invite(company, person('cliente').email, limite)).status).toBe(200);
    const token = await linkFor(person('cliente').email);
    expect((await call(buyer, 'POST', `company-invitation/${token}`)).status).toBe(200);
  }
  /** Centavos, by card. */
  const total = async (buyer: Visitor) => Math.round((await review(buyer)).total.valor * 100);
  const ask = (buyer: Visitor, versao: string, said: object = {}) =>
    call(buyer, 'POST', 'approvals', { ...form(versao), ...said });
  async function asked(buyer: Visitor, said: object = {}): Promise<Aprovacao> {
    const answer = await ask(buyer, (await review(buyer)).versao, said);
    expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([200, '']);
    return answer.json();
  }
  const decide = (visitor: Visitor, numero: number, what: 'approve' | 'refuse', recado = '') =>
    call(visitor, 'POST', `approvals/${numero}/${what}`, what === 'refuse' ? { recado } : undefined);
  return { ask, asked, decide, idOf, invite, join, linkFor, switchOn, total };
}
