import { defineConfig } from 'vitest/config';
import shop from '../../vitest.config.ts';

/** The files that are asked whether they notice a fault: a list of patterns, as JSON. */
const include: string[] = JSON.parse(process.env.PLANTED_TESTS ?? '["tests/unit/**/*.test.ts"]');

export default defineConfig({ test: { ...shop.test, include } });
