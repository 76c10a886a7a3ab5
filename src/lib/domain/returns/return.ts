/** A return: what it may become, and who may cause it. */

export const RETURN_KINDS = ['desistencia', 'troca', 'defeito'] as const;
/** `desistencia`: within 7 days, for no reason (CDC, art. 49). `troca`: as the shop allows. `defeito`: CDC, art. 18 and 26. */
export type ReturnKind = (typeof RETURN_KINDS)[number];

export const RETURN_STATES = [
  /** Asked for; the shop says yes or no. */
  'pedida',
  /** The shop says how the goods come back. */
  'aceita',
  /** The buyer sends them. */
  'instruida',
  /** They are in the shop, which checks them. */
  'recebida',
  'concluida',
  'recusada',
  /** Its buyer took it back. */
  'cancelada',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export type ReturnActor = 'comprador' | 'equipe';

/** How one ended that the shop took. */
export const RETURN_ENDS = [
  /** Money goes back by the payment of the order. */
  'dinheiro',
  /** It went back another way: the shop has noted no payment. */
  'por-fora',
  /** Other goods were sent, or the same repaired. */
  'troca',
] as const;
export type ReturnEnd = (typeof RETURN_ENDS)[number];

type Move = {
  readonly from: ReturnState | '';
  readonly to: ReturnState;
  readonly by: ReturnActor;
  /** Those it is for; left out, all of them. */
  readonly kinds?: readonly ReturnKind[];
};

/** The shop can say no to a withdrawal only once it has seen the goods. */
const REFUSABLE = ['troca', 'defeito'] as const;

/** Every move there is. */
export const RETURN_MOVES: readonly Move[] = [
  { from: '', to: 'pedida', by: 'comprador', kinds: REFUSABLE },
  // Nobody has to agree to a withdrawal.
  { from: '', to: 'aceita', by: 'comprador', kinds: ['desistencia'] },
  { from: 'pedida', to: 'aceita', by: 'equipe' },
  { from: 'pedida', to: 'recusada', by: 'equipe', kinds: REFUSABLE },
  { from: 'pedida', to: 'cancelada', by: 'comprador' },
  { from: 'aceita', to: 'instruida', by: 'equipe' },
  // A parcel that its receiver refused comes back by itself.
  { from: 'aceita', to: 'recebida', by: 'equipe' },
  { from: 'aceita', to: 'recusada', by: 'equipe', kinds: REFUSABLE },
  { from: 'aceita', to: 'cancelada', by: 'comprador' },
  // Another label.
  { from: 'instruida', to: 'instruida', by: 'equipe' },
  { from: 'instruida', to: 'recebida', by: 'equipe' },
  { from: 'instruida', to: 'recusada', by: 'equipe', kinds: REFUSABLE },
  { from: 'instruida', to: 'cancelada', by: 'comprador' },
  { from: 'recebida', to: 'concluida', by: 'equipe' },
  { from: 'recebida', to: 'recusada', by: 'equipe' },
];

export function mayMove(kind: ReturnKind, from: ReturnState | '', to: ReturnState, by: ReturnActor): boolean {
  return RETURN_MOVES.some(
    (move) => move.from === from && move.to === to && move.by === by && (move.kinds?.includes(kind) ?? true),
  );
}

export function nextStates(kind: ReturnKind, from: ReturnState, by: ReturnActor): readonly ReturnState[] {
  return RETURN_STATES.filter((to) => mayMove(kind, from, to, by));
}

/** Where a withdrawal begins is not where the others do. */
export function firstState(kind: ReturnKind): ReturnState {
  return kind === 'desistencia' ? 'aceita' : 'pedida';
}

/** Of one return. */
export const MOST_PICTURES = 4;

/** It still goes on. */
export function isOpenReturn(state: ReturnState): boolean {
  return !['concluida', 'recusada', 'cancelada'].includes(state);
}

/** Whose turn it is. */
export const WAITS_FOR_SHOP: readonly ReturnState[] = ['pedida', 'aceita', 'recebida'];
export const WAITS_FOR_BUYER: readonly ReturnState[] = ['instruida'];
