/** The sentences of buying to sell again. */

export const resellerText = {
  approved: 'Você compra como revendedor.',
  ask: 'Quero comprar para revenda',
  asked: (day: string): string => `Pedido de revenda em análise desde ${day}.`,
  askedHelp: 'A loja confere o cadastro da empresa. Enquanto isso, valem os preços normais.',
  askIntro:
    'Revendedores aprovados pela loja veem e pagam preços próprios. O pedido é analisado por uma pessoa da loja, a partir dos dados do seu cadastro.',
  companyOnly: 'Preços de revenda são para contas de empresa, com CNPJ.',
  discount: (percent: number): string => `${percent}% abaixo do preço normal`,
  hello: 'Olá! Sou cliente de revenda e gostaria de falar sobre um pedido.',
  normalPrice: 'Preço normal: ',
  price: 'Seu preço',
  representatives: (count: number): string => (count === 1 ? 'Seu representante' : 'Seus representantes'),
  rule: 'Vale sempre o menor preço: quando uma promoção, o preço por quantidade ou um cupom sai mais barato, é ele que você paga. Os descontos não se somam.',
  seenByYou:
    'Só a sua conta vê estes preços. Para mostrar a loja a um cliente com os preços normais, saia da conta.',
  signUp: 'Quero comprar para revenda (a loja analisa o pedido)',
  title: 'Revenda',
  whatsapp: (phone: string): string => `WhatsApp ${phone}`,
} as const;
