import { expect, it } from 'vitest';
import { kept } from '#layouts/kept.ts';

const header = {};
const never = (): never => {
  throw new Error('rendered again');
};

it('renders a part once for what it shows', async () => {
  const menus = {};
  expect(await kept(header, menus, '', async () => 'one')).toBe('one');
  expect(kept(header, menus, '', never)).toBe('one');
});

it('renders it anew for another form, when what it shows is another object, and for another component', async () => {
  const menus = {};
  await kept(header, menus, 'webp', async () => 'one');
  expect(await kept(header, menus, 'original', async () => 'two')).toBe('two');
  expect(await kept(header, { ...menus }, 'webp', async () => 'three')).toBe('three');
  expect(await kept({}, menus, 'webp', async () => 'four')).toBe('four');
  expect(kept(header, menus, 'webp', never)).toBe('one');
});

it('keeps no part that could not be rendered', async () => {
  const menus = {};
  await expect(kept(header, menus, '', () => Promise.reject(new RangeError('no')))).rejects.toThrow('no');
  expect(await kept(header, menus, '', async () => 'one')).toBe('one');
});
