import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: { include: ['tests/render/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
});
