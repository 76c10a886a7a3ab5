import { describe, expect, it } from 'vitest';
import {
  OPINION_LIMITS,
  questionFaults,
  readQuestion,
  readReview,
  reviewFaults,
} from '#lib/domain/opinions/opinion-forms.ts';

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const GOOD = {
  nome: 'Ana',
  email: 'ana@exemplo.com.br',
  nota: '5',
  comentario: 'Bom cabo.',
  recomenda: true,
};

describe('a typed opinion', () => {
  it('keeps its lines, counted as the browser counts them', () => {
    const typed = readReview(
      form({ ...GOOD, recomenda: '1', nome: ' Ana \n Lima ', comentario: ' um\r\ndois\0 ' }),
    );
    expect(typed).toEqual({ ...GOOD, nome: 'Ana Lima', comentario: 'um\ndois' });
  });

  it('recommends nothing unless it was said, and is empty where nothing was typed', () => {
    expect(readReview(new FormData())).toEqual({
      nome: '',
      email: '',
      nota: '',
      comentario: '',
      recomenda: false,
    });
  });

  it('keeps a text that is far too long, so that it can be shortened', () => {
    expect(readReview(form({ comentario: 'a'.repeat(20_000) })).comentario).toHaveLength(20_000);
  });

  it('takes no file for a text', () => {
    const data = new FormData();
    data.set('comentario', new File(['x'], 'x.txt'));
    expect(readReview(data).comentario).toBe('');
  });
});

describe('what is wrong with an opinion', () => {
  it('is nothing when everything is there', () => expect(reviewFaults(GOOD)).toEqual({}));

  it.each([
    ['nota', '', 'missing'],
    ['nota', '0', 'missing'],
    ['nota', '6', 'missing'],
    ['nota', '4.5', 'missing'],
    ['comentario', '', 'missing'],
    ['comentario', 'a'.repeat(OPINION_LIMITS.comentario + 1), 'long'],
    ['nome', '', 'missing'],
    ['nome', 'a'.repeat(OPINION_LIMITS.nome + 1), 'long'],
    ['email', '', 'missing'],
    ['email', `${'a'.repeat(OPINION_LIMITS.email)}@exemplo.com`, 'wrong'],
  ] as const)('is that %s "%.20s" is %s', (field, value, fault) => {
    expect(reviewFaults({ ...GOOD, [field]: value })).toEqual({ [field]: fault });
  });

  it('is nothing at the longest there may be', () => {
    const nome = 'a'.repeat(OPINION_LIMITS.nome);
    const comentario = 'a'.repeat(OPINION_LIMITS.comentario);
    expect(reviewFaults({ ...GOOD, nome, comentario, nota: '1' })).toEqual({});
  });

  it.each([
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'a na@exemplo.com',
    'ana@exemplo..com',
    '.ana@exemplo.com',
    'ana..b@exemplo.com',
    'ana@-exemplo.com',
    'ana@exemplo.com, b@exemplo.com',
  ])('is that %s is no address', (email) =>
    expect(reviewFaults({ ...GOOD, email })).toEqual({ email: 'wrong' }),
  );

  it.each(['ana@exemplo.com', 'ana.b+loja@sub.exemplo.com.br', "o'neil_1@x-y.io"])('is not %s', (email) =>
    expect(reviewFaults({ ...GOOD, email })).toEqual({}),
  );
});

describe('a question', () => {
  it('says what is missing in it', () => {
    expect(questionFaults(readQuestion(new FormData()))).toEqual({
      pergunta: 'missing',
      nome: 'missing',
      email: 'missing',
    });
  });

  it.each([
    [OPINION_LIMITS.pergunta, {}],
    [OPINION_LIMITS.pergunta + 1, { pergunta: 'long' }],
  ])('of %i letters has the faults %o', (length, faults) => {
    expect(questionFaults({ nome: 'Ana', email: GOOD.email, pergunta: 'a'.repeat(length) })).toEqual(faults);
  });
});
