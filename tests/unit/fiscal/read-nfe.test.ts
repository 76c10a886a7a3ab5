import { describe, expect, it } from 'vitest';
import { LONGEST_XML, readNfe } from '#lib/platform/fiscal/read-nfe.ts';
import { accessKey, nfeXml } from '../../support/nfe.ts';

const chave = accessKey(7);
const xml = nfeXml({ chave, destinatario: '52998224725', total: '128.30' });
const read = (text: string) => readNfe(Buffer.from(text, 'utf8'));

it('a NF-e says its key, buyer, total and whether it was authorised', () => {
  expect(read(xml)).toMatchObject({
    ...{ key: { chave, numero: 7, serie: 1 }, destinatario: '52998224725', valor: 12830, xml },
    ...{ emitente: '11222333000181', homologacao: false, autorizada: true, entrada: false },
    emitidaEm: new Date('2026-11-20T13:00:00Z'),
  });
});

it('one of a company with letters in its number, with a prefix or a byte order mark is read as well', () => {
  const lettered = accessKey(8, '12ABC34501DE35');
  const other = nfeXml({ chave: lettered, destinatario: '12ABC34501DE35', total: '0.01' });
  expect(read(other)).toMatchObject({ emitente: '12ABC34501DE35', destinatario: '12ABC34501DE35', valor: 1 });
  expect(read(`\uFEFF${xml}`)).toMatchObject({ valor: 12830 });
  expect(read(xml.replaceAll(/<(\/?)([A-Za-z])/g, '<$1n:$2').replace('xmlns=', 'xmlns:n='))).toMatchObject({
    valor: 12830,
  });
});

it('one for trying, one that no office authorised and one of goods that come in say so', () => {
  const with_ = (how: object) => read(nfeXml({ chave, destinatario: '52998224725', total: '1.00', ...how }));
  expect(with_({ homologacao: true })).toMatchObject({ homologacao: true });
  expect(with_({ semProtocolo: true })).toMatchObject({ autorizada: false });
  expect(with_({ entrada: true })).toMatchObject({ entrada: true });
  // The protocol of another nota authorises none.
  expect(read(xml.replace(`<chNFe>${chave}`, `<chNFe>${accessKey(9)}`))).toMatchObject({ autorizada: false });
});

it('a date far off is none, and of an endless number of a foreign buyer no more is kept than it may have', () => {
  const dated = (date: string) => read(xml.replace('2026-11-20T10:00:00-03:00', date));
  for (const date of ['+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z', '0000-01-01', '', 'ontem'])
    expect(dated(date)).toMatchObject({ emitidaEm: undefined, valor: 12830 });
  const foreign = xml.replace(/<CPF>.*<\/CPF>/, `<idEstrangeiro>${'7'.repeat(100_000)}</idEstrangeiro>`);
  expect(read(foreign)).toMatchObject({ destinatario: '7'.repeat(60) });
});

describe('what is no nota is refused:', () => {
  const laughs = `<!DOCTYPE n [<!ENTITY a "ha">${[...'bcdefghij'].map((name, n) => `<!ENTITY ${name} "${`&${'abcdefghij'[n]};`.repeat(10)}">`).join('')}]>`;
  it.each([
    [
      'a document type with entities',
      xml.replace('<nfeProc', `${laughs}<nfeProc`).replace('Ana', '&j;'),
      'broken',
    ],
    [
      'an entity of a file',
      xml.replace('<nfeProc', '<!DOCTYPE n [<!ENTITY x SYSTEM "file:///etc/passwd">]><nfeProc'),
      'broken',
    ],
    ['an entity that XML has not', xml.replace('Ana', '&nbsp;'), 'broken'],
    ['elements very deep in one another', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`, 'broken'],
    ['half a file', xml.slice(0, 700), 'broken'],
    [
      'two notas',
      xml.replace('</NFe>', `</NFe>${xml.slice(xml.indexOf('<NFe>'), xml.indexOf('</NFe>') + 6)}`),
      'broken',
    ],
    ['bytes of another coding', `${xml}\uD800`, 'broken'],
    ['nothing', '', 'unknown'],
    ['another file', '<a/>', 'unknown'],
    [
      'a key whose digit is wrong',
      xml.replaceAll(chave, `${chave.slice(0, -1)}${(Number(chave.at(-1)) + 1) % 10}`),
      'key',
    ],
    ['a total that is none', xml.replace('128.30', '1e3'), 'unknown'],
    ['a total of more than any order', xml.replace('128.30', '99999999.99'), 'unknown'],
    ['more than a nota may be', `${xml}${' '.repeat(LONGEST_XML)}`, 'heavy'],
  ])('%s', (_, text, fault) => {
    const bytes = text.endsWith('\uD800') ? Buffer.from(text, 'utf16le') : Buffer.from(text, 'utf8');
    expect(readNfe(bytes)).toBe(fault);
  });
});
