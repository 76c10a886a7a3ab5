import { expect, it } from 'vitest';
import { memoized } from '#lib/platform/catalogue/search/memoize.ts';

function counted(limit?: number) {
  const asked: string[] = [];
  const read = memoized(async (word: string, others: readonly number[]) => {
    asked.push(word);
    if (word === 'fails' && asked.length === 1) throw new Error('not now');
    return `${word} ${others.length}`;
  }, limit);
  return { asked, read };
}

it('asks once for the same arguments, also while the answer is on its way', async () => {
  const { asked, read } = counted();
  const answers = await Promise.all([read('hdmi', [1]), read('hdmi', [1]), read('hdmi', [])]);
  expect(answers).toEqual(['hdmi 1', 'hdmi 1', 'hdmi 0']);
  expect(await read('hdmi', [1])).toBe('hdmi 1');
  expect(asked).toEqual(['hdmi', 'hdmi']);
});

it('keeps the answers that were asked for last', async () => {
  const { asked, read } = counted(2);
  for (const word of ['a', 'b', 'a', 'c', 'a', 'b']) await read(word, []);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

it('asks again after a failure', async () => {
  const { asked, read } = counted();
  await expect(read('fails', [])).rejects.toThrow('not now');
  expect(await read('fails', [])).toBe('fails 0');
  expect(asked).toHaveLength(2);
});
