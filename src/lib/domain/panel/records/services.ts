/** A delivery service, without its rates: `domain/shipping/freight-lines.ts` reads those. */
import { type Faults, type Fields, faultsOf, type Values, type ValuesOf } from '../record.ts';

/** Of a day; only with `agendada`. */
const PLACES = {
  kind: 'number',
  min: 0,
  max: 1000,
  decimals: 0,
  hint: 'Quantas cabem em um dia. 0 não oferece o turno.',
  fault: 'Escreva um número inteiro de 0 a 1000.',
} as const;

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
  tipo: {
    kind: 'choice',
    options: {
      transportadora: 'Entrega pelos Correios ou por transportadora',
      motoboy: 'Entrega da própria loja',
      retirada: 'Retirada: o cliente busca',
    },
    column: 'tipo',
    label: 'Como chega',
    hint: 'Na retirada o cliente pode pagar na loja, se isso estiver ativo em Pagamentos. Na tabela, use uma faixa com preço 0, como 00000; 99999; 0; 0; 1; 0; 500.',
  },
  endereco: {
    kind: 'text',
    longest: 200,
    column: 'retirada_endereco',
    label: 'Endereço da retirada',
    hint: 'Só para retirada. Vazio: o endereço da loja.',
    fault: 'O endereço pode ter até 200 letras.',
  },
  horario: {
    kind: 'text',
    longest: 120,
    column: 'retirada_horario',
    label: 'Horário da retirada',
    hint: 'Como em: segunda a sexta, das 9h às 18h. Vazio: o horário da loja.',
    fault: 'O horário pode ter até 120 letras.',
  },
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
    hint: 'O fechamento do pedido oferece os próximos 7 dias em que a loja abre, a partir do prazo da tabela, enquanto houver vaga no turno.',
    note: 'The checkout asks for day and turn, as long as a turn has places.',
  },
  vagasManha: { ...PLACES, column: 'vagas_manha', label: 'Entregas por manhã (7h às 11h)' },
  vagasTarde: { ...PLACES, column: 'vagas_tarde', label: 'Entregas por tarde (12h às 18h)' },
  vagasNoite: { ...PLACES, column: 'vagas_noite', label: 'Entregas por noite (19h às 23h)' },
  semAcrescimo: {
    kind: 'flag',
    column: 'sem_acrescimo',
    label: 'Em São Paulo, dia e turno sem acréscimo',
    hint: 'A Lei paulista 13.747/2009 manda oferecer dia e turno sem cobrar a mais: para CEPs do estado, a entrega agendada custa no máximo o mesmo que a mais barata das outras.',
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

/** Who may choose a day needs a turn with a place. */
export function serviceFaults(values: Values): Faults {
  const { agendada, vagasManha, vagasTarde, vagasNoite } = values;
  const places = [vagasManha, vagasTarde, vagasNoite].map(Number);
  const none = agendada === true && !places.some((count) => count > 0);
  return faultsOf(SERVICE_FIELDS, values, none ? { vagasManha: 'range' } : {});
}
