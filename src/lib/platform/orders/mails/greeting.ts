import { oneLine } from '#lib/platform/mail/mail.ts';

/** Names no guest: name and address were typed by whoever ordered, who need not be the reader. */
export function greeting({
  comprador,
  convidado,
}: {
  readonly comprador: { readonly nome: string };
  readonly convidado: boolean;
}): string {
  return convidado ? 'Olá!' : `Olá, ${oneLine(comprador.nome)}!`;
}
