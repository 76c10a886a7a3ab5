import { expect, it } from 'vitest';
import { mayBeForm, mayMean, typingErrors } from '#lib/domain/kernel/typing.ts';

it.each([
  ['hdmi', 'hdmi', 0],
  ['hmdi', 'hdmi', 0.5],
  ['hdmi', 'hmdi', 0.5],
  ['guitara', 'guitarra', 0.5],
  ['optco', 'optico', 1],
  ['speacon', 'speakon', 0.5],
  ['cinta', 'cinza', 1],
  ['', 'rca', 3],
  ['rca', '', 3],
  ['', '', 0],
  ['abc', 'xyz', 3],
])('from %j to %j it takes %d typing errors', (a, b, errors) => {
  expect(typingErrors(a, b)).toBe(errors);
});

it.each([
  ['hmdi', 'hdmi'],
  ['pach', 'patch'],
  ['toslik', 'toslink'],
  ['tosliki', 'toslink'],
  ['dispray', 'display'],
  ['guitara', 'guitarra'],
  ['displaport', 'displayport'],
])('%s may mean %s', (asked, word) => {
  expect(mayMean(asked, word)).toBe(true);
});

it.each([
  ['cinta', 'cinza'],
  ['promocao', 'protecao'],
  ['gratis', 'graus'],
  ['malha', 'malta'],
  ['carregador', 'carregado'],
  ['sky', 'ski'],
])('%s does not mean %s', (asked, word) => {
  expect(mayMean(asked, word)).toBe(false);
});

it('who does is no form of what is done', () => {
  expect(mayBeForm('carregador', 'carregado')).toBe(false);
  expect(mayBeForm('blindada', 'blindado')).toBe(true);
  expect(mayBeForm('testadores', 'testador')).toBe(true);
});

it('takes the last two of three letters for swapped, and no other three letters for each other', () => {
  expect(mayMean('xrl', 'xlr')).toBe(true);
  expect(mayMean('rac', 'rca')).toBe(true);
  expect(
    ['dvr', 'rxl', 'sky'].filter((word) => ['dvi', 'xlr', 'skt'].some((known) => mayMean(word, known))),
  ).toEqual([]);
});
