/** What search engines are told of a page: fields of any record that has a page of its own. */
import type { Fields } from '../record.ts';

/** Characters that search engines show. */
export const SHOWN = { title: 60, description: 160 } as const;

export const SEARCH_FIELDS = {
  seoTitulo: {
    kind: 'text',
    longest: 120,
    shown: SHOWN.title,
    column: 'seo_titulo',
    label: 'Título para buscadores',
    hint: 'Vazio: o nome. O nome da loja é acrescentado depois.',
    fault: 'O título tem até 120 caracteres.',
  },
  seoDescricao: {
    kind: 'text',
    longest: 300,
    lines: true,
    shown: SHOWN.description,
    column: 'seo_descricao',
    label: 'Descrição para buscadores',
    hint: 'Vazio: o começo do texto da página.',
    fault: 'A descrição tem até 300 caracteres.',
  },
} as const satisfies Fields;
