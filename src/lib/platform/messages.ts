/** Every sentence the platform says to a visitor, in the `error` of a refusal or the `mensagens` of a cart. */

export const message = {
  brokenJson: 'O corpo da requisição não é um JSON válido',
  cartFull: (lines: number): string => `O carrinho aceita até ${lines} itens diferentes.`,
  chooseValue: (attribute: string): string => `Escolha uma opção de ${attribute} antes de comprar.`,
  failure: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  goneFromCart: (nome: string): string => `${nome} não está mais à venda e saiu do carrinho.`,
  invalidField: (field: string): string =>
    field === '' ? 'A requisição não tem o formato esperado' : `Campo inválido: ${field}`,
  invalidParameter: (name: string): string => `Parâmetro inválido: ${name}`,
  left: (units: number): string =>
    `Quantidade indisponível. ${units === 1 ? 'Resta 1 unidade.' : `Restam ${units} unidades.`}`,
  leftOf: (nome: string, units: number): string =>
    `${nome}: ${units === 1 ? 'resta 1 unidade.' : `restam ${units} unidades.`}`,
  missingToken: 'App-Token ausente ou inválido',
  onRequest: 'Este produto é vendido sob consulta: peça um orçamento.',
  unavailable: 'Este produto está indisponível no momento.',
  unavailableInCart: (nome: string): string => `${nome} está indisponível e saiu do carrinho.`,
  unknownBanner: 'Banner não encontrado',
  unknownEndpoint: 'Endereço não encontrado',
  unknownLine: 'Este item não está no carrinho',
  unknownPage: 'Página não encontrada',
  unknownPicture: 'Imagem não encontrada',
  unknownProduct: 'Produto não encontrado',
  unknownShowcase: 'Vitrine não encontrada',
} as const;
