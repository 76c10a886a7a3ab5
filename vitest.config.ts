import { configDefaults, defineConfig } from 'vitest/config';

/** Browser tests are Playwright's. `tests/render` compiles `.astro` files and has a configuration of its own. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/render/**', 'tests/e2e/**'],
    hookTimeout: 30_000,
  },
});
