/** Nothing a visitor can be made to open leads them from the shop to another site, or runs a script in it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ANA } from '../support/accounts.ts';
import { OPEN_REDIRECTS, staysHere } from '../support/open-redirects.ts';
import { at, openShop } from '../support/openings/shop.ts';
import { type Answer, send } from './client.ts';

const PRODUCT = '/cabo-hdmi-ultra-high-speed-48g-2m';
const CATEGORY = '/cabos-de-video/hdmi';
/** Of somebody logged in. */
let cookies: string;

openShop();
beforeAll(async () => {
  cookies = cookiesOf(await post('/checkout/acesso', { acao: 'entrar', ...ANA }));
});

type Fields = Readonly<Record<string, string>>;

/** A header cannot hold a line end, so no browser sends one. */
const header = (value: string): string => value.replace(/[^\x20-\x7e]/g, '');
const get = (path: string, headers: Fields = {}): Promise<Answer> => send(at(path), { headers });
const post = (path: string, fields: Fields, headers: Fields = {}): Promise<Answer> =>
  send(at(path), {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });

function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
}

/** Neither where it sends the browser nor what can be clicked in it, or sent from it, leaves the shop. */
function expectHarmless(answer: Answer, path: string): void {
  const page = at(path);
  const { location, refresh } = answer.headers;
  if (location !== undefined) expect(staysHere(location, page), `Location: ${location}`).toBe(true);
  expect(refresh).toBeUndefined();
  expect(withoutAttributes(answer.text).includes('<script>alert(1)')).toBe(false);
  const links = [...answer.text.matchAll(/(?:href|action|formaction|src)="([^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );
  expect(links.filter((link) => /^\s*(?:javascript|vbscript|data:text|blob):/i.test(link))).toEqual([]);
  // Links that share a page carry its address in their own.
  const leaving = links.filter((link) => URL.canParse(link, page) && /outra/.test(new URL(link, page).host));
  expect(leaving).toEqual([]);
  const goingOn = [...answer.text.matchAll(/name="(?:voltar|rota)" value="([^"]*)"/g)].map(
    ([, to = '']) => to,
  );
  expect(goingOn.filter((to) => to !== '' && !staysHere(to, page))).toEqual([]);
}

/** A value of an attribute may say anything but its own end. */
function withoutAttributes(html: string): string {
  return html.replace(/<([a-z][\w-]*)(?:\s+[^\s=>"']+(?:="[^"]*")?)*\s*\/?>/gi, '<$1>');
}

const query = (name: string, value: string): string => `${name}=${encodeURIComponent(value)}`;

type Places = Readonly<Record<string, (payload: string) => Promise<readonly [string, Answer]>>>;

const logInAndGoOn: Places[string] = async (payload) => {
  const path = '/checkout/acesso';
  const answer = await post(path, { acao: 'entrar', ...ANA, voltar: payload });
  expect(answer.status).toBe(303);
  return [path, answer];
};

/** Every place of the shop that goes on to somewhere. */
const PLACES: Places = {
  'voltar of the login': async (payload) => {
    const path = `/checkout/acesso?${query('voltar', payload)}`;
    return [path, await get(path)];
  },
  'voltar of a login that fails': async (payload) => {
    const path = '/checkout/acesso';
    return [path, await post(path, { acao: 'entrar', usuario: '', senha: '', voltar: payload })];
  },
  'voltar of a forgotten password': async (payload) => {
    const path = `/checkout/acesso?esqueci&${query('voltar', payload)}`;
    return [path, await get(path)];
  },
  'rota of a heart': async (payload) => {
    const answer = await post('/favoritos', { adicionar: '1', rota: payload });
    expect(answer.status).toBe(303);
    return ['/favoritos', answer];
  },
  'rota of a heart, logged in': async (payload) => {
    const answer = await post('/favoritos', { adicionar: '1', rota: payload }, { Cookie: cookies });
    expect(answer.status).toBe(303);
    return ['/favoritos', answer];
  },
  'the page before a heart': async (payload) => {
    const answer = await post('/favoritos', { remover: '1' }, { Cookie: cookies, Referer: header(payload) });
    expect(answer.status).toBe(303);
    return ['/favoritos', answer];
  },
  'the page before the login': async (payload) => {
    return ['/checkout/acesso', await get('/checkout/acesso', { Referer: header(payload) })];
  },
  'the page before an error': async (payload) => {
    return ['/nao-existe', await get('/nao-existe', { Referer: header(payload) })];
  },
  'a page that stands before, on this host': async (payload) => {
    return ['/nao-existe', await get('/nao-existe', { Referer: header(at(`/${payload}`)) })];
  },
  'the path itself': async (payload) => {
    const path = `/${encodeURI(payload).replace(/^\/+/, '/').replaceAll('%25', '%')}`;
    return [path, await get(path)];
  },
  'the path of a range': async (payload) => {
    const path = `/${encodeURI(payload)}?grupo=preco&de=1&ate=2`.replaceAll('#', '%23');
    return [path, await get(path)];
  },
  'a range': async (payload) => {
    const path = `${CATEGORY}?${query('grupo', payload)}&${query('de', payload)}&${query('busca', payload)}`;
    return [path, await get(path)];
  },
  'a comparison': async (payload) => {
    const path = `/comparar?${query('p', payload)}&p=${PRODUCT.slice(1)}`;
    return [path, await get(path)];
  },
  'thanks for a request': async (payload) => {
    const path = `/interesse?aviso=enviado&tipo=aviso&${query('produto', payload)}&${query('tipo', payload)}`;
    return [path, await get(path)];
  },
  'a list that is bought': async (payload) => {
    return ['/comprar-lista', await post('/comprar-lista', { rota: payload, acao: 'comprar' })];
  },
};

/** Values of an address that pages read and lead nowhere by. */
const READ: Places = {
  'unlocking and debugging': async (payload) => {
    const path = `/?${query('liberarAcesso', payload)}&${query('debug', payload)}&${query('offPage', payload)}`;
    return [path, await get(path)];
  },
  'debugging an error': async (payload) => {
    const path = `/nao-existe?${query('debug', payload)}&${query('offPage', payload)}&${query('aviso', payload)}`;
    return [path, await get(path)];
  },
  'a postal code and a page of a product': async (payload) => {
    const path = `${PRODUCT}?${query('cep', payload)}&${query('avaliacoes', payload)}&${query('aviso', payload)}`;
    return [path, await get(path)];
  },
  'a postal code that is sent': async (payload) => {
    const fields = { idProduto: '1', quantidade: '1', cep: payload };
    return ['/frete', await post('/frete', fields)];
  },
  'a search': async (payload) => {
    const path = `/busca?${query('busca', payload)}`;
    return [path, await get(path)];
  },
  'the cart': async (payload) => {
    const path = `/checkout/carrinho/?${query('aviso', payload)}&${query('linha', payload)}`;
    return [path, await get(path)];
  },
};

describe('sixty ways out of the shop', { timeout: 60_000 }, () => {
  it('are sixty', () => {
    expect(new Set(OPEN_REDIRECTS).size).toBe(60);
    // All but the odd ones at the end would lead away if they were followed.
    expect(OPEN_REDIRECTS.filter((way) => !staysHere(way, 'http://localhost/')).length).toBeGreaterThan(40);
  });

  async function walk(visit: Places[string] | undefined, payloads: readonly string[]): Promise<void> {
    for (const payload of payloads) {
      const [path, answer] = (await visit?.(payload)) ?? [];
      if (path === undefined || answer === undefined) throw new Error('no such place');
      expect(answer.status, payload).toBeLessThan(500);
      expectHarmless(answer, path);
    }
  }

  it.each(Object.keys(PLACES))('do not lead out by %s', (place) => walk(PLACES[place], OPEN_REDIRECTS));

  // A password takes its time; the value is read as where the login fails.
  it('do not lead out by a login that succeeds', () =>
    walk(
      logInAndGoOn,
      OPEN_REDIRECTS.filter((_, index) => index % 5 === 0),
    ));

  // These pages are dear to render, and redirect nowhere.
  it.each(Object.keys(READ))('stay words in %s', (place) =>
    walk(
      READ[place],
      OPEN_REDIRECTS.filter((way, index) => /alert/.test(way) || index % 15 === 0),
    ),
  );
});
