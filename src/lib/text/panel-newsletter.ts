/** The sentences of `/painel/newsletter`. */

export const panelNewsletterText = {
  columns: ['E-mail', 'Nome', 'Segmento', 'Inscrição', 'Confirmação', 'Link para sair da lista'],
  confirmed: 'Confirmados',
  confirmedAbout: 'Abriram o link do e-mail e podem receber as novidades.',
  download: 'Baixar a lista (CSV)',
  export: 'Levar a lista para a ferramenta de envio',
  exportAbout:
    'O arquivo tem só quem confirmou, e abre no Excel e no LibreOffice. Baixe-o de novo antes de cada envio: quem saiu não está mais nele.',
  exportDuty:
    'Cada mensagem precisa levar o link para sair da lista, que está na última coluna e é de cada pessoa.',
  left: 'Saíram',
  leftAbout: 'Pediram para não receber mais. Ficam guardados só para não voltarem por engano.',
  segments: { m: 'mulheres', h: 'homens', i: 'não disse' },
  title: 'Newsletter',
  waiting: 'Esperando confirmação',
  waitingAbout: 'Receberam o e-mail e ainda não o confirmaram. Depois de 30 dias são esquecidos.',
} as const;
