/** Secrets that people type in the panel, as the database keeps them: unreadable without the key of the environment. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type Cipher = {
  /** @param place Where it is kept: sealed for one place, it opens in no other. '' stays ''. */
  readonly close: (text: string, place: string) => string;
  /** Undefined for what was sealed by another key, for another place, or was changed since. */
  readonly open: (sealed: string, place: string) => string | undefined;
  /** What nobody guesses who has not the key: the same for the same text, 43 characters that an address may hold. */
  readonly sign: (text: string) => string;
};

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** @param secret At least 32 characters. */
export function createCipher(secret: string): Cipher {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const key = derived('sealed settings');
  const signing = derived('signed addresses');
  return {
    sign: (text) => createHmac('sha256', signing).update(text).digest('base64url'),
    close(text, place) {
      if (text === '') return '';
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, place) {
      if (sealed === '') return '';
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return undefined;
      try {
        const opening = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        return Buffer.concat([opening.update(bytes.subarray(NONCE + TAG)), opening.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
