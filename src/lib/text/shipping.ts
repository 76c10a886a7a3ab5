/** The sentences of the shipping calculator. */

export const shippingText = {
  badCep: 'Informe os oito números do CEP, como em 01310-100.',
  badQuantity: 'Informe a quantidade em números, a partir de 1.',
  calculate: 'Calcular',
  calculating: 'Calculando o frete…',
  cep: 'CEP',
  deliverTo: (cep: string, units: number): string =>
    units === 1 ? `Entrega no CEP ${cep}` : `Entrega de ${units} unidades no CEP ${cep}`,
  failed: 'Não foi possível calcular o frete agora. Tente de novo.',
  findCep: 'Não sei o CEP',
  free: 'Grátis',
  offline: 'Sem resposta da loja. Confira a conexão e tente de novo.',
  options: (count: number): string => (count === 1 ? '1 forma de entrega' : `${count} formas de entrega`),
  placeholder: '00000-000',
  quantity: 'Quantidade',
  quoted: (options: string, label: string, price: string, term: string): string =>
    `${options}. A mais barata: ${label}, ${price}. ${term}.`,
  title: 'Frete e prazo: informe o CEP',
  value: (attribute: string): string => `Opção de ${attribute.toLowerCase()}`,
  valueOpen: 'Ainda não escolhi',
} as const;
