/** What visitors ask the shop for about a product. Each is kept as a message for the shop to answer. */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { email, flag, id, optionalId, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { createWriting } from '#lib/platform/kernel/limits/writing.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { goodsOf } from '#lib/platform/offers/queries/goods.ts';
import { putProductLead } from '../queries/leads.ts';

export function productRequestEndpoints(deps: Deps): readonly Endpoint[] {
  return [solicitation(deps), budget(deps)];
}

const WRITER = {
  idProduto: id,
  nome: requiredText(200),
  email,
  contato: text(200),
  mensagem: text(5000),
  mailing: flag,
};

/** Asking twice is asking once: the first request stands. */
function solicitation(deps: Deps): Endpoint {
  const write = createWriting(deps);
  return endpoint(
    {
      method: 'post',
      path: '/product/solicitation',
      summary: 'Asks to be told when a product is back in stock',
      body: z.object({ ...WRITER, idAtributoValor: optionalId }),
      answer: 'Sucesso',
    },
    async ({ context, body: { idProduto, idAtributoValor, ...writer } }) => {
      await refuseUnknown(deps, idProduto, idAtributoValor);
      const product = { product_id: idProduto, valor_id: idAtributoValor };
      const words = ['solicitation', idProduto, idAtributoValor, writer.email];
      await write(context, words, async (trx) => {
        await putProductLead(trx, { tipo: 'solicitation', ...product, ...writer, created_at: deps.now() });
      });
      return { sucesso: true };
    },
  );
}

/** The same again within a minute is one request. */
function budget(deps: Deps): Endpoint {
  const write = createWriting(deps);
  return endpoint(
    {
      method: 'post',
      path: '/product/budget',
      summary: 'Asks for a quote for a product',
      body: z.object({ ...WRITER, enviarEmail: flag }),
      answer: 'Sucesso',
    },
    async ({ context, body: { idProduto, enviarEmail: _, ...writer } }) => {
      await refuseUnknown(deps, idProduto, 0);
      const product = { product_id: idProduto, valor_id: 0 };
      await write(context, ['budget', idProduto, writer], async (trx) => {
        const now = deps.now();
        const lead = await putProductLead(trx, { tipo: 'budget', ...product, ...writer, created_at: now });
        if (lead !== undefined) await queueMails(trx, [{ assunto: 'mensagem', sobre: lead }], now);
      });
      deps.later(deps.sendOutbox);
      return { sucesso: true };
    },
  );
}

async function refuseUnknown(deps: Deps, product: number, value: number): Promise<void> {
  const [good] = await goodsOf(await deps.known(), [product], deps.now());
  const known = value === 0 || good?.variants.some(({ valor_id }) => valor_id === value);
  if (!good?.visible || !known) throw notFound(message.unknownProduct);
}
