/** `panel/payments`: which ways to pay are on, and the shop's key. */

import { z } from 'zod';
import type { PagamentosPainel } from '#lib/contract/panel-payments.ts';
import { centavos } from '#lib/domain/kernel/money.ts';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import { PAYMENT_FIELDS, type PaymentFields, paymentFaults } from '#lib/domain/payments/payment-fields.ts';
import { pixKeyKind, pixKeyOfKind } from '#lib/domain/payments/pix-key-kind.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { recordShape } from '#lib/platform/panel/record-body.ts';
import { checkedRecord, fromRow, toRow } from '#lib/platform/panel/record-rows.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { readSettings } from '#lib/platform/shop/queries/settings.ts';
import { storedSettings } from '#lib/platform/shop/wire/settings.ts';
import { pixPayload } from '../providers/pix-key.ts';
import { isDemoShop } from '../queries/demo-bank.ts';
import {
  lockPaymentSettings,
  type PaymentSettings,
  readPaymentSettings,
  savePaymentSettings,
} from '../queries/settings.ts';
import { panelOwnShopEndpoint } from './own-shop.ts';

/** Of the history of the panel. */
export const PAYMENTS_SECTION = 'pagamentos';
const SETTINGS = 'formas';
const EXAMPLE = centavos(100);

export function panelPaymentEndpoints(deps: Deps): readonly Endpoint[] {
  const { siteUrl } = deps;
  const panel = panelEndpoint(deps);
  const one = { path: '/panel/payments', roles: OWNERS, answer: 'PagamentosPainel' } as const;
  return [
    panel({ ...one, method: 'get', summary: 'Which ways to pay are on' }, () => present(deps)),
    panel(
      {
        ...one,
        method: 'put',
        summary: 'Turns ways to pay on and off, and saves the key of Pix',
        body: z.object({ revisao: requiredText(40), ...recordShape(PAYMENT_FIELDS) }),
      },
      async ({ body: { revisao, ...sent }, write }) => {
        const kept = checkedRecord(PAYMENT_FIELDS, sent, { siteUrl, also: paymentFaults });
        return write(
          {
            lock: (trx) => lockPaymentSettings(trx),
            seen: { was: revisao, is: (saved) => revisionOf(valuesOf(saved)) },
            async write(trx, saved) {
              await savePaymentSettings(trx, rowOf(kept));
              const campos = differences(valuesOf(saved), valuesOf(await readPaymentSettings(trx)));
              const history = { secao: PAYMENTS_SECTION, alvo: SETTINGS, acao: 'mudou', campos } as const;
              return { result: undefined, history };
            },
          },
          () => present(deps),
        );
      },
    ),
    panelOwnShopEndpoint(deps, () => present(deps), { secao: PAYMENTS_SECTION, alvo: SETTINGS }),
  ];
}

async function present(deps: Deps): Promise<PagamentosPainel> {
  const { db } = deps;
  const [settings, rows, alteracoes, demonstracao] = await Promise.all([
    readPaymentSettings(db),
    readSettings(db),
    readChanges(db, PAYMENTS_SECTION, { alvo: SETTINGS }),
    isDemoShop(db),
  ]);
  const values = valuesOf(settings);
  const { pix, geral } = storedSettings(rows).pagamento.descontoVista;
  const ready = settings.pix_chave !== '' && settings.pix_nome !== '' && settings.pix_cidade !== '';
  return {
    ...values,
    revisao: revisionOf(values),
    recebe:
      settings.pix_api_ativo ||
      isMercadoPagoOn(settings) ||
      (settings.pix_ativo && ready) ||
      settings.combinar_ativo,
    exemplo: ready ? (pixPayload(settings, EXAMPLE, 'TESTE').copiaECola ?? '') : '',
    descontoPix: pix || geral,
    demonstracao,
    alteracoes,
  };
}

function isMercadoPagoOn({ mp_cartao_ativo, mp_pix_ativo, mp_boleto_ativo }: PaymentSettings): boolean {
  return mp_cartao_ativo || mp_pix_ativo || mp_boleto_ativo;
}

function valuesOf(settings: PaymentSettings): PaymentFields {
  const { pixAtivo, ...rest } = fromRow(PAYMENT_FIELDS, settings) as Omit<
    PaymentFields,
    'pixTipo' | 'pixChave'
  >;
  const pixChave = settings.pix_chave;
  const pixTipo = pixChave === '' ? 'cnpj' : pixKeyKind(pixChave);
  return { pixAtivo, pixTipo, pixChave, ...rest };
}

function rowOf({ pixTipo, pixChave, ...values }: PaymentFields): Partial<PaymentSettings> {
  return { ...toRow(PAYMENT_FIELDS, values), pix_chave: pixKeyOfKind(pixTipo, pixChave) ?? '' };
}
