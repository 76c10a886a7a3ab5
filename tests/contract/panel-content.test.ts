/** Editing a piece: drafts, publishing, history. */
import { describe, expect, it } from 'vitest';
import {
  createContent,
  discardDraft,
  getContent,
  publishContent,
  restoreVersion,
  saveDraft,
} from '#lib/api/panel-content.ts';
import type { ConteudoPeca } from '#lib/contract/panel-content.ts';
import { person } from '../support/accounts.ts';
import { at, coisaOf, HISTORY, heading, opened, publish, write } from '../support/content.ts';
import { NAUGHTY } from '../support/naughty-strings.ts';
import { api, history, openContent, store, told } from '../support/openings/content.ts';
import { staff } from '../support/staff.ts';
import { TODAY } from '../support/store.ts';

openContent();

describe('a draft', () => {
  it('is seen by nobody before it is published, and then by everybody at once', async () => {
    const before = await heading(store);
    await write(api, history, 'Nova história');
    expect(await heading(store)).toBe(before);
    expect(told).toEqual([]);
    await publish(api, history);
    expect(await heading(store)).toBe('Nova história');
    expect(told).toEqual([`piece:${HISTORY}`]);
  });

  it('says who wrote and who published it, and when', async () => {
    await write(api, history, 'Nova história');
    store.clock.now = at(1);
    const administrator = (await staff(store, 'administrador')).api;
    await publish(administrator, history);
    expect((await opened(api, history)).versoes[0]).toMatchObject({
      estado: 'no-ar',
      autor: person('marketing').nome_razao,
      publicadoPor: person('admin').nome_razao,
      salvoEm: TODAY.toISOString(),
      publicadoEm: at(1).toISOString(),
    });
  });

  it('says which version was saved, which publishes that and nothing that came after it', async () => {
    const { conteudo, seen } = await opened<ConteudoPeca>(api, history);
    const first = await saveDraft(api, history, { ...seen, conteudo: { ...conteudo, titulo: 'Um' } });
    const second = await saveDraft(api, history, { ...first, conteudo: { ...conteudo, titulo: 'Dois' } });
    expect(second).toEqual({ versao: first.versao, revisao: first.revisao + 1 });
    const plan = { visivelDe: '', visivelAte: '' };
    await expect(publishContent(api, history, { ...first, ...plan })).rejects.toMatchObject({ status: 409 });
    await publishContent(api, history, { ...second, ...plan });
    expect(await heading(store)).toBe('Dois');
  });

  it('is not made by saving what is there already', async () => {
    const { seen, conteudo, versoes } = await opened<ConteudoPeca>(api, history);
    await saveDraft(api, history, { ...seen, conteudo });
    expect((await opened(api, history)).versoes).toHaveLength(versoes.length);
  });

  it('of somebody else is not written over by who has not seen it', async () => {
    const first = await opened<ConteudoPeca>(api, history);
    const conteudo = { ...first.conteudo, titulo: 'De quem salvou antes' };
    await saveDraft(api, history, { ...first.seen, conteudo });
    const other = (await staff(store, 'administrador')).api;
    const theirs = { ...first.seen, conteudo: { ...conteudo, titulo: 'De quem salvou depois' } };
    await expect(saveDraft(other, history, theirs)).rejects.toMatchObject({ status: 409 });
    const again = await opened<ConteudoPeca>(api, history);
    expect(again.conteudo.titulo).toBe('De quem salvou antes');
    await saveDraft(other, history, { ...theirs, ...again.seen });
    await expect(saveDraft(api, history, { ...again.seen, conteudo })).rejects.toMatchObject({ status: 409 });
    await expect(
      publishContent(api, history, { ...again.seen, visivelDe: '', visivelAte: '' }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('saved twice at the same time is kept once, and told to the other', async () => {
    const { seen, conteudo } = await opened<ConteudoPeca>(api, history);
    const saves = ['Um', 'Dois'].map((titulo) =>
      saveDraft(api, history, { ...seen, conteudo: { ...conteudo, titulo } }),
    );
    const outcomes = (await Promise.allSettled(saves)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be thrown away, and what was never published goes with it', async () => {
    const before = await opened(api, history);
    await write(api, history, 'Nova história');
    await discardDraft(api, history, (await opened(api, history)).seen);
    expect((await opened(api, history)).base).toEqual({ ...before.base, previa: expect.any(String) });
    const { conteudo } = before;
    const nome = 'quem_somos/nova';
    const { coisa } = await createContent(api, { nome, tipo: 'texto', conteudo: conteudo as ConteudoPeca });
    await discardDraft(api, coisa, (await opened(api, coisa)).seen);
    await expect(getContent(api, coisa)).rejects.toMatchObject({ status: 404 });
  });
});

describe('an old version', () => {
  it('is published once more, and the draft stays', async () => {
    const before = await heading(store);
    const { base } = await opened(api, history);
    await write(api, history, 'Nova história');
    await publish(api, history);
    await write(api, history, 'Ainda não');
    await restoreVersion(api, history, base.id);
    expect(await heading(store)).toBe(before);
    const { versoes } = await opened<ConteudoPeca>(api, history);
    expect(versoes.map(({ estado }) => estado)).toEqual(['rascunho', 'no-ar', 'anterior', 'anterior']);
    expect(told).toContain(`piece:${HISTORY}`);
  });

  it('of something else is not', async () => {
    const { base } = await opened(api, await coisaOf(api, 'entrega'));
    await expect(restoreVersion(api, history, base.id)).rejects.toMatchObject({ status: 404 });
  });
});

it('keeps what breaks programs as it was typed', async () => {
  const { seen, conteudo } = await opened<ConteudoPeca>(api, history);
  const storable = NAUGHTY.filter((text) => text.isWellFormed() && !text.includes('\0'));
  const texto = storable.join('\n\n').slice(0, 60_000);
  await saveDraft(api, history, { ...seen, conteudo: { ...conteudo, texto } });
  expect((await opened<ConteudoPeca>(api, history)).conteudo.texto).toBe(texto);
});
