/** Web hooks. Every call throws ApiError 401 without a login, 403 for who is no `administrador`. */
import type {
  NovoWebhook,
  WebhookAberto,
  WebhookCriado,
  WebhooksPainel,
} from '#lib/contract/panel-webhooks.ts';
import type { Api } from './client.ts';

const PATH = 'panel/webhooks';
/** Milliseconds for a call that asks the receiver. */
const PATIENCE = 30_000;

export function getWebhooks({ own }: Api): Promise<WebhooksPainel> {
  return own.get(PATH).json<WebhooksPainel>();
}

/** @throws ApiError 404. */
export function getWebhook({ own }: Api, id: string): Promise<WebhookAberto> {
  return own.get(`${PATH}/${encodeURIComponent(id)}`).json<WebhookAberto>();
}

/** @throws ApiError 400 for an address that is not public, 409 when there are as many as may be. */
export function makeWebhook({ own }: Api, hook: NovoWebhook): Promise<WebhookCriado> {
  return own.post(PATH, { json: hook, retry: 0 }).json<WebhookCriado>();
}

/** @throws ApiError 400, 404, 409 when somebody else changed it meanwhile. */
export async function saveWebhook(
  { own }: Api,
  id: number,
  hook: NovoWebhook & { readonly ativo: boolean; readonly revisao: number },
): Promise<void> {
  await own.put(`${PATH}/${id}`, { json: hook, retry: 0 });
}

/** @throws ApiError 404. */
export function renewWebhookSecret({ own }: Api, id: number): Promise<WebhookCriado> {
  return own.post(`${PATH}/${id}/secret`, { retry: 0 }).json<WebhookCriado>();
}

/** Waits for the receiver, ten seconds at most. @throws ApiError 404. */
export function testWebhook({ own }: Api, id: number): Promise<WebhookAberto> {
  return own.post(`${PATH}/${id}/test`, { retry: 0, timeout: PATIENCE }).json<WebhookAberto>();
}

/** As `testWebhook`. */
export function resendDelivery({ own }: Api, id: number, delivery: number): Promise<WebhookAberto> {
  return own
    .post(`${PATH}/${id}/deliveries/${delivery}/resend`, { retry: 0, timeout: PATIENCE })
    .json<WebhookAberto>();
}

/** @throws ApiError 404. */
export async function deleteWebhook({ own }: Api, id: number): Promise<void> {
  await own.delete(`${PATH}/${id}`, { retry: 0 });
}
