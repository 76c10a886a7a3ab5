/** Sends the shop's messages: over SMTP, or without a mail server as `.eml` files that any mail program opens. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Mail = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

export type SendMail = (mail: Mail) => Promise<void>;

type MailerOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`; undefined writes files. */
  readonly smtpUrl: string | undefined;
  /** Files go to `mail/` below it. */
  readonly dataDir: string;
  readonly now: () => Date;
  /** Told the file a message was written to; its name says nothing about its reader. */
  readonly onFile?: (file: string) => void;
};

/** Milliseconds a mail server may take to answer. */
const PATIENCE = 10_000;

/** @throws From the function it returns, Error when nobody got the message; it names no reader. */
export function createMailer({ smtpUrl, dataDir, now, onFile }: MailerOptions): SendMail {
  if (smtpUrl !== undefined) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    });
    return async (mail) => {
      await transport.sendMail(mail).catch((error: unknown) => {
        throw new Error(`a mail was not sent: ${reasonOf(error)}`);
      });
    };
  }
  const folder = join(dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let written = 0;
  return async (mail) => {
    const { message } = await transport.sendMail({ ...mail, date: now() });
    written += 1;
    const name = `${now().toISOString().replaceAll(':', '-')}-${process.pid}-${written}.eml`;
    const file = join(folder, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, message as Buffer, { mode: 0o600 });
    onFile?.(file);
  };
}

/** What mail servers say may hold the address of the reader, so only their codes are kept. */
function reasonOf(error: unknown): string {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return `${code} ${responseCode}`.trim();
}
