/** Spreadsheets that came back, as the panel reads them. */
import type { LinhaImportacao, ResumoImportacao } from '#lib/contract/panel-sheets.ts';
import { PARCEL, type SeenColumn } from '#lib/domain/sheets/choices.ts';
import type { Column } from '#lib/domain/sheets/columns.ts';
import { FOREIGN_FIELDS, isForeignField } from '#lib/domain/sheets/foreign/fields.ts';
import type { ImportLine, ImportRow } from '../queries/imports.ts';

/** @param columns Those that the sheet has now. */
export function presentImport(row: ImportRow, columns: readonly Titled[] = []): ResumoImportacao {
  return {
    id: row.id,
    tabela: row.tabela,
    arquivo: row.arquivo,
    estado: row.state,
    emMassa: row.opcoes.emMassa ?? false,
    autor: row.user_name,
    data: row.created_at.toISOString(),
    aplicadaEm: row.applied_at?.toISOString() ?? null,
    desfeitaEm: row.undone_at?.toISOString() ?? null,
    perfil: row.perfil,
    criar: row.opcoes.criar ?? false,
    novos: {
      marcas: row.novos.marcas ?? [],
      categorias: (row.novos.categorias ?? []).map(({ caminho }) => caminho),
    },
    padroes: row.opcoes.padroes ?? (row.perfil === '' ? {} : PARCEL),
    codificacao: row.codificacao,
    separador: row.separador,
    folha: row.folha,
    colunasDesconhecidas: row.desconhecidas,
    duvidas: row.duvidas.map(({ coluna, entre }) => ({
      coluna,
      entre: entre.map((nome) => ({ nome, titulo: titleIn(columns)(nome) })),
    })),
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
export function presentImportLine(
  columns: readonly Titled[],
  line: ImportLine,
  seen: readonly SeenColumn[],
): LinhaImportacao {
  const { antes, depois, baixado, digitado, erros } = line;
  const title = titleIn(columns);
  return {
    linha: line.linha,
    chave: line.chave.replaceAll('\t', ' / '),
    nome: line.nome,
    tipo: erros.length > 0 ? 'erro' : antes === null ? 'nova' : 'alterada',
    mudancas: columns
      .filter(({ nome }) => (depois[nome] ?? '') !== (antes?.[nome] ?? ''))
      .map(({ nome }) => ({
        coluna: title(nome),
        antes: antes?.[nome] ?? '',
        depois: depois[nome] ?? '',
        baixado: baixado[nome] ?? null,
        ...(digitado[nome] !== undefined && { digitado: digitado[nome] }),
      })),
    presumidos: line.presumidos.map(title),
    erros: erros.map((erro) => ({ ...erro, coluna: headingOf(seen, erro.coluna) ?? title(erro.coluna) })),
    aplicada: line.applied,
    desfeita: line.undone,
  };
}

/** As the file of another platform calls the column that a fault is seen in. */
function headingOf(seen: readonly SeenColumn[], nome: string): string | undefined {
  return seen.find(({ campo }) => isForeignField(campo) && FOREIGN_FIELDS[campo] === nome)?.coluna;
}

type Titled = Pick<Column, 'nome' | 'titulo'>;

/** The heading that people know a column by. */
function titleIn(columns: readonly Titled[]): (nome: string) => string {
  return (known) => columns.find(({ nome }) => nome === known)?.titulo ?? known;
}
