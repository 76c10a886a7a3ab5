/** What the panel is told of mails. */
export const mailMessage = {
  /** @param why What the mailer says, which names no reader: `a mail was not sent: EAUTH 535`. */
  mailNotTaken: (why: string): string =>
    `O servidor de e-mail não aceitou a mensagem (${why.replace(/^.*: /, '')}). Confira SMTP_URL e o remetente.`,
};
