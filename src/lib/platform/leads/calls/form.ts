/** `form/contact`: messages to the shop (platform contract 4.11). */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { email, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { createWriting } from '#lib/platform/kernel/limits/writing.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { insertMessage } from '../queries/leads.ts';

const MESSAGE = z.object({
  hashEmail: requiredText(100).describe('The letter it becomes: `contato/formulario`.'),
  nome: requiredText(200),
  email,
  contato: text(200),
  assunto: text(200),
  mensagem: text(10_000),
});

export function formEndpoints(deps: Deps): readonly Endpoint[] {
  const write = createWriting(deps);
  return [
    endpoint(
      {
        method: 'post',
        path: '/form/contact',
        summary: 'Sends a message to the shop',
        body: MESSAGE,
        answer: 'Sucesso',
      },
      async ({ context, body: { hashEmail, ...letter } }) => {
        await write(context, ['contact', letter], async (trx) => {
          const now = deps.now();
          const lead = await insertMessage(trx, { ...letter, hash_email: hashEmail, created_at: now });
          await queueMails(trx, [{ assunto: 'mensagem', sobre: lead }], now);
        });
        deps.later(deps.sendOutbox);
        return { sucesso: true };
      },
    ),
  ];
}
