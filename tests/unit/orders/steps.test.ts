/** What may be done with an order, and until when. */
import { describe, expect, it } from 'vitest';
import { addressNeededFor } from '#lib/domain/orders/address-needed.ts';
import { maskedCep, maskedMail, maskedName } from '#lib/domain/orders/masked.ts';
import {
  isCancellable,
  isStepBack,
  isTrackable,
  STATUS_WAY,
  stepBack,
  stepsFrom,
  withdrawalEnd,
} from '#lib/domain/orders/order.ts';
import { isSeen, writeVersion } from '#lib/domain/orders/version.ts';

const ALL = [...STATUS_WAY, 'cancelado'];

describe('an order', () => {
  it('is cancelled by its buyer until it is sent', () => {
    expect(ALL.filter(isCancellable)).toEqual(['recebido', 'confirmado']);
  });

  it('goes one step at a time, and ends where it was delivered or cancelled', () => {
    for (const [index, status] of STATUS_WAY.entries()) {
      const next = STATUS_WAY[index + 1];
      expect(stepsFrom(status)).toEqual(next === undefined ? [] : [next, 'cancelado']);
    }
    for (const status of ['cancelado', 'outro', 'toString']) expect(stepsFrom(status)).toEqual([]);
  });

  it('goes back to the step before it, but never from its first nor from its cancellation', () => {
    for (const [index, status] of STATUS_WAY.entries()) expect(stepBack(status)).toBe(STATUS_WAY[index - 1]);
    for (const status of ['cancelado', 'outro', 'toString']) expect(stepBack(status)).toBeUndefined();
    expect(isStepBack('enviado', 'confirmado')).toBe(true);
    expect(isStepBack('enviado', 'recebido')).toBe(false);
  });

  it('is with a carrier from when it is sent until it is delivered', () => {
    expect(ALL.filter(isTrackable)).toEqual(['enviado']);
  });
});

describe('a buyer may withdraw', () => {
  it.each([
    // The day of receipt does not count, the seventh after it does to its end (CDC, art. 49; CC, art. 132).
    ['2026-11-20T15:00:00Z', '2026-11-28T03:00:00.000Z'],
    ['2026-11-20T02:59:59Z', '2026-11-27T03:00:00.000Z'],
  ])('of goods received at %s until %s', (received, end) => {
    expect(withdrawalEnd(received).toISOString()).toBe(end);
  });
});

describe('an address is asked for', () => {
  it.each([
    ['a parcel', false, 'f', 'pix', 'delivery'],
    ['a parcel of a company', false, 'j', 'boleto', 'delivery'],
    ['the nota fiscal of a company that collects', true, 'j', 'boleto', 'company'],
    ['a boleto of who collects', true, 'f', 'boleto', 'boleto'],
    ['nobody else who collects', true, 'f', 'pix', undefined],
  ])('of %s', (_, pickup, pessoa, pagamento, reason) => {
    expect(addressNeededFor({ pickup, pessoa, pagamento })).toBe(reason);
  });
});

describe('who has a link sees', () => {
  it.each([
    ['Ana Souza', 'Ana S.'],
    [' Ana  Maria de Souza ', 'Ana S.'],
    ['Ana Érica', 'Ana É.'],
    ['Ana 𝒮ouza', 'Ana 𝒮.'],
    ['Acme', 'Acm***'],
    ['', '***'],
  ])('of the name %j %j', (nome, seen) => expect(maskedName(nome)).toBe(seen));

  it.each([
    ['ana@exemplo.com.br', 'a***@exemplo.com.br'],
    ['a@exemplo.com.br', 'a***@exemplo.com.br'],
    ['', ''],
  ])('of the mail address %j %j', (email, seen) => expect(maskedMail(email)).toBe(seen));

  it.each([
    ['01310100', '01310-***'],
    ['', ''],
  ])('of the postal code %j %j', (cep, seen) => expect(maskedCep(cep)).toBe(seen));
});

describe('a page showed what would be ordered', () => {
  const page = writeVersion('o1', 'a1');
  it('when order and address are those that it said', () => {
    expect(isSeen(page, writeVersion('o1', 'a1'))).toBe(true);
    expect(isSeen(page, writeVersion('o2', 'a1'))).toBe(false);
    expect(isSeen(page, writeVersion('o1', 'a2'))).toBe(false);
  });

  it('when its form brings an address of its own, whatever stood there before', () => {
    expect(isSeen(page, writeVersion('o1', ''))).toBe(true);
    expect(isSeen(writeVersion('o1', ''), writeVersion('o1', ''))).toBe(true);
    expect(isSeen(page, writeVersion('o', ''))).toBe(false);
    expect(isSeen(page, writeVersion('o2', ''))).toBe(false);
  });

  it('but not when it showed no address and one would be taken', () => {
    expect(isSeen(writeVersion('o1', ''), page)).toBe(false);
    expect(isSeen(`${page}.x`, page)).toBe(false);
  });
});
