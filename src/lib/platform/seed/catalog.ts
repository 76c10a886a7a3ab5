import { HDMI } from './products/hdmi.ts';
import type { SeedProduct } from './types.ts';

/** All products in the order of the category tree; positions are stable, new products go at the end of their group. */
export const PRODUCTS: readonly SeedProduct[] = [...HDMI];
