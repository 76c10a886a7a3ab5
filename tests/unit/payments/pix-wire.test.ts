/** Ids and amounts of the API Pix, and secrets as the database keeps them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PIX_BANKS } from '#lib/domain/payments/pix-banks.ts';
import { readWireAmount, refOfTxid, txidOf, wireAmount } from '#lib/domain/payments/pix-wire.ts';
import { createCipher } from '#lib/platform/kernel/encryption.ts';

describe('a txid', () => {
  it('is of 26 to 35 letters and digits, and says which charge it is, whatever its case', () => {
    const ref = fc
      .tuple(
        fc.integer({ min: 1, max: 2_147_483_647 }),
        fc.integer({ min: 1, max: 99 }),
        fc.stringMatching(/^[A-Z]{8}$/),
      )
      .map(([numero, ordem, letters]) => `PED${numero}T${ordem}${letters}`);
    fc.assert(
      fc.property(ref, (one) => {
        const txid = txidOf(one);
        expect(txid).toMatch(/^[a-zA-Z0-9]{26,35}$/);
        expect(refOfTxid(txid)).toBe(one);
        expect(refOfTxid(txid.toLowerCase())).toBe(one);
      }),
    );
  });

  it.each(['', 'PED1', 'X'.repeat(32), 'PED10001T1ABCDEFGHI0000', `${txidOf('PED1T1ABCDEFGH')}1`])(
    'of somebody else is none of ours: %s',
    (txid) => expect(refOfTxid(txid)).toBe(''),
  );
});

describe('an amount', () => {
  it('comes back as it was sent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        (one) => readWireAmount(wireAmount(one)) === one,
      ),
    );
  });

  it.each(['1', '1.2', '1,20', '01.234', '-1.00', '', '1e3', '12345678901.00'])(
    'is never read from %s',
    (text) => {
      expect(() => readWireAmount(text)).toThrow(RangeError);
    },
  );
});

describe('a bank', () => {
  it.each(Object.entries(PIX_BANKS).filter(([name]) => name !== 'outro'))(
    '%s is asked over TLS',
    (_, bank) => {
      for (const addresses of [bank.producao, 'homologacao' in bank ? bank.homologacao : bank.producao])
        for (const address of Object.values(addresses))
          expect(address).toMatch(/^https:\/\/[a-z0-9.-]+\/[\w/.-]+[^/]$/);
    },
  );
});

describe('a sealed secret', () => {
  const seal = createCipher('a key that only this test has, of 40 char');

  it('opens with its key, for its place alone, and not once it was changed', () => {
    const sealed = seal.close('Client_Secret', 'a');
    expect(sealed).not.toContain('Client');
    expect(seal.close('Client_Secret', 'a')).not.toBe(sealed);
    expect(seal.open(sealed, 'a')).toBe('Client_Secret');
    expect(seal.open(sealed, 'b')).toBeUndefined();
    expect(createCipher('another key, which is long enough too, I say').open(sealed, 'a')).toBeUndefined();
    expect(seal.open(`${sealed.slice(0, -2)}AA`, 'a')).toBeUndefined();
    expect(seal.open('x', 'a')).toBeUndefined();
    expect(seal.open(seal.close('', 'a'), 'a')).toBe('');
  });
});
