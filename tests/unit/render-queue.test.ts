import { describe, expect, it } from 'vitest';
import { createRenderQueue } from '#lib/platform/kernel/limits/render-queue.ts';

/** Work that ends when it is told to; `started` holds the names in the order in which they began. */
function works() {
  const started: string[] = [];
  const end = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => end.set(name, () => resolve(name)));
  };
  const finish = async (name: string, result: Promise<unknown>) => {
    end.get(name)?.();
    await result;
    // The place is given on when the result has been handed out.
    await Promise.resolve();
  };
  return { started, work, finish };
}

describe('the render queue', () => {
  it('runs as many at once as it has places, the others in the order they came', async () => {
    const { started, work, finish } = works();
    const queue = createRenderQueue(2);
    const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name)));
    expect(started).toEqual(['a', 'b']);
    await finish('b', results[1] ?? Promise.reject());
    expect(started).toEqual(['a', 'b', 'c']);
    await finish('a', results[0] ?? Promise.reject());
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('begins work ahead only when nothing else runs or waits, one at a time', async () => {
    const { started, work, finish } = works();
    const queue = createRenderQueue(2);
    const request = queue.run(work('request'));
    const ahead = [queue.run(work('ahead 1'), { ahead: true }), queue.run(work('ahead 2'), { ahead: true })];
    const late = queue.run(work('late request'));
    expect(started).toEqual(['request', 'late request']);
    await finish('request', request);
    expect(started).toHaveLength(2);
    await finish('late request', late);
    expect(started.at(-1)).toBe('ahead 1');
    queue.run(work('urgent'));
    expect(started.slice(2)).toEqual(['ahead 1', 'urgent']);
    await finish('ahead 1', ahead[0] ?? Promise.reject());
    expect(started).not.toContain('ahead 2');
  });

  it('goes on after work that failed', async () => {
    const queue = createRenderQueue(1);
    const failed = queue.run(() => Promise.reject(new Error('on purpose')));
    const next = queue.run(async () => 'done');
    await expect(failed).rejects.toThrow('on purpose');
    expect(await next).toBe('done');
  });
});
