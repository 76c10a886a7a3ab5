/** A form that names no act of its page changes nothing: whoever posts something else meant something else. */
import { describe, expect, it } from 'vitest';
import { type Api, createApi } from '#lib/api/client.ts';
import { answerAddressList } from '#lib/server/account/addresses.ts';
import { answerPrivacy } from '#lib/server/account/profile.ts';
import { answerOrder } from '#lib/server/cart/order-own.ts';
import { answerOrder as moveInList } from '#lib/server/panel/characteristics.ts';
import { answerFinder } from '#lib/server/panel/finder.ts';
import { answerMessages } from '#lib/server/panel/messages.ts';
import { answerQuestions, answerReview } from '#lib/server/panel/opinions.ts';
import { answerQuote } from '#lib/server/panel/quotes.ts';
import { answerImport } from '#lib/server/panel/sheets.ts';
import { boughtByGuest } from '../support/guest.ts';
import { openOrders, orders, store } from '../support/openings/orders.ts';
import { APP_TOKEN, SITE_URL } from '../support/store.ts';

openOrders();

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const UNKNOWN = [{}, { acao: '' }, { acao: 'CANCELAR' }, { acao: 'toString' }, { acao: 'forma' }];

describe('the page of an order', () => {
  it.each(UNKNOWN)('leaves it alone for %j', async (fields) => {
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor);
    const outcome = await answerOrder(visitor.api, String(numero), formOf(fields));
    expect(outcome).toMatchObject({ status: 422, seen: { order: { numero, status: 'recebido' } } });
    expect(await orders()).toMatchObject([{ numero, status: 'recebido' }]);
  });

  it('cancels it when that is said', async () => {
    const visitor = store.visitor();
    const { numero } = await boughtByGuest(visitor);
    const outcome = await answerOrder(visitor.api, String(numero), formOf({ acao: 'cancelar' }));
    expect(outcome).toEqual({ path: `/checkout/pedido/${numero}?aviso=cancelado` });
  });
});

const URL_OF_LIST = new URL('http://loja.test/painel/lista');
/** Everything else that the form needs is there. */
const FORMS: Readonly<Record<string, (api: Api, acao: string) => unknown>> = {
  'privacy of an account': (api, acao) => answerPrivacy(api, formOf({ acao })),
  'addresses of an account': (api, acao) => answerAddressList(api, formOf({ acao })),
  'a review': (api, acao) => answerReview(api, 'produto', URL_OF_LIST, formOf({ acao, id: '1' })),
  'a question': (api, acao) => answerQuestions(api, URL_OF_LIST, formOf({ acao, id: '1' })),
  'an import': (api, acao) => answerImport(api, 1, formOf({ acao })),
  'a quote of the panel': (api, acao) => answerQuote(api, '1', formOf({ acao, revisao: '1' })),
  'a code of the finder': (api, acao) =>
    answerFinder(api, formOf({ acao, caracteristica: 'Entrada', valor: 'HDMI' })),
  'the place of a characteristic': (api, direcao) => moveInList(api, formOf({ id: '1', direcao })),
  'a message': (api, situacao) =>
    answerMessages(api, URL_OF_LIST, formOf({ id: '1', revisao: '1', situacao })),
};

describe('other forms', () => {
  it.each(Object.entries(FORMS))('of %s ask the platform for nothing', async (_, answer) => {
    const asked: string[] = [];
    const api = createApi({
      fetch: async (input, init) => {
        const { method, url } = new Request(input, init);
        if (method !== 'GET') asked.push(`${method} ${url}`);
        return Response.json({});
      },
      baseUrl: `${SITE_URL}/api`,
      appToken: APP_TOKEN,
    });
    for (const acao of ['', 'outra', 'toString'])
      expect(await answer(api, acao)).toMatchObject({ status: 422 });
    expect(asked).toEqual([]);
  });
});
