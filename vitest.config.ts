import { defineConfig } from 'vitest/config';

/** Browser tests are Playwright's; render tests compile `.astro` files with `vitest.render.config.ts`. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/render/**'],
    // For what hangs: a machine with much else to do takes ten times as long, and is no fault of the shop.
    testTimeout: 60_000,
    // Files share a worker's modules, so that it loads the platform and compiles the database's program once: less than half
    // the time. No file may leave behind what another sees; `--isolate` shows whether one does.
    isolate: false,
    expect: { poll: { timeout: 10_000 } },
    // By default one processor is left to whoever works at the machine: half of a machine that has two.
    maxWorkers: '100%',
    // A first start builds the pages and seeds the store.
    hookTimeout: 120_000,
  },
});
