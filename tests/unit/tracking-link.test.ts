import { expect, it } from 'vitest';
import { trackingLink } from '#lib/domain/shipping/tracking-link.ts';

const CORREIOS = 'https://rastreamento.correios.com.br/app/index.php?objetos=';

it.each([
  ['AA123456789BR', `${CORREIOS}AA123456789BR`],
  ['aa 123 456 789 br', `${CORREIOS}AA123456789BR`],
  ['https://transportadora.test/r/42', 'https://transportadora.test/r/42'],
  ['http://transportadora.test/r/42', undefined],
  ['javascript:alert(1)', undefined],
  ['AA12345678BR', undefined],
  ['4411223344', undefined],
  ['', undefined],
])('a parcel called %j is followed at %s', (rastreio, link) => {
  expect(trackingLink(rastreio)).toBe(link);
});
