/** To the shop: a script of another company that runs on its page for cards is no longer the same. */
import { code, text } from '#lib/domain/mail/blocks.ts';
import { cardScript } from '#lib/domain/payments/card-scripts.ts';
import { shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
import { findScript } from '../queries/provider-scripts.ts';

export const scriptChanged: Writer = async ({ deps, shop }, id) => {
  const script = await findScript(deps.db, id);
  if (!script) return undefined;
  return {
    to: shopAddress(shop),
    subject: 'Mudou um programa que roda na página do cartão',
    body: [
      text(
        `O programa ${script.address} (${cardScript(script.address)?.empresa ?? 'de outra empresa'}), que recebe os dados do cartão na página de pagamento da loja, não é mais o mesmo. A empresa dele publica versões novas sem avisar: uma mudança é comum, e a loja não tem como saber o que mudou.`,
      ),
      text(
        'Confira se a empresa anunciou uma versão nova. Se algo parecer errado, desative o cartão na própria loja em Pagamentos, Mercado Pago: quem compra passa a pagar na página do Mercado Pago.',
      ),
      code('Impressão digital de agora (SHA-256):', script.sha256),
    ],
  };
};
