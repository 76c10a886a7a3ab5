/** The form of a declared record. */
import { expect, it } from 'vitest';
import { BRANDS } from '#lib/domain/panel/records/brands.ts';
import { CATEGORIES } from '#lib/domain/panel/records/categories.ts';
import { KITS } from '#lib/domain/panel/records/kits.ts';
import { LANDING_PAGES } from '#lib/domain/panel/records/landing-pages.ts';
import { typedIn } from '#lib/server/panel/record-form.ts';

const posted = (values: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

it.each([CATEGORIES, BRANDS, KITS, LANDING_PAGES])(
  'of $path makes the address of the name where it is left empty, and keeps one that is written',
  ({ fields, also }) => {
    const address = (values: Readonly<Record<string, string>>) => typedIn(fields, posted(values))['endereco'];
    expect(address({ nome: 'Mesas de Jantar & Cia.', endereco: ' ' })).toBe('mesas-de-jantar-cia');
    expect(address({ nome: 'Mesas', endereco: 'as-mesas' })).toBe('as-mesas');
    // What is not one is refused, not mended.
    expect(address({ nome: 'Mesas', endereco: 'As Mesas' })).toBe('As Mesas');
    expect(address({ nome: '???' })).toBe('');
    expect(also({ ...typedIn(fields, posted({ nome: '???' })) } as never)).toHaveProperty('endereco');
    const long = address({ nome: `${'a'.repeat(79)} ${'b'.repeat(60)}` }) as string;
    expect(long.length).toBeLessThanOrEqual(fields.endereco.longest);
    expect(also({ nome: 'x', endereco: long } as never)).not.toHaveProperty('endereco');
  },
);
