/** The mail with the link that makes somebody a buyer of a company. */
import { formatMoment } from '#lib/domain/kernel/dates.ts';
import { link, text } from '#lib/domain/mail/blocks.ts';
import { compose, type Desk, type Letter, oneLine } from '#lib/platform/mail/mail.ts';

type Facts = {
  readonly to: string;
  readonly empresa: string;
  readonly link: string;
  /** Until when the link is good. */
  readonly ate: Date;
};

/** Names nobody: the address may have no account. */
export function companyInvitationLetter(
  desk: Pick<Desk, 'shop' | 'texts'>,
  { to, empresa, link: href, ate }: Facts,
): Letter {
  return compose(desk, 'empresa-convite', {
    to,
    marks: { empresa: oneLine(empresa) },
    middle: [
      link(
        `Para aceitar, abra este endereço com a conta deste e-mail, ou crie uma. Ele vale uma vez, até ${formatMoment(ate.toISOString())}:`,
        'Ver o convite',
        href,
      ),
      text('Se você não conhece a empresa, ignore este e-mail: nada acontece.'),
    ],
  });
}
