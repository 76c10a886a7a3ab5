/** The sentences of `/painel/historico`. */
export const panelAuditText = {
  all: 'Todas',
  columns: { area: 'Área', changed: 'O que mudou', person: 'Quem', target: 'Onde', when: 'Quando' },
  day: 'Dia',
  everybody: 'Todas as pessoas',
  person: 'Pessoa',
  search: 'Buscar por onde: pedido, cliente, página, código…',
  area: 'Área',
  fields: {
    arquivo: 'Arquivo',
    entrega: 'Entrega',
    nota: 'Nota',
    extrato: 'Extrato dispensado',
    pagamento: 'Pagamento',
    situacao: 'Situação',
    versao: 'Versão',
  } as Readonly<Record<string, string>>,
  areas: { conteudo: 'Páginas', pacotes: 'Exportar a loja' } as Readonly<Record<string, string>>,
  title: 'Histórico',
} as const;
