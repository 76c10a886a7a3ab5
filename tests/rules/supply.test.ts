/** What the shop is delivered with: known licences, and packages that are what they were. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Package = {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Ones that ask for no more than their text; LGPL and MPL cover libraries that are used as they are (sharp's libvips). */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
]);

describe('what the shop is delivered with', () => {
  it('has licences that a shop may be sold with', () => {
    const delivered = installed.filter(([, { dev, integrity }]) => !dev && integrity !== undefined);
    expect(delivered.length).toBeGreaterThan(200);
    const others = delivered.filter(
      ([, { license = 'none' }]) => !license.split(' AND ').every((name) => LICENCES.has(name)),
    );
    expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  });

  it('is checked against the lock file, except what is for another kind of machine', () => {
    const unchecked = installed.filter(([, { integrity, optional }]) => integrity === undefined && !optional);
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  it('is asked for in exact versions', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });
});
