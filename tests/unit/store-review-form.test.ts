import { describe, expect, it } from 'vitest';
import {
  readStoreReview,
  STORE_REVIEW_LENGTH,
  storeReviewFaults,
} from '#lib/domain/opinions/store-review-form.ts';

const GOOD = { experiencia: '10', atendimento: '1', satisfacao: 'nao', autorizacao: false, mensagem: '' };

describe('an opinion on the shop', () => {
  it('is read as it was typed; an agreement is there or not', () => {
    const form = new FormData();
    for (const name of ['experiencia', 'atendimento', 'satisfacao', 'autorizacao', 'mensagem'])
      form.set(name, ' 7 ');
    expect(readStoreReview(form)).toEqual({
      experiencia: '7',
      atendimento: '7',
      satisfacao: '7',
      autorizacao: true,
      mensagem: '7',
    });
    expect(readStoreReview(new FormData()).autorizacao).toBe(false);
  });

  it('can be sent without a message', () => {
    expect(storeReviewFaults(GOOD)).toEqual({});
  });

  it.each(['', '0', '11', '5.5', '05', 'dez', '-1'])('cannot give the mark %j', (mark) => {
    expect(storeReviewFaults({ ...GOOD, experiencia: mark, atendimento: mark })).toEqual({
      experiencia: 'missing',
      atendimento: 'missing',
    });
  });

  it.each(['', 'talvez', 'SIM'])('has to say yes or no, not %j', (satisfacao) => {
    expect(storeReviewFaults({ ...GOOD, satisfacao })).toEqual({ satisfacao: 'missing' });
  });

  it('has a limit of words', () => {
    const mensagem = 'a'.repeat(STORE_REVIEW_LENGTH);
    expect(storeReviewFaults({ ...GOOD, mensagem })).toEqual({});
    expect(storeReviewFaults({ ...GOOD, mensagem: `${mensagem}a` })).toEqual({ mensagem: 'long' });
  });
});
