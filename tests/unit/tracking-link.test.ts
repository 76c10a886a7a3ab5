import { expect, it } from 'vitest';
import { isMistypedS10, trackingLink } from '#lib/domain/shipping/tracking-link.ts';

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

/** UPU S10: the published example, and both remainders that have a rule of their own. */
it.each([
  ['RR473124829BR', false],
  ['AA123456785BR', false],
  ['aa 123 456 785 br', false],
  ['AA778124948BR', false],
  ['AA500000004US', false],
  ['AA600000090BR', false],
  ['AA600000015BR', false],
  ['AA123456784BR', true],
  ['AA600000091BR', true],
  ['TX1234567890', false],
  ['ME24000ABCBR', false],
  ['', false],
])('the code %j is mistyped: %s', (rastreio, mistyped) => expect(isMistypedS10(rastreio)).toBe(mistyped));
