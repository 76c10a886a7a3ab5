/** Web hooks and their deliveries as the panel reads them. */
import type { EntregaWebhook, WebhookPainel } from '#lib/contract/panel-webhooks.ts';
import type { DeliveryRow } from '../queries/hook-deliveries.ts';
import type { HookRow } from '../queries/web-hooks.ts';

type Counts = { readonly esperam: number; readonly falharam: number };

export function presentHook(row: HookRow, counts: Counts | undefined, now: Date): WebhookPainel {
  const { id, nome, url, tipos, revisao, falha_desde, anterior_ate, author, created_at } = row;
  return {
    ...{ id, nome, url, tipos, revisao, por: author, criadoEm: created_at.toISOString() },
    situacao: stateOf(row),
    falhaDesde: falha_desde?.toISOString() ?? '',
    anteriorAte: anterior_ate && anterior_ate > now ? anterior_ate.toISOString() : '',
    esperam: counts?.esperam ?? 0,
    falharam: counts?.falharam ?? 0,
  };
}

function stateOf({ ativo, desligado_em, falhas }: HookRow): WebhookPainel['situacao'] {
  if (!ativo) return desligado_em ? 'desistiu' : 'desligado';
  return falhas > 0 ? 'falhando' : 'ativo';
}

export function presentDelivery(row: DeliveryRow): EntregaWebhook {
  const { id, evento, tipo, corpo, tentativas, resposta, falta, proxima, entregue_em } = row;
  const waits = proxima ? 'espera' : 'falhou';
  return {
    ...{ id, evento, tipo, corpo, tentativas, falta, resposta: resposta ?? 0 },
    situacao: entregue_em ? 'entregue' : waits,
    criadaEm: row.created_at.toISOString(),
    tentadaEm: row.tentada_em?.toISOString() ?? '',
    proxima: entregue_em ? '' : (proxima?.toISOString() ?? ''),
  };
}
