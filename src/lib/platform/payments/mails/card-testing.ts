/** To the shop: so many cards were refused on its page that somebody may be trying stolen ones. */
import { link, text } from '#lib/domain/mail/blocks.ts';
import { shopAddress, type Writer } from '#lib/platform/mail/mail.ts';

export const cardTesting: Writer = async ({ shop }) => ({
  to: shopAddress(shop),
  subject: 'Muitos cartões recusados na loja',
  body: [
    text(
      'Mais da metade dos últimos cartões digitados na página da loja foi recusada. Isso acontece quando alguém testa cartões roubados.',
    ),
    text(
      'A loja parou de aceitar cartões na própria página e volta a aceitar 15 minutos depois da última recusa. Quem compra continua pagando na página do Mercado Pago ou de outra forma. Olhe os pedidos de hoje antes de enviar: muitos pedidos do mesmo endereço ou da mesma pessoa, com cartões diferentes, pedem cuidado.',
    ),
    link('', 'Ver os pedidos', `${shop.siteUrl}/painel/pedidos`),
  ],
});
