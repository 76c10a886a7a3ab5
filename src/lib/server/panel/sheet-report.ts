/** `/painel/planilhas/relatorio`: what became of each line of a spreadsheet, as a file. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Api } from '#lib/api/client.ts';
import { getImport, getImportPictures } from '#lib/api/panel-sheets.ts';
import type { ImagemImportacao, LinhaImportacao } from '#lib/contract/panel-sheets.ts';
import { BYTE_ORDER_MARK, csvLine } from '#lib/domain/sheets/csv.ts';
import { goodsFaults, panelSheetsText as words } from '#lib/text/panel-sheets.ts';
import { sheetColumnsText as own } from '#lib/text/sheet-columns.ts';
import { sheetPicturesText as pictureWords } from '#lib/text/sheet-pictures.ts';

const PAGE = 100;

/** Page by page as it is sent; a line for each fault, each assumed column, and each line without either. */
export function reportStream(api: Api, id: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let offset = 0;
  return new ReadableStream({
    async pull(controller) {
      const { linhas } = await getImport(api, id, { offset, limit: PAGE });
      await nextTurn();
      const head = offset === 0 ? BYTE_ORDER_MARK + csvLine(own.reportColumns) : '';
      controller.enqueue(encoder.encode(head + linhas.flatMap(reportLines).map(csvLine).join('')));
      offset += PAGE;
      if (linhas.length === PAGE) return;
      for (let from = 0; ; from += PAGE) {
        const { imagens } = await getImportPictures(api, id, {
          estado: 'recusada',
          offset: from,
          limit: PAGE,
        });
        controller.enqueue(encoder.encode(imagens.map(pictureLine).map(csvLine).join('')));
        if (imagens.length < PAGE) return controller.close();
      }
    },
  });
}

function pictureLine({ linha, codigo, endereco, motivo, detalhe }: ImagemImportacao): readonly string[] {
  const problem = motivo === '' ? '' : pictureWords.reason(motivo, detalhe);
  return [String(linha), codigo, '', pictureWords.report, 'imagens', endereco, problem, '', ''];
}

function reportLines(line: LinhaImportacao): readonly (readonly string[])[] {
  const { linha, chave, nome, tipo, erros, presumidos, mudancas, aplicada, desfeita } = line;
  const about = [String(linha), chave, nome, tipo];
  const became = [words.outcomes[aplicada], words.outcomes[desfeita]];
  const told = [
    ...erros.map(({ coluna, valor, motivo, certo }) => [
      coluna,
      valor,
      certo ? `${goodsFaults[motivo]} ${words.right(motivo, certo)}` : goodsFaults[motivo],
    ]),
    ...presumidos.map((coluna) => [
      coluna,
      mudancas.find((change) => change.coluna === coluna)?.depois ?? '',
      own.assumed,
    ]),
  ];
  return (told.length > 0 ? told : [['', '', '']]).map((cells) => [...about, ...cells, ...became]);
}
