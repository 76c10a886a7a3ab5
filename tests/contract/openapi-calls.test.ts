import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nameOf } from './calls/call.ts';
import { EVERY_CALL } from './calls/every.ts';
import { APART } from './calls/ours.ts';

type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>> };

/** Parameters may have other names. */
const unnamed = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');

/** The calls of the panel are walked by panel.test.ts. */
const ofPanel = (call: string) => call.includes('/panel/');

it('the OpenAPI document lists the calls of the contract and our own, and no other', () => {
  const { paths }: Document = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8'));
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => unnamed(`${method.toUpperCase()} ${path}`)),
  );
  const known = [...EVERY_CALL.map(nameOf), ...APART].map(unnamed);
  expect(listed.filter((call) => !ofPanel(call)).toSorted()).toEqual(known.toSorted());
});
