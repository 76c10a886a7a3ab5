/** The mail with the link that makes somebody staff. */
import { formatMoment } from '#lib/domain/kernel/dates.ts';
import { link, text } from '#lib/domain/mail/blocks.ts';
import { type Letter, oneLine } from '#lib/platform/mail/mail.ts';

type Invited = {
  readonly to: string;
  readonly loja: string;
  readonly por: string;
  readonly link: string;
  readonly ate: Date;
};

export function invitationLetter({ to, loja, por, link: href, ate }: Invited): Letter {
  return {
    to,
    subject: `Convite para a equipe da loja ${oneLine(loja)}`,
    body: [
      text(`${oneLine(por)} convidou você para trabalhar no painel da loja ${oneLine(loja)}.`),
      link(
        `Para aceitar, abra este endereço. Ele vale uma vez, até ${formatMoment(ate.toISOString())}:`,
        'Aceitar o convite',
        href,
      ),
      text('Se você não conhece a loja, ignore este e-mail: nada acontece.'),
    ],
  };
}
