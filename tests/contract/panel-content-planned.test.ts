/** What is not there yet: versions with a time, and links that show a version before it. */
import { describe, expect, it } from 'vitest';
import { discardDraft, switchContent, withdrawVersion } from '#lib/api/panel-content.ts';
import { getBanners } from '#lib/api/showcase.ts';
import { getPage } from '#lib/api/url.ts';
import type { ConteudoPeca } from '#lib/contract/panel-content.ts';
import { at, HISTORY, heading, opened, publish, tokenOf, write } from '../support/content.ts';
import { api, history, openContent, store } from '../support/openings/content.ts';

openContent();

describe('what is planned', () => {
  it('is seen from its first moment until just before its last, then what was there before', async () => {
    const before = await heading(store);
    await write(api, history, 'Natal');
    await publish(api, history, { from: at(2), until: at(3) });
    const seen = async (time: Date) => {
      store.clock.now = time;
      return heading(store);
    };
    expect(await seen(new Date(at(2).getTime() - 1))).toBe(before);
    expect(await seen(at(2))).toBe('Natal');
    expect(await seen(new Date(at(3).getTime() - 1))).toBe('Natal');
    expect(await seen(at(3))).toBe(before);
  });

  it('does not get in the way of a correction today', async () => {
    await write(api, history, 'Natal');
    await publish(api, history, { from: at(2), until: at(3) });
    await write(api, history, 'Correção');
    expect((await opened<ConteudoPeca>(api, history)).conteudo.titulo).toBe('Correção');
    await publish(api, history);
    expect(await heading(store)).toBe('Correção');
    const { versoes } = await opened(api, history);
    expect(
      versoes
        .slice(0, 2)
        .map(({ estado }) => estado)
        .toSorted(),
    ).toEqual(['agendada', 'no-ar']);
    store.clock.now = at(2);
    expect(await heading(store)).toBe('Natal');
  });

  it('from a time that has passed takes over at once from what began after it', async () => {
    await write(api, history, 'Primeira');
    await publish(api, history);
    await write(api, history, 'Segunda');
    await publish(api, history, { from: at(-5) });
    expect(await heading(store)).toBe('Segunda');
  });

  it('becomes a draft again when it is withdrawn, unless it has begun or there is one', async () => {
    await write(api, history, 'Natal');
    await publish(api, history, { from: at(2) });
    const planned = (await opened(api, history)).versoes.find(({ estado }) => estado === 'agendada');
    const id = planned?.id ?? 0;
    await write(api, history, 'Rascunho');
    await expect(withdrawVersion(api, history, id)).rejects.toMatchObject({ status: 409 });
    await discardDraft(api, history, (await opened(api, history)).seen);
    await withdrawVersion(api, history, id);
    expect((await opened<ConteudoPeca>(api, history)).base).toMatchObject({ estado: 'rascunho', id });
    await publish(api, history, { from: at(2) });
    store.clock.now = at(2);
    await expect(withdrawVersion(api, history, id)).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    ['an end that has passed', { until: at(0) }],
    ['an end at its beginning', { from: at(2), until: at(2) }],
    ['an end before its beginning', { from: at(2), until: at(1) }],
  ])('is refused with %s', async (_, plan) => {
    await write(api, history, 'Natal');
    await expect(publish(api, history, plan)).rejects.toMatchObject({ status: 400 });
  });
});

describe('a link that shows a version before it is published', () => {
  it('shows a draft in its place, to somebody who is not logged in', async () => {
    const before = await heading(store);
    await write(api, history, 'Nova história');
    const { previa } = (await opened(api, history)).base;
    expect(previa).toMatch(/^\/pagina\/quem-somos\?previa=[\w.-]+#banner-historia$/);
    expect(await heading(store, tokenOf(previa))).toBe('Nova história');
    expect(await heading(store, tokenOf(previa), `/pagina/${HISTORY}`)).toBe('Nova história');
    expect(await heading(store)).toBe(before);
    const { conteudo } = await getPage(store.api(), '/pagina/entrega', tokenOf(previa));
    expect(conteudo.nome).toBe('Entrega');
  });

  it('shows it also when what it belongs to is switched off', async () => {
    await write(api, history, 'Nova história');
    const { previa } = (await opened(api, history)).base;
    await switchContent(api, history, false);
    expect(await heading(store)).toBe('');
    expect(await heading(store, tokenOf(previa))).toBe('Nova história');
  });

  it('is good for a week to the second', async () => {
    await write(api, history, 'Nova história');
    const token = tokenOf((await opened(api, history)).base.previa);
    store.clock.now = new Date(at(7 * 24).getTime() - 1);
    expect(await heading(store, token)).toBe('Nova história');
    store.clock.now = at(7 * 24);
    await expect(heading(store, token)).rejects.toMatchObject({ status: 403 });
  });

  it('is refused when anything in it was changed', async () => {
    await write(api, history, 'Nova história');
    const token = tokenOf((await opened(api, history)).base.previa);
    const [version = '', until = '', signature = ''] = token.split('.');
    const other = signature.startsWith('A') ? 'B' : 'A';
    const forged = [
      `${version}0.${until}.${signature}`,
      `1.${until}.${signature}`,
      `${version}.z${until.slice(1)}.${signature}`,
      `${version}.${until}.${other}${signature.slice(1)}`,
      `${version}.${until}.`,
      `${version}.${until}`,
      `.${until}.${signature}`,
      `${token}.`,
      'x',
    ];
    for (const tampered of forged) {
      await expect(heading(store, tampered), tampered).rejects.toMatchObject({ status: 403 });
      await expect(getBanners(store.api(), 'home-bloco-4', tampered)).rejects.toMatchObject({ status: 403 });
    }
  });
});
