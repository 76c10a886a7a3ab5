import { describe, expect, it } from 'vitest';
import { fileKind, formatBytes } from '#lib/domain/kernel/files.ts';

describe('the size of a file', () => {
  it.each([
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1.023 B'],
    [1024, '1 KB'],
    [4813, '4,7 KB'],
    [10 * 1024 + 600, '11 KB'],
    [1024 * 1024, '1 MB'],
    [5 * 1024 ** 4, '5.120 GB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(formatBytes(bytes).replace('\u00a0', ' ')).toBe(text);
  });
});

describe('the kind of a file', () => {
  it.each([
    ['/upload/produto/arquivo/manual-x.pdf', 'PDF'],
    ['https://loja.example/a/firmware.7z?v=2#x', '7Z'],
    ['/upload/produto/arquivo/leiame', ''],
    ['', ''],
  ])('%s is %s', (url, kind) => {
    expect(fileKind(url)).toBe(kind);
  });
});
