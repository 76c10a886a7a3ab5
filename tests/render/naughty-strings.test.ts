/** Every naughty string where a page prints what somebody typed: it is text there, and changes no tag. */
import { describe, expect, it } from 'vitest';
import Field from '#layouts/parts/Field.astro';
import PostalAddress from '#layouts/parts/PostalAddress.astro';
import QuestionItems from '#layouts/parts/QuestionItems.astro';
import TextField from '#layouts/parts/TextField.astro';
import MyAccountView from '#layouts/views/MyAccountView.astro';
import { partRenderer } from '../support/container.ts';
import { decode } from '../support/html.ts';
import { NAUGHTY } from '../support/naughty-strings.ts';

const render = await partRenderer();
type Part = Parameters<typeof render>[0];

const PLACES: readonly (readonly [name: string, part: Part, props: (text: string) => object])[] = [
  ['a field', Field, (text) => ({ id: 'a', label: text, value: text, problem: text })],
  ['a field for several lines', TextField, (text) => ({ id: 'a', label: text, value: text, problem: text })],
  [
    'an address',
    PostalAddress,
    (text) => ({
      endereco: {
        logradouro: text,
        numero: text,
        complemento: text,
        bairro: text,
        cidade: text,
        uf: 'MG',
        cep: '30130010',
      },
    }),
  ],
  [
    'the title of an account',
    MyAccountView,
    (text) => ({
      title: text,
      here: '',
      notice: text,
      problem: text,
      site: { email: '', telefone: text, whatsapp: '', horario: text },
    }),
  ],
  [
    'questions and answers',
    QuestionItems,
    (text) => ({
      subject: { rota: '/cabo', idProduto: 7 },
      perguntas: [
        {
          id: 1,
          nome: text,
          email: '',
          contato: '',
          pergunta: text,
          data: '2026-10-01T12:00:00-03:00',
          respostas: [
            {
              id: 2,
              nome: text,
              email: '',
              contato: '',
              administrador: false,
              resposta: text,
              data: '2026-10-02T12:00:00-03:00',
            },
          ],
        },
      ],
    }),
  ],
];

/** As a browser reads them: a value of an attribute may hold a `<`. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?[a-z][a-z0-9-]*)(?:"[^"]*"|[^">])*>/gi)].map(([, name]) => name);

describe.each(PLACES)('%s', (_, part, props) => {
  it('prints each of them as text', async () => {
    const plain = await render(part, { ...props('texto') });
    const { length } = plain.split('texto');
    expect(length).toBeGreaterThan(2);
    for (const text of NAUGHTY.filter((candidate) => candidate !== '')) {
      const html = await render(part, { ...props(text) });
      expect([text, tagsOf(html)]).toEqual([text, tagsOf(plain)]);
      expect(decode(html).includes(text), text).toBe(true);
    }
  });
});
