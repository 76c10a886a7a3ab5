/** The mailer against a mail server that speaks just enough SMTP. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailer } from '#lib/platform/mail/mailer.ts';

const now = () => new Date('2026-11-20T15:00:00Z');
const MAIL = {
  from: { name: 'Loja & Cabos', address: 'loja@loja.test' },
  to: 'clara@cliente.test',
  subject: 'Crie uma nova senha: é rápido',
  text: 'Olá, Clara!\n\n.Uma linha que começa com ponto.\n',
  html: '<p>Olá, Clara!</p>',
};

let server: Server | undefined;
let folder: string | undefined;
afterEach(async () => {
  await new Promise<unknown>((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  if (folder) rmSync(folder, { recursive: true, force: true });
  server = undefined;
  folder = undefined;
});

/** Takes messages, or refuses every reader; what it was told is in `heard`. */
async function mailServer(refusing: boolean) {
  const heard: string[] = [];
  const answers: readonly (readonly [start: string, answer: string])[] = [
    ['EHLO', '250 mail.test'],
    ['MAIL', '250 ok'],
    ['RCPT', refusing ? '550 nobody called clara@cliente.test' : '250 ok'],
    ['DATA', '354 go'],
    ['QUIT', '221 bye'],
    ['RSET', '250 ok'],
  ];
  server = createServer((socket) => {
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      heard.push(text);
      const answer = answers.find(([start]) => text.startsWith(start))?.[1];
      if (answer) socket.write(`${answer}\r\n`);
      else if (text.endsWith('\r\n.\r\n')) socket.write('250 taken\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, url: `smtp://127.0.0.1:${port}` };
}

describe('with a mail server', () => {
  it('sends the message over SMTP', async () => {
    const { heard, url } = await mailServer(false);
    await createMailer({ smtpUrl: url, dataDir: '/nowhere', now })(MAIL);
    const all = heard.join('');
    expect(all).toContain('MAIL FROM:<loja@loja.test>');
    expect(all).toContain('RCPT TO:<clara@cliente.test>');
    expect(all).toContain('To: clara@cliente.test\r\n');
  });

  it('says that a message was refused, without naming its reader', async () => {
    const { url } = await mailServer(true);
    const sent = createMailer({ smtpUrl: url, dataDir: '/nowhere', now })(MAIL);
    const error = await sent.then(
      () => undefined,
      (reason: unknown) => reason as Error,
    );
    expect(error?.message).toBe('a mail was not sent: EENVELOPE 550');
    expect(error?.cause).toBeUndefined();
  });

  it('says that nobody answers', async () => {
    const { url } = await mailServer(false);
    await new Promise((resolve) => server?.close(resolve));
    const sent = createMailer({ smtpUrl: url, dataDir: '/nowhere', now })(MAIL);
    await expect(sent).rejects.toThrow(/^a mail was not sent: E\w+$/);
  });
});

describe('without a mail server', () => {
  it('writes each message to a file that a mail program opens', async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-mail-'));
    const files: string[] = [];
    const send = createMailer({
      smtpUrl: undefined,
      dataDir: folder,
      now,
      onFile: (file) => files.push(file),
    });
    await Promise.all([send(MAIL), send(MAIL)]);
    expect(readdirSync(join(folder, 'mail'))).toHaveLength(2);
    expect(new Set(files).size).toBe(2);
    const text = readFileSync(files[0] ?? '', 'utf8');
    expect(text).toMatch(/^From: "?Loja & Cabos"? <loja@loja\.test>\r$/m);
    expect(text).toMatch(/^Date: Fri, 20 Nov 2026 15:00:00 \+0000\r$/m);
    expect(text).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(text.indexOf('Content-Type: text/plain')).toBeLessThan(text.indexOf('Content-Type: text/html'));
    expect(files.join()).not.toContain('clara');
  });
});
