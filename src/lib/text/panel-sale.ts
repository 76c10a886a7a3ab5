/** The sentences of a sale that a seller makes for a customer. */
export const panelSaleText = {
  title: 'Vender para um cliente',
  intro:
    'Diga para quem é a venda. Depois monte o carrinho na loja, como sempre: os preços são os do cliente, e o pedido fica no nome dele.',
  customer: 'E-mail, CPF ou CNPJ do cliente',
  customerHint: 'Deixe em branco para um cliente sem conta: os dados dele são pedidos ao finalizar a compra.',
  discount: 'Desconto nos produtos (%)',
  discountHint: 'Número inteiro, dentro do seu limite. Vale para este pedido.',
  discountWrong: 'Informe o desconto em números inteiros, de 0 a 90.',
  begin: 'Começar a venda',
} as const;

/** On the page of an order, for who sold it. */
export const soldText = {
  title: 'Venda',
  by: (seller: string): string => `Vendido por ${seller}.`,
  help: 'O cliente recebeu este pedido por e-mail. Por este link ele acompanha e paga:',
  send: 'Enviar o link pelo WhatsApp',
  message: (numero: number, total: string, link: string): string =>
    `Olá! O seu pedido ${numero}, de ${total}, está aqui para acompanhar e pagar: ${link}`,
} as const;
