/** `panel/sale`: for whom a seller buys from now on, in the session of this browser. */
import { z } from 'zod';
import { SELLERS } from '#lib/domain/panel/roles.ts';
import { identityOf } from '#lib/platform/accounts/identity.ts';
import { findBuyer } from '#lib/platform/accounts/queries/buyer.ts';
import { findCustomer, sellerLimit } from '#lib/platform/accounts/queries/sellers.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { text, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { writeSession } from '#lib/platform/kernel/http/session.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { nothingThere } from '#lib/platform/panel/write.ts';
import { beginSale } from '../queries/session-sale.ts';
import { QUOTES_SECTION } from '../seller-quote.ts';
import { OWNER_LIMIT } from '../seller-sale.ts';

const SALE = z.object({
  cliente: text(254).describe('E-mail, CPF or CNPJ of an account; empty for somebody without one.'),
  desconto: wholeNumber(0, OWNER_LIMIT).describe('Per cent off the goods, within the limit of who sells.'),
});

export function panelSaleEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'put',
        path: '/panel/sale',
        summary: "Says for whom the seller buys, and what they take off: the next order is that customer's",
        roles: SELLERS,
        body: SALE,
        answer: 'Sucesso',
      },
      async ({ context, staff, body: { cliente: typed, desconto }, write }) => {
        const limit = staff.papeis.includes('administrador')
          ? OWNER_LIMIT
          : await sellerLimit(deps.db, staff.id);
        if (desconto > limit) throw new HttpError(400, message.discountOverLimit(limit));
        const cliente = await customerOf(deps, typed.trim());
        if (cliente.id === staff.id) throw new HttpError(400, message.sellToOneself);
        return write(
          {
            lock: nothingThere,
            seen: 'not asked',
            async write(trx, _, { now }) {
              const session = await writeSession(trx, context, deps);
              const { id, nome } = staff;
              const sale = {
                id,
                usuario: { id, nome },
                data: now.toISOString(),
                canais: [],
                cliente,
                desconto,
              };
              await beginSale(trx, session.id, sale);
              const campos = [
                { campo: 'cliente', antes: '', depois: cliente.nome || message.newCustomer },
                { campo: 'desconto', antes: '', depois: `${desconto}%` },
              ];
              const history = { secao: QUOTES_SECTION, alvo: 'venda', acao: 'criou', campos } as const;
              return { result: undefined, history };
            },
          },
          () => ({ sucesso: true }),
        );
      },
    ),
  ];
}

/** @throws HttpError 400 for an account that is none, or is blocked. */
async function customerOf({ db }: Pick<Deps, 'db'>, typed: string) {
  if (typed === '') return { id: 0, nome: '' };
  const customer = await findCustomer(db, identityOf(typed));
  if (!customer) throw new HttpError(400, message.unknownBuyer);
  return { id: customer.id, nome: (await findBuyer(db, customer.id)).nome };
}
