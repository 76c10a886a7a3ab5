import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missing } from '../../.ci/complete-lock.mjs';

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

describe('package-lock.json', () => {
  it('holds every optional package, so that `npm ci` takes it on any platform', () => {
    expect(missing(packages)).toEqual([]);
  });

  it('misses one that is taken out', () => {
    const { 'node_modules/@biomejs/cli-darwin-arm64': _, ...rest } = packages;
    expect(missing(rest).map(({ path }: { path: string }) => path)).toEqual([
      'node_modules/@biomejs/cli-darwin-arm64',
    ]);
  });

  it('names no registry', () => {
    expect(text).not.toMatch(/"resolved"/);
  });

  it('belongs to exact versions', () => {
    const wanted = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(wanted.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });
});
