/** Requests of every kind, valid and not, drawn from the table of calls. The same seed draws the same requests. */
import fc from 'fast-check';
import { addressOf, type Body, type Call, type Request } from '../calls/call.ts';
import type { World } from '../calls/world.ts';
import { oddName, oddText, oddValue } from './odd.ts';

/** `nobody` has no session yet, the others have one that lasts. */
export type Who = 'nobody' | 'shopper' | 'member';

export type Drawn = {
  readonly call: Call;
  /** By the contract it is answered with 2xx, unless an earlier one changed what it is about. */
  readonly valid: boolean;
  readonly who: Who;
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Passwords are slow by design, and pages are long. */
const RARE = /\/checkout\/(login|password)|\/sale\/|\/evaluations\/store\/add/;
const LONG = /\/url\/(product|list)|\/showcase\/products|\/search\//;
/** These change who the session belongs to. */
const LOGIN = /\/checkout\/(login|logout)|\/sale\/cancel/;

export function drawRequests(
  calls: readonly Call[],
  world: World,
  seed: number,
  many: number,
): readonly Drawn[] {
  const call = fc.oneof(
    ...calls.map((one) => ({
      arbitrary: fc.constant(one),
      weight: RARE.test(one.path) ? 1 : LONG.test(one.path) ? 2 : 10,
    })),
  );
  const drawn = call.chain((one) =>
    fc.oneof({ arbitrary: valid(one, world), weight: 6 }, { arbitrary: broken(one, world), weight: 5 }),
  );
  return fc.sample(drawn, { seed, numRuns: many });
}

function valid(call: Call, world: World): fc.Arbitrary<Drawn> {
  const request: Request = call.request?.(world) ?? {};
  return fc
    .record({ who: whoFor(call), listing: call.path.includes('/listing/') ? listingQuery : fc.constant({}) })
    .map(({ who, listing }) => ({
      call,
      valid: true,
      who,
      method: call.method,
      address: addressOf(call, { ...request, query: { ...request.query, ...listing } }),
      headers: {},
      ...(request.body && { body: JSON.stringify(request.body) }),
    }));
}

const listingQuery = fc
  .record(
    {
      limit: fc.integer({ min: 1, max: 36 }).map(String),
      offset: fc.integer({ min: 0, max: 400 }).map(String),
      order: fc.constantFrom('Popularidade', 'Menor Preço', 'Maior Preço', 'Nome A-Z', 'Maior Desconto'),
      marca: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }).map(String),
      filtro: fc
        .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 200 }))
        .map(([group, value]) => `${group}:${value}`),
      preco: fc
        .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 900 }))
        .map(([from, more]) => `${from}:${from + more}`),
      utm_source: fc.string(),
    },
    { requiredKeys: [] },
  )
  .map((query) => query as Readonly<Record<string, string>>);

function broken(call: Call, world: World): fc.Arbitrary<Drawn> {
  const request: Request = call.request?.(world) ?? {};
  const changes: fc.Arbitrary<Partial<Drawn>>[] = [oddQuery(call, request), oddHeader, oddMethod];
  if (call.path.includes('{')) changes.push(oddPath(call, request));
  if (call.method !== 'GET') changes.push(oddBody);
  if (request.body && call.fields) {
    const fields = Object.keys(call.fields);
    changes.push(oddField(request.body, fields), oddField(request.body, fields));
  }
  return fc.record({ who: whoFor(call), change: fc.oneof(...changes) }).map(({ who, change }) => ({
    call,
    valid: false,
    who,
    method: call.method,
    address: addressOf(call, request),
    headers: {},
    ...(request.body && { body: JSON.stringify(request.body) }),
    ...change,
  }));
}

function whoFor({ path, member }: Call): fc.Arbitrary<Who> {
  if (member) return fc.constant('member');
  return LOGIN.test(path)
    ? fc.constantFrom('nobody', 'shopper')
    : fc.constantFrom('nobody', 'shopper', 'member');
}

function oddQuery(call: Call, { query = {}, params = {} }: Request): fc.Arbitrary<Partial<Drawn>> {
  const name = fc.oneof(
    fc.constantFrom('url', 'busca', 'offset', 'limit', 'order', 'marca', 'filtro', 'atributo', 'preco'),
    fc.constantFrom(
      'productId',
      'seenProducts',
      'idNivel',
      'nota',
      'idCategoria',
      'cep',
      'ativo',
      ...Object.keys(query),
    ),
    oddName,
  );
  return fc
    .dictionary(name, oddText, { minKeys: 1, maxKeys: 4 })
    .map((odd) => ({ address: addressOf(call, { params, query: { ...query, ...odd } }) }));
}

function oddPath(call: Call, { query = {} }: Request): fc.Arbitrary<Partial<Drawn>> {
  return oddText.map((text) => ({
    address: addressOf(call, { query, params: new Proxy({}, { get: () => text.toWellFormed() }) }),
  }));
}

function oddField(body: Body, fields: readonly string[]): fc.Arbitrary<Partial<Drawn>> {
  return fc.tuple(fc.constantFrom(...fields), oddValue).map(([field, value]) => {
    const copy = structuredClone(body) as Record<string, unknown>;
    const keys = field.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
    holder[last] = value;
    return { body: JSON.stringify(copy) };
  });
}

const oddBody: fc.Arbitrary<Partial<Drawn>> = fc
  .oneof(
    oddValue.map((value) => JSON.stringify(value) ?? ''),
    fc.json(),
    oddText,
  )
  .map((body) => ({ body }));

const oddMethod: fc.Arbitrary<Partial<Drawn>> = fc
  .constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS')
  .map((method) => ({ method }));

const oddHeader: fc.Arbitrary<Partial<Drawn>> = fc
  .tuple(
    fc.constantFrom('Session', 'Cookie', 'Content-Type', 'Accept', 'User-Agent', 'X-Client-Address'),
    fc.string({ maxLength: 300 }),
  )
  .map(([name, value]) => ({ headers: { [name]: value } }));
