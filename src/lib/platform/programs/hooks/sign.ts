/** Signatures of the Standard Webhooks specification 1.0 (standardwebhooks.com): `v1`, HMAC-SHA256. */
import { createHmac, randomBytes } from 'node:crypto';

/** How a secret begins; its key in base64 follows. */
const PREFIX = 'whsec_';
const BYTES = 32;

export function newSecret(): string {
  return `${PREFIX}${randomBytes(BYTES).toString('base64')}`;
}

type Signed = { readonly id: string; readonly at: Date; readonly body: string };

/** The headers of a try. Each secret signs, so that a receiver may know the old or the new one. */
export function signedHeaders(
  { id, at, body }: Signed,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
