/** To the shop, by the account at the bank: money came by codes of the shop that no order knows. */
import { text } from '#lib/domain/mail/blocks.ts';
import { pixBank } from '#lib/domain/payments/pix-banks.ts';
import { shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
import { findAccount } from '../queries/payment-accounts.ts';

export const strangeMoney: Writer = async ({ deps, shop }, id) => {
  const account = await findAccount(deps.db, id);
  if (!account) return undefined;
  return {
    to: shopAddress(shop),
    subject: 'Chegou um Pix que não pertence a nenhum pedido',
    body: [
      text(
        `O banco (${pixBank(account.banco)?.nome ?? account.banco}, chave ${account.chave}) recebeu Pix com códigos no formato desta loja, mas nenhum pedido daqui tem esses códigos.`,
      ),
      text(
        'Isso acontece quando uma cópia antiga do banco de dados foi restaurada, ou quando outra loja recebe na mesma conta. Compare o extrato do banco com os pedidos e devolva pelo banco o que não for de ninguém. Os códigos estão no registro do servidor.',
      ),
    ],
  };
};
