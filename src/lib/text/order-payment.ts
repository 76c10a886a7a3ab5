/** The sentences on paying an order: in the checkout, on its page, and of the bank that the demonstration plays. */
import type { Method } from '#lib/domain/payments/methods.ts';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import type { Refusal } from '#lib/domain/payments/refusals.ts';

export const methodText: Readonly<Record<Method, { readonly name: string; readonly help: string }>> = {
  pix: { name: 'Pix', help: 'O código aparece assim que você finalizar a compra.' },
  boleto: { name: 'Boleto', help: 'A linha digitável aparece assim que você finalizar a compra.' },
  cartao: {
    name: 'Cartão de crédito',
    help: 'Você paga em seguida, em uma página segura. A loja não vê o número do cartão.',
  },
  combinar: {
    name: 'A combinar com a loja',
    help: 'Entramos em contato por e-mail ou telefone para combinar. Nada é cobrado agora.',
  },
  retirada: { name: 'Na retirada', help: 'Você paga na loja, quando buscar o pedido.' },
  faturado: {
    name: 'Faturado para a empresa',
    help: 'A loja confere o pedido e fatura no prazo aprovado para a sua empresa.',
  },
  gratis: {
    name: 'Nada a pagar',
    help: 'O total é R$ 0,00: o pedido é confirmado assim que você finalizar.',
  },
};

/** @param days After the order, of the group that the shop put the company in. */
export function invoiceHelp(days: number): string {
  return `A loja confere o pedido e envia a fatura, que vence ${days === 1 ? '1 dia' : `${days} dias`} depois do pedido.`;
}

export const orderPaymentText = {
  total: 'Total com esta forma',
  closed: 'A loja não está recebendo pedidos pelo site no momento. Fale com a gente para comprar.',
  byHand: {
    combinar: 'A combinar com a loja: entramos em contato por e-mail ou telefone.',
    retirada: 'Você paga na loja, quando buscar o pedido.',
    faturado: 'A loja confere o pedido e envia a fatura no prazo aprovado para a sua empresa.',
  } as Readonly<Partial<Record<Method, string>>>,
  settled: 'Combinado com a loja.',
  paid: (value: string, method: string): string => `Pagamento confirmado: ${value}, ${method}.`,
  /** Behind the way it was paid by. @param total With interest, '' without. */
  inParts: (method: string, count: number, total: string): string =>
    `${method}, em ${count}x${total === '' ? '' : ` (${total} com os juros do parcelamento)`}`,
  free: 'Nada a pagar: o pedido já está confirmado.',
  overdue: 'O prazo de pagamento terminou e o pedido foi cancelado. Nada foi cobrado.',
  ended: 'Nada a pagar: o pedido foi cancelado.',
  goesBack: (value: string): string =>
    `O pedido foi cancelado, e o pagamento de ${value} será devolvido. Avisamos por e-mail quando o valor sair.`,
  paidLate: (value: string): string =>
    `O pagamento de ${value} chegou depois que o pedido foi cancelado. A loja devolve o valor inteiro ou, se ainda houver estoque e você quiser, retoma o pedido. Avisamos por e-mail.`,
  checkingLate:
    'Chegou um pagamento para este pedido, que já estava cancelado. A loja confere e devolve o valor ou combina com você o que fazer. Não pague de novo: avisamos por e-mail.',
  contact: 'Falar com a loja',
  invoiced: (days: number, date: string, waits: boolean): string =>
    `Faturado para a sua empresa: vence em ${date}, ${days === 1 ? '1 dia' : `${days} dias`} depois do pedido.${waits ? ' A loja confere o pedido e envia a fatura.' : ''}`,
  partly: (value: string): string => `Devolvemos ${value} do que foi pago, pelo mesmo meio.`,
  returned: (value: string): string => `O pagamento foi devolvido: ${value}, pelo mesmo meio.`,
  disputed:
    'O pagamento está em disputa no banco ou na operadora do cartão. Assim que ela terminar, avisamos por e-mail.',
  checking:
    'Recebemos um pagamento que a loja precisa conferir. Não pague de novo: avisamos por e-mail assim que estiver resolvido.',
  cancelling: 'Estamos cancelando o pedido: falta o banco confirmar que nada foi pago.',
  cancellingLater:
    'Você pediu para cancelar, e o pagamento ainda está em análise, o que pode levar até dois dias úteis. Se ele for aprovado, o valor volta inteiro; se não for, nada é cobrado. Avisamos por e-mail quando o pedido estiver cancelado.',
  turns: 'Esta página se atualiza sozinha.',
  preparing: 'Estamos preparando o pagamento. Leva só alguns segundos.',
  inAnalysis:
    'O pagamento está em análise, o que pode levar até dois dias úteis. Não pague de novo: a resposta aparece aqui e chega por e-mail.',
  inCheck: 'O prazo deste pagamento terminou. Estamos conferindo se ele chegou; não pague por este código.',
  refused: {
    dados:
      'Os dados do cartão não conferem e nada foi cobrado. Tente de novo e confira número, validade, nome e código de segurança.',
    limite:
      'O cartão não tem limite para este valor e nada foi cobrado. Tente outro cartão ou outra forma de pagar.',
    autorizar:
      'O banco do cartão pede a sua autorização para este valor. Nada foi cobrado: fale com ele e tente de novo.',
    desabilitado:
      'Este cartão não está habilitado para a compra e nada foi cobrado. Ative-o no banco ou use outro.',
    tentativas:
      'Foram muitas tentativas com este cartão. Nada foi cobrado: use outro cartão ou outra forma de pagar.',
    parcelas:
      'O cartão não aceita esse número de parcelas e nada foi cobrado. Escolha outro número ou outro cartão.',
    repetido: 'Já existe um pagamento igual a este. Confira seus pedidos antes de pagar de novo.',
    confirmacao: 'A confirmação no banco não foi concluída e nada foi cobrado. Tente de novo.',
    prazo: 'O prazo deste pagamento terminou e nada foi cobrado. Escolha como pagar.',
    outro:
      'O pagamento não foi aprovado e nada foi cobrado. Tente outro cartão ou escolha outra forma de pagar.',
  } satisfies Readonly<Record<Refusal, string>>,
  failed: 'O pagamento não foi concluído e nada foi cobrado. Tente de novo ou escolha outra forma de pagar.',
  expired: 'O prazo deste pagamento terminou e nada foi cobrado. Escolha como pagar.',
  givenUp: 'Este pagamento não vale mais e nada foi cobrado. Escolha como pagar.',
  pay: (value: string): string => `Pague ${value} com Pix`,
  scan: 'Ou aponte a câmera do aplicativo do banco para o código.',
  qr: 'QR Code do Pix',
  code: 'Pix copia e cola',
  codeHelp: 'Copie o código e cole no aplicativo do seu banco, em Pix copia e cola.',
  copy: 'Copiar código',
  copyLine: 'Copiar linha digitável',
  copied: 'Copiado',
  until: (moment: string): string => `Pague até ${moment}.`,
  left: 'Tempo restante:',
  byPeople: 'Depois do pagamento, a loja confere e confirma em até um dia útil. Avisamos por e-mail.',
  byMachine: 'Assim que o pagamento chegar, esta página mostra a confirmação.',
  byMachinePlain: 'Depois de pagar, atualize a página para ver a confirmação.',
  boleto: (value: string): string => `Boleto de ${value}`,
  worthless: 'Sem valor: nenhum banco aceita esta linha digitável.',
  line: 'Linha digitável',
  due: (date: string): string => `Vence em ${date}. A confirmação leva até 3 dias úteis depois do pagamento.`,
  card: (value: string): string => `Cartão de crédito, ${value}`,
  cardHelp: 'O pagamento com cartão é feito na página da operadora.',
  cardAt: (company: string): string =>
    `O cartão é pago na página do ${company}, onde você escolhe as parcelas. A loja não vê o número do cartão. Depois de pagar, volte a este pedido.`,
  cardHere: 'Pagar com cartão nesta loja',
  cardAgain: 'Tentar com outro cartão',
  cardEither: (company: string): string =>
    `Digite o cartão aqui na loja ou, se preferir, pague na página do ${company}. Em nenhum dos dois a loja vê o número do cartão.`,
  challenge: 'O banco do cartão pede que você confirme a compra. Nada foi cobrado ainda.',
  toChallenge: 'Confirmar no banco',
  payAt: (company: string): string => `Pagar no ${company}`,
  document: 'Abrir o boleto para imprimir',
  spent: 'Este pedido já teve muitas tentativas de pagamento. Fale com a loja para pagar de outro jeito.',
  reload: 'Já paguei: atualizar esta página',
  look: 'Atualizar esta página',
  others: 'Pagar de outra forma',
  choose: 'Escolha como pagar',
  other: (name: string, value: string): string => `${name} · ${value}`,
  otherHelp: 'O pedido continua o mesmo. O que você escolheu antes deixa de valer.',
  changed: 'Forma de pagamento trocada.',
  changing: 'Estamos encerrando o pagamento anterior. Em instantes você pode escolher de novo.',
  askOwner: 'Para trocar a forma de pagamento, abra o pedido completo.',
  demo: 'Loja de demonstração: ninguém cobra nada. Faça aqui o papel do banco:',
  toBank: 'Abrir o banco da demonstração',
  /** What comes next, of an order that waits for its payment. */
  next: {
    waiting: 'Falta o pagamento: assim que ele chegar, preparamos os produtos.',
    invoice: 'Recebemos o seu pedido. A loja confere e envia a fatura.',
    pickUp: 'Recebemos o seu pedido. Avisamos por e-mail quando estiver pronto; o pagamento é na retirada.',
    paid: 'Estamos preparando os produtos para o envio.',
    paidPickUp: 'Estamos separando os produtos para a retirada.',
    checking: 'O pagamento está sendo conferido.',
    invoiced: 'Pedido confirmado. Estamos preparando os produtos para o envio.',
    invoicedPickUp: 'Pedido confirmado. Estamos separando os produtos para a retirada.',
    disputed: 'O pedido espera o fim da disputa do pagamento.',
    returned: 'O pagamento foi devolvido, e o pedido não segue para o envio.',
  },
} as const;

type Standing = {
  readonly status: string;
  /** It is collected at the shop. */
  readonly retirada: boolean;
  readonly pagamento: Method;
  readonly situacaoPagamento: OrderPayment;
  /** The shop looks at money that came. */
  readonly emConferencia: boolean;
};

/** What comes next of an order, as far as its payment decides it; undefined where it has nothing to say. */
export function paymentNext({
  status,
  retirada,
  pagamento,
  situacaoPagamento,
  emConferencia,
}: Standing): string | undefined {
  const { waiting, checking, invoice, pickUp, disputed, returned, ...next } = orderPaymentText.next;
  if (status === 'confirmado') {
    const said: Readonly<Partial<Record<OrderPayment, string>>> = {
      pago: retirada ? next.paidPickUp : next.paid,
      devolvido_parcial: retirada ? next.paidPickUp : next.paid,
      contestado: disputed,
      devolvido: returned,
    };
    const invoiced = retirada ? next.invoicedPickUp : next.invoiced;
    return said[situacaoPagamento] ?? (pagamento === 'faturado' ? invoiced : undefined);
  }
  if (status !== 'recebido') return undefined;
  if (emConferencia || situacaoPagamento === 'analise') return checking;
  if (situacaoPagamento === 'aguardando') return waiting;
  if (situacaoPagamento === 'combinar' && pagamento === 'faturado') return invoice;
  return situacaoPagamento === 'combinar' && pagamento === 'retirada' ? pickUp : undefined;
}

export const demoBankText = {
  title: 'Banco da demonstração',
  intro:
    'Esta página faz o papel do banco e da operadora do cartão. Nada é cobrado, e nenhum dado de cartão é pedido.',
  charge: (numero: number): string => `Cobrança do pedido ${numero}`,
  value: 'Valor',
  method: 'Forma',
  state: 'Situação no banco',
  states: {
    aberta: 'Esperando o pagamento',
    analise: 'Em análise',
    paga: 'Paga',
    recusada: 'Recusada',
    expirada: 'Vencida',
    cancelada: 'Cancelada',
  },
  payments: 'Pagamentos recebidos',
  returned: 'Devolvido',
  acts: {
    pagar: 'Pagar',
    recusar: 'Recusar o pagamento',
    analisar: 'Deixar em análise',
    expirar: 'Deixar vencer',
    'pagar-de-novo': 'Pagar mais uma vez',
    'outro-valor': 'Pagar R$ 1,00 a menos',
    contestar: 'Contestar a compra',
    'contestacao-ganha': 'Encerrar a contestação a favor da loja',
    'contestacao-perdida': 'Encerrar a contestação a favor do comprador',
  },
  done: 'Feito. A loja já foi avisada.',
  payLate: 'Pagar assim mesmo',
  back: 'Voltar ao pedido',
} as const;
