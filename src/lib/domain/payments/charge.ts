/**
 * A charge: one try to be paid for an order, by one method of one provider. Every move it can make stands in `MOVES`, with why
 * and by whom; `moveCharge` of the platform refuses any other.
 */

export const CHARGE_STATES = [
  /** Written down; the provider was not asked, or nobody knows that it was. */
  'criando',
  /** The provider was asked, and its answer is not known. */
  'incerta',
  /** The buyer can pay. */
  'pendente',
  /** The card's bank asks the buyer something first. */
  'desafio',
  /** The provider looks into it by itself. */
  'analise',
  /** It is to end, and whether it was paid meanwhile is not known yet. */
  'encerrando',
  /** Money came. Whether it is the order's is another question (`applied`). */
  'paga',
  'recusada',
  'expirada',
  'cancelada',
] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** Who moves it: its buyer, the shop's own people, or the job that asks providers and looks at the clock. */
export type Actor = 'comprador' | 'equipe' | 'tarefa';

/** Why it moves. */
export type ChargeCause =
  /** The provider said so, asked by us. */
  | 'consulta'
  /** What its buyer needs was made without asking anybody. */
  | 'codigo'
  /** No answer, or none that says anything. */
  | 'sem-resposta'
  /** Asked often enough, the provider does not know it. */
  | 'nunca-criada'
  /** Its provider was never asked for it. */
  | 'nunca-enviada'
  | 'prazo'
  /** Its buyer cancels the order or chooses another method. */
  | 'desistencia'
  /** The shop ends it. */
  | 'loja'
  /** Another charge of the order was paid. */
  | 'outra-paga'
  /** Somebody saw the money in the account. */
  | 'confirmacao'
  /** A line of the bank's statement says so. */
  | 'extrato'
  /** The statement was looked at, and the money is not there. */
  | 'conferido'
  /** A confirmation was a mistake. */
  | 'desfeita';

/** Who sees its money: the provider, whom we can ask, or only people, in a statement or in their hand. */
export type Witness = 'machine' | 'people';

type Move = {
  readonly from: readonly ChargeState[];
  readonly to: readonly ChargeState[];
  readonly cause: ChargeCause;
  readonly by: readonly Actor[];
  /** Left out: of any charge. */
  readonly witness?: Witness;
};

const OPEN = ['pendente', 'desafio', 'analise'] as const;
const ENDED = ['recusada', 'expirada', 'cancelada'] as const;
const machine = { cause: 'consulta', by: ['tarefa'], witness: 'machine' } as const;
const people = { by: ['equipe'], witness: 'people' } as const;

export const MOVES: readonly Move[] = [
  { from: ['criando', 'incerta'], to: [...OPEN, 'paga', ...ENDED], ...machine },
  { from: OPEN, to: [...OPEN, 'paga', ...ENDED], ...machine },
  { from: ['encerrando'], to: ['paga', ...ENDED], ...machine },
  // What was paid after its end came late.
  { from: ENDED, to: ['paga'], ...machine },
  { from: ['criando'], to: ['incerta'], cause: 'sem-resposta', by: ['tarefa'], witness: 'machine' },
  {
    from: ['incerta', 'encerrando'],
    to: ['cancelada'],
    cause: 'nunca-criada',
    by: ['tarefa'],
    witness: 'machine',
  },

  {
    from: ['encerrando'],
    to: ['cancelada'],
    cause: 'nunca-enviada',
    by: ['comprador', 'equipe', 'tarefa'],
    witness: 'machine',
  },
  // What stood for its card is forgotten, so it never will be.
  {
    from: ['criando', 'incerta'],
    to: ['cancelada'],
    cause: 'nunca-enviada',
    by: ['tarefa'],
    witness: 'machine',
  },
  {
    from: ['criando', 'incerta', 'pendente', 'desafio'],
    to: ['encerrando'],
    cause: 'prazo',
    by: ['tarefa'],
  },
  {
    from: ['criando', 'incerta', ...OPEN],
    to: ['encerrando'],
    cause: 'outra-paga',
    by: ['tarefa', 'equipe'],
  },
  // What is being looked into cannot be taken back by its buyer.
  {
    from: ['criando', 'incerta', 'pendente', 'desafio'],
    to: ['encerrando'],
    cause: 'desistencia',
    by: ['comprador'],
  },
  { from: ['criando', 'incerta', ...OPEN], to: ['encerrando'], cause: 'loja', by: ['equipe'] },

  // Its code is made here.
  { from: ['criando'], to: ['pendente'], cause: 'codigo', by: ['tarefa'], witness: 'people' },
  { from: ['criando', 'pendente', 'encerrando', ...ENDED], to: ['paga'], cause: 'confirmacao', ...people },
  { from: ['pendente', 'encerrando', ...ENDED], to: ['paga'], cause: 'extrato', ...people },
  { from: ['encerrando'], to: ['expirada', 'cancelada'], cause: 'conferido', ...people },
  // Who could pay says that nothing was sent.
  { from: ['encerrando'], to: ['cancelada'], cause: 'desistencia', by: ['comprador'], witness: 'people' },
  { from: ['encerrando'], to: ['cancelada'], cause: 'loja', ...people },
  {
    from: ['encerrando'],
    to: ['cancelada'],
    cause: 'outra-paga',
    by: ['tarefa', 'equipe'],
    witness: 'people',
  },
  { from: ['paga'], to: ['encerrando', 'pendente'], cause: 'desfeita', ...people },
];

type Moving = { readonly cause: ChargeCause; readonly by: Actor; readonly witness: Witness };

/** Whether it may go that way. */
export function mayMove(from: ChargeState, to: ChargeState, { cause, by, witness }: Moving): boolean {
  return MOVES.some(
    (move) =>
      from !== to &&
      move.cause === cause &&
      move.by.includes(by) &&
      (move.witness ?? witness) === witness &&
      move.from.includes(from) &&
      move.to.includes(to),
  );
}

/** States in which it may still be paid as it was meant; an order has one such charge at most. */
export const LIVE = ['criando', 'incerta', ...OPEN, 'encerrando'] as const satisfies readonly ChargeState[];

export function isLive(state: ChargeState): boolean {
  return (LIVE as readonly ChargeState[]).includes(state);
}

/** What a provider says of a charge may be older than what is known of it: the later truth stays. */
export function isNews(from: ChargeState, to: ChargeState): boolean {
  return mayMove(from, to, { cause: 'consulta', by: 'tarefa', witness: 'machine' });
}
