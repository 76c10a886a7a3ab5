/** The account at Mercado Pago as the panel sees it: whether there are secrets, never which. */
import type { MercadoPagoPainel, ProgramaPainel } from '#lib/contract/panel-mercado-pago.ts';
import type { SegredoPainel } from '#lib/contract/panel-pix-api.ts';
import { CARD_SCRIPTS } from '#lib/domain/payments/card-scripts.ts';
import type { MercadoPagoFields } from '#lib/domain/payments/mercado-pago-fields.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { givenToMp, openMpAccount } from '../mercado-pago/account.ts';
import { noticeAddress } from '../notice-address.ts';
import type { CallDeps } from '../payment-deps.ts';
import { MERCADO_PAGO } from '../providers/mercado-pago.ts';
import { type AccountRow, currentAccount } from '../queries/payment-accounts.ts';
import { readScripts } from '../queries/provider-scripts.ts';
import { type PaymentSettings, readPaymentSettings } from '../queries/settings.ts';
import { isMpReady } from './keep-mp-account.ts';
import { PAYMENTS_SECTION } from './settings.ts';

export type MercadoPagoSaved = {
  readonly settings: PaymentSettings;
  readonly account: AccountRow | undefined;
};

export async function presentMercadoPago(deps: CallDeps): Promise<MercadoPagoPainel> {
  const { db, siteUrl, mercadoPago } = deps;
  const { options, seal, ownKey } = mercadoPago;
  const [settings, account, alteracoes] = await Promise.all([
    readPaymentSettings(db),
    currentAccount(db, MERCADO_PAGO),
    readChanges(db, PAYMENTS_SECTION, { alvo: MERCADO_PAGO }),
  ]);
  const saved = { settings, account };
  const given = account ? givenToMp(account, options) : {};
  const kept = (outside: unknown, sealed = ''): SegredoPainel =>
    outside !== undefined ? 'ambiente' : sealed === '' ? '' : 'painel';
  return {
    ...valuesOfMercadoPago(saved),
    revisao: revisionOfMercadoPago(saved),
    segredos: {
      accessToken: kept(given.accessToken, account?.secret_sealed),
      assinatura: kept(given.noticeSecret, account?.notice_secret_sealed),
    },
    fechados: account !== undefined && openMpAccount(account, seal, options) === 'sealed',
    chavePropria: ownKey === true,
    completo: isMpReady(account, options),
    pixPeloBanco: settings.pix_api_ativo,
    testadoEm: account?.tested_at?.toISOString() ?? '',
    teste: account?.tested ?? [],
    enderecoAvisos: account ? noticeAddress(siteUrl, account.id, { kind: MERCADO_PAGO, seal }) : '',
    programas: settings.mp_campos_ativo ? await presentScripts(deps) : [],
    alteracoes,
  };
}

export function revisionOfMercadoPago(saved: MercadoPagoSaved): string {
  return revisionOf(valuesOfMercadoPago(saved));
}

export function valuesOfMercadoPago({ settings, account }: MercadoPagoSaved): MercadoPagoFields {
  return {
    cartao: settings.mp_cartao_ativo,
    campos: settings.mp_campos_ativo,
    pix: settings.mp_pix_ativo,
    boleto: settings.mp_boleto_ativo,
    usuario: account?.client_id ?? '',
    ambiente: account?.ambiente ?? 'producao',
    chavePublica: account?.public_key ?? '',
    minutos: settings.mp_minutos,
    diasBoleto: settings.mp_boleto_dias,
  };
}

async function presentScripts({ db }: CallDeps): Promise<readonly ProgramaPainel[]> {
  const seen = await readScripts(db);
  return CARD_SCRIPTS.map(({ address, empresa, motivo }) => {
    const row = seen.find((one) => one.address === address);
    return {
      ...{ endereco: address, empresa, motivo },
      impressao: row?.sha256 ?? '',
      desde: row?.seen_at?.toISOString() ?? '',
      visto: row?.looked_at?.toISOString() ?? '',
      falha: row?.fault ?? '',
    };
  });
}
