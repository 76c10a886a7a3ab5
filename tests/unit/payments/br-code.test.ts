/** The text behind a Pix QR. The samples were checked against two other programs that make and read them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { dynamicPixCode, isWholeCode, staticPixCode } from '#lib/domain/payments/br-code.ts';
import { crc16 } from '#lib/domain/payments/crc16.ts';
import { pixKeyOf } from '#lib/domain/payments/pix-key.ts';
import { readBrCode, tableCrc } from '../../support/payments/br-code-reader.ts';

const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const DYNAMIC =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/2353c790eefb11eaadc10242ac1200025204000053039865802BR5912LOJA VITRINE6009SAO PAULO62070503***630455B0';

describe('a static code', () => {
  it('is the one that other programs make', () => {
    expect(
      staticPixCode({
        key: '12345678000195',
        name: 'LOJA VITRINE',
        city: 'SAO PAULO',
        amount: centavos(123_456),
        txid: 'PED000123',
      }),
    ).toBe(
      '00020126360014br.gov.bcb.pix01141234567800019552040000530398654071234.565802BR5912LOJA VITRINE6009SAO PAULO62130509PED00012363043BEF',
    );
    expect(
      staticPixCode({
        key: 'pix@loja.example',
        name: 'Loja Vitrine Áudio e Vídeo Ltda',
        city: 'Ribeirão Preto SP',
        amount: centavos(1),
        txid: 'A1B2C3D4E5F6G7H8I9J0K1L2M',
        info: 'Pedido 123',
      }),
    ).toBe(
      '00020126520014br.gov.bcb.pix0116pix@loja.example0210Pedido 12352040000530398654040.015802BR5925LOJA VITRINE AUDIO E VIDE6014RIBEIRAO PRETO62290525A1B2C3D4E5F6G7H8I9J0K1L2M6304E53E',
    );
  });

  it('spells names as banks read them', () => {
    const code = staticPixCode({
      key: 'pix@loja.example',
      name: 'São João Áudio & Vídeo Lt',
      city: 'Açailândia',
      amount: centavos(1000),
      txid: 'x',
    });
    expect(code).toBe(
      '00020126380014br.gov.bcb.pix0116pix@loja.example520400005303986540510.005802BR5925SAO JOAO AUDIO & VIDEO LT6010ACAILANDIA62050501x63045C6F',
    );
  });

  it('without an amount leaves it to the payer', () => {
    const code = staticPixCode({ key: 'pix@loja.example', name: 'a', city: 'b', txid: '***' });
    expect(readBrCode(code)).toMatchObject({ amount: undefined, txid: '***' });
  });

  it('says what went in, and a second reader takes it', () => {
    fc.assert(
      fc.property(
        fc.record({
          key: fc.stringMatching(/^[a-z\d@.+-]{1,77}$/),
          name: fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }),
          city: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
          amount: fc.integer({ min: 1, max: 9_999_999_999_99 }),
          txid: fc.stringMatching(/^[a-zA-Z\d]{1,25}$/),
          info: fc.string({ maxLength: 90, unit: 'binary' }),
        }),
        ({ amount, ...given }) => {
          const named = { ...given, name: `L${given.name}`, city: `C${given.city}` };
          const read = readBrCode(staticPixCode({ ...named, amount: centavos(amount) }));
          expect(read).toMatchObject({ key: given.key, txid: given.txid, url: undefined });
          expect(read.amount).toBe((amount / 100).toFixed(2));
          expect(read.name.length).toBeLessThanOrEqual(25);
          expect(read.city.length).toBeLessThanOrEqual(15);
          expect(`${read.name}${read.city}${read.info ?? ''}`).toMatch(/^[ -~]+$/);
        },
      ),
    );
  });

  it.each([
    ['a txid with a stroke', { txid: 'PED-1' }],
    ['a txid that is too long', { txid: 'A'.repeat(26) }],
    ['an empty txid', { txid: '' }],
    ['a key that is too long', { key: 'a'.repeat(78) }],
    ['nothing to pay', { amount: centavos(0) }],
    ['a name of which nothing is left', { name: '日本' }],
  ])('is not made of %s', (_, wrong) => {
    const right = { key: 'pix@loja.example', name: 'Loja', city: 'SP', txid: 'A1', amount: centavos(1) };
    expect(() => staticPixCode({ ...right, ...wrong })).toThrow(RangeError);
  });
});

describe('a dynamic code', () => {
  it('is the one that other programs make, and whole', () => {
    const location = 'pix.example.com/qr/v2/2353c790eefb11eaadc10242ac120002';
    expect(dynamicPixCode({ location, name: 'Loja Vitrine', city: 'São Paulo' })).toBe(DYNAMIC);
    expect(isWholeCode(DYNAMIC)).toBe(true);
    expect(isWholeCode(MANUAL)).toBe(true);
    expect(isWholeCode(DYNAMIC.replace('LOJA', 'LOJB'))).toBe(false);
    expect(isWholeCode('<script>')).toBe(false);
    expect(isWholeCode(`${DYNAMIC} `)).toBe(false);
  });

  it.each(['', 'a'.repeat(78), 'pix.example.com/é'])('is not made of the address %s', (location) => {
    expect(() => dynamicPixCode({ location, name: 'Loja', city: 'SP' })).toThrow(RangeError);
  });
});

describe('the check at the end of a code', () => {
  it('is that of the manual and of the catalogue of CRCs', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(readBrCode(MANUAL)).toMatchObject({
      key: '123e4567-e12b-12d1-a456-426655440000',
      amount: undefined,
    });
    expect(readBrCode(DYNAMIC).url).toBe('pix.example.com/qr/v2/2353c790eefb11eaadc10242ac120002');
  });

  it('is computed alike by a table and bit by bit, and notices each changed character', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[ -~]{1,80}$/),
        fc.nat(79),
        fc.integer({ min: 33, max: 126 }),
        (text, at, to) => {
          expect(crc16(text)).toBe(tableCrc(text).toString(16).toUpperCase().padStart(4, '0'));
          const place = at % text.length;
          const other = text.slice(0, place) + String.fromCharCode(to) + text.slice(place + 1);
          if (other !== text) expect(crc16(other)).not.toBe(crc16(text));
        },
      ),
    );
  });
});

describe('a key', () => {
  it.each([
    ['12.345.678/0001-95', '12345678000195'],
    ['529.982.247-25', '52998224725'],
    ['+55 (11) 98765-4321', '+5511987654321'],
    ['Pix@Loja.Example', 'pix@loja.example'],
    [' 123E4567-E12B-12D1-A456-426655440000 ', '123e4567-e12b-12d1-a456-426655440000'],
  ])('typed as %s is %s', (typed, key) => {
    expect(pixKeyOf(typed)).toBe(key);
  });

  it.each([
    '',
    '12345678901',
    '11987654321',
    '+1 202 555 0100',
    'loja@',
    'minha chave',
    `${'a'.repeat(70)}@loja.example`,
  ])('is not %s', (typed) => {
    expect(pixKeyOf(typed)).toBeUndefined();
  });
});
