/** The words of letters: as the shop came with them, as its people change them, and what no letter may lose. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { getPanelLetter, getPanelLetters, savePanelLetter, sendTestLetter } from '#lib/api/panel-letters.ts';
import { defaultText, LETTER_NAMES } from '#lib/domain/mail/letters.ts';
import type { Mail } from '#lib/platform/kernel/mail.ts';
import { post } from '../support/accounts.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let owner: Visitor;
let refuses = false;
const sent: Mail[] = [];
beforeAll(async () => {
  store = await createTestStore({
    sendMail: async (mail) => {
      if (refuses) throw new Error('a mail was not sent: EAUTH 535');
      sent.push(mail);
    },
  });
});
beforeEach(async () => {
  owner = await staff(store, 'marketing');
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('settings').where('chave', '=', 'cartas').execute();
  sent.length = 0;
  refuses = false;
  await store.reset();
});
afterAll(() => store.close());

const WORDS = {
  assunto: '{loja}: oi',
  abertura: 'Bem-vinda!\n\nVocê pediu novidades.',
  fechamento: 'Até já.',
};

async function save(nome: string, words: typeof WORDS): Promise<void> {
  const { revisao } = await getPanelLetter(owner.api, nome);
  await savePanelLetter(owner.api, { nome, revisao, ...words });
}

it('shows each letter with a sample of it, which holds what its placeholders stand for', async () => {
  const { cartas, servidor } = await getPanelLetters(owner.api);
  expect(cartas.map(({ nome }) => nome)).toEqual(LETTER_NAMES);
  expect(servidor).toBe(false);
  for (const { nome, mudada } of cartas) {
    const { amostra } = await getPanelLetter(owner.api, nome);
    expect(mudada).toBe(false);
    expect(`${amostra.assunto}${amostra.texto}`, nome).not.toMatch(/\{|undefined|\n\n\n/);
    expect(amostra.html, nome).toContain('<!doctype html>');
  }
});

it('writes in the words that were saved, to who subscribes', async () => {
  await save('newsletter', WORDS);
  await post(store.visitor(), 'newsletter', { email: 'rita@exemplo.test', nome: 'Rita' });
  store.platform.round();
  await store.platform.settled();
  const [mail] = sent;
  expect(mail?.subject).toBe('Fio & Sinal: oi');
  expect(mail?.text).toContain('Bem-vinda!\n\nVocê pediu novidades.');
  expect(mail?.text).toContain('/newsletter/confirmar?chave=');
  expect(mail?.html).toContain('<p style="margin:0 0 16px">Bem-vinda!</p>');
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
});

it('shows words that are tried and keeps none of them', async () => {
  const { amostra, carta } = await getPanelLetter(owner.api, 'newsletter', { ...WORDS, assunto: 'Só olhar' });
  expect(amostra.assunto).toBe('Só olhar');
  expect(carta).toMatchObject({ ...defaultText('newsletter'), mudada: false });
});

it('goes back to the words that the shop came with, and keeps nothing of its own then', async () => {
  await save('newsletter', WORDS);
  const { carta } = await getPanelLetter(owner.api, 'newsletter');
  expect(carta.mudada).toBe(true);
  await save('newsletter', defaultText('newsletter'));
  const after = await getPanelLetter(owner.api, 'newsletter');
  expect(after.carta.mudada).toBe(false);
  const [last] = after.alteracoes;
  expect(last?.campos.map(({ campo }) => campo)).toEqual(['assunto', 'abertura', 'fechamento']);
  const { valor } = await store.db
    .selectFrom('settings')
    .select('valor')
    .where('chave', '=', 'cartas')
    .executeTakeFirstOrThrow();
  expect(valor).toEqual({});
});

it.each([
  ['a placeholder of another letter', { ...WORDS, abertura: 'Oi {pedido}' }],
  ['a brace without the other', { ...WORDS, fechamento: 'Oi {loja' }],
  ['no subject', { ...WORDS, assunto: ' ' }],
])('refuses %s', async (_, words) => {
  await expect(save('newsletter', words)).rejects.toMatchObject({ status: 400 });
});

it('refuses what was not seen, and letters that it does not have', async () => {
  const { revisao } = await getPanelLetter(owner.api, 'newsletter');
  await save('newsletter', WORDS);
  const late = savePanelLetter(owner.api, { nome: 'newsletter', revisao, ...WORDS });
  await expect(late).rejects.toMatchObject({ status: 409 });
  await expect(getPanelLetter(owner.api, 'outra')).rejects.toMatchObject({ status: 404 });
});

it('mails a test to who asks, and says why when no mail server takes it', async () => {
  const { para } = await sendTestLetter(owner.api, 'pedido-recebido');
  expect(sent).toMatchObject([{ to: para, subject: 'Pedido 1234 recebido na Fio & Sinal' }]);
  refuses = true;
  await expect(sendTestLetter(owner.api, 'pedido-recebido')).rejects.toMatchObject({
    status: 409,
    serverText: expect.stringContaining('EAUTH 535'),
  });
});
