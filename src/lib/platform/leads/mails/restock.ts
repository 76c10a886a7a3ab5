/** The mail to subscribers of a product that is back in stock. */

import { oneLine, type Writer } from '#lib/platform/mail/mail.ts';
import { absolute } from '#lib/platform/shop/shop.ts';
import { productRota } from '#lib/platform/shop/wire/rota.ts';
import { findRestock, waitOn } from '../queries/restock.ts';

/** If the product has sold out again, the subscriber stays on the list. */
export const restockWriter: Writer = async ({ deps, shop }, lead) => {
  const found = await findRestock(deps.db, lead, deps.now());
  if (!found) return undefined;
  if (!found.disponivel) {
    await waitOn(deps.db, lead);
    return undefined;
  }
  const { site } = shop.configuracoes.sistema.geral;
  const produto = oneLine(found.valor === '' ? found.produto : `${found.produto} (${found.valor})`);
  return {
    to: found.email,
    subject: `Chegou: ${produto}`,
    text: `Olá, ${oneLine(found.nome)}!

Você pediu um aviso, e aqui está ele: ${produto} está disponível de novo na ${site.nome}.

${absolute(shop, productRota(shop, found.slug).path)}

O estoque pode ser pequeno, e este aviso não reserva unidades. É o único que enviamos por este pedido.

${site.nome}
`,
  };
};
