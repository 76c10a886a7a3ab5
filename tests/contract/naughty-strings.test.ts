/** Every naughty string in every text field: it is kept as it is, or refused as too long or as nothing; never a failure. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESS_LIMITS } from '#lib/domain/accounts/address-form.ts';
import { ACCOUNT_LIMITS } from '#lib/domain/accounts/sign-up-form.ts';
import { reviewKeyOf } from '#lib/platform/opinions/review-key.ts';
import { sample } from '../faults/rounds.ts';
import { logIn } from '../support/accounts.ts';
import { NAUGHTY, naughtyAt } from '../support/naughty-strings.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

/** In `npm test` each string meets some of the fields, in a whole run every one. */
const TURNS = sample([...NAUGHTY.keys()], 4);

let store: TestStore;
let member: Visitor;
beforeAll(async () => {
  store = await createTestStore();
  member = store.visitor();
  await logIn(member);
});
afterAll(() => store.close());

/** Milliseconds for all of them in one form, on a machine that does other things too. */
const PATIENCE = 120_000;

const send = (method: string, path: string, body: object) =>
  member.fetch(`/api/v2/${path}`, { method, body: JSON.stringify(body) });

/** Longest text of each field, and which may be left empty. */
type Fields = Readonly<Record<string, { readonly most: number; readonly optional?: boolean }>>;

/** Fills all fields with other strings, and those that would be refused with a plain one. */
function filled(fields: Fields, index: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, limit], field) => {
      const text = naughtyAt(index, field);
      return [name, fits(text, limit) ? text : `texto ${index}`];
    }),
  );
}

function fits(text: string, { most, optional = false }: Fields[string]): boolean {
  return text.length <= most && (optional || text.trim() !== '');
}

const kept = (text: string) => text.trim();

const keptAll = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, kept(text)]));

const SIGN_UP = {
  pessoa: 'f',
  cpfCnpj: '529.982.247-25',
  senha: 'sete cabos bem longos',
  telefone: '(11) 91234-5678',
  endereco: {
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    numero: '1000',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    uf: 'SP',
  },
};

it('there are 515', () => expect(NAUGHTY).toHaveLength(515));

it(
  'an address keeps them',
  async () => {
    const fields: Fields = {
      nome: { most: ADDRESS_LIMITS.nome, optional: true },
      logradouro: { most: ADDRESS_LIMITS.logradouro },
      numero: { most: ADDRESS_LIMITS.numero },
      complemento: { most: ADDRESS_LIMITS.complemento, optional: true },
      bairro: { most: ADDRESS_LIMITS.bairro },
      cidade: { most: ADDRESS_LIMITS.cidade },
    };
    for (const index of TURNS) {
      const texts = filled(fields, index);
      const answer = await send('PUT', 'vitrine/account/addresses/1', {
        ...texts,
        cep: '30130-010',
        uf: 'MG',
      });
      expect([answer.status, texts]).toEqual([200, texts]);
      const { enderecos } = await answer.json();
      for (const [name, text] of Object.entries(texts)) expect(kept(enderecos[0][name])).toBe(kept(text));
    }
    expect(store.failures).toEqual([]);
  },
  PATIENCE,
);

it(
  'the name of an account keeps them, also in what its owner takes along',
  async () => {
    for (const text of NAUGHTY.filter((candidate) => fits(candidate, { most: ACCOUNT_LIMITS.nomeRazao }))) {
      const answer = await send('PUT', 'vitrine/account', { nomeRazao: text, telefone: '(31) 90000-0101' });
      expect([answer.status, (await answer.json()).nomeRazao]).toEqual([200, kept(text)]);
    }
    const everything = await member.fetch('/api/v2/vitrine/account/export');
    expect((await everything.json()).conta.nomeRazao).not.toBe('');
    expect(store.failures).toEqual([]);
  },
  PATIENCE,
);

it.each([
  [
    'a question',
    'front/question',
    'questions',
    { nome: 200, pergunta: 2000 },
    { nivel: 'produto', idNivel: 1 },
  ],
  [
    'an opinion',
    'front/evaluations/product',
    'reviews',
    { nome: 200, comentario: 5000 },
    { idProduto: 1, nota: 5, recomenda: true },
  ],
] as const)(
  '%s keeps them',
  async (_, path, table, limits, rest) => {
    const fields: Fields = Object.fromEntries(
      Object.entries(limits).map(([name, most]) => [name, { most }] as const),
    );
    for (const index of TURNS) {
      const texts = filled(fields, index);
      const answer = await send('POST', path, { ...rest, ...texts, email: `c${index}@example.test` });
      expect([answer.status, texts]).toEqual([200, texts]);
    }
    const rows = await store.db
      .selectFrom(table)
      .selectAll()
      .where('aprovado', '=', false)
      .orderBy('id')
      .execute();
    expect(rows).toHaveLength(TURNS.length);
    for (const [place, row] of rows.entries())
      for (const [name, text] of Object.entries(filled(fields, TURNS[place] ?? 0)))
        expect((row as Readonly<Record<string, unknown>>)[name]).toBe(kept(text));
    expect(store.failures).toEqual([]);
  },
  PATIENCE,
);

it(
  'an answer to a question keeps them',
  async () => {
    const question = await store.db
      .selectFrom('questions')
      .select('id')
      .where('aprovado', '=', true)
      .executeTakeFirstOrThrow();
    const fields: Fields = { nome: { most: 200 }, resposta: { most: 5000 } };
    for (const index of TURNS) {
      const answer = { idPergunta: question.id, email: `c${index}@example.test`, ...filled(fields, index) };
      expect([(await send('POST', 'front/question/answer', answer)).status, answer]).toEqual([200, answer]);
    }
    const rows = await store.db
      .selectFrom('answers')
      .select(['nome', 'resposta'])
      .where('aprovado', '=', false)
      .orderBy('id')
      .execute();
    expect(rows).toEqual(TURNS.map((index) => keptAll(filled(fields, index))));
    expect(store.failures).toEqual([]);
  },
  PATIENCE,
);

it(
  'an opinion on the shop keeps them',
  async () => {
    const score = { experiencia: 10, atendimento: 10, satisfacao: true, autorizacao: true };
    for (const [index, mensagem] of packed(5000).entries()) {
      const key = await reviewKeyOf(
        { db: store.db, now: () => store.clock.now, sessionSecret: 'a secret of these tests' },
        `n${index}`,
      );
      const answer = await send('POST', `front/evaluations/store/add/${key}`, { ...score, mensagem });
      expect([answer.status, mensagem]).toEqual([200, mensagem]);
    }
    const rows = await store.db
      .selectFrom('store_reviews')
      .select('mensagem')
      .where('aprovado', '=', false)
      .orderBy('id')
      .execute();
    expect(rows.map(({ mensagem }) => kept(mensagem))).toEqual(packed(5000).map(kept));
    expect(store.failures).toEqual([]);
  },
  PATIENCE,
);

it(
  'the name in a new account keeps them until its link is opened',
  async () => {
    const names = packed(ACCOUNT_LIMITS.nomeRazao, ' ');
    for (const [index, nomeRazao] of names.entries()) {
      const body = { ...SIGN_UP, nomeRazao, email: `conta${index}@example.test` };
      const answer = await store.visitor().fetch('/api/v2/vitrine/account', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'X-Client-Address': `10.1.${index >> 8}.${index & 255}` },
      });
      expect([answer.status, nomeRazao]).toEqual([200, nomeRazao]);
    }
    await store.platform.settled();
    const rows = await store.db.selectFrom('sign_ups').select('conta').execute();
    const written = rows.map(({ conta }) => ('nome_razao' in conta ? conta.nome_razao : undefined));
    expect(written.toSorted()).toEqual(names.map(kept).toSorted());
    expect(store.failures).toEqual([]);
  },
  PATIENCE,
);

it(
  'a message to the shop keeps them, and is mailed',
  async () => {
    const fields: Fields = {
      nome: { most: 200 },
      contato: { most: 200, optional: true },
      assunto: { most: 200, optional: true },
      mensagem: { most: 10_000 },
    };
    for (const index of TURNS) {
      const email = `c${index}@example.test`;
      const body = { hashEmail: 'contato/formulario', email, ...filled(fields, index) };
      expect([(await send('POST', 'front/form/contact', body)).status, body]).toEqual([200, body]);
    }
    await store.platform.settled();
    const rows = await store.db
      .selectFrom('leads as l')
      .innerJoin('outbox as mail', 'mail.sobre', 'l.id')
      .select(['l.nome', 'l.contato', 'l.assunto', 'l.mensagem', 'mail.sent_at'])
      .where('mail.assunto', '=', 'mensagem')
      .orderBy('l.id')
      .execute();
    expect(rows).toHaveLength(TURNS.length);
    for (const [place, { sent_at, ...row }] of rows.entries()) {
      expect(sent_at).not.toBeNull();
      for (const [name, text] of Object.entries(filled(fields, TURNS[place] ?? 0)))
        expect(kept(row[name as keyof typeof row])).toBe(kept(text));
    }
    expect(store.failures).toEqual([]);
  },
  PATIENCE,
);

it(
  'the note of an order keeps them',
  async () => {
    const product = await plainProduct(store);
    const stock = { estoque: 1000, preco_por: 10_000, preco_de: 0 };
    await store.db.updateTable('products').set(stock).where('id', '=', product).execute();
    for (const [index, observacao] of packed(500).entries()) {
      await putInCart(member, product, 1);
      const { versao } = await (await member.fetch('/api/v2/vitrine/order/review')).json();
      const form = { chave: `n${index}`, versao, pagamento: 'combinar', observacao };
      const answer = await send('POST', 'vitrine/order', form);
      expect([answer.status, form]).toEqual([200, form]);
      expect(kept((await answer.json()).observacao)).toBe(kept(observacao));
    }
    await store.platform.settled();
    expect(store.failures).toEqual([]);
  },
  PATIENCE,
);

/** All that fit, as many together as `most` characters hold: fewer calls, the same strings. */
function packed(most: number, between = '\n'): readonly string[] {
  const packs: string[] = [];
  for (const text of NAUGHTY.filter((candidate) => candidate.length <= most)) {
    const joined = `${packs.at(-1) ?? ''}${between}${text}`;
    if (packs.length > 0 && joined.length <= most) packs[packs.length - 1] = joined;
    else packs.push(text);
  }
  return packs;
}

it(
  'an e-mail address is none of them',
  async () => {
    for (const text of NAUGHTY)
      expect((await send('POST', 'front/newsletter', { email: text })).status).toBe(400);
    expect(store.failures).toEqual([]);
  },
  PATIENCE,
);
