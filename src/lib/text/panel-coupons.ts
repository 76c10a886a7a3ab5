/** `/painel/cupons`. */
import type { CouponState } from '#lib/domain/cart/coupon-state.ts';

export const panelCouponsText = {
  add: 'Novo cupom',
  back: 'Todos os cupons',
  columns: { code: 'Código', period: 'Validade', state: 'Situação', uses: 'Usos', worth: 'Vale' },
  end: 'Encerrar agora',
  endAbout:
    'O código deixa de valer na hora, também nos carrinhos em que já está. Os pedidos já feitos não mudam.',
  endTitle: 'Encerrar o cupom',
  intro:
    'Um carrinho aceita um cupom. O desconto conta sobre os produtos, depois das promoções; o do frete, sobre a entrega.',
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
  search: 'Código ou anotação',
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
