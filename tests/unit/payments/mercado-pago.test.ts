import { describe, expect, it } from 'vitest';
import { dueOfBoleto, endOfBoleto } from '#lib/domain/payments/deadlines.ts';
import { refusalOf } from '#lib/domain/payments/refusals.ts';
import { createCipher } from '#lib/platform/kernel/encryption.ts';
import { MP_SEALED, openMpAccount } from '#lib/platform/payments/mercado-pago/account.ts';
import { isSigned } from '#lib/platform/payments/mercado-pago/signature.ts';
import type { AccountRow } from '#lib/platform/payments/queries/payment-accounts.ts';
import { readMercadoPago } from '#lib/server/config-mercado-pago.ts';

describe('a signature', () => {
  const SECRET = 'segredo-de-teste';
  const requestId = '2066ca19-c6f1-498a-be75-1923005edd06';
  const of = (v1: string, ts = '1742505638') => `ts=${ts},v1=${v1}`;
  const ORDER = 'ORD01JQ4S4KY8HWQ6NA5PXB65B3D3';

  // Made by Mercado Pago's own program.
  it.each([
    ['123456789', 'b860c85bf27493e8bbf93a280678655f7ff4ccbc32b8907daace9e47817acdc7'],
    [ORDER, '82e7c42fb5b1728f3ef32f067b202238fdb52a835e13de3ff00e0754ecf6b58f'],
    [ORDER, '39183206b849f24675196a49384d4e9e07f61eb05ba47712167c56bd14870a2c'],
  ])('of %s is known, with its id as it is or in lower case', (id, v1) => {
    expect(isSigned({ signature: of(v1), requestId, id }, SECRET)).toBe(true);
    expect(isSigned({ signature: of(v1), requestId, id }, 'another')).toBe(false);
    expect(isSigned({ signature: of(v1), requestId, id: `${id}0` }, SECRET)).toBe(false);
    expect(isSigned({ signature: of(v1), requestId: '', id }, SECRET)).toBe(false);
    expect(isSigned({ signature: of(v1, '1742505639'), requestId, id }, SECRET)).toBe(false);
  });

  it.each(['', 'v1=', 'ts=1', 'ts=1,v1=zz', `ts=x,v1=${'0'.repeat(64)}`, 'ts=1,v1=00'])(
    'that is none (%s) is refused',
    (signature) => {
      expect(isSigned({ signature, requestId, id: '1' }, SECRET)).toBe(false);
    },
  );
});

it.each([
  ['bad_filled_card_data', 'dados'],
  ['cc_rejected_bad_filled_security_code', 'dados'],
  ['card_insufficient_amount', 'limite'],
  ['cc_amount_rate_limit_exceeded', 'limite'],
  ['cc_rejected_call_for_authorize', 'autorizar'],
  ['required_call_for_authorize', 'autorizar'],
  ['card_disabled', 'desabilitado'],
  ['cc_rejected_max_attempts', 'tentativas'],
  ['invalid_installments', 'parcelas'],
  ['duplicated_payment', 'repetido'],
  ['cc_rejected_3ds_challenge', 'confirmacao'],
  ['expired', 'prazo'],
  ['high_risk', 'outro'],
  ['rejected_by_issuer', 'outro'],
  ['', 'outro'],
] as const)('a refusal by %s is told as %s', (word, refusal) => {
  expect(refusalOf(word)).toBe(refusal);
});

it.each(['2026-11-23', '2026-11-28', '2026-12-24', '2027-02-05'])(
  'a boleto due on %s is asked for by its end',
  (due) => {
    const end = endOfBoleto(due);
    expect(dueOfBoleto(end) >= due).toBe(true);
    expect(endOfBoleto(dueOfBoleto(end))).toEqual(end);
  },
);

describe('secrets', () => {
  const seal = createCipher('s'.repeat(32));
  const row = (client_id: string) =>
    ({
      ...{ id: 1, versao: 1, client_id, ambiente: 'producao', provider: 'mercado-pago' },
      ...{ api_url: 'https://ladrao.example', token_url: 'https://ladrao.example' },
      secret_sealed: seal.close('typed', MP_SEALED.token),
    }) as AccountRow;

  it('of the environment are for their account alone, and only ever go to Mercado Pago', () => {
    const options = { user: '1', accessToken: 'given' };
    const api = 'https://api.mercadopago.com';
    expect(openMpAccount(row('1'), seal, options)).toMatchObject({ token: 'given', origin: api });
    expect(openMpAccount(row('2'), seal, options)).toMatchObject({ token: 'typed', origin: api });
    expect(openMpAccount(row('2'), createCipher('x'.repeat(32)), options)).toBe('sealed');
  });

  it('of the environment name their account, and are sent nowhere without TLS', () => {
    const read = (env: Record<string, string>) => {
      const problems: string[] = [];
      readMercadoPago(env, problems);
      return problems;
    };
    expect(read({ MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1', MERCADO_PAGO_USER_ID: '1' })).toEqual([]);
    expect(read({ MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1' })[0]).toContain('needs MERCADO_PAGO_USER_ID');
    expect(read({ MERCADO_PAGO_NOTICE_SECRET: 'x' })[0]).toContain('needs MERCADO_PAGO_USER_ID');
    expect(read({ MERCADO_PAGO_URL: 'http://10.0.0.1' })[0]).toContain('without TLS');
    expect(read({ MERCADO_PAGO_URL: 'http://127.0.0.1:9' })).toEqual([]);
  });
});
