/** How the shop looks: a draft that visitors do not see, a look with a beginning and an end, and the way back. */
import { describe, expect, it } from 'vitest';
import {
  createContent,
  discardDraft,
  getContent,
  restoreVersion,
  saveDraft,
  switchContent,
  withdrawVersion,
} from '#lib/api/panel-content.ts';
import { getSettings } from '#lib/api/settings.ts';
import type { ConteudoAparencia } from '#lib/contract/panel-content.ts';
import { PLAIN } from '#lib/domain/shop/appearance.ts';
import { logIn } from '../support/accounts.ts';
import { at, opened, publish, tokenOf } from '../support/content.ts';
import { api, openContent, store } from '../support/openings/content.ts';
import { staff } from '../support/staff.ts';

openContent();

const LOOK = 'aparencia-1';
const open = () => opened<ConteudoAparencia>(api, LOOK);
const shown = async (previa = '') => (await getSettings(store.api(), previa)).aparencia?.destaque;

async function draft(change: Partial<ConteudoAparencia>): Promise<void> {
  const { seen, conteudo } = await open();
  await saveDraft(api, LOOK, { ...seen, conteudo: { ...conteudo, ...change } });
}

async function seenAt(moment: Date, less = 0) {
  store.clock.now = new Date(moment.getTime() - less);
  return shown();
}

describe('a shop that published no look', () => {
  it('has the one it came with, as a version that is in force', async () => {
    const { base, versoes, conteudo, endereco } = await open();
    expect(versoes).toHaveLength(1);
    expect(base).toMatchObject({ id: 0, estado: 'no-ar', revisao: 1 });
    expect(conteudo).toEqual({ especie: 'aparencia', ...PLAIN });
    expect(endereco).toBe('/');
    expect(await shown()).toBe('');
  });
});

describe('a draft', () => {
  it('is kept on the server, and seen by its link alone', async () => {
    await draft({ destaque: '#1d4ed8' });
    const { base } = await open();
    expect(base).toMatchObject({ estado: 'rascunho', conteudo: { destaque: '#1d4ed8' } });
    expect(await shown()).toBe('');
    expect(await shown(tokenOf(base.previa))).toBe('#1d4ed8');
    await discardDraft(api, LOOK, (await open()).seen);
    expect((await open()).base.id).toBe(0);
  });

  it('is not written over unseen by somebody else', async () => {
    const { seen, conteudo } = await open();
    await saveDraft(api, LOOK, { ...seen, conteudo: { ...conteudo, destaque: '#1d4ed8' } });
    const late = saveDraft(api, LOOK, { ...seen, conteudo: { ...conteudo, destaque: '#b91c1c' } });
    await expect(late).rejects.toMatchObject({ status: 409 });
    expect((await open()).conteudo.destaque).toBe('#1d4ed8');
  });

  it.each([
    [{ destaque: 'azul' }, 400],
    [{ logo: '//outra.example/logo.png' }, 400],
    [{ logo: '/upload/midia/nada-0123456789abcdef.webp' }, 404],
  ] as const)('with %j is refused', async (change, status) => {
    await expect(draft(change)).rejects.toMatchObject({ status });
    expect((await open()).base.id).toBe(0);
  });
});

describe('a look with times', () => {
  it('is in force from its first moment until just before its last, then what was before', async () => {
    await draft({ destaque: '#1d4ed8' });
    await publish(api, LOOK);
    await draft({ destaque: '#111111', faixa: '#000000' });
    await publish(api, LOOK, { from: at(2), until: at(3) });
    expect(await seenAt(at(2), 1)).toBe('#1d4ed8');
    expect(await seenAt(at(2))).toBe('#111111');
    expect(await seenAt(at(3), 1)).toBe('#111111');
    expect(await seenAt(at(3))).toBe('#1d4ed8');
  });

  it('leads back to what the shop came with where nothing else was published', async () => {
    await draft({ destaque: '#111111' });
    await publish(api, LOOK, { until: at(3) });
    expect(await seenAt(at(3), 1)).toBe('#111111');
    expect(await seenAt(at(3))).toBe('');
  });

  it('is withdrawn until it begins', async () => {
    await draft({ destaque: '#111111' });
    await publish(api, LOOK, { from: at(2), until: at(3) });
    const planned = (await open()).versoes.find(({ estado }) => estado === 'agendada')?.id ?? 0;
    await withdrawVersion(api, LOOK, planned);
    expect((await open()).base).toMatchObject({ id: planned, estado: 'rascunho' });
    expect(await seenAt(at(2))).toBe('');
  });
});

describe('what was', () => {
  it('comes back: a look of before, and the one the shop came with', async () => {
    await draft({ destaque: '#1d4ed8', canto: 'redonda' });
    await publish(api, LOOK);
    const first = (await open()).base.id;
    await draft({ destaque: '#b91c1c' });
    await publish(api, LOOK);
    await restoreVersion(api, LOOK, first);
    expect((await open()).conteudo).toMatchObject({ destaque: '#1d4ed8', canto: 'redonda' });
    await restoreVersion(api, LOOK, 0);
    expect(await shown()).toBe('');
    expect((await open()).conteudo).toEqual({ especie: 'aparencia', ...PLAIN });
  });
});

describe('the look', () => {
  it('is one: nobody begins another, switches it off, or puts a page in its place', async () => {
    const typed = { especie: 'aparencia', ...PLAIN };
    const another = createContent(api, { conteudo: typed as never, nome: 'outra' });
    await expect(another).rejects.toMatchObject({ status: 400 });
    await expect(getContent(api, 'aparencia-2')).rejects.toMatchObject({ status: 404 });
    await expect(switchContent(api, LOOK, false)).rejects.toMatchObject({ status: 404 });
    const page = await opened(api, 'pagina-8');
    const { seen } = await open();
    const wrong = saveDraft(api, LOOK, { ...seen, conteudo: page.conteudo });
    await expect(wrong).rejects.toMatchObject({ status: 400 });
  });

  it('is for those who edit what visitors read', async () => {
    const customer = store.visitor();
    await logIn(customer);
    await expect(getContent(customer.api, LOOK)).rejects.toMatchObject({ status: 403 });
    const marketer = await staff(store, 'marketing');
    expect((await getContent(marketer.api, LOOK)).especie).toBe('aparencia');
  });
});
