/** Asks the buyer of a delivered order what they think of the shop. */

import type { Writer } from '#lib/platform/mail/mail.ts';
import { isKeyUnused } from '#lib/platform/opinions/queries/opinions.ts';
import { reviewKeyOf } from '#lib/platform/opinions/review-key.ts';
import { findOrder } from '../queries/orders.ts';
import { greeting } from './greeting.ts';

export const reviewInvitation: Writer = async ({ deps, shop }, numero) => {
  const order = await findOrder(deps.db, numero);
  if (order?.status !== 'entregue') return undefined;
  const key = await reviewKeyOf(deps, String(numero));
  if (!(await isKeyUnused(deps.db, key))) return undefined;
  const { site } = shop.configuracoes.sistema.geral;
  return {
    to: order.comprador.email,
    subject: `Como foi comprar na ${site.nome}?`,
    text: `${greeting(order)}

O seu pedido ${numero} foi entregue. Conte em um minuto como foi a compra e o atendimento:

${shop.siteUrl}/pagina/avaliacao-da-loja?key=${key}

O endereço é só seu e vale para uma resposta. Ela só aparece no site se você autorizar.

${site.nome}
`,
  };
};
