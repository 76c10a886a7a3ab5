import { describe, expect, it } from 'vitest';
import { inPart, partOf } from '#lib/server/http/byte-range.ts';

const ETAG = '"um"';
const asked = (range: string, { ifRange, method = 'GET' }: { ifRange?: string; method?: string } = {}) =>
  partOf({ method, range, ifRange }, { length: 10, etag: ETAG });

describe('the part of a file of ten bytes', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-9', 0, 9],
    ['bytes=0-10', 0, 9],
    ['bytes=9-', 9, 9],
    ['bytes=-1', 9, 9],
    ['bytes=-10', 0, 9],
    ['bytes=-11', 0, 9],
    ['Bytes=3-4', 3, 4],
  ])('%s', (range, first, last) => {
    expect(asked(range)).toEqual({ first, last });
  });

  it.each(['bytes=10-', 'bytes=10-11', 'bytes=-0'])('%s is none', (range) => {
    expect(asked(range)).toBe('none');
  });

  it.each([
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=0-1,3-4',
    'bytes=a-b',
    'lines=0-1',
    'bytes=0-1;',
  ])('%s is all of it', (range) => {
    expect(asked(range)).toBeUndefined();
  });

  it('is wanted of the same file alone, and by GET alone', () => {
    expect(asked('bytes=0-0', { ifRange: ETAG })).toEqual({ first: 0, last: 0 });
    for (const ifRange of ['"outro"', `W/${ETAG}`, 'Sun, 29 Nov 2026 10:00:00 GMT'])
      expect(asked('bytes=0-0', { ifRange })).toBeUndefined();
    expect(asked('bytes=0-0', { method: 'HEAD' })).toBeUndefined();
  });
});

describe('an answer', () => {
  const whole = (headers = {}, status = 200) =>
    new Response('0123456789', { status, headers: { ETag: ETAG, 'Content-Length': '10', ...headers } });
  const answered = async (range: string, response = whole()) => {
    const { status, headers, ...rest } = await inPart(
      new Request('http://localhost/upload/a.pdf', { headers: { Range: range } }),
      response,
    ).then(async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }));
    return [status, headers.get('Content-Range'), headers.get('Content-Length'), rest.text];
  };

  it('says which part it is, keeps the rest of its headers, or says how long the file is', async () => {
    expect(await answered('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '3', '234']);
    expect(await answered('bytes=10-')).toEqual([416, 'bytes */10', '0', '']);
    expect(await answered('bytes=0-1,3-4')).toEqual([200, null, '10', '0123456789']);
  });

  it('that is none of a whole file is left as it is', async () => {
    expect((await answered('bytes=2-4', whole({}, 404)))[0]).toBe(404);
    expect((await answered('bytes=2-4', whole({ 'Content-Encoding': 'br' })))[0]).toBe(200);
  });
});
