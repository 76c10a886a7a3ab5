/** What stands above and below the products of a page that lists them. */
import type { Fields } from '../record.ts';

const TEXT = { kind: 'text', lines: true, html: true } as const;

export const LISTING_TEXTS = {
  descricao: {
    ...TEXT,
    longest: 2000,
    column: 'descricao',
    label: 'Texto acima dos produtos',
    fault: 'O texto tem até 2000 caracteres.',
  },
  descricaoLonga: {
    ...TEXT,
    longest: 60_000,
    column: 'descricao_longa',
    label: 'Texto abaixo dos produtos',
    fault: 'O texto tem até 60000 caracteres.',
  },
} as const satisfies Fields;
