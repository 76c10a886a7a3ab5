/**
 * Why a provider refused a payment, by what its buyer can do about it. Words of Mercado Pago's Orders API and of its Payments API,
 * which puts `cc_rejected_` before some. What tells of risk is not told apart: whoever tries stolen cards would learn from it.
 */
export const REFUSALS = [
  'dados',
  'limite',
  'autorizar',
  'desabilitado',
  'tentativas',
  'parcelas',
  'repetido',
  'confirmacao',
  'prazo',
  'outro',
] as const;
export type Refusal = (typeof REFUSALS)[number];

const WORDS: readonly (readonly [RegExp, Refusal])[] = [
  [/^bad_filled_|^invalid_card_token$/, 'dados'],
  [/insufficient_amount$|^amount_limit_exceeded$|^amount_rate_limit_exceeded$/, 'limite'],
  [/call_for_authorize$/, 'autorizar'],
  [/^card_(disabled|error)$/, 'desabilitado'],
  [/^max_attempts(_exceeded)?$/, 'tentativas'],
  [/^invalid_installments$|^card_type_not_allowed$/, 'parcelas'],
  [/^duplicated_payment$/, 'repetido'],
  [/^3ds_(challenge(_expired)?|mandatory)$/, 'confirmacao'],
  [/^expired$/, 'prazo'],
];

/** @param word As the provider says it, with whatever it adds after a colon. */
export function refusalOf(word: string): Refusal {
  const [said = ''] = word.split(':');
  const plain = said.trim().replace(/^cc_(rejected_)?/, '');
  return WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? 'outro';
}
