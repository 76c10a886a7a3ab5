/** A coupon as the shop writes it. */
import type { Faults, Fields, ValuesOf } from '../record.ts';

/** Above what any cart costs, in reais; and more orders than any shop has. */
const MOST = 1_000_000;
const USES = {
  kind: 'number',
  min: 0,
  max: MOST,
  decimals: 0,
  zero: 'none',
  half: true,
  fault: 'Escreva um número inteiro; vazio, sem limite.',
} as const;
const MOMENT = { kind: 'moment', half: true, hint: 'Horário de Brasília. Vazio, sem limite.' } as const;
const TIME = 'ISO 8601; empty for none.';

export const COUPON_FIELDS = {
  codigo: {
    kind: 'text',
    longest: 30,
    required: true,
    capitals: true,
    rule: 'code',
    column: 'hash',
    label: 'Código',
    hint: 'O que o cliente digita no carrinho, como NATAL10. Maiúsculas e minúsculas valem o mesmo.',
    fault: 'Escreva de 3 a 30 letras sem acento, números, hífens ou sublinhados.',
    note: 'Kept in upper case.',
  },
  tipo: {
    kind: 'choice',
    column: 'tipo',
    label: 'O que o cupom dá',
    options: {
      porcentagem: 'Desconto nos produtos, em %',
      valor: 'Desconto nos produtos, em R$',
      frete: 'Desconto no frete, em %',
    },
  },
  /** Its column holds centavos or a percentage, by `tipo`. */
  valor: {
    kind: 'number',
    min: 0,
    max: MOST,
    decimals: 2,
    half: true,
    label: 'Quanto',
    hint: 'Porcentagem (10) ou reais (50,00), conforme a escolha acima. 100% do frete é frete grátis.',
    fault: 'Escreva uma porcentagem inteira de 1 a 100, ou um valor em reais acima de zero.',
    note: 'Per cent off the goods, reais off the goods, or per cent off the freight.',
  },
  minimo: {
    kind: 'number',
    min: 0,
    max: MOST,
    decimals: 2,
    money: true,
    zero: 'blank',
    half: true,
    column: 'minimo',
    label: 'Compra mínima (R$)',
    hint: 'Quanto os produtos têm de custar. Vazio ou 0, qualquer compra.',
    fault: 'Escreva um valor em reais, como 150,00; 0 não pede mínimo.',
    note: 'What the goods cost at least, in reais.',
  },
  usosMaximos: {
    ...USES,
    column: 'usos_maximos',
    label: 'Usos no total',
    hint: 'Em quantos pedidos vale. Vazio, sem limite.',
    note: 'Orders with it in all; 0 for any number.',
  },
  usosPorCliente: {
    ...USES,
    column: 'usos_cliente',
    label: 'Usos por cliente',
    hint: 'Pela conta, ou pelo CPF ou CNPJ do pedido. Vazio, sem limite.',
    note: 'Orders of one customer; 0 for any number.',
  },
  de: {
    ...MOMENT,
    column: 'visible_from',
    label: 'Vale a partir de',
    fault: 'Escreva um dia e uma hora.',
    note: TIME,
  },
  ate: {
    ...MOMENT,
    after: 'de',
    column: 'visible_until',
    label: 'Vale até',
    fault: 'O fim vem depois do começo.',
    note: TIME,
  },
  nota: {
    kind: 'text',
    longest: 100,
    column: 'nota',
    label: 'Anotação',
    hint: 'Só aparece aqui: para que ou para quem é o cupom.',
    fault: 'A anotação tem até 100 caracteres.',
    note: 'For the shop alone.',
  },
  ativo: { kind: 'flag', column: 'ativo', label: 'Aceitar este cupom' },
} as const satisfies Fields;

export type CouponFields = ValuesOf<typeof COUPON_FIELDS>;

/** What is wrong between the fields: reais are more than none, a percentage is a whole one from 1 to 100. */
export function couponFaults({ tipo, valor }: CouponFields): Faults {
  const fits = tipo === 'valor' ? valor > 0 : Number.isInteger(valor) && valor >= 1 && valor <= 100;
  return fits ? {} : { valor: 'range' };
}
