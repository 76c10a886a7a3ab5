/** Seals and synonyms as spreadsheets. */
import { isMeaning, isTerm } from '#lib/domain/catalogue/synonym-rules.ts';
import type { Cells } from './columns.ts';
import type { Row, RowFault, Sheet } from './row.ts';

/** By their names, which the column `selos` of products has too. */
export const sealSheet: Sheet = {
  columns: [
    { nome: 'nome', kind: { tipo: 'texto', maximo: 60 }, aliases: ['selo'] },
    { nome: 'texto', kind: { tipo: 'texto', maximo: 30 }, aliases: ['texto_do_selo'] },
    { nome: 'ordem', kind: { tipo: 'decimal', casas: 0, minimo: 0, maximo: 1_000 } },
  ],
  key: ['nome'],
  settle: (cells) => ({
    ...cells,
    texto: cells.texto || (cells.nome ?? '').slice(0, 30),
    ordem: cells.ordem || '0',
  }),
  faults: ({ after }) => ((after.nome ?? '').includes('|') ? [{ coluna: 'nome', motivo: 'codigo' }] : []),
};

/** `tipo` says what the term does, as on the screen of synonyms. */
export const synonymSheet: Sheet = {
  columns: [
    { nome: 'termo', kind: { tipo: 'texto', maximo: 60 } },
    { nome: 'significado', kind: { tipo: 'texto', maximo: 200 } },
    { nome: 'tipo', kind: { tipo: 'escolha', valores: ['sinonimo', 'uso', 'pagina', 'aviso'] } },
  ],
  key: ['termo', 'significado'],
  settle: (cells) => ({ ...cells, tipo: cells.tipo || 'sinonimo' }),
  faults: synonymFaults,
};

/** As calls have them. */
export const SYNONYM_KINDS = { sinonimo: 'synonym', uso: 'use', pagina: 'redirect', aviso: 'hint' } as const;
type Written = keyof typeof SYNONYM_KINDS;

export function synonymOf({ termo = '', significado = '', tipo = '' }: Cells) {
  return { termo, significado, tipo: SYNONYM_KINDS[(tipo || 'sinonimo') as Written] };
}

export function writtenKind(tipo: (typeof SYNONYM_KINDS)[Written]): Written {
  const written = Object.entries(SYNONYM_KINDS).find(([, kind]) => kind === tipo);
  return (written?.[0] ?? 'sinonimo') as Written;
}

function synonymFaults({ after }: Row): readonly RowFault[] {
  const synonym = synonymOf(after);
  return [
    ...(isTerm(synonym.termo) ? [] : [{ coluna: 'termo', motivo: 'termo' } as const]),
    ...(isMeaning(synonym) ? [] : [{ coluna: 'significado', motivo: 'significado' } as const]),
  ];
}
