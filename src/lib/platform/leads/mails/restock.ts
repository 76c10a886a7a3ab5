/** The mail to subscribers of a product that is back in stock. */

import { link, text } from '#lib/domain/mail/blocks.ts';
import { compose, oneLine, type Writer } from '#lib/platform/mail/mail.ts';
import { absolute } from '#lib/platform/shop/shop.ts';
import { productRota } from '#lib/platform/shop/wire/rota.ts';
import { findRestock, waitOn } from '../queries/restock.ts';

/** If the product has sold out again, the subscriber stays on the list. */
export const restockWriter: Writer = async (desk, lead) => {
  const { deps, shop } = desk;
  const found = await findRestock(deps.db, lead, deps.now());
  if (!found) return undefined;
  if (!found.disponivel) {
    await waitOn(deps.db, lead);
    return undefined;
  }
  return compose(desk, 'avise-me', {
    to: found.email,
    greeting: `Olá, ${oneLine(found.nome)}!`,
    marks: { produto: oneLine(found.valor === '' ? found.produto : `${found.produto} (${found.valor})`) },
    middle: [
      link('', 'Ver o produto', absolute(shop, productRota(shop, found.slug).path)),
      text(
        'O estoque pode ser pequeno, e este aviso não reserva unidades. É o único que enviamos por este pedido.',
      ),
    ],
  });
};
