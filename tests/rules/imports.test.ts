import { describe, expect, it } from 'vitest';
import { violations } from '../support/import-rules.ts';
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
    ['src/lib/platform/routes/url.ts', "import { getCart } from '#lib/api/checkout.ts';"],
    ['src/lib/platform/cart/queries/carts.ts', "import { Hono } from 'hono';"],
    ['src/lib/platform/seed/seed.ts', "import { PGlite } from '@electric-sql/pglite';"],
    ['src/lib/api/url.ts', "import { createPlatform } from '../platform/platform.ts';"],
    ['src/islands/SideCart.tsx', "import { getCart } from '#lib/api/checkout.ts';"],
    ['src/layouts/Base.astro', "---\nimport { getMenu } from '#lib/api/struct.ts';\n---"],
    [
      'src/pages/index.astro',
      "---\nimport { openDatabase } from '#lib/platform/kernel/database/database.ts';\n---",
    ],
    ['src/lib/browser/badge.ts', "import { atom } from 'nanostores';"],
    ['src/lib/server/page/page-data.ts', "import { seedOnce } from '../../platform/seed/seed.ts';"],
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
