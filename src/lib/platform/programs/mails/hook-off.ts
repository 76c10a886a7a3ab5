/** To the shop: a web hook failed for so long that it was switched off. */
import { formatMoment } from '#lib/domain/kernel/dates.ts';
import { link, text } from '#lib/domain/mail/blocks.ts';
import { facts, oneLine, shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
import { findHook } from '../queries/web-hooks.ts';

export const hookOff: Writer = async ({ deps, shop }, id) => {
  const hook = await findHook(deps.db, id);
  // Somebody has switched it on again, or taken it out.
  if (!hook?.desligado_em || hook.ativo) return undefined;
  const since = hook.falha_desde ? formatMoment(hook.falha_desde.toISOString()) : '';
  return {
    to: shopAddress(shop),
    subject: `O webhook ${oneLine(hook.nome)} foi desativado`,
    body: [
      text('A loja não consegue entregar os avisos deste webhook e parou de tentar:'),
      facts({ Webhook: hook.nome, Endereço: hook.url, 'Sem resposta desde': since }),
      text(
        'Os avisos ficam guardados por 30 dias. Quando o programa voltar a responder, ative o webhook: os avisos pendentes saem na ordem.',
      ),
      link(
        'Ele está em Integrações, Webhooks, no painel:',
        'Abrir o webhook',
        `${deps.siteUrl}/painel/integracoes/webhooks/${id}`,
      ),
    ],
  };
};
