/** Files of the shop in a bucket of an S3-compatible object storage, so that several machines need no disk in common. */
import { AwsClient } from 'aws4fetch';
import { refuseStrangeKey, type Storage } from './storage.ts';

export type ObjectStorageOptions = {
  /** Of the bucket, path-style, without a slash at the end: `https://s3.sa-east-1.amazonaws.com/loja`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
};

/** Milliseconds for one act, its tries and its last byte included. */
const PATIENCE = 10_000;
/** Milliseconds until a file that somebody waits for begins to come, tries included. */
const FIRST_BYTE = 1800;
/** Tries again after an answer of 5xx or 429, as S3 asks for; the pauses grow from 50 ms. */
const RETRIES = 3;

/**
 * Every act throws when the storage is gone, too slow, or refuses; what it throws names no key of the shop's account.
 * @param patience Milliseconds for one act.
 * @param firstByte Milliseconds until a file that is read begins to come.
 */
export function createObjectStorage(
  { url, region, keyId, secret }: ObjectStorageOptions,
  patience: number = PATIENCE,
  firstByte: number = FIRST_BYTE,
): Storage {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: RETRIES,
  });
  const ask = async (
    method: string,
    path: string,
    { body, begins }: { body?: Uint8Array<ArrayBuffer>; begins?: number } = {},
  ): Promise<Response> => {
    const silent = new AbortController();
    const giveUp = (): void =>
      silent.abort(new DOMException('the object storage was silent', 'TimeoutError'));
    const timer = begins === undefined ? undefined : setTimeout(giveUp, begins);
    const answer = await client
      .fetch(`${url}${path}`, {
        method,
        ...(body && { body }),
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(patience), silent.signal]),
      })
      .finally(() => clearTimeout(timer));
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`the object storage answered ${answer.status} to ${method}`);
  };
  const pathOf = (key: string): string => {
    refuseStrangeKey(key);
    return `/${key}`;
  };
  /** One page of at most a thousand keys, as the storage gives them. */
  const page = async (folder: string, token: string | undefined) => {
    const query = new URLSearchParams({
      delimiter: '/',
      'list-type': '2',
      prefix: `${folder}/`,
      ...(token !== undefined && { 'continuation-token': token }),
    });
    const answer = await ask('GET', `?${query}`);
    if (!answer.ok) throw new Error('the object storage knows no such bucket');
    return answer.text();
  };
  return {
    async put(key, bytes) {
      const answer = await ask('PUT', pathOf(key), { body: new Uint8Array(bytes) });
      if (!answer.ok) throw new Error('the object storage knows no such bucket');
    },
    async get(key) {
      const answer = await ask('GET', pathOf(key), { begins: firstByte });
      const bytes = Buffer.from(await answer.arrayBuffer());
      return answer.ok && bytes.length > 0 ? bytes : undefined;
    },
    async remove(key) {
      await ask('DELETE', pathOf(key));
    },
    async list(folder) {
      refuseStrangeKey(folder);
      const keys: string[] = [];
      for (let token: string | undefined, more = true; more; more = token !== undefined) {
        const xml = await page(folder, token);
        keys.push(...textsOf(xml, 'Key'));
        [token] = textsOf(xml, 'NextContinuationToken');
      }
      return keys.toSorted();
    },
  };
}

/** Keys of ours hold nothing that XML spells otherwise; tokens may. */
function textsOf(xml: string, element: string): readonly string[] {
  const found = xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'));
  return [...found].map(([, text = '']) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}
