/** What it costs to buy: free shipping, discounts and instalments. */
import type { Group } from './group.ts';

const PERCENT = { kind: 'number', min: 0, max: 90, decimals: 2 } as const;
const DISCOUNT = { ...PERCENT, hint: 'Em porcentagem. 0 deixa sem desconto.' } as const;

export const FREE_SHIPPING = {
  role: 'marketing',
  title: 'Frete grátis',
  about: 'O aviso do carrinho e o valor a partir do qual a entrega sai de graça.',
  fields: {
    ativo: {
      kind: 'flag',
      column: 'sistema.checkout.carrinho.alertaFreteGratis',
      label: 'Oferecer frete grátis e mostrar o aviso no carrinho',
    },
    minimo: {
      kind: 'number',
      min: 0,
      max: 100_000,
      decimals: 0,
      column: 'sistema.checkout.carrinho.alertaFreteGratisValorFixo',
      label: 'Valor mínimo',
      hint: 'Em reais inteiros, sobre o total dos produtos.',
    },
    mensagem: {
      kind: 'text',
      longest: 120,
      required: true,
      rule: 'placeholder',
      column: 'sistema.checkout.carrinho.mensagemAlertaFreteGratis',
      label: 'Mensagem enquanto falta',
      hint: 'Escreva {{valor}} onde entra quanto falta: “Adicione R$ {{valor}} e…”.',
    },
    mensagemGanhou: {
      kind: 'text',
      longest: 120,
      required: true,
      column: 'sistema.checkout.carrinho.mensagemAlertaFreteGratisGanhou',
      label: 'Mensagem de quem já ganhou',
    },
  },
} as const satisfies Group;

export const PAYMENT = {
  role: 'configuracoes',
  title: 'Pagamento',
  about:
    'Desconto à vista e parcelamento. Valem só com a forma ativa em Pagamentos: sem o Pix ninguém vê o preço à vista, e sem o cartão ninguém vê parcelas. O que está desativado fica guardado aqui e não aparece na loja.',
  fields: {
    pix: {
      ...DISCOUNT,
      column: 'pagamento.descontoVista.pix',
      label: 'Desconto no Pix',
      hint: 'É o preço à vista de toda a loja, enquanto o Pix estiver ativo.',
    },
    geral: {
      ...PERCENT,
      column: 'pagamento.descontoVista.geral',
      label: 'Desconto geral à vista',
      hint: 'Vale quando não há desconto no Pix, e aparece como preço à vista no Pix.',
    },
    semJuros: {
      kind: 'number',
      min: 1,
      max: 24,
      decimals: 0,
      column: 'sistema.produto.parcelamento.semJuros',
      label: 'Parcelas sem juros',
      hint: 'Até quantas. 1 é só à vista.',
    },
    maximo: {
      kind: 'number',
      min: 1,
      max: 24,
      decimals: 0,
      column: 'sistema.produto.parcelamento.maximo',
      label: 'Parcelas ao todo',
      hint: 'Não menos que as sem juros.',
    },
    taxa: {
      kind: 'number',
      min: 0,
      max: 20,
      decimals: 2,
      column: 'sistema.produto.parcelamento.taxa',
      label: 'Juros ao mês',
      hint: 'Em porcentagem, das parcelas com juros.',
    },
    parcelaMinima: {
      kind: 'number',
      min: 0,
      max: 10_000,
      decimals: 2,
      column: 'sistema.produto.parcelamento.parcelaMinima',
      label: 'Parcela mínima',
      hint: 'Em reais.',
    },
  },
  also: ({ semJuros = 0, maximo = 0 }) => (Number(maximo) < Number(semJuros) ? { maximo: 'range' } : {}),
} as const satisfies Group;
