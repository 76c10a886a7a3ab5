/** The mail with the link that makes somebody staff. */
import { formatMoment } from '#lib/domain/kernel/dates.ts';
import { oneLine } from '#lib/platform/mail/mail.ts';

type Invited = { readonly loja: string; readonly por: string; readonly link: string; readonly ate: Date };

export function invitationLetter({ loja, por, link, ate }: Invited): {
  readonly subject: string;
  readonly text: string;
} {
  return {
    subject: `Convite para a equipe da loja ${oneLine(loja)}`,
    text: `${oneLine(por)} convidou você para trabalhar no painel da loja ${oneLine(loja)}.

Para aceitar, abra este endereço. Ele vale uma vez, até ${formatMoment(ate.toISOString())}:

${link}

Se você não conhece a loja, ignore este e-mail: nada acontece.
`,
  };
}
