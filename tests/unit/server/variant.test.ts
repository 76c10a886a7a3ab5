import { describe, expect, it } from 'vitest';
import { tipoImgOf, variantKey, variantOf } from '#lib/server/cache/variant.ts';

const AGENTS = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; moto g54) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const;

describe('variantOf', () => {
  it.each([
    ['windows', 1366, 'webp'],
    ['mac', 1366, 'original'],
    ['iphone', 360, 'original'],
    ['android', 360, 'webp'],
    ['googlebot', 1366, 'webp'],
  ] as const)('%s is %i px wide and gets %s pictures', (agent, screenWidth, imageType) => {
    expect(variantOf(AGENTS[agent])).toEqual({ screenWidth, imageType });
  });

  it.each([undefined, null, ''])('takes a missing User-Agent (%s) for a desktop', (agent) => {
    expect(variantOf(agent)).toEqual({ screenWidth: 1366, imageType: 'webp' });
  });

  it('has two keys: no page reads the width', () => {
    const keys = (['windows', 'mac', 'iphone', 'android'] as const).map((agent) =>
      variantKey(variantOf(AGENTS[agent])),
    );
    expect(keys).toEqual(['webp', 'original', 'original', 'webp']);
  });
});

describe('tipoImgOf', () => {
  it('names the files of products, of menus and of everything else', () => {
    expect(tipoImgOf({ screenWidth: 1366, imageType: 'webp' })).toEqual({
      prod: 'webp',
      geral: 'webp',
      menu: 'webp',
      status: false,
    });
    expect(tipoImgOf({ screenWidth: 360, imageType: 'original' })).toEqual({
      prod: 'original',
      geral: 'original',
      menu: 'original',
      status: true,
    });
  });
});
