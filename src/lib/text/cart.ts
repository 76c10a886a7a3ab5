/** The sentences of buying and the cart. */

import type { FaltaSku, MotivoSku } from '../domain/cart/sku-list.ts';
import { decimals } from '../domain/kernel/typography.ts';
import { FEW } from '../domain/offers/stock.ts';

export const buyText = {
  buy: 'Comprar',
  choose: (attribute: string): string => `Escolha uma opção de ${attribute.toLowerCase()}`,
  missingChoice: (attribute: string): string =>
    `Escolha uma opção de ${attribute.toLowerCase()} para continuar.`,
  unavailableChoice: 'Esta opção acabou. Escolha outra.',
  badQuantity: 'Informe a quantidade em números, a partir de 1.',
  failed: 'Não foi possível adicionar o produto ao carrinho agora. Tente de novo.',
  soldOut: 'esgotado',
  quantity: 'Quantidade',
  buyNow: 'Comprar agora',
  inStead: 'Em estoque agora',
  /** On a button away from the product's page, which leads there. */
  options: 'Escolher opção',
  elsewhere: { indisponivel: 'Avise-me', sobConsulta: 'Pedir orçamento' },
  /** What the two buttons do, which their names do not say. */
  ways: (straight: boolean): string =>
    straight
      ? 'Comprar adiciona ao carrinho, e você continua na loja. Comprar agora vai direto ao pagamento.'
      : 'Comprar adiciona ao carrinho, e você continua na loja. Comprar agora leva ao carrinho.',
  /** After the words of a button that stands apart from its form. */
  thisProduct: 'este produto',
  stock: stockText,
  preOrder: (date: string): string => `Pré-venda: envio a partir de ${date}`,
  states: {
    indisponivel: {
      title: 'Produto indisponível',
      help: 'Acabou no nosso estoque e ainda não tem data para voltar. Deixe seu e-mail para saber quando chegar, veja as outras opções desta linha ou pergunte ao atendimento.',
      whatsapp: 'Perguntar pelo WhatsApp',
    },
    sobConsulta: {
      title: 'Preço sob consulta',
      help: 'Este item é vendido por projeto ou sob encomenda. Informe a quantidade e o CEP, e respondemos com preço e prazo.',
      whatsapp: 'Pedir orçamento pelo WhatsApp',
    },
  },
  askAbout: (name: string, sku: string): string => `Orçamento: ${name} (${sku})`,
  withdrawal: '7 dias para desistir da compra, com a devolução por nossa conta',
  delivery: {
    everywhere: 'Enviamos para todo o Brasil',
    except: (ufs: readonly string[]): string => `Enviamos para todo o Brasil, menos ${listed(ufs)}`,
    only: (ufs: readonly string[]): string => `Enviamos para ${listed(ufs)}`,
  },
} as const;

export const cartCouponText = {
  another: 'Usar outro cupom',
  apply: 'Aplicar',
  given: 'está neste carrinho.',
  label: 'Código do cupom',
  missing: 'Digite o código do cupom.',
  remove: 'Remover o cupom',
  title: 'Cupom de desconto',
  unknown: 'Cupom não encontrado.',
} as const;

export const cartFreightText = {
  cep: 'CEP de entrega',
  choose: (cep: string): string => `Escolha a entrega no CEP ${cep}:`,
  title: 'Entrega',
  unassigned: 'CEP não encontrado. Confira os números.',
} as const;

export const cartPageText = {
  update: 'Atualizar',
  left: (units: number): string => (units === 1 ? 'Resta 1 unidade.' : `Restam ${units} unidades.`),
  each: (price: string): string => `${price} cada`,
  cashEach: (price: string, unnamed = false): string => `${price} ${unnamed ? 'à vista' : 'à vista no Pix'}`,
  summary: 'Resumo do pedido',
  lines: 'Itens do carrinho',
  shipping: 'Frete',
  shippingChoose: 'escolha a entrega',
  shippingFree: 'Grátis',
  shippingLater: 'calculado ao finalizar',
  shippingUnknown: 'informe o CEP',
  youSave: (price: string, percent: number): string => `Você economiza ${price} (${decimals(percent)}%)`,
  card: 'No cartão',
  /** Over the sum that the checkout begins with. */
  barCash: (unnamed: boolean, withFreight: boolean): string => {
    const way = unnamed ? 'à vista' : 'no Pix';
    return withFreight ? `Total ${way}` : `Total ${way}, sem o frete`;
  },
  full: 'Sem o desconto à vista',
  total: 'Total',
  orderByWhatsapp: 'Enviar pedido pelo WhatsApp',
  orderByEmail: 'Enviar pedido por e-mail',
  orderSubject: 'Pedido pelo site',
  noFreight: ' sem o frete',
  orderIntro: 'Olá! Quero finalizar este pedido:',
  notices: {
    adicionado: 'Produto adicionado ao carrinho.',
    ajustado: 'Produto adicionado ao carrinho na quantidade que temos em estoque.',
    atualizado: 'Carrinho atualizado.',
    cep: 'Frete calculado. Escolha a forma de entrega.',
    cupom: 'Cupom aplicado.',
    desfeito: 'O produto voltou para o carrinho.',
    devolvido: 'O produto voltou para o carrinho.',
    esquecido: 'Produto removido dos guardados.',
    guardado: 'Produto guardado para depois. Ele está na lista abaixo do carrinho.',
    lembrado: 'Combinado: se você deixar produtos no carrinho, mandamos um lembrete por e-mail.',
    lista: 'Lista adicionada ao carrinho.',
    naoLembrado: 'Pronto: não enviaremos mais lembretes de carrinho.',
    limitado: 'Carrinho atualizado com a quantidade que temos em estoque.',
    recuperado: 'Carrinho recuperado. Confira os produtos e siga para o pagamento.',
    orcamento: 'Itens do orçamento no carrinho, com os preços combinados.',
    /** A note beside it says whether the coupon or the quote counts. */
    orcamentoComCupom: 'Itens do orçamento no carrinho.',
    orcamentoUsado:
      'Este orçamento já foi usado em um pedido: os itens estão no carrinho, com os preços de hoje. Para garantir estes preços, gere outro orçamento.',
    orcamentoVencido: 'O orçamento venceu: os itens estão no carrinho, com os preços de hoje.',
    removido: 'Produto removido do carrinho.',
    semCupom: 'Cupom removido do carrinho.',
    servico: 'Forma de entrega escolhida.',
  },
  goesWith: 'Combina com o que está no carrinho',
  undo: 'Desfazer',
  pay: 'Finalizar compra',
} as const;

export const cartRecoveryText = {
  join: 'Juntar ao meu carrinho',
  keep: 'Manter o meu carrinho como está',
  lead: 'O link que você abriu traz produtos escolhidos em outro lugar, e o seu carrinho já tem produtos. Quer juntar os dois? Nada é retirado: de cada produto que está nos dois, vale a quantidade maior.',
  title: 'Juntar os carrinhos?',
} as const;

export const cartSavedText = {
  keep: 'Guardar para depois',
  restore: 'Voltar para o carrinho',
  title: (count: number): string =>
    count === 1 ? 'Guardado para depois' : `Guardados para depois (${count})`,
  units: (count: number): string => (count === 1 ? '1 unidade' : `${count} unidades`),
} as const;

export const cartSkuText = {
  add: 'Adicionar a lista ao carrinho',
  added: (lines: number): string =>
    lines === 1
      ? '1 produto da lista entrou no carrinho.'
      : `${lines} produtos da lista entraram no carrinho.`,
  empty: 'Escreva pelo menos um código de produto.',
  fault: ({ linha, texto, motivo, restam }: FaltaSku): string =>
    `Linha ${linha} (${texto}): ${motivo === 'estoque' ? skuLeft(restam) : SKU_FAULTS[motivo]}`,
  faulty: (lines: number): string =>
    lines === 1
      ? 'Uma linha não entrou no carrinho. Ela ficou no campo abaixo para você corrigir:'
      : `${lines} linhas não entraram no carrinho. Elas ficaram no campo abaixo para você corrigir:`,
  hint: 'Um produto por linha: código e quantidade, como em CODIGO-1;10. Você pode colar de uma planilha. O código sozinho vale 1 unidade; até 100 linhas por vez.',
  label: 'Códigos e quantidades',
  long: (lines: number): string => `A lista tem ${lines} linhas. Envie até 100 por vez.`,
  longText: 'A lista passa de 10.000 caracteres. Envie só códigos e quantidades, ou a lista em partes.',
  title: 'Adicionar uma lista de códigos',
} as const;

export const cartText = {
  title: 'Carrinho de compras',
  close: 'Fechar o carrinho',
  loading: 'Carregando o carrinho…',
  unread: 'Não foi possível abrir o carrinho agora.',
  unreadHelp: 'Ele continua guardado. Espere um instante e tente de novo.',
  unreadStale: 'Não foi possível atualizar o carrinho agora: ele está como era antes.',
  tryAgain: 'Tentar de novo',
  saving: 'Atualizando o carrinho',
  empty: 'Seu carrinho está vazio',
  emptyHelp: 'Navegue pelas categorias da loja e adicione produtos ao carrinho.',
  seeCategories: 'Ver os produtos',
  count: (units: number): string => (units === 1 ? '1 item' : `${units} itens`),
  quantityOf: (name: string): string => `Quantidade de ${name}`,
  remove: 'Remover',
  ofProduct: (name: string): string => ` ${name}`,
  inCashOff: (price: string, percent: number, unnamed = false): string =>
    `${price} ${unnamed ? 'à vista' : 'à vista no Pix'} (−${decimals(percent)}%)`,
  subtotal: (units: number): string => (units === 1 ? 'Subtotal (1 item)' : `Subtotal (${units} itens)`),
  coupon: (hash: string): string => `Cupom ${hash}`,
  off: (price: string): string => `−${price}`,
  total: 'Total',
  cash: (unnamed = false): string => (unnamed ? 'À vista' : 'À vista no Pix'),
  /** In the place of a price that a hosted platform does not say. */
  atCheckout: 'calculado ao finalizar',
  continue: 'Continuar comprando',
  checkout: 'FINALIZAR COMPRA',
  failures: {
    quantity: 'Informe a quantidade em números, a partir de 1.',
    lost: 'Não encontramos o seu carrinho: o navegador perdeu os cookies desta loja, e o carrinho depende deles. Se você os bloqueou, permita cookies deste site; depois, coloque os produtos no carrinho de novo.',
    gone: 'Este item não está mais no carrinho.',
    failed: 'Não foi possível atualizar o carrinho agora. Tente de novo.',
  },
} as const;

export const cartUnreadText = {
  title: cartText.unread,
  kept: cartText.unreadHelp,
  changed:
    'Ele continua guardado, mas não sabemos se a última alteração foi salva. Confira quando ele abrir.',
  ordered:
    'Não sabemos se o pedido chegou a ser enviado. Pode enviar de novo: o mesmo pedido nunca é feito duas vezes.',
  again: cartText.tryAgain,
  sendAgain: 'Enviar de novo',
  orders: 'Ver os meus pedidos',
} as const;

export const quantityText = {
  decrease: 'Diminuir a quantidade',
  increase: 'Aumentar a quantidade',
} as const;

const SKU_FAULTS: Readonly<Record<Exclude<MotivoSku, 'estoque'>, string>> = {
  cheio: 'o carrinho já tem 100 itens diferentes.',
  desconhecido: 'não encontramos este código.',
  escolha: 'este produto tem opções; use o código da opção que você quer.',
  esgotado: 'está esgotado, ou tudo o que temos já está no carrinho.',
  quantidade: 'a quantidade precisa ser um número inteiro, a partir de 1.',
  sobConsulta: 'é vendido sob consulta; peça um orçamento na página do produto.',
};

function skuLeft(units: number): string {
  return units === 1
    ? 'só podemos adicionar mais 1 unidade.'
    : `só podemos adicionar mais ${units} unidades.`;
}

/** `AC, AL e SP`. */
function listed(ufs: readonly string[]): string {
  return ufs.join(', ').replace(/, (?=[^,]*$)/, ' e ');
}

function stockText(units: number): string {
  if (units > FEW) return 'Em estoque, pronta entrega';
  return units === 1 ? 'Última unidade em estoque' : `Últimas ${units} unidades`;
}
