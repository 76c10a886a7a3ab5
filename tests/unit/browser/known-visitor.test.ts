import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetVisitor, keepVisitor, readVisitor } from '#lib/browser/known-visitor.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
beforeEach(() => kept.clear());
afterAll(() => vi.unstubAllGlobals());

const CLARA = { nome: 'Clara', favoritos: [7, 12] };
const NOW = Date.UTC(2026, 10, 29, 12);
const MINUTE = 60_000;

it('knows who is logged in for a minute', () => {
  expect(readVisitor(NOW)).toBeUndefined();
  keepVisitor(CLARA, NOW);
  expect(readVisitor(NOW)).toMatchObject(CLARA);
  expect(readVisitor(NOW + MINUTE - 1)).toMatchObject(CLARA);
  expect(readVisitor(NOW + MINUTE)).toBeUndefined();
  // A clock that was set back.
  expect(readVisitor(NOW - 1)).toBeUndefined();
});

it('forgets', () => {
  keepVisitor(CLARA, NOW);
  forgetVisitor();
  expect(readVisitor(NOW)).toBeUndefined();
  expect(kept.size).toBe(0);
});

it.each(['', '{', 'null', '[]', '{"nome":1,"favoritos":[],"em":1}', '{"nome":"A","favoritos":["7"],"em":1}'])(
  'takes %s for nothing',
  (value) => {
    keepVisitor(CLARA, NOW);
    for (const key of kept.keys()) kept.set(key, value);
    expect(readVisitor(NOW)).toBeUndefined();
  },
);

it('does without a browser that keeps anything', () => {
  vi.stubGlobal('localStorage', undefined);
  keepVisitor(CLARA, NOW);
  forgetVisitor();
  expect(readVisitor(NOW)).toBeUndefined();
});
