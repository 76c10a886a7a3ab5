/** When a shop stops asking a platform that does not answer, and when it asks again. */
import { describe, expect, it } from 'vitest';
import { createBreaker, PlatformGoneError } from '#lib/server/hosted/breaker.ts';
import { PlatformUnreachableError } from '#lib/server/hosted/forward.ts';

const unreachable = () => Promise.reject(new PlatformUnreachableError(504, new Error('silent')));
const answer = () => Promise.resolve('answer');
const never = () => new Promise<never>(() => undefined);

/** A breaker whose clock stands still until it is moved. */
function breakerAt() {
  const clock = { now: 0 };
  const changes: boolean[] = [];
  const breaker = createBreaker({ now: () => clock.now, onChange: (gone) => changes.push(gone) });
  let questions = 0;
  const isBack = (back: () => Promise<unknown>) => () => {
    questions += 1;
    return back();
  };
  return {
    clock,
    changes,
    questions: () => questions,
    visit: (call: () => Promise<unknown>, back: () => Promise<unknown> = unreachable) => {
      clock.now += 1;
      return breaker.run(call, isBack(back)).catch((error: unknown) => error);
    },
  };
}

async function gone() {
  const at = breakerAt();
  for (let call = 0; call < 5; call++) await at.visit(unreachable);
  return at;
}

describe('a breaker', () => {
  it('lets four failures in a row pass, and opens at the fifth', async () => {
    const { visit, changes } = breakerAt();
    for (let call = 0; call < 4; call++) await visit(unreachable);
    expect(changes).toEqual([]);
    expect(await visit(unreachable)).not.toBeInstanceOf(PlatformGoneError);
    expect(changes).toEqual([true]);
    expect(await visit(answer)).toBeInstanceOf(PlatformGoneError);
  });

  it('begins to count anew with every answer', async () => {
    const { visit, changes } = breakerAt();
    for (let call = 0; call < 20; call++) await visit(call % 5 === 4 ? answer : unreachable);
    expect(changes).toEqual([]);
  });

  it('counts no call that failed while others were answered', async () => {
    const { visit, clock, changes } = breakerAt();
    const slow = Array.from({ length: 9 }, () => {
      let fail = (): void => undefined;
      const call = new Promise<never>((_, reject) => {
        fail = () => reject(new PlatformUnreachableError(504, new Error('silent')));
      });
      return { visit: visit(() => call), fail };
    });
    clock.now += 100;
    await visit(answer);
    for (const { fail } of slow) fail();
    await Promise.all(slow.map((one) => one.visit));
    expect(changes).toEqual([]);
  });

  it('counts no fault of ours', async () => {
    const { visit, changes } = breakerAt();
    for (let call = 0; call < 9; call++) await visit(() => Promise.reject(new TypeError('ours')));
    expect(changes).toEqual([]);
  });

  it('asks one question at a time, and one a second', async () => {
    const { visit, clock, questions } = await gone();
    await Promise.all([visit(answer), visit(answer), visit(answer)]);
    expect(questions()).toBe(1);
    clock.now += 990;
    await visit(answer);
    expect(questions()).toBe(1);
    clock.now += 100;
    await visit(answer);
    expect(questions()).toBe(2);
  });

  it('lets everybody in who came while the platform was found again', async () => {
    const { visit, changes, questions } = await gone();
    const all = await Promise.all([visit(answer, answer), visit(answer, answer), visit(answer, answer)]);
    expect(all).toEqual(['answer', 'answer', 'answer']);
    expect([questions(), changes]).toEqual([1, [true, false]]);
  });

  it('lets nobody wait long for a question that is not answered, and nobody who comes later at all', async () => {
    const { visit, clock } = await gone();
    // Else the test would run into its own limit of time.
    expect(await visit(answer, never)).toBeInstanceOf(PlatformGoneError);
    clock.now += 300;
    const later = visit(answer, never);
    const first = await Promise.race([later, new Promise((resolve) => setImmediate(resolve, 'waits'))]);
    expect(first).toBeInstanceOf(PlatformGoneError);
  });
});
