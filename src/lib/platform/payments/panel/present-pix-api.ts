/** The account at a bank as the panel sees it: whether there are secrets, never which. */
import type { PixApiPainel, SegredoPainel } from '#lib/contract/panel-pix-api.ts';
import type { PixApiFields } from '#lib/domain/payments/pix-api-fields.ts';
import { type PixBankName, pixBank } from '#lib/domain/payments/pix-banks.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { noticeAddress } from '../notice-address.ts';
import type { CallDeps } from '../payment-deps.ts';
import { certificateEnd, givenSecrets, openAccount } from '../pix-api/account.ts';
import { PIX_API } from '../providers/pix-api.ts';
import { type AccountRow, currentAccount } from '../queries/payment-accounts.ts';
import { type PaymentSettings, readPaymentSettings } from '../queries/settings.ts';
import { readiness } from './keep-pix-account.ts';
import { PAYMENTS_SECTION } from './settings.ts';

/** Of the history of the panel. */
export const PIX_API_SETTINGS = 'pix-api';
const DAY = 86_400_000;

export type PixApiSaved = {
  readonly settings: PaymentSettings;
  readonly account: AccountRow | undefined;
};

export async function presentPixApi(deps: CallDeps): Promise<PixApiPainel> {
  const { db, now, siteUrl, pixApi } = deps;
  const [settings, account, alteracoes] = await Promise.all([
    readPaymentSettings(db),
    currentAccount(db, PIX_API),
    readChanges(db, PAYMENTS_SECTION, { alvo: PIX_API_SETTINGS }),
  ]);
  const saved = { settings, account };
  const { options, seal } = pixApi;
  const secrets = account ? givenSecrets(account, options) : {};
  const kept = (given: unknown, sealed = ''): SegredoPainel =>
    given !== undefined ? 'ambiente' : sealed === '' ? '' : 'painel';
  const bank = account && pixBank(account.banco);
  const until = account && certificateEnd(account, options);
  return {
    ...valuesOfPixApi(saved),
    revisao: revisionOfPixApi(saved),
    segredos: {
      clientSecret: kept(secrets.clientSecret, account?.secret_sealed),
      appKey: kept(secrets.appKey, account?.app_key_sealed),
      certificado: kept(secrets.identity, account?.identity_sealed),
    },
    pede: { clientSecret: bank?.tokenAuth !== 'id-only', appKey: bank?.appKey !== undefined },
    fechados: account !== undefined && openAccount(account, seal, options) === 'sealed',
    chavePropria: pixApi.ownKey === true,
    certificadoAte: until?.toISOString() ?? '',
    certificadoDias: until ? Math.floor((until.getTime() - now().getTime()) / DAY) : 0,
    completo: readiness(account, options) === 'ready',
    testadoEm: account?.tested_at?.toISOString() ?? '',
    teste: account?.tested ?? [],
    avisos: account?.notices ?? '',
    avisosEm: account?.notices_at?.toISOString() ?? '',
    enderecoAvisos: account ? noticeAddress(siteUrl, account.id, { kind: 'pix', seal }) : '',
    alteracoes,
  };
}

export function revisionOfPixApi(saved: PixApiSaved): string {
  return revisionOf(valuesOfPixApi(saved));
}

export function valuesOfPixApi({ settings, account }: PixApiSaved): PixApiFields {
  return {
    ativo: settings.pix_api_ativo,
    banco: (account?.banco ?? 'efi') as PixBankName,
    ambiente: account?.ambiente ?? 'producao',
    apiUrl: account?.api_url ?? '',
    tokenUrl: account?.token_url ?? '',
    clientId: account?.client_id ?? '',
    chave: account?.chave ?? '',
    nome: account?.nome ?? settings.pix_nome,
    cidade: account?.cidade ?? settings.pix_cidade,
    minutos: settings.pix_api_minutos,
  };
}
