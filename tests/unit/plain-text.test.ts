import { describe, expect, it } from 'vitest';
import { plainText, shorten } from '#lib/domain/kernel/plain-text.ts';

describe('plain text', () => {
  it.each([
    ['<p>Um</p><p>dois</p>', 'Um dois'],
    ['<p>Cabo <strong>HDMI</strong>, 2 m.</p>', 'Cabo HDMI, 2 m.'],
    ['Fio &amp; Sinal&nbsp;&lt;3', 'Fio & Sinal <3'],
    ['&amp;lt;', '&lt;'],
    ['a\n  b', 'a b'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('a shortened text', () => {
  it('is itself up to the limit', () => {
    expect(shorten('um dois', 7)).toBe('um dois');
  });

  it.each([
    ['um dois três', 9, 'um dois…'],
    ['um dois, três', 10, 'um dois…'],
    ['umdoistres', 5, 'umdo…'],
    ['um dois', 3, 'um…'],
  ])('%j at %i characters is %j', (text, length, short) => {
    expect(shorten(text, length)).toBe(short);
    expect(short.length).toBeLessThanOrEqual(length);
  });
});
