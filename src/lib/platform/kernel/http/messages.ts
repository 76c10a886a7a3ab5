/** Every sentence the platform says to a visitor, in the `error` of a refusal or the `mensagens` of a cart. */
import { decimals } from '#lib/domain/kernel/typography.ts';
import { customerMessage } from './customer-messages.ts';
import { fileMessage } from './file-messages.ts';
import { freightMessage } from './freight-messages.ts';
import { invoiceMessage } from './invoice-messages.ts';
import { orderMessage } from './order-messages.ts';
import { programMessage } from './program-messages.ts';
import { statementMessage } from './statement-messages.ts';

export const message = {
  ...fileMessage,
  ...freightMessage,
  ...customerMessage,
  ...invoiceMessage,
  ...orderMessage,
  ...programMessage,
  ...statementMessage,
  addressFirst: 'Informe onde o pedido deve ser entregue.',
  buyerFirst: 'Informe os seus dados: e-mail, nome, CPF ou CNPJ e telefone.',
  associatesKept: 'Pessoas guardadas com este e-mail.',
  away: 'A loja não conseguiu responder agora. Tente de novo em alguns segundos.',
  blockedAccount: 'Esta conta está bloqueada. Fale com o atendimento da loja.',
  boughtTogether: (pairs: number): string =>
    pairs === 1 ? 'Desconto por comprar junto' : `Desconto por comprar junto (${pairs} pares)`,
  brokenJson: 'O corpo da requisição não é um JSON válido',
  busy: 'Muita gente entrando ao mesmo tempo. Tente de novo em alguns segundos.',
  addressesFull: (most: number): string => `A conta guarda até ${most} endereços.`,
  changedMeanwhile: 'Outra pessoa salvou uma mudança aqui enquanto você editava.',
  cartFull: (lines: number): string => `O carrinho aceita até ${lines} itens diferentes.`,
  chooseValue: (attribute: string): string => `Escolha uma opção de ${attribute} antes de comprar.`,
  contentBegan: 'Esta versão já começou: publique outra no lugar dela.',
  contentChanged: 'Outra pessoa salvou este conteúdo depois que você o abriu.',
  contentNameTaken: 'Já existe uma página ou peça com este endereço.',
  couponBelow: (hash: string): string =>
    `O cupom ${hash} não deixa este carrinho mais barato: o seu preço já é o menor.`,
  couponBesideQuote: (hash: string, numero: number): string =>
    `O cupom ${hash} não vale junto com o orçamento ${numero}, que define os preços deste carrinho. O cupom volta a valer se você mudar os itens ou as quantidades.`,
  couponEnded: 'Este cupom não está válido no momento.',
  couponForQuote: (hash: string, numero: number): string =>
    `Neste carrinho o cupom ${hash} vale mais que o orçamento ${numero}. O orçamento fica guardado e vale até o fim do seu prazo.`,
  couponGiven: (hash: string): string => `Cupom ${hash} aplicado.`,
  couponGone: (hash: string): string => `O cupom ${hash} não vale mais e saiu do carrinho.`,
  couponMinimum: (minimum: string): string => `Este cupom vale em compras a partir de ${minimum}.`,
  agreedSaving: 'Diferença acertada com a loja',
  couponName: (hash: string): string => `Cupom ${hash}`,
  couponOrdered: 'Este cupom já foi usado em pedidos e não pode ser removido; encerre-o.',
  couponRefusedGone: (hash: string): string =>
    `O cupom ${hash} não vale para este pedido e saiu do carrinho.`,
  couponSpent: 'Você já usou este cupom.',
  couponSpentGone: (hash: string): string => `Você já usou o cupom ${hash}, que saiu do carrinho.`,
  couponTaken: 'Já existe um cupom com este código.',
  couponUsed: 'Este cupom já foi usado todas as vezes que podia.',
  couponWaits: (hash: string, minimum: string): string =>
    `O cupom ${hash} vale em compras a partir de ${minimum}: acrescente produtos para usá-lo.`,
  draftThere: 'Há um rascunho em andamento. Publique ou descarte o rascunho antes.',
  decidedMeanwhile: 'Outra pessoa decidiu isto enquanto você olhava. Veja como está agora.',
  emptyCart: 'O carrinho está vazio.',
  endBeforeBeginning: 'O fim precisa ser depois do começo, e ainda não ter passado.',
  failure: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  formOfOrder: (numero: number): string =>
    `Este formulário já enviou o pedido ${numero}, e voltou com outro conteúdo. Nada novo foi enviado: confira o pedido e envie de novo.`,
  goneFromCart: (nome: string): string => `${nome} não está mais à venda e saiu do carrinho.`,
  knownTaxId:
    'Já existe uma conta com este e-mail, CPF ou CNPJ. Entre com esse dado ou, se esqueceu a senha, crie outra.',
  invitedElsewhere: 'Já existe uma conta com este CPF ou CNPJ, de outro e-mail.',
  highRoles: 'Só quem administra a loja dá ou retira os papéis de administração e de equipe.',
  invalidCep: 'CEP inválido',
  invalidField: (field: string): string =>
    field === '' ? 'A requisição não tem o formato esperado' : `Campo inválido: ${field}`,
  invalidParameter: (name: string): string => `Parâmetro inválido: ${name}`,
  lastAdministrator: 'A loja precisa de alguém que a administre: dê antes este papel a outra pessoa.',
  lastSeen: 'Vistos por último',
  left: (units: number): string =>
    `Quantidade indisponível. ${units === 1 ? 'Resta 1 unidade.' : `Restam ${units} unidades.`}`,
  leftOf: (nome: string, units: number): string =>
    `${nome}: ${units === 1 ? 'resta 1 unidade.' : `restam ${units} unidades.`}`,
  loginFirst: 'Entre na sua conta para continuar',
  missingToken: 'App-Token ausente ou inválido',
  noDraft: 'Não há rascunho para descartar.',
  notAPerson:
    'Não conseguimos confirmar que este formulário veio de uma pessoa, ou a confirmação já venceu. Envie de novo.',
  notReseller: 'Este acesso é só para revendedores',
  noTaxId: 'O CPF ou CNPJ não confere: verifique os números',
  noKit: 'Este produto não é vendido em conjunto nem com personalização',
  notInList: 'Este produto não faz parte da lista',
  notTogether: 'Estes produtos não são oferecidos juntos',
  onRequest: 'Este produto é vendido sob consulta: peça um orçamento.',
  orderChanged:
    'O pedido mudou enquanto você o conferia. Veja os itens, a entrega e o total de novo antes de enviar.',
  orderMoved: 'O pedido mudou enquanto você olhava para ele. Veja como ele está agora.',
  caseOutcome: 'Este caso não pode ser encerrado assim. Veja como ele está agora.',
  caseReference: 'Informe a identificação da devolução no banco; cada devolução encerra um caso só.',
  mercadoPagoNoAccount: 'Salve o User ID da conta antes.',
  mercadoPagoNotReady: 'Antes de ativar, salve a conta e envie o Access Token.',
  noticeTooLong: 'O aviso é grande demais',
  pixIdentity: {
    unreadable:
      'Este arquivo não é um certificado que se possa ler. Envie o .p12, o .pfx ou o .pem que o banco entregou.',
    password: 'A senha não abre este arquivo.',
    old: 'Este arquivo usa uma cifra antiga. Converta para PEM (openssl pkcs12 -legacy) e envie certificado e chave.',
    'no-key': 'Falta a chave privada: envie também o arquivo dela (.key ou .pem).',
    'no-match': 'O certificado e a chave privada não são do mesmo par.',
  },
  pixNotReady: 'Antes de ativar, salve a conta e envie as credenciais e o certificado.',
  pixNoticesRefused: (reason: string): string => `O banco não aceitou o endereço dos avisos (${reason}).`,
  pixSealed: 'As credenciais guardadas não abrem com a chave deste servidor. Envie-as de novo.',
  pixNoAccount: 'Salve a conta do banco antes.',
  unknownNotice: 'Aviso desconhecido',
  paymentDisputed: 'O pagamento está em disputa. Espere o fim dela: devolver agora seria pagar duas vezes.',
  refundTooLarge: 'Não há esse valor para devolver neste pagamento.',
  returnNotSent: 'Este pedido ainda não foi enviado. Em vez de devolver, cancele o pedido.',
  returnLate: 'O prazo para pedir isso já passou. Se precisar, fale com o atendimento da loja.',
  returnTaken: 'Algum destes itens já está em outra devolução. Veja como o pedido está agora.',
  returnReason: 'Conte o que aconteceu com o produto.',
  returnMoved: 'Esta devolução mudou enquanto você olhava para ela. Veja como ela está agora.',
  returnWords: 'Escreva por quê: o comprador lê esta resposta.',
  returnNothing: 'Diga quantas unidades chegaram.',
  returnAmountReason:
    'O valor é outro do que as unidades recebidas custaram. Diga por quê: o comprador lê esta resposta.',
  returnPaidHere: 'O pagamento deste pedido está anotado na loja: devolva por ele.',
  returnStockUnknown:
    'Não dá para saber o que esta lista tirou do estoque, ou ele já voltou. Acerte o estoque no produto.',
  returnNotExchanged: 'Só uma troca envia outras unidades ao comprador.',
  returnSoldOut: (name: string): string => `Faltam no estoque unidades de ${name} para a troca.`,
  returnUnknownCode: (code: string): string =>
    `Nenhum produto tem o código ${code}. De um produto com opções, use o código da opção.`,
  returnPictures: (most: number): string => `Cada devolução leva até ${most} fotos.`,
  returnLabel: 'Envie a etiqueta em PDF ou texto, com até 2 MB.',
  orderCodeWrong: 'Este código não confere ou já venceu. Peça outro.',
  unknownReturn: 'Devolução não encontrada',
  unknownDifference: 'Esta diferença já foi resolvida, ou não existe.',
  unknownCase: 'Caso não encontrado',
  orderTooDear: (most: string): string =>
    `O total passa de ${most}, o máximo de um pedido pelo site. Divida a compra ou fale com a loja.`,
  unknownPaymentMethod: 'Esta forma de pagamento não está disponível para este pedido.',
  unknownParts: 'Este pedido não pode ser pago nesse número de parcelas. Escolha outro.',
  unknownPayment: 'Pagamento não encontrado',
  waiverFuture: 'Só dá para dispensar o extrato de dias que já acabaram.',
  returnDay: 'Informe o dia em que a devolução foi feita no banco, até hoje.',
  returnBeforePayment: (day: string): string => `A devolução não pode ser antes do pagamento, de ${day}.`,
  returnByMachine: 'Este pagamento é devolvido por quem o recebeu, sem identificação à mão.',
  paymentOnStatement:
    'O extrato do banco mostra este pagamento. Se ele é de outro pedido, desvincule primeiro a linha do extrato.',
  paymentKnown: 'Este pagamento já está anotado, neste pedido ou em outro. Confira a identificação.',
  paymentMoved: 'Este pagamento mudou enquanto você olhava para ele. Veja como ele está agora.',
  paymentTriesSpent:
    'Este pedido já teve muitas tentativas de pagamento. Fale com a loja: ela pode liberar outra, ou combinar o pagamento com você.',
  amountReason: 'O valor é outro do que o pedido custa. Diga por quê na nota.',
  cardNotSent: 'O cartão não foi enviado, e nada foi cobrado. Tente de novo em um minuto.',
  paymentStillOpen:
    'O pagamento anterior deste pedido ainda está sendo encerrado. Tente de novo em um minuto.',
  orderUnderWay: 'Este pedido não pode mais ser cancelado por aqui. Fale com o atendimento da loja.',
  otherForm:
    'Este formulário já tinha sido enviado, e voltou com outro conteúdo. Nada mudou: confira e envie de novo.',
  ownPriceChanged: (nome: string, now: string): string =>
    `${nome}: o preço mudou desde a sua última visita. O seu agora é ${now}.`,
  ownPasswordChanged: 'Senha alterada. A conta foi desconectada dos outros aparelhos.',
  passwordChanged: 'Senha alterada. Entre com a senha nova.',
  passwordTooCommon: 'Esta senha está entre as mais usadas, as primeiras que alguém tentaria. Escolha outra.',
  passwordTooShort: (characters: number): string => `A senha precisa de pelo menos ${characters} caracteres`,
  phoneNeeded: 'Informe um telefone com DDD',
  previewOver: 'Este link de pré-visualização venceu ou está incompleto. Peça outro a quem o enviou.',
  registrationNeeded: 'Informe a inscrição estadual, ISENTO ou NÃO CONTRIBUINTE',
  pictureUsed: (nome: string, places: readonly string[]): string =>
    `${nome} não foi excluída: ainda aparece em ${places.join(', ')}. Troque a imagem lá primeiro.`,
  priceChanged: (nome: string, before: string, now: string): string =>
    `${nome}: o preço mudou de ${before} para ${now} desde a sua última visita.`,
  sellerDiscount: (percent: number): string => `Desconto especial de ${decimals(percent)}%`,
  quoteChanged: 'O orçamento mudou enquanto você o abria. Confira como ele está.',
  quotedParts: (nome: string): string =>
    `O que vem em ${nome} mudou depois deste orçamento. Fale com a loja ou peça outro.`,
  quoteUsed: 'Este orçamento já virou pedido e não pode mais ser alterado.',
  discountOverLimit: (limit: number): string => `O seu limite de desconto é de ${decimals(limit)}%.`,
  settledFreight: 'Entrega combinada no orçamento',
  sellToOneself: 'Para comprar para você, encerre a venda e compre como cliente.',
  newCustomer: 'cliente sem conta',
  unknownBuyer:
    'Não há conta de cliente com este e-mail, CPF ou CNPJ. Deixe em branco para um cliente sem conta.',
  unknownSeller: 'Vendedor não encontrado.',
  unknownAccount: 'Esta conta não existe ou foi excluída.',
  unknownCustomer: 'Não há conta de cliente com este e-mail.',
  quoteLines: (codes: string): string => `Confira estas linhas: ${codes}.`,
  quoteDateWrong: 'A validade precisa ser hoje ou depois, até um ano.',
  quoteBeside: (numero: number, other: number): string =>
    `Cada pedido usa um só orçamento: este segue o ${numero}, e os itens do ${other} estão com os preços de hoje. Para usar os dois, faça um pedido para cada.`,
  quotedPrice: (numero: number): string => `Preço do orçamento ${numero}`,
  quotesFull: (quotes: number): string =>
    `Você já tem ${quotes} orçamentos em vigor. Use um deles, ou espere que um vença.`,
  quoteTakesNoCoupon: (numero: number): string =>
    `Este carrinho segue o orçamento ${numero}, e cupons não valem junto com orçamentos. Para usar um cupom, mude os itens ou as quantidades.`,
  readOnly: 'A loja está só para leitura por um momento: nada foi gravado. Tente de novo em alguns segundos.',
  recommended: 'Você também pode precisar',
  recoverySent:
    'Se houver uma conta com esse dado, enviamos um e-mail com o link para criar outra senha. Ele vale por 10 minutos.',
  synonymIsCode: 'Isto é o código de um produto: a busca já o encontra por ele.',
  synonymKnown: 'Este sinônimo já existe.',
  unknownCharacteristic: 'Característica não encontrada',
  unknownSynonym: 'Sinônimo não encontrado',
  redirectKnown: 'Este endereço antigo já leva a outro. Remova o que existe antes.',
  redirectLoop: 'Este redirecionamento criaria um ciclo: o destino leva de volta ao endereço antigo.',
  redirectNowhere: 'Não existe página no destino. Confira o endereço novo.',
  redirectShadows: 'Existe uma página neste endereço: o redirecionamento nunca seria usado.',
  signUpSent: 'Enviamos um e-mail com o link que confirma o cadastro. Ele vale por 24 horas.',
  productTied:
    'Este produto está em pedidos, orçamentos, listas ou outros lugares da loja, e não pode ser excluído. Arquive-o.',
  savedMeanwhile:
    'Outra pessoa salvou isto enquanto você editava. Confira o que está salvo agora e envie de novo.',
  skuListEmpty: 'A lista está vazia. Escreva um código e a quantidade em cada linha.',
  skuListLong: (lines: number, most: number): string =>
    `A lista tem ${lines} linhas. Envie até ${most} de cada vez.`,
  staffHigh: 'Esta pessoa já está na equipe. Mude os papéis dela na lista da equipe.',
  staffAlready: 'Esta pessoa já está na equipe com estes papéis.',
  unknownStaff: 'Esta pessoa não está na equipe.',
  staffOnly: 'Esta área é da equipe da loja',
  tooManyTries: (seconds: number): string => `Muitas tentativas. Tente de novo em ${spanOf(seconds)}.`,
  tooManyUnproven: (seconds: number): string =>
    `Recebemos muitos formulários daqui sem a verificação contra robôs. Envie de novo em ${spanOf(seconds)}, ou use um navegador com JavaScript ligado.`,
  slotFirst: 'Escolha o dia e o turno da entrega.',
  slotGone:
    'O dia e o turno que você escolheu acabaram de ser preenchidos. Escolha outro: o carrinho continua como estava.',
  unassignedCep: 'CEP não encontrado. Confira os números.',
  soldMeanwhile: (nome: string): string =>
    `${nome}: outra pessoa comprou as últimas unidades agora há pouco. Veja o pedido de novo antes de enviar.`,
  unavailable: 'Este produto está indisponível no momento.',
  unavailableNow: (nome: string): string => `${nome} está indisponível e não está no carrinho.`,
  unavailableInCart: (nome: string): string => `${nome} está indisponível e saiu do carrinho.`,
  unknownAddress: 'Endereço não encontrado nesta conta',
  unknownBanner: 'Banner não encontrado',
  cartHasLines: 'Este carrinho já tem produtos.',
  unknownCart: 'Este carrinho não está mais guardado.',
  unknownChannel: 'Canal de venda não encontrado',
  unknownContent: 'Conteúdo não encontrado',
  unknownContentPicture: (path: string): string => `Não há imagem em ${path}`,
  unknownCoupon: 'Cupom não encontrado.',
  unknownDevice: 'Aparelho não encontrado nesta conta',
  unknownEndpoint: 'Endereço não encontrado',
  unknownFile: 'Arquivo não encontrado',
  unknownFreight: 'Esta forma de entrega não está disponível para este carrinho e CEP.',
  unknownImport: 'Planilha não encontrada',
  unknownMapping: 'Este mapeamento não existe.',
  unknownList: 'Lista não encontrada',
  unknownLine: 'Este item não está no carrinho',
  unknownMenu: 'Menu não encontrado',
  unknownMessage: 'Mensagem não encontrada',
  unknownOpinion: 'Avaliação não encontrada',
  unknownOrder: 'Pedido não encontrado',
  unknownPage: 'Página não encontrada',
  unknownPopup: 'Popup não encontrado',
  unknownPicture: 'Imagem não encontrada',
  stillNeeded: (what: string): string =>
    `Não dá para excluir: aqui ainda há ${what}. Mude isso de lugar antes ou apenas oculte.`,
  sameBrand: 'Escolha outra marca: esta é a própria.',
  takenName: 'Já existe outra com este nome.',
  categoryPlace: 'A categoria não cabe aí: são três níveis, e ela não pode ficar dentro de si mesma.',
  takenAddress: 'Outra página já tem este endereço.',
  unknownListing:
    'A loja não tem esta listagem. Cole o endereço de uma categoria, de uma marca ou de uma busca.',
  unknownCodes: (skus: readonly string[]): string => `A loja não tem produto com o SKU ${skus.join(', ')}.`,
  codesWithOptions: (skus: readonly string[]): string =>
    `${skus.join(', ')} tem opções: escreva o SKU da opção que vai no kit.`,
  unknownProduct: 'Produto não encontrado',
  unknownQuestion: 'Pergunta não encontrada',
  unknownQuote: 'Orçamento não encontrado',
  unknownRecovery: 'Este link não vale mais. Peça outro para criar a sua senha.',
  unknownRedirect: 'Redirecionamento não encontrado',
  unknownRepresentative: 'Representante não encontrado nesta conta',
  unknownReviewKey: 'Este link de avaliação não existe',
  unknownInvitation: 'Este convite não vale mais. Peça outro a quem administra a loja.',
  unknownSignUp: 'Este link não vale mais. Faça o cadastro de novo para receber outro.',
  unknownSettings: 'Grupo de configurações não encontrado',
  unknownService: 'Serviço de entrega não encontrado',
  unknownShare: 'Este link não mostra mais os favoritos de ninguém.',
  unknownShowcase: 'Vitrine não encontrada',
  unknownSubscription: 'Este link não vale mais. Inscreva-se de novo para receber outro.',
  unknownSubject: 'Página não encontrada',
  unknownVersion: 'Versão não encontrada',
  usedReviewKey: 'Este link de avaliação já foi usado',
  wrongInvitedPassword: 'Já existe uma conta com este e-mail, e a senha dela é outra.',
  wrongOwnPassword: 'A senha não confere',
  codeSent:
    'Se houver uma conta com esse dado, o código já está a caminho do e-mail dela. Veja também a caixa de spam.',
  wrongCode: 'Código errado ou vencido. Confira os números ou peça outro.',
  wrongLogin: 'Usuário ou senha inválidos',
} as const;

function spanOf(seconds: number): string {
  const [amount, one, many] =
    seconds < 60 ? [seconds, 'segundo', 'segundos'] : [Math.ceil(seconds / 60), 'minuto', 'minutos'];
  return `${amount} ${amount === 1 ? one : many}`;
}
