/** The certificate by which a bank knows the shop: PEM with its key, or a PFX file. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { Duplex } from 'node:stream';
import { createSecureContext, TLSSocket } from 'node:tls';

export type PixIdentity =
  | { readonly cert: string; readonly key: string; readonly passphrase?: string | undefined }
  | { readonly pfx: Buffer; readonly passphrase?: string | undefined };

/** Files and password as somebody sent them. */
export type SentIdentity = {
  readonly certificate: Buffer;
  /** Empty where it stands in the same file. */
  readonly key: Buffer;
  readonly password: string;
};

/** `old`: enciphered as OpenSSL 3 does not open any more. */
export type IdentityFault = 'unreadable' | 'password' | 'old' | 'no-key' | 'no-match';

export type ReadIdentity = {
  readonly identity: PixIdentity;
  /** Undefined where it cannot be told. */
  readonly until: Date | undefined;
};

const CERTIFICATE = '-----BEGIN CERTIFICATE-----';

export function readIdentity({ certificate, key, password }: SentIdentity): ReadIdentity | IdentityFault {
  const passphrase = password === '' ? {} : { passphrase: password };
  const text = certificate.toString('latin1');
  if (!text.includes(CERTIFICATE)) return tried({ pfx: certificate, ...passphrase });
  const secret = key.length > 0 ? key.toString('latin1') : text;
  if (!secret.includes('PRIVATE KEY-----')) return 'no-key';
  try {
    const privateKey = createPrivateKey({ key: secret, ...passphrase });
    if (!new X509Certificate(text).checkPrivateKey(privateKey)) return 'no-match';
  } catch {
    return secret.includes('ENCRYPTED') ? 'password' : 'unreadable';
  }
  return tried({ cert: text, key: secret, ...passphrase });
}

function tried(identity: PixIdentity): ReadIdentity | IdentityFault {
  try {
    const secureContext = createSecureContext(identity);
    const socket = new TLSSocket(new Duplex({ read: () => undefined, write: (_, __, done) => done() }), {
      secureContext,
    });
    const shown = socket.getCertificate();
    socket.destroy();
    const until = shown && 'valid_to' in shown ? new Date(shown.valid_to) : undefined;
    return { identity, until };
  } catch (error) {
    const { code = '', message = '' } = error as NodeJS.ErrnoException;
    if (code === 'ERR_CRYPTO_UNSUPPORTED_OPERATION' || /unsupported/i.test(message)) return 'old';
    return /mac verify|bad decrypt/i.test(message) ? 'password' : 'unreadable';
  }
}

/** As text that can be sealed. */
export function writeIdentity(identity: PixIdentity): string {
  return JSON.stringify('pfx' in identity ? { ...identity, pfx: identity.pfx.toString('base64') } : identity);
}

/** What `writeIdentity` wrote. */
export function parseIdentity(text: string): PixIdentity {
  const read = JSON.parse(text) as { pfx?: string; cert: string; key: string; passphrase?: string };
  const { pfx, cert, key, passphrase } = read;
  return pfx === undefined ? { cert, key, passphrase } : { pfx: Buffer.from(pfx, 'base64'), passphrase };
}
