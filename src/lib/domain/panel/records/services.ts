/** A delivery service, without its rates: `domain/shipping/freight-lines.ts` reads those. */
import type { Fields, ValuesOf } from '../record.ts';

export const SERVICE_FIELDS = {
  label: {
    kind: 'text',
    longest: 60,
    required: true,
    column: 'label',
    label: 'Nome',
    fault: 'Escreva o nome que o cliente vê, com até 60 caracteres.',
  },
  ativo: { kind: 'flag', column: 'ativo', label: 'Oferecer este serviço' },
  gratis: {
    kind: 'flag',
    column: 'frete_gratis',
    label: 'Sai de graça para quem ganhou frete grátis',
    note: 'Takes part in free delivery.',
  },
  agendada: {
    kind: 'flag',
    column: 'entrega_agendada',
    label: 'O cliente escolhe dia e turno',
    hint: 'O fechamento do pedido ainda não pergunta dia e turno. Enquanto isto estiver marcado, o serviço fica guardado aqui e não é oferecido.',
    note: 'Not offered as long as the checkout asks for neither day nor turn.',
  },
  ordem: {
    kind: 'number',
    min: 0,
    max: 1000,
    decimals: 0,
    column: 'ordem',
    label: 'Ordem',
    hint: 'O menor número vem primeiro.',
    fault: 'Escreva um número inteiro de 0 a 1000.',
  },
  divisor: {
    kind: 'number',
    min: 1000,
    max: 20_000,
    decimals: 0,
    column: 'divisor_cubico',
    label: 'Divisor cúbico',
    hint: 'Quantos centímetros cúbicos contam como 1 kg: 6000 por estrada, como é comum.',
    fault: 'Escreva um número inteiro de 1000 a 20000.',
    note: 'Cubic centimetres that count as one kilogram.',
  },
} as const satisfies Fields;

export type ServiceFields = ValuesOf<typeof SERVICE_FIELDS>;
