/** When the shop sends what was ordered. */
import { WEEKDAYS } from '#lib/domain/kernel/holidays.ts';
import type { Group } from './group.ts';

const day = (column: string, label: string) =>
  ({ kind: 'flag', column: `entrega.${column}`, label: `Abre ${label}` }) as const;

export const DELIVERY = {
  role: 'configuracoes',
  title: 'Dias de envio',
  about:
    'De quando o prazo de entrega conta. Cálculo do frete, carrinho, fechamento, pedido e e-mails dizem o dia em que o pedido chega: contam os dias úteis a partir do primeiro dia em que a loja abre, sem os feriados nacionais, o Carnaval e Corpus Christi. Retirada e entrega da própria loja contam os dias em que ela abre.',
  fields: {
    corte: {
      kind: 'number',
      min: 1,
      max: 24,
      decimals: 0,
      column: 'entrega.corte',
      label: 'Hora de corte',
      hint: 'O que é confirmado antes desta hora conta do mesmo dia; 24 é o dia todo.',
    },
    segunda: day('segunda', 'na segunda-feira'),
    terca: day('terca', 'na terça-feira'),
    quarta: day('quarta', 'na quarta-feira'),
    quinta: day('quinta', 'na quinta-feira'),
    sexta: day('sexta', 'na sexta-feira'),
    sabado: day('sabado', 'no sábado'),
    domingo: day('domingo', 'no domingo'),
  },
  also: (values) => (WEEKDAYS.some((name) => values[name] === true) ? {} : { segunda: 'range' }),
} as const satisfies Group;
