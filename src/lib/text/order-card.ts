/** The sentences of the page on which a card is typed, and of the one on which its bank asks for a confirmation. */
export const orderCardText = {
  title: 'Pagar com cartão',
  count: (numero: number): string => `Pedido ${numero}`,
  total: (value: string): string => `Total do pedido: ${value}`,
  safe: 'Os campos do número, da validade e do código são do Mercado Pago. A loja não vê nem guarda o cartão.',
  number: 'Número do cartão',
  expiry: 'Validade',
  code: 'Código de segurança',
  codeHelp: 'Os 3 números do verso, ou os 4 da frente.',
  holder: 'Nome como está no cartão',
  document: 'CPF ou CNPJ de quem é o cartão',
  parts: 'Parcelas',
  partsFirst: 'Digite antes o número',
  pay: 'Pagar',
  paying: 'Pagando… não feche esta página.',
  loading: 'Abrindo os campos do cartão…',
  elsewhere: 'Prefere pagar fora da loja?',
  elsewhereHelp: 'O cartão também pode ser pago na página do Mercado Pago. Você volta para o pedido depois.',
  plain:
    'Para digitar o cartão aqui é preciso ter JavaScript ligado. Sem ele, pague na página do Mercado Pago: você volta para o pedido depois.',
  toProvider: 'Pagar na página do Mercado Pago',
  back: 'Voltar ao pedido e ver outras formas de pagar',
  toOrder: 'Voltar ao pedido',
  unavailable: 'O cartão não pode ser digitado aqui agora. Escolha outra forma de pagar.',
  challengeTitle: 'Confirme a compra no seu banco',
  challenge:
    'O banco do seu cartão pede uma confirmação: siga o que ele mostra abaixo. Assim que ele responder, esta página volta para o pedido.',
  challengeFrame: 'Página do banco do cartão',
  challengeDone: 'Já confirmei: voltar ao pedido',
} as const;

/** What the script of the page says; the page carries it. */
export const orderCardScriptText = {
  pay: 'Pagar {valor}',
  one: '1x de {valor} (à vista)',
  free: '{n}x de {parcela}, sem juros (total {valor})',
  interest: '{n}x de {parcela}, com juros de {juros} (total {valor})',
  check: 'Confira o número, a validade e o código de segurança do cartão.',
  holder: 'Escreva o nome como está no cartão.',
  document: 'Confira o CPF ou CNPJ de quem é o cartão.',
  kind: 'Este cartão não é de crédito, ou a loja não o aceita. Use outro cartão.',
  seeking: 'Buscando as parcelas do cartão…',
  parts: 'Escolha em quantas parcelas pagar.',
  late: 'Os campos do cartão não abriram. Pague na página do Mercado Pago ou tente de novo mais tarde.',
} as const;
