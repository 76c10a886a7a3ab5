/** `newsletter/*`: addresses for the shop's news (platform contract 4.11). Subscribing twice is subscribing once. */
import { z } from 'zod';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { email, flag, optionalId, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { createCaptcha } from '#lib/platform/kernel/limits/captcha.ts';
import { createThrottle } from '#lib/platform/kernel/limits/throttle.ts';
import { putAssociates } from '../queries/newsletter.ts';
import { subscribeAddress } from '../subscribe.ts';
import { subscriptionEndpoints } from './newsletter-subscription.ts';

/** A NUL and half of a surrogate pair, as JSON escapes them: the database takes neither. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;
/** PHP writes an empty map as a list. */
const EXTRAS = z
  .union([z.record(z.string().max(100), z.unknown()), z.array(z.unknown())])
  .nullish()
  .transform((value) => JSON.stringify(Array.isArray(value) && value.length === 0 ? {} : (value ?? {})))
  .refine((spelled) => spelled.length <= 5000 && !UNSTORABLE.test(spelled));

const SUBSCRIBER = z.object({
  email,
  nome: text(200),
  idEvento: optionalId,
  segmento: z.enum(['m', 'h', 'i', '']).nullish(),
  cupom: flag,
  informacoesAdicionais: EXTRAS,
});
const ASSOCIATES = z.object({
  email,
  associados: z
    .array(
      z.object({
        nome: requiredText(200),
        // Themes say `h` for men, as `segmento` does.
        sexo: z.enum(['m', 'f', 'i', 'h']).transform((sexo) => (sexo === 'h' ? 'm' : sexo)),
        dataNascimento: text(10),
        informacoesAdicionais: EXTRAS,
      }),
    )
    .min(1)
    .max(50),
});

export function newsletterEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now } = deps;
  const throttle = createThrottle(deps);
  const provePerson = createCaptcha(deps);
  return [
    endpoint(
      {
        method: 'post',
        path: '/newsletter',
        summary: "Subscribes an address to the shop's news",
        body: SUBSCRIBER,
        answer: 'Sucesso',
      },
      async ({ context, body: { email: address, nome, segmento, informacoesAdicionais } }) => {
        await throttle.byAddress('writing', context);
        await provePerson(context);
        await inTransaction(db, (trx) =>
          subscribeAddress(
            trx,
            {
              email: address,
              nome,
              segmento: segmento ?? '',
              informacoes_adicionais: informacoesAdicionais,
              created_at: now(),
            },
            now(),
          ),
        );
        deps.later(deps.sendOutbox);
        return { sucesso: true };
      },
    ),
    endpoint(
      {
        method: 'post',
        path: '/newsletter/associates',
        summary: 'Names the people who belong to a subscribed address',
        body: ASSOCIATES,
        answer: 'SucessoMensagem',
      },
      async ({ context, body: { email: address, associados } }) => {
        await throttle.byAddress('writing', context);
        await provePerson(context);
        await inTransaction(db, async (trx) => {
          const subscriber = { email: address, informacoes_adicionais: '{}', created_at: now() };
          await subscribeAddress(trx, subscriber, now());
          // Of a name said twice the last one counts.
          const named = [...new Map(associados.map((associate) => [associate.nome, associate])).values()];
          const rows = named.map(({ nome, sexo, dataNascimento, informacoesAdicionais }) => ({
            email: address,
            nome,
            sexo,
            data_nascimento: dataNascimento,
            informacoes_adicionais: informacoesAdicionais,
          }));
          await putAssociates(trx, address, rows);
        });
        deps.later(deps.sendOutbox);
        return { sucesso: true, mensagem: message.associatesKept };
      },
    ),
    ...subscriptionEndpoints(deps),
  ];
}
