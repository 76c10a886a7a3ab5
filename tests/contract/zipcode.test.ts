import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getUser, setZipcode } from '#lib/api/checkout.ts';
import { createPlatform } from '#lib/platform/platform.ts';
import type { CepServices } from '#lib/platform/shipping/options.ts';
import { logIn, post } from '../support/accounts.ts';
import {
  BAD_MANNERS,
  deadOrigin,
  type Manner,
  type StandIn,
  says,
  standIn,
} from '../support/carrier-stand-in.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

let store: TestStore;
const servers: StandIn[] = [];
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await store.close();
});

const rows = () => store.db.selectFrom('sessions').select(['cep', 'cidade', 'uf']).execute();

describe('checkout/zipcode', () => {
  it('answers the visitor with the postal code; a place without its town is none', async () => {
    const visitor = store.visitor();
    const user = await setZipcode(visitor.api, '69005-000');
    expect(user).toMatchObject({ logado: false, id: 0, endereco: { cep: '69005000' } });
    expect(user.endereco.principal).toEqual({});
    expect(await getUser(visitor.api)).toEqual(user);
  });

  it('makes a session, which the answer says', async () => {
    const visitor = store.visitor();
    await setZipcode(visitor.api, '01310100');
    expect(visitor.cookies.get('vitrine')).toBe('c');
    expect(await rows()).toEqual([{ cep: '01310100', cidade: '', uf: 'SP' }]);
  });

  it('keeps the last one of two', async () => {
    const visitor = store.visitor();
    await setZipcode(visitor.api, '01310100');
    await setZipcode(visitor.api, '99999999');
    expect(await rows()).toEqual([{ cep: '99999999', cidade: '', uf: 'RS' }]);
  });

  it('goes before the main address of who is logged in, and leaves that as it is', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    const { endereco, logado } = await setZipcode(visitor.api, '69005000');
    expect([logado, endereco.cep]).toEqual([true, '69005000']);
    expect(endereco.principal).toMatchObject({ cep: '30130010', cidade: 'Belo Horizonte', uf: 'MG' });
    expect(visitor.cookies.get('vitrine')).toBe('cls');
  });

  it('keeps a number that nobody has, without a place', async () => {
    const visitor = store.visitor();
    await setZipcode(visitor.api, '69005000');
    expect((await setZipcode(visitor.api, '00000-000')).endereco).toEqual({ cep: '00000000', principal: {} });
    expect(await rows()).toEqual([{ cep: '00000000', cidade: '', uf: '' }]);
  });

  it('takes the number as a number', async () => {
    const answer = await post(store.visitor(), 'checkout/zipcode', { cep: 1_310_100 });
    expect((await answer.json()).endereco.cep).toBe('01310100');
  });

  it.each(['', 'abcdefgh', '0131010', '013101000', '01310-10a', -1, 0, 1.5])(
    'refuses %j and writes nothing',
    async (cep) => {
      const answer = await post(store.visitor(), 'checkout/zipcode', { cep });
      expect([answer.status, await answer.json()]).toEqual([400, { error: 'CEP inválido' }]);
      expect(await rows()).toEqual([]);
    },
  );

  it.each([[undefined], [null], [[]], [{}], [true]])('refuses %j and writes nothing, too', async (cep) => {
    expect((await post(store.visitor(), 'checkout/zipcode', { cep })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});

describe('the town of a postal code', () => {
  const MANAUS = { localidade: 'Manaus', uf: 'AM' };
  const CITY = { cep: '69005000', state: 'AM', city: 'Manaus', neighborhood: '', street: '', service: 'x' };
  const STREET = {
    viaCep: { logradouro: 'Rua Floriano Peixoto', bairro: 'Centro' },
    brasilApi: { street: 'Rua Floriano Peixoto', neighborhood: 'Centro' },
  };
  const failing: Manner = says('', 500);

  type Lookup = {
    readonly place: (cep?: string) => Promise<readonly [cidade: string, uf: string]>;
    /** `cep/{cep}`, which fills the form of an address. */
    readonly address: (cep: string) => Promise<unknown>;
    readonly asked: () => readonly string[];
    readonly failures: readonly unknown[];
  };

  async function lookup(viaCep: Manner, brasilApi: Manner, openCep: Manner): Promise<Lookup> {
    const started = await Promise.all([viaCep, brasilApi, openCep].map(standIn));
    servers.push(...started);
    const [one, two, three] = started.map(({ url }) => url);
    return {
      ...placesOf({ viaCep: one ?? '', brasilApi: two ?? '', openCep: three ?? '' }),
      asked: () => started.flatMap(({ asked }) => asked.map(({ path }) => path)),
    };
  }

  function placesOf(cepServices: CepServices): Pick<Lookup, 'place' | 'address' | 'failures'> {
    const failures: unknown[] = [];
    const { fetch } = createPlatform({
      db: store.db,
      changes: store.changes,
      now: () => store.clock.now,
      siteUrl: SITE_URL,
      appToken: APP_TOKEN,
      sessionSecret: 'a secret that only tests use, and long enough',
      dataDir: store.dataDir,
      shipping: { cepServices, onFailure: (_, error) => failures.push(error) },
    });
    const place: Lookup['place'] = async (cep = '69005000') => {
      const answer = await fetch(
        new Request(`${SITE_URL}/api/v2/front/checkout/zipcode`, {
          method: 'POST',
          headers: { 'App-Token': APP_TOKEN },
          body: JSON.stringify({ cep }),
        }),
      );
      const { principal } = (await answer.json()).endereco;
      const kept = await store.db
        .selectFrom('sessions')
        .select(['cidade', 'uf'])
        .where('cep', '=', cep)
        .executeTakeFirstOrThrow();
      expect(principal).toEqual(kept.cidade === '' ? {} : { cep, ...kept, pais: 'BR' });
      return [kept.cidade, kept.uf];
    };
    const address: Lookup['address'] = async (cep) => {
      const headers = { 'App-Token': APP_TOKEN };
      return (await fetch(new Request(`${SITE_URL}/api/v2/vitrine/cep/${cep}`, { headers }))).json();
    };
    return { place, address, failures };
  }

  it.each([
    ['ViaCEP', says(MANAUS), failing, failing],
    ['BrasilAPI', failing, says(CITY), failing],
    ['OpenCEP', failing, failing, says(MANAUS)],
  ])('is what %s says when it alone answers', async (_, ...manners) => {
    const { place, failures } = await lookup(...(manners as [Manner, Manner, Manner]));
    expect(await place()).toEqual(['Manaus', 'AM']);
    expect(failures).toEqual([]);
  });

  it.each([
    ['ViaCEP', says({ ...MANAUS, ...STREET.viaCep }), failing, failing],
    ['BrasilAPI', failing, says({ ...CITY, ...STREET.brasilApi }), failing],
    ['OpenCEP', failing, failing, says({ ...MANAUS, ...STREET.viaCep })],
  ])('comes with the street and district of %s, for the form of an address', async (_, ...manners) => {
    const { address } = await lookup(...(manners as [Manner, Manner, Manner]));
    expect(await address('69005000')).toEqual({
      cep: '69005000',
      logradouro: 'Rua Floriano Peixoto',
      bairro: 'Centro',
      cidade: 'Manaus',
      uf: 'AM',
    });
  });

  it('stands without street and district where they are missing or no text', async () => {
    const odd = { logradouro: 7, bairro: 'Cen\0tro', street: null, neighborhood: 'x'.repeat(101) };
    const { address } = await lookup(says({ ...MANAUS, ...odd }), says({ ...CITY, ...odd }), says(MANAUS));
    expect(await address('69005000')).toEqual({
      cep: '69005000',
      logradouro: '',
      bairro: '',
      cidade: 'Manaus',
      uf: 'AM',
    });
  });

  it('is asked for at the addresses of the directories, and once for each number', async () => {
    const { place, asked } = await lookup(says(MANAUS), says(CITY), says(MANAUS));
    await place();
    const paths = asked();
    const known = ['/ws/69005000/json/', '/api/cep/v2/69005000', '/v1/69005000'];
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
    await place();
    expect(asked()).toEqual(paths);
  });

  it('is asked for once by all who ask at one moment', async () => {
    const { address, asked } = await lookup(says(MANAUS), says(CITY), says(MANAUS));
    const answers = await Promise.all(Array.from({ length: 40 }, () => address('69005000')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ cidade: 'Manaus', uf: 'AM' });
    expect(new Set(asked()).size).toBe(asked().length);
  });

  it('does not wait for the slow ones', async () => {
    const { place } = await lookup(
      () => undefined,
      says(CITY),
      () => undefined,
    );
    const began = performance.now();
    expect(await place()).toEqual(['Manaus', 'AM']);
    expect(performance.now() - began).toBeLessThan(1500);
  });

  it('stays unknown when none answers in time, and they are left alone for half a minute', async () => {
    const silent: Manner = () => undefined;
    const { place, asked } = await lookup(silent, silent, silent);
    const began = performance.now();
    expect(await place()).toEqual(['', 'AM']);
    expect(performance.now() - began).toBeLessThan(3500);
    expect(asked()).toHaveLength(3);
    expect(await place('69005001')).toEqual(['', 'AM']);
    expect(asked()).toHaveLength(3);
    store.later(30_000);
    expect(await place('69005002')).toEqual(['', 'AM']);
    expect(asked()).toHaveLength(6);
  });

  it('stays unknown for a number no directory knows', async () => {
    const { place, asked, failures } = await lookup(
      says({ erro: 'true' }),
      says({ name: 'CepPromiseError', type: 'service_error', errors: [] }, 404),
      says({ error: 'not found' }, 404),
    );
    expect(await place()).toEqual(['', 'AM']);
    expect(failures).toHaveLength(1);
    // For ten minutes nobody is asked again.
    expect(await place()).toEqual(['', 'AM']);
    expect(asked()).toHaveLength(3);
    store.later(600_000);
    expect(await place()).toEqual(['', 'AM']);
    expect(asked()).toHaveLength(6);
  });

  it.each(BAD_MANNERS)('stays unknown when they answer %s', async (_, manner) => {
    const { place } = await lookup(manner, manner, manner);
    expect(await place()).toEqual(['', 'AM']);
  });

  it.each([
    ['in another state', { localidade: 'Curitiba', uf: 'PR' }],
    ['without letters', { localidade: ' ', uf: 'AM' }],
    ['with a NUL', { localidade: 'Man\0aus', uf: 'AM' }],
    ['with half a pair', { localidade: 'Man\ud800aus', uf: 'AM' }],
    ['too long', { localidade: 'a'.repeat(101), uf: 'AM' }],
    ['that is no text', { localidade: 7, uf: 'AM' }],
  ])('is not believed %s', async (_, town) => {
    const { place } = await lookup(says(town), failing, says(town));
    expect(await place()).toEqual(['', 'AM']);
  });

  it('stays unknown when nobody is there', async () => {
    const dead = await deadOrigin();
    const { place } = placesOf({ viaCep: dead, brasilApi: dead, openCep: dead });
    expect(await place()).toEqual(['', 'AM']);
  });

  it('is not asked for when nobody has the number', async () => {
    const { place, asked } = await lookup(says(MANAUS), says(CITY), says(MANAUS));
    expect(await place('00000000')).toEqual(['', '']);
    expect(asked()).toEqual([]);
  });
});
