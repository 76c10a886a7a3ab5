/** What is said about notas fiscais. A part of `message`. */

export const invoiceMessage = {
  invoiceDanfe: 'Envie o DANFE em PDF, com até 2 MB.',
  invoiceDiffers: (differences: string): string =>
    `A nota não confere com o pedido: ${differences}. Veja se é a nota certa; se for, marque “Salvar mesmo assim” e envie de novo.`,
  invoiceDifference: {
    autorizacao: 'o arquivo não traz a autorização da Sefaz',
    documento: (nota: string, pedido: string): string =>
      `${nota === '' ? 'a nota não diz o CPF ou CNPJ do comprador' : `a nota é para ${nota}`}, e o pedido é de ${pedido === '' ? 'comprador sem CPF ou CNPJ' : pedido}`,
    emitente: (nota: string, pedido: string): string =>
      `a nota foi emitida por ${nota}, e o CNPJ da loja é ${pedido}`,
    entrada: 'é uma nota de entrada',
    homologacao: 'foi emitida para teste, sem valor fiscal',
    total: (nota: string, pedido: string): string =>
      `o total da nota é ${nota}, e o que falta faturar do pedido é ${pedido}`,
  },
  invoiceFaults: {
    broken: 'Este arquivo não é um XML que se possa ler. Envie o XML da NF-e como o seu emissor o entregou.',
    heavy: 'O XML passa de 1 MB. Envie o da NF-e, sem mais nada.',
    key: 'A chave de acesso dentro deste XML não confere.',
    unknown: 'Este XML não é de uma NF-e ou NFC-e.',
  },
  invoiceKeyFaults: {
    digit: 'A chave de acesso não confere: veja os números e letras.',
    missing: 'Envie o XML ou digite a chave de acesso.',
    model: 'Esta chave não é de uma NF-e ou NFC-e.',
    state: 'A chave de acesso não confere: os dois primeiros números não são de um estado.',
    shape: 'A chave de acesso tem 44 números; no lugar do CNPJ pode haver letras.',
  },
  invoiceTaken: (numero: number): string => `Esta nota já está no pedido ${numero}.`,
  invoiceOfCancelled: 'Esta nota já está marcada como cancelada.',
  unknownInvoice: 'Nota fiscal não encontrada',
} as const;
