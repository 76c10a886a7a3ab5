/** Notas fiscais of an order, for its buyer and in `/painel/pedidos/…/notas`. */
import type { Difference } from '#lib/domain/fiscal/invoice-differences.ts';

export const orderInvoiceText = {
  title: (count: number): string => (count === 1 ? 'Nota fiscal' : 'Notas fiscais'),
  name: (modelo: string, numero: number, serie: number): string =>
    `${modelo === '65' ? 'NFC-e' : 'NF-e'} ${numero}, série ${serie}`,
  key: 'Chave de acesso',
  cancelled: (date: string): string => `Cancelada em ${date}: não vale mais.`,
  issued: (date: string): string => `Emitida em ${date}`,
  value: (value: string): string => `Total: ${value}`,
  xml: (name: string): string => `Baixar o XML da ${name}`,
  danfe: (name: string): string => `Baixar o DANFE da ${name}`,
  noFiles: 'Consulte a nota pela chave de acesso em www.nfe.fazenda.gov.br.',
};

export const panelInvoiceText = {
  ...orderInvoiceText,
  pageTitle: (numero: number): string => `Notas fiscais do pedido ${numero}`,
  back: (numero: number): string => `Voltar ao pedido ${numero}`,
  link: 'Notas fiscais do pedido',
  add: 'Adicionar a nota fiscal',
  none: 'Este pedido ainda não tem nota fiscal.',
  billed: (por: string, em: string, referencia: string): string =>
    `Faturado por ${por || 'um programa'} em ${em}${referencia === '' ? '' : `: ${referencia}`}.`,
  notBilled: 'Ainda não faturado.',
  intro:
    'Emita a nota no seu sistema ou com a contabilidade e traga-a para cá. O comprador recebe um aviso por e-mail e a baixa na página do pedido. A loja confere a chave, o CPF ou CNPJ e o total; se a nota vale, só a consulta da Sefaz diz.',
  fields: {
    xml: 'XML da nota',
    xmlHint: 'O arquivo .xml que o seu emissor entrega depois de autorizada, com até 1 MB.',
    chave: 'Ou só a chave de acesso',
    chaveHint:
      '44 números, como estão no DANFE. Sem o XML o comprador não tem o que baixar, e o total não é conferido.',
    danfe: 'DANFE em PDF, se houver',
    danfeHint: 'Até 2 MB.',
    aceitar: 'Salvar mesmo assim, se a nota não for igual ao pedido',
  },
  send: 'Salvar e avisar o comprador',
  sendDanfe: 'Salvar o DANFE',
  cancel: 'Marcar como cancelada',
  cancelHint: 'Marque depois de cancelar na Sefaz: o pedido volta para os que falta faturar.',
  remove: 'Remover deste pedido',
  kept: (por: string, em: string): string => `Salva por ${por} em ${em}`,
  missing: 'Envie o XML ou digite a chave de acesso.',
  danfeMissing: 'Escolha o PDF do DANFE.',
  danfeWithout: (problem: string): string => `A nota foi salva, mas o DANFE não. ${problem}`,
  differs: 'Não é igual ao pedido:',
  differences: {
    autorizacao: () => 'o arquivo não traz a autorização da Sefaz',
    documento: (nota, pedido) =>
      `é para ${nota || 'ninguém que ela diga'}, e o pedido é de ${pedido || 'quem não disse o CPF'}`,
    emitente: (nota, pedido) => `foi emitida por ${nota}, e o CNPJ da loja é ${pedido}`,
    entrada: () => 'é uma nota de entrada',
    homologacao: () => 'foi emitida para teste, sem valor fiscal',
    total: (nota, pedido) => `o total é ${nota}, e o que falta faturar do pedido é ${pedido}`,
  } as Readonly<Record<Difference['campo'], (nota: string, pedido: string) => string>>,
  unbilled: 'Baixar os pedidos a faturar (CSV)',
  unbilledHint: 'São os pedidos confirmados, enviados ou entregues que ainda não têm nota.',
  unbilledSheets: { bling: 'nas colunas do Bling', tiny: 'nas colunas do Tiny (Olist)' },
  columns: [
    ...['pedido', 'data', 'cliente', 'cpf_cnpj', 'inscricao_estadual', 'indicador_ie', 'email', 'telefone'],
    ...['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf', 'sku', 'produto', 'opcao'],
    ...['ncm', 'cest', 'origem', 'unidade', 'gtin', 'quantidade', 'preco_unitario', 'total_item'],
    ...['frete', 'desconto', 'total_pedido', 'forma_pagamento', 'pedido_compra'],
  ] as readonly string[],
  notices: {
    nota: 'Nota fiscal salva. O comprador recebe um aviso por e-mail.',
    danfe: 'DANFE salvo.',
    cancelada: 'Nota marcada como cancelada.',
    retirada: 'Nota removida deste pedido.',
  } as Readonly<Record<string, string>>,
};
