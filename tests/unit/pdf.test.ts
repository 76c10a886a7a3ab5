import { describe, expect, it } from 'vitest';
import { type PdfBlock, pdf } from '#lib/platform/catalogue/files/pdf.ts';
import { pdfString, toWritable, wrap } from '#lib/platform/catalogue/files/pdf-text.ts';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const sheet = (blocks: readonly PdfBlock[]) => latin1(pdf('Ficha técnica — ção', blocks, 'Fio & Sinal'));
const text = (value: string): PdfBlock => ({ kind: 'text', text: value });

describe('a PDF file', () => {
  const file = sheet([
    { kind: 'title', text: 'Título' },
    { kind: 'row', label: 'Nº', value: '2 m' },
  ]);

  it('says at its end where its table stands, and there where each object begins', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(start, start + 5)).toBe('xref\n');
    const entries = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) =>
      Number(place),
    );
    expect(entries.length).toBeGreaterThanOrEqual(7);
    for (const [index, place] of entries.entries()) {
      expect(file.slice(place, place + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    }
    expect(file).toContain(`/Size ${entries.length + 1} `);
  });

  it('gives every stream its length in bytes', () => {
    const streams = [...file.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
    expect(streams.length).toBe(1);
    for (const [, length, content = ''] of streams) expect(content.length).toBe(Number(length));
  });

  it('is the same for the same text', () => {
    expect(sheet([text('a')])).toBe(sheet([text('a')]));
    expect(sheet([text('a')])).not.toBe(sheet([text('b')]));
  });

  it('names itself in UTF-16, and its language', () => {
    const title = Buffer.from('\ufeffFicha técnica — ção', 'utf16le').swap16().toString('hex');
    expect(file).toContain(`/Title <${title}>`);
    expect(file).toContain('/Lang (pt-BR)');
  });

  it.each([
    [1, 1],
    [47, 1],
    [48, 2],
    [200, 5],
  ])('puts %i lines on %i pages', (lines, pages) => {
    const long = sheet(
      Array.from({ length: lines }, () => ({ kind: 'row', label: 'a', value: 'b' }) as const),
    );
    expect(long).toContain(`/Count ${pages} `);
    expect(long.match(/\/Type \/Page /g)).toHaveLength(pages);
    expect(long).toContain(`${pages}/${pages})`);
  });

  it('leaves no heading alone at the foot of a page', () => {
    for (let rows = 40; rows < 56; rows += 1) {
      const blocks: readonly PdfBlock[] = [
        ...Array.from({ length: rows }, () => ({ kind: 'row', label: 'a', value: 'b' }) as const),
        { kind: 'heading', text: 'Garantia' },
        { kind: 'row', label: 'Prazo', value: '12 meses' },
      ];
      const page = sheet(blocks)
        .split('endstream')
        .find((part) => part.includes('(Garantia)'));
      expect(page).toContain('(Prazo)');
    }
  });
});

describe('text in a PDF', () => {
  it('keeps the accents of Portuguese, one byte each', () => {
    const written = 'àáâãçéêíóôõúü ÀÃÇÕ º ª ° × · ²';
    expect(toWritable(written)).toBe(written);
    expect(pdfString(written)).toBe(`(${written})`);
    expect(toWritable('ac\u0327a\u0303o')).toBe('ação');
  });

  it('has the byte of Windows-1252 for a dash, quotes and a dot', () => {
    expect(pdfString('–—“”•')).toBe('(\x96\x97\x93\x94\x95)');
  });

  it('escapes what would end a string', () => {
    expect(pdfString('(a) \\ b')).toBe('(\\(a\\) \\\\ b)');
  });

  it('writes out what the font lacks, and marks what nobody foresaw', () => {
    expect(toWritable('75 Ω ≥ 2 m → 3 m 雪')).toBe('75 ohm no mínimo 2 m para 3 m ?');
  });

  it('breaks between words, and a word only where it is wider than the line', () => {
    expect(wrap('um dois três', 10, 45)).toEqual(['um dois', 'três']);
    expect(wrap('', 10, 45)).toEqual([]);
    const pieces = wrap('x'.repeat(200), 10, 100);
    expect(pieces.join('')).toBe('x'.repeat(200));
    expect(pieces.length).toBeGreaterThan(8);
  });
});
