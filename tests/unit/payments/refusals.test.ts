/** Why a card was refused, as Mercado Pago's two APIs say it, and what its buyer reads of it. */
import { describe, expect, it } from 'vitest';
import { REFUSALS, type Refusal, refusalOf } from '#lib/domain/payments/refusals.ts';
import { orderPaymentText } from '#lib/text/order-payment.ts';

const WORDS: Readonly<Record<Refusal, readonly string[]>> = {
  dados: [
    'bad_filled_card_data',
    'invalid_card_token',
    ...['card_number', 'date', 'security_code', 'other'].map((part) => `cc_rejected_bad_filled_${part}`),
  ],
  limite: [
    'insufficient_amount',
    'card_insufficient_amount',
    'amount_limit_exceeded',
    'cc_amount_rate_limit_exceeded',
    'cc_rejected_insufficient_amount',
  ],
  autorizar: ['required_call_for_authorize', 'call_for_authorize', 'cc_rejected_call_for_authorize'],
  desabilitado: ['card_disabled', 'card_error', 'cc_rejected_card_disabled', 'cc_rejected_card_error'],
  tentativas: ['max_attempts_exceeded', 'cc_rejected_max_attempts'],
  parcelas: ['invalid_installments', 'card_type_not_allowed', 'cc_rejected_invalid_installments'],
  repetido: ['duplicated_payment', 'cc_rejected_duplicated_payment'],
  confirmacao: ['3ds_challenge_expired', '3ds_mandatory', 'cc_rejected_3ds_challenge'],
  prazo: ['expired'],
  outro: ['rejected_by_issuer', 'other_reason', 'rejected_by_bank', 'processing_error', 'a new word', ''],
};
/** Whoever tries stolen cards would learn from these. */
const RISK = [
  'high_risk',
  'blacklist',
  'rejected_by_regulations',
  'cc_rejected_high_risk',
  'cc_rejected_blacklist',
];

describe('a refusal', () => {
  it.each(REFUSALS.flatMap((refusal) => WORDS[refusal].map((word) => [word, refusal] as const)))(
    '%j is %s',
    (word, refusal) => {
      expect(refusalOf(word)).toBe(refusal);
      expect(refusalOf(`${word}: more that nobody knows`)).toBe(refusal);
    },
  );

  it.each(RISK)('for a risk is told like any other (%s)', (word) => expect(refusalOf(word)).toBe('outro'));

  it('has a sentence of its own, which says what to do next', () => {
    const said = REFUSALS.map((refusal) => orderPaymentText.refused[refusal]);
    expect(new Set(said).size).toBe(REFUSALS.length);
    for (const sentence of said)
      expect(sentence).toMatch(/[Tt]ente|[Uu]se|fale com|[Ee]scolha|Ative|Confira/);
  });
});
