/** `/painel/planilhas` for one change of many products, which is looked at, applied and taken back like a spreadsheet. */
import { panelSheetsText } from './panel-sheets.ts';

const lines = (count: number): string =>
  count === 1 ? '1 linha' : `${count.toLocaleString('pt-BR')} linhas`;

const bulkSheetText: typeof panelSheetsText = {
  ...panelSheetsText,
  apply: (count) => `Aplicar em ${lines(count)}`,
  applySome: (count) => `Aplicar só em ${lines(count)} sem erro`,
  faulty: (count) =>
    `Em ${lines(count)} a mudança não serve, pelo que está dito ao lado. Você pode aplicar só nas outras.`,
  notices: {
    conferida: 'Mudança conferida. Nada mudou na loja ainda.',
    descartada: panelSheetsText.notices.descartada,
  },
  nothing: 'Os produtos já estão assim: não há nada a mudar.',
  outcome: { aplicada: 'Mudança', desfeita: 'Volta' },
  states: { ...panelSheetsText.states, aplicada: 'Aplicada', aplicando: 'Aplicando' },
  total: {
    ...panelSheetsText.total,
    aplicadas: 'aplicadas',
    iguais: 'já estão assim',
    linhas: 'linhas de produtos e opções',
    recusadas: 'não aplicadas',
  },
  undoHint:
    'Volta ao que era antes, linha por linha. O que alguém mudou depois da mudança fica como está, e você vê quais são.',
  undoTitle: 'Desfazer a mudança',
  writing: { aplicando: 'Aplicando…', desfazendo: 'Desfazendo…' },
};

/** The words of a file, or of a change that is none. */
export function sheetWords({ emMassa }: { readonly emMassa: boolean }): typeof panelSheetsText {
  return emMassa ? bulkSheetText : panelSheetsText;
}
