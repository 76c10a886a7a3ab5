import { describe, expect, it } from 'vitest';
import { violations } from '../support/import-rules.ts';
import { againstTheTable, circles } from '../support/room-rules.ts';
import { type SourceFile, sourceFiles } from '../support/source.ts';

describe('import rules', () => {
  it('hold for every file in src', () => {
    expect(violations(sourceFiles('src'))).toEqual([]);
  });

  const planted = (path: string, text: string): readonly SourceFile[] => [{ path, text }];

  it.each([
    ['src/lib/stores/cart.ts', "import ky from 'ky';"],
    ['src/lib/domain/offers/prices.ts', "import { readFile } from 'node:fs/promises';"],
    ['src/lib/domain/offers/prices.ts', "import type { Produto } from '#lib/contract/product.ts';"],
    ['src/lib/platform/cart/calls.ts', "import { getCart } from '#lib/api/checkout.ts';"],
    ['src/lib/platform/packs/demo.ts', "import { PGlite } from '@electric-sql/pglite';"],
    ['src/lib/api/url.ts', "import { createPlatform } from '../platform/platform.ts';"],
    ['src/islands/SideCart.tsx', "import { getCart } from '#lib/api/checkout.ts';"],
    ['src/layouts/Base.astro', "---\nimport { getMenu } from '#lib/api/struct.ts';\n---"],
    [
      'src/pages/index.astro',
      "---\nimport { openDatabase } from '#lib/platform/kernel/database/database.ts';\n---",
    ],
    ['src/lib/browser/badge.ts', "import { atom } from 'nanostores';"],
    ['src/lib/server/page/page-data.ts', "import { bringDemo } from '../../platform/packs/demo.ts';"],
    ['src/islands/SideCart.tsx', "const { addToCart } = await import('#lib/api/checkout.ts');"],
  ])('catch a planted violation in %s: %s', (path, text) => {
    expect(violations(planted(path, text))).toHaveLength(1);
  });

  it('let a file import what its folder may', () => {
    expect(
      violations([
        { path: 'src/lib/stores/cart.ts', text: "import { atom } from 'nanostores';" },
        { path: 'src/lib/stores/cart.ts', text: "import { getCart } from '#lib/api/checkout.ts';" },
        {
          path: 'src/lib/platform/kernel/database/database.ts',
          text: "import { PGlite } from '@electric-sql/pglite';",
        },
      ]),
    ).toEqual([]);
  });
});

describe('rooms', () => {
  it('import only the rooms below them', () => {
    expect(againstTheTable(sourceFiles('src'))).toEqual([]);
  });

  it('have no circle of more than two files, types included', () => {
    expect(circles(sourceFiles('src'))).toEqual([]);
  });

  const of = (path: string, text: string): SourceFile => ({ path: `src/lib/platform/${path}`, text });

  it.each([
    ['offers/goods.ts', "import type { Cart } from '#lib/platform/cart/cart.ts';"],
    ['kernel/deps.ts', "import type { RoomDeps } from '../endpoints.ts';"],
    ['schema/schema.ts', "import { openDatabase } from '#lib/platform/kernel/database/database.ts';"],
    ['letters/order.ts', ''],
  ])('catch a planted arrow in %s: %s', (path, text) => {
    expect(againstTheTable([of(path, text)])).toHaveLength(1);
  });

  it('catch a planted circle of three', () => {
    const three = [
      of('cart/a.ts', "import { b } from './b.ts';"),
      of('cart/b.ts', "import type { c } from './c.ts';"),
      of('cart/c.ts', "import { a } from './a.ts';"),
    ];
    expect(circles(three)).toEqual([
      ['lib/platform/cart/a.ts', 'lib/platform/cart/b.ts', 'lib/platform/cart/c.ts'],
    ]);
  });
});
