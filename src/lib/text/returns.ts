/** The sentences of returns, for buyers. */
import type { ReturnEnd, ReturnKind, ReturnState } from '#lib/domain/returns/return.ts';

export const returnKind: Readonly<Record<ReturnKind, string>> = {
  desistencia: 'Desistência da compra',
  troca: 'Troca',
  defeito: 'Produto com defeito ou errado',
};

export const returnState: Readonly<Record<ReturnState, string>> = {
  pedida: 'Solicitada',
  aceita: 'Aceita',
  instruida: 'Envie os produtos',
  recebida: 'Recebida pela loja',
  concluida: 'Concluída',
  recusada: 'Recusada',
  cancelada: 'Cancelada por você',
};

const next: Readonly<Record<ReturnState, string>> = {
  pedida: 'A loja vai responder, e avisamos você por e-mail.',
  aceita: 'A devolução está aceita. A loja envia as instruções por e-mail e aqui.',
  instruida: 'Siga as instruções para devolver os produtos.',
  recebida: 'Os produtos chegaram à loja, que está conferindo.',
  concluida: '',
  recusada: 'A loja não aceitou a devolução.',
  cancelada: 'Você cancelou esta devolução.',
};

/** What happened at each step. */
export const returnStep: Readonly<Record<ReturnState, string>> = {
  ...returnState,
  instruida: 'Instruções enviadas',
};

const ended: Readonly<Record<ReturnEnd, (valor: string, devolvido: boolean, card: boolean) => string>> = {
  dinheiro: (valor, devolvido, card) =>
    devolvido
      ? `${valor} devolvidos pelo mesmo meio em que o pedido foi pago.${card ? ' O crédito aparece na fatura do cartão conforme o banco.' : ''}`
      : `${valor} serão devolvidos pelo mesmo meio em que o pedido foi pago. Avisamos você quando o valor sair.`,
  'por-fora': () => 'A loja combinou o reembolso com você.',
  troca: () => 'A troca está feita.',
};

type SaidReturn = {
  readonly status: ReturnState;
  readonly desfecho: ReturnEnd | '';
  readonly devolvido: boolean;
  readonly valor: number;
};
const nothingMore = 'Não há outro valor a devolver por estas unidades.';

export const returnsText = {
  title: 'Trocas e devoluções',
  heading: (kind: ReturnKind, data: string): string => `${returnKind[kind]}, ${data}`,
  said: (
    { status, desfecho, devolvido, valor: amount }: SaidReturn,
    valor: string,
    card: boolean,
  ): string => {
    if (desfecho === '') return next[status];
    return desfecho === 'dinheiro' && amount === 0 ? nothingMore : ended[desfecho](valor, devolvido, card);
  },
  exchanged: (units: number, code: string): string =>
    `${units === 1 ? 'Enviamos 1 unidade' : `Enviamos ${units} unidades`} em troca${code === '' ? '' : ` (código ${code})`}.`,
  withdraw: 'Desistir da compra',
  withdrawHelp: (ate: string): string =>
    `${ate === '' ? 'Você pode desistir até 7 dias depois de receber' : `Você pode desistir até ${ate}`}, sem dar motivo e sem custo: a loja paga o envio de volta e devolve tudo o que você pagou por estes itens, com o frete quando nada fica com você.`,
  undelivered: 'Se o pedido ainda não chegou, pode também recusar a entrega.',
  other: 'Devolver só uma parte, trocar ou avisar um defeito',
  ask: 'Pedir a devolução',
  askTitle: (numero: number): string => `Devolução do pedido ${numero}`,
  back: 'Voltar ao pedido',
  kind: 'O que você quer fazer',
  kindHelp: {
    desistencia: (ate: string): string =>
      `Sem dar motivo${ate === '' ? '' : `, até ${ate}`}. O envio de volta é por conta da loja.`,
    troca: (ate: string, frete: 'loja' | 'comprador'): string =>
      `Por outro modelo ou tamanho${ate === '' ? '' : `, até ${ate}`}. O envio de volta é por conta ${frete === 'loja' ? 'da loja' : 'de quem comprou'}.`,
    defeito: (ate: string): string =>
      `Com garantia legal${ate === '' ? ' de 90 dias' : ` até ${ate}`}. O envio de volta é por conta da loja, que tem 30 dias para resolver.`,
  },
  items: 'O que você quer devolver',
  units: (nome: string): string => `Unidades de ${nome}`,
  wish: 'Se houver defeito, você prefere',
  wishes: { troca: 'Outro produto igual', dinheiro: 'O dinheiro de volta' },
  reason: 'O que aconteceu',
  reasonHint: 'Na desistência, não é preciso explicar.',
  pictures: 'Fotos (opcional)',
  picturesHint:
    'Até 4 fotos, 12 MB ao todo. Salvamos as fotos sem o local e o aparelho em que foram tiradas.',
  addPictures: 'Adicionar fotos',
  choosePictures: 'Escolha as fotos',
  sendPictures: 'Enviar fotos',
  picture: (number: number): string => `Foto ${number}`,
  pictureLost: (fotos: number): string =>
    `${fotos === 1 ? '1 foto não pôde ser salva' : `${fotos} fotos não puderam ser salvas`}: a loja aceita até 4 fotos, em JPEG, PNG ou WebP, de até 10 MB cada.`,
  tooLarge: 'O envio passa de 12 MB, e nada foi salvo. Envie menos fotos de cada vez.',
  busy: 'Há muitos envios ao mesmo tempo. Tente de novo em um minuto.',
  instructions: 'Como devolver',
  label: 'Abrir a etiqueta de envio',
  labelFile: 'Baixar a etiqueta de envio',
  answer: 'Resposta da loja',
  reasonSaid: 'Motivo informado',
  history: 'Andamento',
  byShop: 'loja',
  byBuyer: 'você',
  coupon: 'O cupom do pedido pode ser usado de novo.',
  undo: 'Cancelar esta devolução',
  address: (endereco: string): string => `Endereço para devoluções: ${endereco}`,
  notices: {
    desistiu: 'Recebemos a sua desistência, e ela está aceita. A confirmação e as instruções vão por e-mail.',
    devolucao: 'Recebemos o seu pedido de devolução. A confirmação vai por e-mail.',
    'devolucao-cancelada': 'A devolução foi cancelada.',
    fotos: 'Fotos salvas.',
  },
  unitsWrong: 'Escolha ao menos uma unidade para devolver.',
  kindMissing: 'Escolha o que você quer fazer.',
  failed: 'Não foi possível continuar agora. Tente de novo.',
  rulesTitle: 'Prazos e endereço desta loja',
  rules: {
    withdrawal:
      'Desistência: até 7 dias corridos depois de receber, sem dar motivo. A loja devolve tudo o que foi pago, com o frete, e paga o envio de volta.',
    defect:
      'Defeito: até 90 dias depois de receber. A loja paga o envio de volta e tem 30 dias para resolver; passado esse prazo, você escolhe entre outro produto, o dinheiro de volta ou um abatimento.',
    exchange: (dias: number, frete: 'loja' | 'comprador'): string =>
      dias === 0
        ? 'Troca por outro modelo: esta loja não faz, fora dos casos acima.'
        : `Troca por outro modelo ou tamanho: até ${dias === 1 ? '1 dia' : `${dias} dias`} depois de receber. O envio de volta é por conta ${frete === 'loja' ? 'da loja' : 'de quem comprou'}.`,
    how: 'Peça na página do pedido, pelo link dos nossos e-mails ou na sua conta: não é preciso telefonar.',
  },
} as const;
