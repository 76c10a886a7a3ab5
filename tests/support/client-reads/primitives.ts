/**
 * What real clients of the platform dereference without asking (platform contract, section 9): each function walks an
 * answer as they do and throws where one of them would. It reads the raw JSON: nothing is converted on the way.
 */
import { expect } from 'vitest';

export type Json = { readonly [key: string]: Json } & readonly Json[];

/** `new URL(value)` throws on a relative address. */
export function isAbsolute(value: unknown, what: string): void {
  expect(typeof value, what).toBe('string');
  expect(URL.canParse(String(value)), `${what}: ${value}`).toBe(true);
}

export function isText(value: unknown, what: string): void {
  expect(typeof value, what).toBe('string');
}

export function isNumber(value: unknown, what: string): void {
  expect(typeof value === 'number' && Number.isFinite(value), `${what}: ${value}`).toBe(true);
}

export function isList(value: unknown, what: string): void {
  expect(Array.isArray(value), what).toBe(true);
}

export function isMoney(value: unknown, what: string): void {
  isNumber(value, what);
  expect(Number(Number(value).toFixed(2)), what).toBe(value);
}
