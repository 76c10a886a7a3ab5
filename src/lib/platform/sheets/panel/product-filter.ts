/** How calls of the panel say which products they are about. */
import { z } from 'zod';
import { PRODUCT_GAPS, PRODUCT_STATES } from '#lib/domain/panel/product-filter.ts';
import { searched } from '#lib/platform/kernel/http/request.ts';

export const PRODUCT_FILTER = {
  busca: searched(200).describe(
    'Part of a name, a code or a bar code; of its brand, categories and seals too.',
  ),
  marca: searched(200).describe('Name of a brand.'),
  categoria: searched(300).describe('Path of a category; what is below it too.'),
  selo: searched(200).describe('Name of a seal.'),
  estado: z.enum(PRODUCT_STATES).default('').catch('').describe('Left out: all but the archived ones.'),
  falta: z.enum(PRODUCT_GAPS).default('').catch('').describe('What it has not; an assumed weight is none.'),
};
