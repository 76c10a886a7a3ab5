/** Every naughty string in every text field: it is kept as it is, or refused as too long or as nothing; never a failure. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESS_LIMITS } from '#lib/domain/address-form.ts';
import { ACCOUNT_LIMITS } from '#lib/domain/sign-up-form.ts';
import { logIn } from '../support/accounts.ts';
import { NAUGHTY, naughtyAt } from '../support/naughty-strings.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

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
    for (const [index] of NAUGHTY.entries()) {
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
    for (const [index] of NAUGHTY.entries()) {
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
    expect(rows).toHaveLength(NAUGHTY.length);
    for (const [index, row] of rows.entries())
      for (const [name, text] of Object.entries(filled(fields, index)))
        expect((row as Readonly<Record<string, unknown>>)[name]).toBe(kept(text));
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
    for (const [index] of NAUGHTY.entries()) {
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
    expect(rows).toHaveLength(NAUGHTY.length);
    for (const [index, { sent_at, ...row }] of rows.entries()) {
      expect(sent_at).not.toBeNull();
      for (const [name, text] of Object.entries(filled(fields, index)))
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

/** All that fit, as many together as `most` characters hold: fewer orders, the same strings. */
function packed(most: number): readonly string[] {
  const packs: string[] = [];
  for (const text of NAUGHTY.filter((candidate) => candidate.length <= most)) {
    const joined = `${packs.at(-1) ?? ''}\n${text}`;
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
