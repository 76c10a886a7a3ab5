/** `/painel/cupons`. */
import type { CouponFields, CouponState } from '#lib/domain/cart/shop-coupons.ts';

const FORM = {
  ate: 'Vale até',
  ativo: 'Aceitar este cupom',
  codigo: 'Código',
  codigoHint: 'O que o cliente digita no carrinho, como NATAL10. Maiúsculas e minúsculas valem o mesmo.',
  de: 'Vale a partir de',
  minimo: 'Compra mínima (R$)',
  minimoHint: 'Quanto os produtos têm de custar. Vazio ou 0, qualquer compra.',
  nota: 'Anotação',
  notaHint: 'Só aparece aqui: para que ou para quem é o cupom.',
  periodHint: 'Horário de Brasília. Vazio, sem limite.',
  tipo: 'O que o cupom dá',
  usosMaximos: 'Usos no total',
  usosMaximosHint: 'Em quantos pedidos vale. Vazio, sem limite.',
  usosPorCliente: 'Usos por cliente',
  usosPorClienteHint: 'Na mesma conta. Vazio, sem limite.',
  valor: 'Quanto',
  valorHint: 'Porcentagem (10) ou reais (50,00), conforme a escolha acima. 100% do frete é frete grátis.',
} as const;

export const panelCouponsText = {
  add: 'Novo cupom',
  back: 'Todos os cupons',
  columns: { code: 'Código', period: 'Validade', state: 'Situação', uses: 'Usos', worth: 'Vale' },
  end: 'Encerrar agora',
  endAbout:
    'O código deixa de valer na hora, também nos carrinhos em que já está. Os pedidos já feitos não mudam.',
  endTitle: 'Encerrar o cupom',
  faults: {
    ate: 'O fim vem depois do começo.',
    codigo: 'Escreva de 3 a 30 letras sem acento, números, hífens ou sublinhados.',
    de: 'Escreva um dia e uma hora.',
    minimo: 'Escreva um valor em reais, como 150,00; 0 não pede mínimo.',
    nota: 'A anotação tem até 100 caracteres.',
    usosMaximos: 'Escreva um número inteiro; vazio, sem limite.',
    usosPorCliente: 'Escreva um número inteiro; vazio, sem limite.',
    valor: 'Escreva uma porcentagem inteira de 1 a 100, ou um valor em reais acima de zero.',
  } as Readonly<Partial<Record<keyof CouponFields, string>>>,
  /** A field as the history names it. */
  field: (campo: string): string => FORM[campo as keyof typeof FORM] ?? campo,
  form: FORM,
  intro:
    'Um carrinho aceita um cupom. O desconto conta sobre os produtos, depois das promoções; o do frete, sobre a entrega.',
  kinds: {
    porcentagem: 'Desconto nos produtos, em %',
    valor: 'Desconto nos produtos, em R$',
    frete: 'Desconto no frete, em %',
  },
  minimum: (price: string): string => `a partir de ${price}`,
  notices: {
    criado: 'Cupom criado.',
    encerrado: 'Cupom encerrado.',
    removido: 'Cupom removido.',
    salvo: 'Cupom salvo.',
  },
  period: (from: string, until: string): string => {
    if (from === '' && until === '') return 'sem prazo';
    return [from && `de ${from}`, until && `até ${until}`].filter(Boolean).join(' ');
  },
  remove: 'Remover este cupom',
  removeAbout: 'Ainda não foi usado em nenhum pedido: pode ser removido.',
  save: 'Salvar',
  search: 'Código ou anotação',
  stale:
    'Outra pessoa salvou este cupom enquanto você editava. O que você escreveu continua no formulário; salvar de novo fica com o seu.',
  states: {
    agendado: 'agendado',
    encerrado: 'encerrado',
    esgotado: 'esgotado',
    valendo: 'valendo',
  } as Readonly<Record<CouponState, string>>,
  title: 'Cupons',
  use: {
    discounts: 'Desconto dado nos produtos',
    none: 'Ainda não foi usado.',
    sales: 'Valor destes pedidos',
    title: 'Uso',
    uses: 'Pedidos com o cupom',
  },
  used: (uses: number, most: number): string => (most === 0 ? String(uses) : `${uses} de ${most}`),
  worth: {
    free: 'frete grátis',
    freight: (percent: number): string => `${percent}% do frete`,
    percent: (percent: number): string => `${percent}% dos produtos`,
  },
};
