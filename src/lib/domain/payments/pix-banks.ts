/**
 * Banks that speak the Central Bank's API Pix, with what each does in its own way. Addresses of Efí and Inter are from their
 * documentation, the others from public programs; docs/payments.md says what was never tried.
 */

export type PixEnvironment = 'producao' | 'homologacao';

type Addresses = { readonly api: string; readonly token: string };

export type PixBank = {
  readonly nome: string;
  readonly producao: Addresses;
  /** Left out where nobody may try it without the bank's help. */
  readonly homologacao?: Addresses;
  /** How the token is asked for: the body, and where client id and secret stand. */
  readonly tokenBody: 'form' | 'json';
  readonly tokenAuth: 'basic' | 'body' | 'id-only';
  /** Whether the scopes are named. */
  readonly scoped: boolean;
  /** A key of the application that each request carries. */
  readonly appKey?: { readonly at: 'query' | 'header'; readonly name: string };
  /** Header with another id for each request. */
  readonly requestId?: string;
  /** Headers of the call that registers the address of notices. */
  readonly noticeHeaders?: Readonly<Record<string, string>>;
  /** Days that one question for a list may span. */
  readonly listDays: number;
};

const form = { tokenBody: 'form', scoped: true, listDays: 30 } as const;

const inter = (host: string): Addresses => ({
  api: `https://${host}/pix/v2`,
  token: `https://${host}/oauth/v2/token`,
});
const efi = (host: string): Addresses => ({
  api: `https://${host}/v2`,
  token: `https://${host}/oauth/token`,
});

export const PIX_BANKS = {
  efi: {
    ...form,
    nome: 'Efí',
    producao: efi('pix.api.efipay.com.br'),
    homologacao: efi('pix-h.api.efipay.com.br'),
    tokenBody: 'json',
    tokenAuth: 'basic',
    scoped: false,
    // Without it the bank wants to be asked for its certificate by the shop's own server.
    noticeHeaders: { 'x-skip-mtls-checking': 'true' },
  },
  inter: {
    ...form,
    nome: 'Inter',
    producao: inter('cdpj.partners.bancointer.com.br'),
    homologacao: inter('cdpj-sandbox.partners.uatinter.co'),
    tokenAuth: 'body',
  },
  itau: {
    ...form,
    nome: 'Itaú',
    producao: {
      api: 'https://secure.api.itau/pix_recebimentos/v2',
      token: 'https://sts.itau.com.br/api/oauth/token',
    },
    tokenAuth: 'body',
    scoped: false,
    appKey: { at: 'header', name: 'x-itau-apikey' },
    requestId: 'x-itau-correlationID',
  },
  bb: {
    ...form,
    nome: 'Banco do Brasil',
    producao: { api: 'https://api-pix.bb.com.br/pix/v2', token: 'https://oauth.bb.com.br/oauth/token' },
    homologacao: {
      api: 'https://api-pix.hm.bb.com.br/pix/v2',
      token: 'https://oauth.hm.bb.com.br/oauth/token',
    },
    tokenAuth: 'basic',
    appKey: { at: 'query', name: 'gw-dev-app-key' },
    listDays: 4,
  },
  sicoob: {
    ...form,
    nome: 'Sicoob',
    producao: {
      api: 'https://api.sicoob.com.br/pix/api/v2',
      token: 'https://auth.sicoob.com.br/auth/realms/cooperado/protocol/openid-connect/token',
    },
    tokenAuth: 'id-only',
  },
  // Its addresses are typed.
  outro: {
    ...form,
    nome: 'Outro banco',
    producao: { api: '', token: '' },
    homologacao: { api: '', token: '' },
    tokenAuth: 'basic',
  },
} as const satisfies Readonly<Record<string, PixBank>>;

export type PixBankName = keyof typeof PIX_BANKS;

/** Undefined for a bank that nobody knows. */
export function pixBank(name: string): PixBank | undefined {
  return Object.hasOwn(PIX_BANKS, name) ? PIX_BANKS[name as PixBankName] : undefined;
}

/** What the shop asks to be allowed. */
export const PIX_SCOPES = 'cob.read cob.write pix.read pix.write webhook.read webhook.write';
