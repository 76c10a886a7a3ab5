/** What is otherwise in an order than its buyer read it, a sentence each. */
import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import type { OrderChange } from '#lib/domain/orders/seen-order.ts';

const GONE: Readonly<Record<OrderChange['of'], (name: string) => string>> = {
  item: (name) => `“${name}” saiu do carrinho.`,
  promocao: (name) => `O desconto “${name}” não vale mais.`,
  cupom: (name) => `O cupom ${name} não vale mais para este pedido.`,
  frete: (name) => `A forma de entrega “${name}” não está mais disponível.`,
};

const NEW: Readonly<Record<OrderChange['of'], (name: string) => string>> = {
  item: (name) => `“${name}” entrou no carrinho.`,
  promocao: (name) => `O desconto “${name}” entrou no pedido.`,
  cupom: (name) => `O cupom ${name} entrou no pedido.`,
  frete: (name) => `A forma de entrega agora é “${name}”.`,
};

const AMOUNT: Readonly<Record<OrderChange['of'], (name: string) => string>> = {
  item: (name) => `O preço de “${name}”`,
  promocao: (name) => `O desconto “${name}”`,
  cupom: (name) => `O desconto do cupom ${name}`,
  frete: (name) => `O frete da entrega “${name}”`,
};

export function orderChangeText(change: OrderChange): string {
  const { of, name } = change;
  switch (change.kind) {
    case 'gone':
      return GONE[of](name);
    case 'new':
      return NEW[of](name);
    case 'amount':
      return `${AMOUNT[of](name)} passou de ${sum(change.before)} para ${sum(change.now)}.`;
    case 'quantity':
      return `A quantidade de “${name}” passou de ${change.before} para ${change.now}.`;
    case 'term':
      return `O prazo da entrega “${name}” mudou: ${change.term.toLowerCase()}.`;
  }
}

function sum(value: number): string {
  return formatBRL(centavos(value));
}
