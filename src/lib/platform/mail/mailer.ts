/** Sends the shop's messages: over SMTP, or without a mail server as `.eml` files that any mail program opens. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMail } from '#lib/platform/kernel/mail.ts';

type MailerOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`; undefined writes files. */
  readonly smtpUrl: string | undefined;
  /** Files go to `mail/` below it. */
  readonly dataDir: string;
  readonly now: () => Date;
  /** Told the file a message was written to; its name says nothing about its reader. */
  readonly onFile?: ((file: string) => void) | undefined;
};

/** Milliseconds a mail server may take to answer. */
const PATIENCE = 10_000;

/** @throws From the function it returns, Error when nobody got the message; it names no reader. */
export function createMailer({ smtpUrl, dataDir, now, onFile }: MailerOptions): SendMail {
  return smtpUrl === undefined ? byFile({ dataDir, now, onFile }) : bySmtp(smtpUrl);
}

function bySmtp(url: string): SendMail {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    });
  });
  return async (mail) => {
    await (await transport()).sendMail(mail).catch((error: unknown) => {
      throw new Error(`a mail was not sent: ${reasonOf(error)}`);
    });
  };
}

function byFile({ dataDir, now, onFile }: Omit<MailerOptions, 'smtpUrl'>): SendMail {
  const folder = join(dataDir, 'mail');
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  });
  let written = 0;
  return async (mail) => {
    const { message } = await (await transport()).sendMail({ ...mail, date: now() });
    written += 1;
    const name = `${now().toISOString().replaceAll(':', '-')}-${process.pid}-${written}.eml`;
    const file = join(folder, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, message as Buffer, { mode: 0o600 });
    onFile?.(file);
  };
}

/** The library takes 20 MB, so it is loaded for the first message. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What mail servers say may hold the address of the reader, so only their codes are kept. */
function reasonOf(error: unknown): string {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return `${code} ${responseCode}`.trim();
}
