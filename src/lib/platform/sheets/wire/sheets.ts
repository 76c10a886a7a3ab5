/** Spreadsheets that came back, as the panel reads them. */
import type { LinhaImportacao, ResumoImportacao } from '#lib/contract/panel-sheets.ts';
import { isSheetName, SHEETS } from '#lib/domain/sheets/sheets.ts';
import type { ImportLine, ImportRow } from '../queries/imports.ts';

export function presentImport(row: ImportRow): ResumoImportacao {
  return {
    id: row.id,
    tabela: row.tabela,
    arquivo: row.arquivo,
    estado: row.state,
    autor: row.user_name,
    data: row.created_at.toISOString(),
    aplicadaEm: row.applied_at?.toISOString() ?? null,
    desfeitaEm: row.undone_at?.toISOString() ?? null,
    codificacao: row.codificacao,
    separador: row.separador,
    colunasDesconhecidas: row.desconhecidas,
    total: {
      linhas: row.linhas,
      iguais: row.iguais,
      movidas: row.movidas,
      novas: row.novas,
      alteradas: row.alteradas,
      erros: row.erros,
      aplicadas: row.aplicadas,
      recusadas: row.recusadas,
      desfeitas: row.desfeitas,
      naoDesfeitas: row.nao_desfeitas,
    },
  };
}

/** Changes stand in the order of the sheet's columns. */
export function presentImportLine(tabela: string, line: ImportLine): LinhaImportacao {
  const { antes, depois, baixado, erros } = line;
  const columns = isSheetName(tabela) ? SHEETS[tabela].columns.map(({ nome }) => nome) : [];
  return {
    linha: line.linha,
    chave: line.chave.replaceAll('\t', ' / '),
    nome: line.nome,
    tipo: erros.length > 0 ? 'erro' : antes === null ? 'nova' : 'alterada',
    mudancas: columns
      .filter((coluna) => (depois[coluna] ?? '') !== (antes?.[coluna] ?? ''))
      .map((coluna) => ({
        coluna,
        antes: antes?.[coluna] ?? '',
        depois: depois[coluna] ?? '',
        baixado: baixado[coluna] ?? null,
      })),
    erros,
    aplicada: line.applied,
    desfeita: line.undone,
  };
}
