/** What the server makes of an institutional page: safe to print, kept as long as it may be, with its contact form. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '#lib/api/client.ts';
import { BLANK_MESSAGE } from '#lib/domain/leads/contact-form.ts';
import { answerContact } from '#lib/server/forms/contact-form.ts';
import { makeStamp } from '#lib/server/forms/form-stamp.ts';
import { loadInstitutional } from '#lib/server/page/institutional-page.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.platform.settled();
  await store.reset();
  await store.db.deleteFrom('recent_writes').execute();
  await store.db.deleteFrom('content_versions').where('created_at', '>=', TODAY).execute();
  await dropMails(store);
});
afterAll(() => store.close());

const config = { platformUrl: undefined } as App.Locals['config'];
const HELP = 'central-de-atendimento';
const locals = () => ({ api: store.api(), sessionApi: () => store.visitor().api, config });
const load = (slug: string, query = '') => loadInstitutional(locals(), slug, new URLSearchParams(query));

async function publish(slug: string, change: object, from?: Date): Promise<void> {
  const { id, content } = await store.db
    .selectFrom('pieces as p')
    .innerJoin('content_versions as v', 'v.piece_id', 'p.id')
    .select(['p.id', 'v.content'])
    .where('p.slug', '=', slug)
    .executeTakeFirstOrThrow();
  await store.db
    .insertInto('content_versions')
    .values({
      piece_id: id,
      state: 'published',
      content: JSON.stringify({ ...content, ...change }),
      visible_from: from ?? null,
      created_at: TODAY,
      updated_at: TODAY,
      published_at: TODAY,
    })
    .execute();
}

describe('a page', () => {
  it('that the shop does not have is none', async () => {
    expect(await load('nada')).toBeUndefined();
    expect(await load('')).toBeUndefined();
  });

  it('prints nothing of its pieces that runs', async () => {
    const bad =
      '<p onclick="x()">Oi<script>x()</script><img src=x onerror=x()><a href="javascript:x()">y</a></p>';
    await publish('quem_somos/desenhos', { texto: bad });
    await publish('central_de_atendimento/perguntas', { perguntas: [{ pergunta: 'a', resposta: bad }] });
    const texts = await Promise.all(
      ['quem-somos', HELP].map(async (slug) => (await load(slug))?.pagina.pecas ?? []),
    );
    const html = texts
      .flat()
      .flatMap(({ texto, perguntas }) => [texto, ...perguntas.map(({ resposta }) => resposta)]);
    expect(html.filter((text) => text.includes('Oi'))).toHaveLength(2);
    for (const text of html) expect(text).not.toMatch(/script|onclick|onerror|javascript:/);
  });

  it('is kept under the names of its pieces, and no longer than until one of them changes', async () => {
    const usual = (await load('quem-somos'))?.cache;
    expect(usual?.tags).toEqual(
      expect.arrayContaining(['page:quem-somos', 'page:quem_somos/banner-historia']),
    );
    // The platform's clock stands; when a page is kept until is a question of the server's own.
    store.clock.now = new Date();
    await publish('quem_somos/banner-historia', { titulo: 'Natal' }, new Date(Date.now() + 60_000));
    const planned = (await load('quem-somos'))?.cache;
    expect(planned?.maxAge).toBeLessThanOrEqual(60);
    expect(usual?.maxAge).toBeGreaterThan(60);
  });

  it('with a contact form is made anew for everybody', async () => {
    const page = await load(HELP, 'aviso=mensagem');
    expect([page?.cache, page?.contact?.sent, page?.contact?.page]).toEqual([undefined, true, HELP]);
    expect((await load('entrega'))?.contact).toBeUndefined();
  });

  it('for help has channels and a form on a platform that knows no pieces, too', async () => {
    const api = createApi({
      fetch: async (input, init) => {
        const answer = await (await store.platform.fetch(new Request(input, init))).json();
        const { pecas: _, mudaEm: __, ...conteudo } = answer.conteudo;
        return Response.json({ ...answer, conteudo });
      },
      baseUrl: `${SITE_URL}/api`,
      appToken: APP_TOKEN,
    });
    const kinds = async (slug: string) =>
      (await loadInstitutional({ api, config }, slug))?.pagina.pecas.map(({ tipo }) => tipo);
    expect(await kinds(HELP)).toEqual(['canais', 'contato']);
    expect(await kinds('quem-somos')).toEqual([]);
  });
});

describe('the contact form', () => {
  const GOOD = { nome: 'Rita', email: 'rita@exemplo.com.br', mensagem: 'Serve no projetor?' };
  const send = (fields: Readonly<Record<string, string>>, age = 5000) => {
    const form = new FormData();
    const all = { pagina: HELP, pedido: makeStamp(new Date(Date.now() - age)), ...GOOD, ...fields };
    for (const [name, value] of Object.entries(all)) form.set(name, value);
    return answerContact(locals(), form);
  };
  const draftOf = async (outcome: ReturnType<typeof send>) => {
    const result = await outcome;
    return result.kind === 'failed' ? { status: result.status, ...result.page.contact?.draft } : result;
  };
  const kept = () => store.db.selectFrom('leads').select(['nome', 'mensagem']).execute();

  it('keeps a message, mails it and leads back to its page', async () => {
    expect(await send({ assunto: 'Outro assunto' })).toEqual({
      kind: 'sent',
      path: `/pagina/${HELP}?aviso=mensagem#contato`,
    });
    expect(await kept()).toEqual([{ nome: 'Rita', mensagem: GOOD.mensagem }]);
    expect(await mailsOf(store)).toHaveLength(1);
  });

  it('keeps nothing of a form that a program filled in, too fast, too late or of another shop', async () => {
    const refused = [
      send({ website: 'https://spam.example' }),
      send({}, 1000),
      send({}, 25 * 3_600_000),
      send({ pedido: 'x.y' }),
      send({ pedido: '' }),
    ];
    for (const outcome of refused) {
      expect(await draftOf(outcome)).toMatchObject({
        status: 422,
        typed: { ...BLANK_MESSAGE, ...GOOD },
        problem: expect.stringMatching(/envie de novo/),
      });
    }
    expect(await kept()).toEqual([]);
  });

  it('comes back with what is wrong and all that was typed', async () => {
    expect(await draftOf(send({ email: 'rita', nome: '' }))).toMatchObject({
      status: 422,
      typed: { email: 'rita', mensagem: GOOD.mensagem },
      faults: { nome: 'missing', email: 'wrong' },
    });
  });

  it.each(['nada', 'entrega', '', '../checkout/acesso', `${HELP}?x=1`, 'a/b/c/d'])(
    'of %j, which has none, is unknown',
    async (pagina) => {
      expect(await send({ pagina })).toEqual({ kind: 'unknown' });
    },
  );
});
