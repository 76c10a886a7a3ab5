/** The account of a charge with its secrets: those of the environment belong to one application at one bank. */
import { describe, expect, it } from 'vitest';
import { createCipher } from '#lib/platform/kernel/encryption.ts';
import { createConnection } from '#lib/platform/kernel/http/connection.ts';
import { readiness } from '#lib/platform/payments/panel/keep-pix-account.ts';
import { openAccount, type PixApiOptions, SEALED } from '#lib/platform/payments/pix-api/account.ts';
import type { AccountRow } from '#lib/platform/payments/queries/payment-accounts.ts';

const seal = createCipher('x'.repeat(32));
const ROW: AccountRow = {
  provider: 'pix-api',
  notice_secret_sealed: '',
  public_key: '',
  ...{ id: 7, banco: 'efi', ambiente: 'producao', api_url: '', token_url: '', client_id: 'Client_a' },
  ...{ chave: 'pix@loja.example', nome: 'Loja', cidade: 'Natal', identity_until: null, versao: 0 },
  ...{ secret_sealed: seal.close('typed', SEALED.secret), app_key_sealed: '', identity_sealed: '' },
  ...{ tested_at: null, tested: [], notices: '', notices_at: null },
  ...{ author: 'Ana', created_at: new Date(0), retired_at: null },
};
const OTHER = {
  ...{ banco: 'outro', api_url: 'https://api.banco.example', token_url: 'https://api.banco.example/token' },
};
const ENVIRONMENT: PixApiOptions = {
  ...{ bank: 'efi', clientId: 'Client_a', clientSecret: 'given', appKey: 'given key' },
  identity: { cert: 'c', key: 'k' },
};
const address = (api_url: string) => ({ ...OTHER, api_url });
const secretOf = (change: Partial<AccountRow>, options: PixApiOptions) => {
  const account = openAccount({ ...ROW, ...change }, seal, options);
  return typeof account === 'string' ? account : account.clientSecret;
};

describe('secrets of the environment', () => {
  it('count before those of the panel for the application that they are of', () => {
    expect(secretOf({}, ENVIRONMENT)).toBe('given');
    expect(readiness({ ...ROW, secret_sealed: '' }, ENVIRONMENT)).toBe('ready');
  });

  it.each([
    ['another application', {}, { clientId: 'Client_b' }],
    ['another bank', { banco: 'inter' }, {}],
    ['an address that somebody typed', OTHER, { bank: 'outro' }],
    ['an application that nobody named', {}, { clientId: undefined }],
  ] as const)('never go to %s', (_, row, options) => {
    const given = { ...ENVIRONMENT, ...options };
    const account = openAccount({ ...ROW, ...row }, seal, given);
    expect(account).toMatchObject({ clientSecret: 'typed', appKey: '', identity: undefined });
    expect(readiness({ ...ROW, ...row, secret_sealed: '' }, given)).toBe('incomplete');
  });

  it('go to an address of the environment', () => {
    const origin = 'https://127.0.0.1:1';
    expect(secretOf(OTHER, { ...ENVIRONMENT, bank: 'outro', origin })).toBe('given');
  });
});

describe('an account', () => {
  it.each([
    ['https://10.0.0.5/pix'],
    ['https://[::1]/pix'],
    ['https://intranet/pix'],
    ['http://api.banco.example/pix'],
    ['https://a:b@api.banco.example/pix'],
    [''],
  ])('whose address was never typed in the panel as %j is not used', (api) => {
    expect(secretOf(address(api), {})).toBe('unknown');
    expect(secretOf({ ...OTHER, token_url: api }, {})).toBe('unknown');
  });

  it('without what its bank asks for is not used', () => {
    expect(secretOf({ secret_sealed: '' }, {})).toBe('incomplete');
    expect(secretOf({ secret_sealed: '', banco: 'sicoob' }, {})).toBe('');
    expect(secretOf({ banco: 'bb' }, {})).toBe('incomplete');
    const app_key_sealed = seal.close('key', SEALED.appKey);
    expect(secretOf({ banco: 'bb', app_key_sealed }, {})).toBe('typed');
    expect(secretOf({ secret_sealed: 'x' }, {})).toBe('sealed');
  });

  it.each(['https://127.0.0.1:1/pix', 'https://[::1]:1/pix'])('is never asked at %s', async (url) => {
    const connection = createConnection({ identity: undefined, onlyPublic: true });
    const signal = AbortSignal.timeout(1000);
    const asked = connection({ method: 'GET', url: new URL(url), headers: {}, signal });
    await expect(asked).rejects.toMatchObject({ name: 'NotPublic' });
  });
});
