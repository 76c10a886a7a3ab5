import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage, subscribe } from '#lib/api/forms.ts';
import { post } from '../support/accounts.ts';
import { nameAssociates } from '../support/api-calls.ts';
import { dropMails, mailsOf } from '../support/mails.ts';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
  await store.db.deleteFrom('recent_writes').execute();
  await store.platform.settled();
  await dropMails(store);
});
afterAll(() => store.close());

const MINUTE = 60_000;
const subscribers = () =>
  store.db.selectFrom('newsletter').select(['email', 'nome', 'segmento', 'informacoes_adicionais']).execute();
const associates = () =>
  store.db.selectFrom('newsletter_associates').select(['nome', 'sexo']).orderBy('nome').execute();
const messages = () =>
  store.db.selectFrom('leads').select(['tipo', 'hash_email', 'nome', 'contato', 'mensagem']).execute();

const email = 'rita@exemplo.com.br';
const SCRIPT = '<script>alert(1)</script>';

describe('POST newsletter', () => {
  it('takes an address alone, and with the empties other clients send', async () => {
    const { api } = store.visitor();
    expect(await subscribe(api, { email })).toEqual({ sucesso: true });
    const answer = await post(store.visitor(), 'newsletter', { nome: '', email, informacoesAdicionais: [] });
    expect(answer.status).toBe(200);
    expect(await subscribers()).toEqual([{ email, nome: '', segmento: '', informacoes_adicionais: {} }]);
  });

  it('keeps one of an address in any spelling, with what was last said of it', async () => {
    const { api } = store.visitor();
    await subscribe(api, { email, nome: 'Rita', segmento: 'm', informacoesAdicionais: { cidade: 'Santos' } });
    await subscribe(api, { email: ` ${email.toUpperCase()} ` });
    await subscribe(api, { email, nome: 'Rita Prado' });
    expect(await subscribers()).toEqual([
      { email, nome: 'Rita Prado', segmento: 'm', informacoes_adicionais: { cidade: 'Santos' } },
    ]);
  });

  it('keeps one when it is sent many times at once', async () => {
    const sent = Array.from({ length: 8 }, () => subscribe(store.visitor().api, { email }));
    expect(await Promise.all(sent)).toEqual(sent.map(() => ({ sucesso: true })));
    expect(await subscribers()).toHaveLength(1);
  });

  it('takes a name of 200 characters and refuses one of 201', async () => {
    expect((await post(store.visitor(), 'newsletter', { email, nome: 'a'.repeat(201) })).status).toBe(400);
    expect(await subscribers()).toEqual([]);
    expect((await post(store.visitor(), 'newsletter', { email, nome: 'a'.repeat(200) })).status).toBe(200);
  });

  it('keeps a script as the text it is', async () => {
    await subscribe(store.visitor().api, { email, nome: SCRIPT });
    expect((await subscribers())[0]?.nome).toBe(SCRIPT);
  });
});

describe('POST newsletter/associates', () => {
  const child = (nome: string, sexo: 'm' | 'f' | 'i' = 'i') => ({ nome, sexo, dataNascimento: '2015-03-09' });

  it('keeps each name once, as it was last given', async () => {
    const { api } = store.visitor();
    await subscribe(api, { email });
    await nameAssociates(api, { email, associados: [child('Léo'), child('Ana')] });
    const answer = await nameAssociates(api, { email, associados: [child('Léo', 'm')] });
    expect(answer).toEqual({ sucesso: true, mensagem: expect.stringMatching(/\S/) });
    expect(await associates()).toEqual([
      { nome: 'Ana', sexo: 'i' },
      { nome: 'Léo', sexo: 'm' },
    ]);
  });

  it('keeps each name once when they are sent many times at once', async () => {
    const body = { email, associados: [child('Léo')] };
    await Promise.all(Array.from({ length: 6 }, () => nameAssociates(store.visitor().api, body)));
    expect(await associates()).toHaveLength(1);
  });

  it('subscribes an address that was not', async () => {
    await nameAssociates(store.visitor().api, { email, associados: [child('Léo')] });
    expect(await subscribers()).toHaveLength(1);
  });

  it('takes 50 people and refuses none and 51, keeping nothing', async () => {
    const people = (count: number) => Array.from({ length: count }, (_, at) => child(`Pessoa ${at}`));
    for (const count of [0, 51]) {
      const answer = await post(store.visitor(), 'newsletter/associates', {
        email,
        associados: people(count),
      });
      expect([count, answer.status]).toEqual([count, 400]);
    }
    expect(await subscribers()).toEqual([]);
    await nameAssociates(store.visitor().api, { email, associados: people(50) });
    expect(await associates()).toHaveLength(50);
  });

  it('keeps one of a name that stands twice in a request', async () => {
    await nameAssociates(store.visitor().api, { email, associados: [child('Léo'), child('Léo', 'm')] });
    expect(await associates()).toEqual([{ nome: 'Léo', sexo: 'm' }]);
  });
});

describe('POST form/contact', () => {
  const letter = {
    hashEmail: 'contato/formulario',
    nome: 'Rita Prado',
    email,
    contato: '11 99999-0000',
    assunto: 'Troca',
    mensagem: `O cabo veio com 2 m. ${SCRIPT}`,
  };

  it('keeps the message as it was written', async () => {
    expect(await sendMessage(store.visitor().api, letter)).toEqual({ sucesso: true });
    const { nome, contato, mensagem } = letter;
    expect(await messages()).toEqual([
      { tipo: 'contact', hash_email: letter.hashEmail, nome, contato, mensagem },
    ]);
  });

  it('keeps the same message once within a minute, and again after it', async () => {
    await sendMessage(store.visitor().api, letter);
    store.later(MINUTE - 1);
    expect(await sendMessage(store.visitor().api, letter)).toEqual({ sucesso: true });
    expect(await messages()).toHaveLength(1);
    store.later(1);
    await sendMessage(store.visitor().api, letter);
    expect(await messages()).toHaveLength(2);
  });

  it('keeps one when it is sent many times at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => sendMessage(store.visitor().api, letter)));
    expect(await messages()).toHaveLength(1);
  });

  it('keeps two of which one word differs', async () => {
    await sendMessage(store.visitor().api, letter);
    await sendMessage(store.visitor().api, { ...letter, assunto: 'Garantia' });
    expect(await messages()).toHaveLength(2);
  });

  it('is mailed to the shop, whose answer goes to the writer', async () => {
    await sendMessage(store.visitor().api, { ...letter, assunto: 'Troca\r\nBcc: todos@exemplo.com.br' });
    const [mail = '', ...more] = await mailsOf(store);
    expect(more).toEqual([]);
    const [head = '', ...body] = mail.split('\r\n\r\n');
    expect(head).toMatch(/^To: atendimento@fioesinal\.example$/m);
    expect(head).toMatch(/^Reply-To: Rita Prado <rita@exemplo\.com\.br>$/m);
    expect(head).toMatch(/^Subject: Mensagem \d+ pelo site: Troca Bcc: todos@exemplo\.com\.br$/m);
    expect(head).not.toMatch(/^Bcc:/m);
    expect(body.join('\n')).toContain(letter.mensagem);
    expect(body.join('\n')).toContain('Telefone: (11) 99999-0000');
  });

  it('takes 10,000 characters and refuses one more', async () => {
    const send = async (length: number) =>
      (await post(store.visitor(), 'form/contact', { ...letter, mensagem: 'a'.repeat(length) })).status;
    expect(await send(10_001)).toBe(400);
    expect(await messages()).toEqual([]);
    expect(await send(10_000)).toBe(200);
  });

  it('is 429 for an address that does not stop', async () => {
    const headers = { 'X-Client-Address': '203.0.113.7' };
    const send = (mensagem: string) =>
      post(store.visitor(), 'form/contact', { ...letter, mensagem }, headers);
    const statuses: number[] = [];
    for (let at = 0; at <= 50; at += 1) statuses.push((await send(`Pergunta ${at}`)).status);
    expect(statuses).toEqual([...Array(50).fill(200), 429]);
    expect(await messages()).toHaveLength(50);
  });
});
