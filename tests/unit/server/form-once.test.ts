import { describe, expect, it } from 'vitest';
import { createFormOnce } from '#lib/server/forms/form-once.ts';

type Outcome = { readonly kind: 'bought' | 'failed'; readonly number: number };

function shop() {
  const clock = { now: 1000 };
  let acts = 0;
  const once = createFormOnce<Outcome>(
    ({ kind }) => kind === 'bought',
    () => clock.now,
  );
  const post = (
    fields: Readonly<Record<string, string>>,
    {
      session = 'a',
      kind = 'bought',
      path = '/comprar',
    }: { session?: string; kind?: Outcome['kind']; path?: string } = {},
  ) => {
    const posted = new FormData();
    for (const [name, value] of Object.entries(fields)) posted.append(name, value);
    const headers = session === '' ? {} : { Cookie: `PHPSESSID=${session}` };
    return once(new Request(`https://loja.example${path}`, { headers }), posted, async () => {
      acts += 1;
      return { kind, number: acts };
    });
  };
  return { clock, post, acts: () => acts };
}

describe('a form sent twice in a row', () => {
  it('acts once, and both get the same answer', async () => {
    const { post, acts } = shop();
    const answers = await Promise.all([post({ id: '1' }), post({ id: '1' })]);
    expect(answers).toEqual([
      { kind: 'bought', number: 1 },
      { kind: 'bought', number: 1 },
    ]);
    expect((await post({ id: '1' })).number).toBe(1);
    expect(acts()).toBe(1);
  });

  it.each([
    [0, 1],
    [1999, 1],
    [2000, 2],
  ])('%i ms after the answer acts %i times', async (later, times) => {
    const { clock, post, acts } = shop();
    await post({ id: '1' });
    clock.now += later;
    await post({ id: '1' });
    expect(acts()).toBe(times);
  });

  it.each([
    ['another visitor', { id: '1' }, { session: 'b' }],
    ['another product', { id: '2' }, {}],
    ['another form', { id: '1' }, { path: '/comprar-junto' }],
  ] as const)('is another one from %s', async (_, fields, from) => {
    const { post, acts } = shop();
    await post({ id: '1' });
    await post(fields, from);
    expect(acts()).toBe(2);
  });

  it('is tried again at once when it did nothing', async () => {
    const { post, acts } = shop();
    await post({ id: '1' }, { kind: 'failed' });
    await post({ id: '1' });
    expect(acts()).toBe(2);
  });

  it('is not held back without a session, which has no cart yet', async () => {
    const { post, acts } = shop();
    await post({ id: '1' }, { session: '' });
    await post({ id: '1' }, { session: '' });
    expect(acts()).toBe(2);
  });
});

it('forgets a form whose action failed', async () => {
  const once = createFormOnce<number>(() => true);
  const request = new Request('https://loja.example/comprar', { headers: { Cookie: 'PHPSESSID=a' } });
  await expect(once(request, new FormData(), () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  );
  expect(await once(request, new FormData(), async () => 7)).toBe(7);
});
