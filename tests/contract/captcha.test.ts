/** Forms that a service outside guards, against a server that speaks as reCAPTCHA and Turnstile do. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CAPTCHA_LENGTH, captchaFacts, captchaToken } from '#lib/domain/kernel/captcha.ts';
import { post } from '../support/accounts.ts';
import { CAPTCHA_SECRET, captchaStandIn, type Judge } from '../support/captcha-stand-in.ts';
import { BAD_MANNERS, SLOW_MANNERS, says } from '../support/carrier-stand-in.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

const ADDRESS = '203.0.113.7';
const REFUSED = 'Não conseguimos confirmar que este formulário veio de uma pessoa';
/** Forms without proof that an address may send before it has to wait. */
const FREE = 5;
/** Milliseconds a form may take while the service is silent. */
const LIMIT = 6000;

let judge: Judge;
let store: TestStore;
const failures: unknown[] = [];
let written = 0;
beforeAll(async () => {
  judge = await captchaStandIn();
  store = await createTestStore({
    captcha: {
      service: 'turnstile',
      siteKey: 'a-site-key',
      secret: CAPTCHA_SECRET,
      origin: judge.url,
      onFailure: (_, error) => failures.push(error),
    },
  });
});
afterEach(async () => {
  judge.behave(undefined);
  failures.length = 0;
  await store.platform.settled();
  await store.reset();
});
afterAll(async () => {
  expect(store.failures).toEqual([]);
  await store.close();
  await judge.close();
});

/** A message with words of its own. */
const write = (token: string, address = ADDRESS): Promise<Response> => {
  written += 1;
  const body = {
    hashEmail: 'contato/formulario',
    nome: 'Rita',
    email: 'rita@exemplo.com.br',
    mensagem: `Mensagem ${written}`,
  };
  const headers = { 'X-Client-Address': address, ...(token && { 'Captcha-Token': token }) };
  return post(store.visitor(), 'form/contact', body, headers);
};
const statuses = async (times: number, token: string): Promise<readonly number[]> => {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push((await write(token)).status);
  return found;
};
const kept = async (): Promise<number> => (await store.db.selectFrom('leads').select('id').execute()).length;

describe('a form', () => {
  it('is taken with a good answer, which is asked about with the secret and nothing of the visitor', async () => {
    const before = judge.asked.length;
    expect((await write('good-1')).status).toBe(200);
    expect(await kept()).toBe(1);
    const asked = judge.asked.slice(before);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /turnstile/v0/siteverify']);
    expect(asked[0]?.body).toBe(`secret=${CAPTCHA_SECRET}&response=good-1`);
  });

  it.each(['wrong', 'x'.repeat(3000)])('is refused with an answer that is not good', async (token) => {
    const answer = await write(token);
    expect([answer.status, await answer.json()]).toEqual([403, { error: expect.stringContaining(REFUSED) }]);
    expect(await kept()).toBe(0);
    expect(failures).toEqual([]);
  });

  it('is refused with an answer that was good before', async () => {
    expect((await write('good-2')).status).toBe(200);
    expect((await write('good-2')).status).toBe(403);
    expect(await kept()).toBe(1);
  });

  it('without an answer is taken a few times from one address, then now and then', async () => {
    expect(await statuses(FREE + 1, '')).toEqual([...Array(FREE).fill(200), 429]);
    expect((await write('', '203.0.113.8')).status).toBe(200);
    expect((await write('good-3')).status).toBe(200);
    store.later(61_000);
    expect(await statuses(2, '')).toEqual([200, 429]);
  });

  it.each([
    ['newsletter', { email: 'rita@exemplo.com.br' }],
    ['newsletter/associates', { email: 'rita@exemplo.com.br', associados: [{ nome: 'Ana', sexo: 'f' }] }],
    [
      'question',
      { nivel: 'produto', idNivel: 1, nome: 'Rita', email: 'rita@exemplo.com.br', pergunta: 'É?' },
    ],
    [
      'evaluations/product',
      { idProduto: 1, nome: 'Rita', email: 'rita@exemplo.com.br', nota: 5, comentario: 'Bom.' },
    ],
    ['product/budget', { idProduto: 1, nome: 'Rita', email: 'rita@exemplo.com.br', mensagem: 'Quanto?' }],
  ])('to %s is guarded too', async (call, body) => {
    const send = (token: string) => post(store.visitor(), call, body, { 'Captcha-Token': token });
    expect((await send('wrong')).status).toBe(403);
    expect((await send(`good ${call}`)).status).toBe(200);
  });
});

describe('while the service', () => {
  it.each([...BAD_MANNERS, ...SLOW_MANNERS.slice(0, 1)])(
    'answers with %s, a few forms are taken and the shop is told',
    async (_, manner) => {
      judge.behave(manner);
      const began = performance.now();
      expect((await write('good-any')).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(LIMIT);
      expect(failures).toHaveLength(1);
      expect(String(failures[0])).not.toContain(CAPTCHA_SECRET);
    },
    LIMIT * 3,
  );

  it('does not know the secret, the visitor is not blamed, and not many get in', async () => {
    judge.behave(says({ success: false, 'error-codes': ['invalid-input-secret'] }));
    expect(await statuses(FREE + 1, 'good-4')).toEqual([...Array(FREE).fill(200), 429]);
    expect(String(failures[0])).toContain('invalid-input-secret');
  });
});

describe('the settings', () => {
  it('name reCAPTCHA alone, as the contract has no word for another', async () => {
    const { configuracoes } = await (await store.visitor().fetch('/api/v2/front/settings')).json();
    expect(configuracoes.integracoes.recaptcha).toEqual({ ativo: false, chave: '' });
  });
});

describe('the answer in a posted form', () => {
  const formWith = (value: string, name = captchaFacts.turnstile.field): FormData => {
    const form = new FormData();
    form.set(name, value);
    return form;
  };

  it.each(Object.values(captchaFacts).map(({ field }) => field))('is read from %s', (field) => {
    expect(captchaToken(formWith('0.abc-DEF_1', field))).toBe('0.abc-DEF_1');
  });

  it.each([
    [CAPTCHA_LENGTH, CAPTCHA_LENGTH],
    [CAPTCHA_LENGTH + 1, 0],
  ])('of %i characters is read as %i', (length, read) => {
    expect(captchaToken(formWith('a'.repeat(length)))).toHaveLength(read);
  });

  it.each(['', ' ', 'a b', 'a\r\nX-Client-Address: 1', 'é'])(
    'is none when no header could hold it: %j',
    (value) => {
      expect(captchaToken(formWith(value))).toBe('');
    },
  );
});
