import { expect, it } from 'vitest';
import { isMistypedCode, trackingLink } from '#lib/domain/shipping/tracking-link.ts';
import { isTrackingTemplate } from '#lib/domain/shop/own-carrier.ts';

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
])('the code %j is mistyped: %s', (rastreio, mistyped) => expect(isMistypedCode(rastreio)).toBe(mistyped));

it.each([
  ['Correios', 'AA123456785BR', `${CORREIOS}AA123456785BR`],
  ['correios (PAC)', '4411223344', undefined],
  ['Correios', '4411223344', undefined],
  ['Jadlog', '0812 3400', 'https://www.melhorrastreio.com.br/rastreio/08123400'],
  ['MELHOR ENVIO', 'me24000abcbr', 'https://www.melhorrastreio.com.br/rastreio/ME24000ABCBR'],
  ['Braspress', 'AA123456785BR', undefined],
  ['Braspress', 'https://braspress.test/r/42', 'https://braspress.test/r/42'],
  ['constructor', 'AA1', undefined],
  ['Jadlog', '', undefined],
])('a parcel of %s called %j is followed at %s', (transportadora, rastreio, link) => {
  expect(trackingLink(rastreio, transportadora)).toBe(link);
});

it.each([
  ['Correios', '4411223344', true],
  ['Correios', 'AA123456784BR', true],
  ['Correios', 'AA123456785BR', false],
  ['Correios', 'https://rastreio.test/1', false],
  ['Correios', '', false],
  ['Jadlog', '4411223344', false],
])('of %s the code %j is mistyped: %s', (transportadora, rastreio, mistyped) => {
  expect(isMistypedCode(rastreio, transportadora)).toBe(mistyped);
});

const OWN = [
  { nome: 'Expresso São João', link: 'https://sj.test/r?c={codigo}&p=1' },
  { nome: 'Jadlog', link: 'https://jadlog.test/{codigo}' },
];

it.each([
  ['expresso sao joão', 'ab 12/3&x', 'https://sj.test/r?c=ab12%2F3%26x&p=1'],
  ['Expresso São João', '$&{codigo}', 'https://sj.test/r?c=%24%26%7Bcodigo%7D&p=1'],
  ['Expresso São João', 'https://outra.test/1', 'https://outra.test/1'],
  ['Expresso São João', '', undefined],
  ['JADLOG', 'x1', 'https://jadlog.test/x1'],
  ['Correios', 'AA123456785BR', `${CORREIOS}AA123456785BR`],
  ['', '4411', undefined],
  ['Outra', '4411', undefined],
])(
  'with carriers of its own a parcel of %s called %j is followed at %s',
  (transportadora, rastreio, link) => {
    expect(trackingLink(rastreio, transportadora, OWN)).toBe(link);
  },
);

it.each([
  ['https://sj.test/{codigo}', true],
  ['https://sj.test/r?c={codigo}#x', true],
  ['https://sj.test/r#{codigo}', true],
  ['https://sj.test:8443/r/{codigo}/fim', true],
  ['http://sj.test/{codigo}', false],
  ['javascript:alert({codigo})', false],
  ['https://sj.test/', false],
  ['https://sj.test/{codigo}/{codigo}', false],
  ['https://sj.test/{codigo}/{outro}', false],
  ['https://sj.test/{{codigo}}', false],
  ['https://{codigo}.sj.test/', false],
  ['https://{codigo}/r', false],
  ['https://sj.test{codigo}/r', false],
  ['https://ana:{codigo}@sj.test/', false],
  ['https://ana@sj.test/{codigo}', false],
  ['https://sj.test/a b/{codigo}', false],
  ['sj.test/{codigo}', false],
  ['', false],
])('%j is a template of links: %s', (link, is) => expect(isTrackingTemplate(link)).toBe(is));
