/** Carriers of the shop's own: named in the panel, and where a parcel of theirs is followed. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Api } from '#lib/api/client.ts';
import { getOrder } from '#lib/api/order.ts';
import { correctTracking, getPanelOrder, stepPanelOrder } from '#lib/api/panel-orders.ts';
import { getRecords, removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import { TRACKING_CARRIERS } from '#lib/domain/panel/records/tracking-carriers.ts';
import { answerRecord } from '#lib/server/panel/records.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { buyer, openOrders, ordered, store } from '../support/openings/orders.ts';
import { staff } from '../support/staff.ts';

const NAME = 'Expresso São João';
const LINK = 'https://sj.test/rastreio?c={codigo}';

openOrders();
afterEach(async () => {
  await store.db.deleteFrom('tracking_carriers').execute();
  await dropMails(store);
});

const owner = async () => (await staff(store, 'administrador')).api;
const add = (api: Api, values: { readonly nome: string; readonly link: string }) =>
  saveRecord(api, TRACKING_CARRIERS, values);
/** Sent by a carrier. */
async function sent(api: Api, transportadora: string, rastreio: string) {
  const visitor = await buyer();
  const { numero } = await ordered(visitor, 1);
  await stepPanelOrder(api, numero, { situacao: 'confirmado', vista: 'recebido' });
  await store.platform.settled();
  await dropMails(store);
  await stepPanelOrder(api, numero, { situacao: 'enviado', vista: 'confirmado', rastreio, transportadora });
  return { numero, linkOf: async () => (await getOrder(visitor.api, String(numero))).linkRastreio };
}

describe('a carrier of the shop’s own', () => {
  it('links its parcels on the order’s page and in the letter, however its name is written', async () => {
    const api = await owner();
    await add(api, { nome: NAME, link: LINK });
    const { numero, linkOf } = await sent(api, 'EXPRESSO SAO JOAO', 'ab 1/2');
    expect(await linkOf()).toBe('https://sj.test/rastreio?c=ab1%2F2');
    await store.platform.settled();
    const letters = (await mailsOf(store)).join('').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(letters).toContain('https://sj.test/rastreio?c=ab1%2F2');
    expect(await getPanelOrder(api, String(numero))).toMatchObject({ transportadoras: [NAME] });
    const other = { rastreio: 'ab 1/2', transportadora: 'Outra', visto: 'ab 1/2' };
    await correctTracking(api, numero, other);
    expect(await linkOf()).toBe('');
  });

  it('that was changed or removed counts at once, for orders of before too', async () => {
    const api = await owner();
    const { linkOf } = await sent(api, NAME, '42');
    expect(await linkOf()).toBe('');
    const { registros } = await add(api, { nome: NAME, link: LINK });
    const [saved] = registros;
    if (!saved) throw new Error('nothing was saved');
    expect(await linkOf()).toBe('https://sj.test/rastreio?c=42');
    const link = 'https://novo.test/{codigo}';
    await saveRecord(api, TRACKING_CARRIERS, { nome: NAME, link }, saved);
    expect(await linkOf()).toBe('https://novo.test/42');
    await removeRecord(api, TRACKING_CARRIERS, saved.id);
    expect(await linkOf()).toBe('');
  });

  it('has the place of a known one, and the newest of two with one name counts', async () => {
    const api = await owner();
    const { linkOf } = await sent(api, 'Jadlog', 'x1');
    expect(await linkOf()).toBe('https://www.melhorrastreio.com.br/rastreio/X1');
    await add(api, { nome: 'jadlog', link: 'https://um.test/{codigo}' });
    await add(api, { nome: 'JADLOG', link: 'https://dois.test/{codigo}' });
    expect(await linkOf()).toBe('https://dois.test/x1');
  });

  it.each([
    ['http://sj.test/{codigo}', NAME],
    ['https://sj.test/rastreio', NAME],
    ['https://{codigo}.test/', NAME],
    ['https://sj.test/{codigo}/{codigo}', NAME],
    ['javascript:alert({codigo})', NAME],
    ['', NAME],
    [LINK, '   '],
    [LINK, '---'],
    [LINK, 'x'.repeat(61)],
  ])('is not kept with %j and the name %j', async (link, nome) => {
    const api = await owner();
    await expect(add(api, { nome, link })).rejects.toMatchObject({ status: 400 });
    expect((await getRecords(api, TRACKING_CARRIERS)).registros).toEqual([]);
  });

  it('is refused by its form in words, with what was typed', async () => {
    const posted = new FormData();
    posted.set('nome', NAME);
    posted.set('link', 'http://sj.test/{codigo}');
    expect(await answerRecord(await owner(), TRACKING_CARRIERS, undefined, posted)).toMatchObject({
      typed: { nome: NAME, link: 'http://sj.test/{codigo}' },
      problems: { link: expect.stringContaining('começa com https:// e tem {codigo} uma vez') },
    });
  });

  it('is the business of who sets the shop up alone', async () => {
    const { api } = await staff(store, 'marketing');
    await expect(add(api, { nome: NAME, link: LINK })).rejects.toMatchObject({ status: 403 });
  });
});
