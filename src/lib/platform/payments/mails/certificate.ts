/** To the shop: the certificate of its bank ends, or has ended. */
import { formatDate } from '#lib/domain/kernel/dates.ts';
import { text } from '#lib/domain/mail/blocks.ts';
import { pixBank } from '#lib/domain/payments/pix-banks.ts';
import { shopAddress, type Writer } from '#lib/platform/mail/mail.ts';
import { findAccount } from '../queries/payment-accounts.ts';
import { readPaymentSettings } from '../queries/settings.ts';

export const certificateEnds: Writer = async ({ deps, shop }, id) => {
  const account = await findAccount(deps.db, id);
  // It may have waited: with another account since, or codes made without the bank, it would only mislead.
  if (!account || account.retired_at || !(await readPaymentSettings(deps.db)).pix_api_ativo) return undefined;
  // One of the environment is not known here.
  const end = account.identity_until;
  const bank = pixBank(account.banco)?.nome ?? account.banco;
  const when = end ? ` em ${formatDate(end.toISOString())}` : ' em breve';
  return {
    to: shopAddress(shop),
    subject: 'O certificado do Pix pelo banco precisa ser trocado',
    body: [
      text(
        `O certificado com que a loja fala com o banco (${bank}) termina${when}. Depois disso o banco não responde mais: a loja não faz códigos Pix novos e não vê os que foram pagos.`,
      ),
      text(
        'Peça ao banco um certificado novo e envie-o em Pagamentos, Pix pelo banco, antes desse dia. Os pedidos que já têm código continuam valendo.',
      ),
    ],
  };
};
