/** The sentences of `/painel/pedidos/separacao`. */
export const packingText = {
  title: 'Separação',
  back: 'Voltar aos pedidos',
  print: 'Imprima esta página pelo navegador: cada pedido sai em uma folha.',
  none: 'Nenhum pedido escolhido. Marque os pedidos na lista e escolha “Imprimir a separação”.',
  missing: (numeros: readonly number[]): string =>
    numeros.length === 1
      ? `O pedido ${numeros[0]} não foi encontrado.`
      : `Não foram encontrados os pedidos ${numeros.join(', ')}.`,
  order: (numero: number): string => `Pedido ${numero}`,
  sent: (moment: string): string => `Feito em ${moment}`,
  units: (count: number): string => (count === 1 ? '1 unidade' : `${count} unidades`),
  purchase: 'Pedido de compra',
  to: 'Entregar para',
  pickup: 'Retirada na loja por',
  done: 'Separado',
  quantity: 'Qtd.',
  code: 'Código',
  item: 'Produto',
  note: 'Observação do comprador',
  signed: 'Separado por',
} as const;
