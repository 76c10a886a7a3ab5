/** `/painel/integracoes/webhooks`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import {
  deleteWebhook,
  makeWebhook,
  renewWebhookSecret,
  resendDelivery,
  saveWebhook,
  testWebhook,
} from '#lib/api/panel-webhooks.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { EntregaWebhook, NovoWebhook, WebhookCriado } from '#lib/contract/panel-webhooks.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { EVENT_TYPES, LONGEST_ADDRESS } from '#lib/domain/programs/web-hooks.ts';
import { panelWebhooksPath } from '#lib/paths.ts';
import { panelWebhookText as words } from '#lib/text/panel-webhooks.ts';
import { attempt, refuse } from '../account/visit.ts';

export const NEW_WEBHOOK: NovoWebhook = { nome: '', url: '', tipos: [] };
/** What a saved one sends beside them. */
export type TypedWebhook = NovoWebhook & { readonly ativo: boolean };

type Made = { readonly made: WebhookCriado };

/** The secret is in no address: the page that answers the form shows it. */
export async function answerNewWebhook(api: Api, posted: FormData): Promise<Made | FormOutcome<NovoWebhook>> {
  const typed = typedHook(posted);
  const problems = problemsOf(typed);
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  let made: WebhookCriado | undefined;
  const outcome = await attempt(typed, { 400: 'url', 409: 'form' }, async () => {
    made = await makeWebhook(api, typed);
    return panelWebhooksPath;
  });
  return made ? { made } : outcome;
}

/** What was pressed on the page of one: saved, tested, sent again, another secret, taken out. */
export async function answerWebhook(
  api: Api,
  id: number,
  posted: FormData,
): Promise<Made | FormOutcome<TypedWebhook>> {
  const typed = { ...typedHook(posted), ativo: posted.get('ativo') === 'sim' };
  const here = `${panelWebhooksPath}/${id}`;
  switch (posted.get('acao')) {
    case 'salvar':
      return saved(api, id, typed, readId(posted.get('revisao')));
    case 'segredo':
      return renewed(api, id, typed);
    case 'testar':
      return attempt(typed, { 404: 'form' }, async () =>
        told(here, (await testWebhook(api, id)).entregas[0]),
      );
    case 'reenviar': {
      const delivery = readId(posted.get('entrega'));
      return attempt(typed, { 404: 'form' }, async () => {
        const { entregas } = await resendDelivery(api, id, delivery);
        return told(
          here,
          entregas.find((one) => one.id === delivery),
        );
      });
    }
    case 'remover':
      return attempt(typed, { 404: 'form' }, async () => {
        await deleteWebhook(api, id);
        return `${panelWebhooksPath}?aviso=removido`;
      });
  }
  // Whatever else is posted changes nothing.
  return refuse(typed, {});
}

async function saved(
  api: Api,
  id: number,
  typed: TypedWebhook,
  revisao: number,
): Promise<FormOutcome<TypedWebhook>> {
  const problems = problemsOf(typed);
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  return attempt(typed, { 400: 'url', 404: 'form', 409: 'form' }, async () => {
    await saveWebhook(api, id, { ...typed, revisao });
    return `${panelWebhooksPath}/${id}?aviso=salvo`;
  });
}

async function renewed(api: Api, id: number, typed: TypedWebhook): Promise<Made | FormOutcome<TypedWebhook>> {
  let made: WebhookCriado | undefined;
  const outcome = await attempt(typed, { 404: 'form' }, async () => {
    made = await renewWebhookSecret(api, id);
    return panelWebhooksPath;
  });
  return made ? { made } : outcome;
}

/** The last try counts, also of one that was taken before. */
function told(here: string, delivery: EntregaWebhook | undefined): string {
  return `${here}?aviso=${delivery?.falta === '' ? 'entregue' : 'falhou'}`;
}

function problemsOf({ nome, url }: NovoWebhook): Readonly<Record<string, string>> {
  return {
    ...(nome === '' && { nome: words.faults.nome }),
    ...(url === '' && { url: words.faults.url }),
  };
}

function typedHook(posted: FormData): NovoWebhook {
  const types = posted.getAll('tipos');
  return {
    nome: line(posted, 'nome').slice(0, 60),
    url: line(posted, 'url').slice(0, LONGEST_ADDRESS),
    tipos: EVENT_TYPES.filter((type) => types.includes(type)),
  };
}
