import { describe, expect, it } from 'vitest';
import { createByteShelf } from '#lib/platform/kernel/memory/byte-cache.ts';

/** Draws pictures of `size` bytes and remembers for whom. */
function artist(size: number) {
  const drawn: string[] = [];
  return {
    drawn,
    draw: (key: string) => async () => {
      drawn.push(key);
      return Buffer.alloc(size);
    },
  };
}

describe('the shelf of pictures', () => {
  it('draws once for all who ask at the same time, and for those who come later', async () => {
    const shelf = createByteShelf(100);
    const { drawn, draw } = artist(10);
    await Promise.all([1, 2, 3].map(() => shelf.recall('a', draw('a'))));
    await shelf.recall('a', draw('a'));
    expect(drawn).toEqual(['a']);
  });

  it('holds as many bytes as it may, not one more, and gives up what was asked for longest ago', async () => {
    const shelf = createByteShelf(20);
    const { drawn, draw } = artist(10);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await shelf.recall(key, draw(key));
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps no picture that is larger than itself, and no failure', async () => {
    const shelf = createByteShelf(9);
    const { drawn, draw } = artist(10);
    await shelf.recall('a', draw('a'));
    await shelf.recall('a', draw('a'));
    expect(drawn).toEqual(['a', 'a']);
    await expect(shelf.recall('b', () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper');
    await shelf.recall('b', draw('b'));
    expect(drawn.at(-1)).toBe('b');
  });
});
