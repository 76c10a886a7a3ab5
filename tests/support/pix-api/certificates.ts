/** An authority of a test's own, and certificates that it signs: X.509 written by hand, as Node makes none. */
import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export type Certificate = { readonly cert: string; readonly key: string };
export type Authority = {
  /** PEM. */
  readonly cert: string;
  /** For a server at 127.0.0.1 and `localhost`, or a client. @param days Until it ends. */
  readonly issue: (name: string, days?: number) => Certificate;
};

const DAY = 86_400_000;

export function createAuthority(name = 'Autoridade de teste'): Authority {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const cert = certificate({
    subject: name,
    issuer: name,
    publicKey,
    by: privateKey,
    days: 30,
    extensions: [CA],
  });
  return {
    cert,
    issue(subject, days = 30) {
      const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const made = certificate({
        subject,
        issuer: name,
        publicKey: own.publicKey,
        by: privateKey,
        days,
        extensions: [NAMES],
      });
      return { cert: made, key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
    },
  };
}

type Made = {
  readonly subject: string;
  readonly issuer: string;
  readonly publicKey: KeyObject;
  readonly by: KeyObject;
  readonly days: number;
  readonly extensions: readonly Buffer[];
};

function certificate({ subject, issuer, publicKey, by, days, extensions }: Made): string {
  const body = tlv(
    0x30,
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_SHA256,
    nameOf(issuer),
    tlv(0x30, utc(Date.now() - DAY), utc(Date.now() + days * DAY)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, tlv(0x30, ...extensions)),
  );
  const signature = sign('sha256', body, by);
  const der = tlv(0x30, body, ECDSA_SHA256, tlv(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

/** Tag, length, value (X.690). */
function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'));
const ECDSA_SHA256 = tlv(0x30, oid('2a8648ce3d040302'));
/** Basic constraints: an authority. */
const CA = tlv(
  0x30,
  oid('551d13'),
  tlv(0x01, Buffer.from([0xff])),
  tlv(0x04, tlv(0x30, tlv(0x01, Buffer.from([0xff])))),
);
/** Subject alternative names. */
const NAMES = tlv(
  0x30,
  oid('551d11'),
  tlv(0x04, tlv(0x30, tlv(0x82, Buffer.from('localhost')), tlv(0x87, Buffer.from([127, 0, 0, 1])))),
);

function nameOf(name: string): Buffer {
  return tlv(0x30, tlv(0x31, tlv(0x30, oid('550403'), tlv(0x0c, Buffer.from(name)))));
}

function utc(time: number): Buffer {
  const text = new Date(time).toISOString().replace(/[-:T]|\.\d+/g, '');
  return tlv(0x17, Buffer.from(text.slice(2)));
}
