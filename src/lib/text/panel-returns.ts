/** The sentences of `/painel/devolucoes`. */
import type { ReturnEnd, ReturnKind, ReturnState } from '#lib/domain/returns/return.ts';

const kinds: Readonly<Record<ReturnKind, string>> = {
  desistencia: 'Desistência',
  troca: 'Troca',
  defeito: 'Defeito',
};
const states: Readonly<Record<ReturnState, string>> = {
  pedida: 'Aguarda a sua resposta',
  aceita: 'Aguarda instruções',
  instruida: 'Aguarda o envio do comprador',
  recebida: 'Aguarda a conferência',
  concluida: 'Concluída',
  recusada: 'Recusada',
  cancelada: 'Cancelada pelo comprador',
};
/** What happened at each step. */
const steps: Readonly<Record<ReturnState, string>> = {
  pedida: 'Pedida',
  aceita: 'Aceita',
  instruida: 'Instruções enviadas',
  recebida: 'Produtos recebidos',
  concluida: 'Concluída',
  recusada: 'Recusada',
  cancelada: 'Cancelada',
};
const ends: Readonly<Record<ReturnEnd, string>> = {
  dinheiro: 'Devolver o valor pelo pagamento do pedido',
  'por-fora': 'O valor já foi acertado por fora',
  troca: 'Trocar ou consertar',
};

export const panelReturnText = {
  title: 'Devoluções',
  one: (id: number, numero: number): string => `Devolução ${id} do pedido ${numero}`,
  kinds,
  states,
  steps,
  ends,
  tabs: {
    loja: 'Aguardam a loja',
    comprador: 'Aguardam o comprador',
    encerradas: 'Encerradas',
    todas: 'Todas',
  },
  list: 'Pedidos de devolução',
  none: 'Nada por aqui.',
  pages: 'Páginas de devoluções',
  number: 'Devolução',
  order: 'Pedido',
  date: 'Pedida em',
  buyer: 'Comprador',
  kind: 'Tipo',
  state: 'Situação',
  units: 'Unidades',
  back: 'Voltar à lista',
  toOrder: (numero: number): string => `Abrir o pedido ${numero}`,
  print: 'Folha de conferência do pacote',
  items: 'O que volta',
  wish: (desejo: 'dinheiro' | 'troca'): string =>
    desejo === 'dinheiro' ? 'Prefere o dinheiro de volta.' : 'Prefere outro produto.',
  lawful:
    'A desistência não depende de resposta: pela lei ela já está aceita, e o envio de volta é por conta da loja.',
  reason: 'O que o comprador contou',
  pictures: 'Fotos do comprador',
  picture: (number: number): string => `Foto ${number} do comprador`,
  history: 'Andamento',
  byBuyer: 'pelo comprador',
  next: 'Próximo passo',
  accept: 'Aceitar a devolução',
  received: 'Os produtos chegaram',
  refuseTitle: 'Recusar a devolução',
  refuse: 'Recusar',
  refuseWords: 'Por quê',
  refuseHint: 'O comprador lê esta resposta.',
  instructTitle: 'Informar como devolver',
  instructAgain: 'Alterar as instruções',
  instructions: 'Instruções',
  instructionsHint:
    'Vão por e-mail e ficam na página do pedido: endereço, transportadora, prazo de postagem.',
  link: 'Link da etiqueta (opcional)',
  linkHint: 'Um endereço que começa com https://.',
  label: 'Arquivo da etiqueta (opcional)',
  labelHint: 'PDF ou texto, até 2 MB. Substitui o anterior.',
  labelKept: 'Ver a etiqueta enviada',
  instruct: 'Enviar as instruções',
  suggested: (endereco: string): string =>
    endereco === ''
      ? 'Embale os produtos e leve o pacote com a etiqueta a uma agência dos Correios. O envio é por nossa conta.'
      : `Embale os produtos e leve o pacote com a etiqueta a uma agência dos Correios. O envio é por nossa conta.\nDestino: ${endereco}`,
  concludeTitle: 'Conferir e concluir',
  came: 'Recebidas',
  toShelf: 'Voltam ao estoque',
  shelfHint: 'Ao estoque, só o que pode ser vendido de novo.',
  sent: 'Enviadas em troca',
  sentCode: 'Código, se for outro produto',
  sentHint:
    ' Numa troca, as unidades enviadas saem do estoque do mesmo produto, ou do produto com o código escrito. Num conserto, deixe 0.',
  sentFact: (units: number, code: string): string =>
    `; enviadas em troca: ${units}${code === '' ? '' : ` de ${code}`}`,
  differenceSeen: 'Vi a diferença de preço e acertei com o comprador, por fora, quem a paga.',
  noShelf: 'O pedido foi cancelado e o estoque já voltou: nada volta por aqui.',
  end: 'Como termina',
  amount: 'Valor a devolver',
  amountHint: (custo: string, devolvido: string, maximo: string): string =>
    [
      `As unidades pedidas custaram ${custo}.`,
      ...(devolvido === '' ? [] : [`${devolvido} do pagamento já voltaram ou estão voltando ao comprador.`]),
      maximo === ''
        ? 'Não há mais o que devolver: conclua com 0,00.'
        : `Ainda podem ser devolvidos ${maximo}.`,
    ].join(' '),
  settled: 'Concluir sem devolver mais nada',
  unpaid:
    'O pagamento deste pedido não está anotado na loja. Marque o pedido como pago para devolver por aqui, ou diga como acertou o valor.',
  answer: 'Resposta ao comprador',
  answerHint: 'Diga por quê quando o valor é outro, ou o que foi feito.',
  conclude: 'Concluir a devolução',
  refund: (valor: string, feita: boolean): string =>
    feita ? `${valor} devolvidos.` : `${valor} a devolver: acompanhe no pagamento do pedido.`,
  coupon: 'Tudo voltou: o cupom do pedido pode ser usado de novo.',
  said: 'Resposta da loja',
  notices: {
    aceita: 'Devolução aceita. O comprador foi avisado; agora informe como devolver.',
    recusada: 'Devolução recusada. O comprador foi avisado.',
    recebida: 'Anotado que os produtos chegaram. O comprador foi avisado.',
    instrucoes: 'Instruções enviadas ao comprador.',
    concluida: 'Devolução concluída. O comprador foi avisado.',
  },
  missing: 'Preencha este campo.',
  amountWrong: 'Escreva o valor em reais, como 120,50.',
  ofOrder: 'Devoluções deste pedido',
  sheet: {
    title: (id: number): string => `Devolução ${id}`,
    help: 'Confira o pacote com esta folha e anote no painel.',
    came: 'Chegou',
    fine: 'Pode vender',
    notes: 'Observações',
    signed: 'Conferido por',
    address: 'Destino',
    print: 'Para imprimir, use o seu navegador.',
  },
} as const;
