/** Services outside that a shop may use, each with its variables; undefined for one that is not set. */
import { CAPTCHA_SERVICES, type CaptchaService } from '#lib/domain/kernel/captcha.ts';
import {
  type Environment,
  isToken,
  readChoice,
  readKeys,
  readOrigin,
  readUrl,
  text,
} from './config-values.ts';

export type CaptchaAccess = {
  readonly service: CaptchaService;
  /** Public: it is part of pages. */
  readonly siteKey: string;
  readonly secret: string;
  /** Origin that is asked instead of the service's own. */
  readonly origin: string | undefined;
};
export type BucketAccess = {
  /** Of the bucket, path-style, without a slash at the end. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
};
export type PurgeAccess = { readonly url: string; readonly token: string | undefined };
export type CarrierAccess = { readonly url: string; readonly token: string };

/** Tags are on pages only with `CDN=1`; a hosted platform says nothing of what changes. */
export function readPurge(env: Environment, problems: string[]): PurgeAccess | undefined {
  const url = readUrl(env, 'CDN_PURGE_URL', ['http:', 'https:'], problems);
  if (url === undefined) return undefined;
  if (text(env, 'CDN') !== '1') problems.push('CDN_PURGE_URL is of no use without CDN=1');
  if (text(env, 'PLATFORM_URL')) {
    problems.push('CDN_PURGE_URL is of no use with PLATFORM_URL: that platform does not say what changes');
  }
  const token = text(env, 'CDN_PURGE_TOKEN');
  if (token !== undefined && !isToken(token)) {
    problems.push('CDN_PURGE_TOKEN holds characters no token has');
  }
  return { url, token };
}

/** Its token switches a carrier API on; the URL is only needed for another than the usual one. */
export function readCarrier(
  env: Environment,
  name: 'MELHOR_ENVIO' | 'FRENET',
  usual: string,
  problems: string[],
): CarrierAccess | undefined {
  const url = readOrigin(env, `${name}_URL`, problems) ?? usual;
  const token = text(env, `${name}_TOKEN`);
  if (token === undefined) return undefined;
  if (!isToken(token)) problems.push(`${name}_TOKEN holds characters no token has`);
  if (text(env, 'SHIPPING_ORIGIN_CEP') === undefined) {
    problems.push(`SHIPPING_ORIGIN_CEP is missing: with ${name}_TOKEN it says where parcels leave from`);
  }
  return { url, token };
}

/** Its two keys belong with its URL. A hosted platform keeps the pictures itself. */
export function readBucket(env: Environment, problems: string[]): BucketAccess | undefined {
  const value = readUrl(env, 'MEDIA_URL', ['http:', 'https:'], problems);
  if (value === undefined) return undefined;
  const { origin, pathname, username, search } = new URL(value);
  if (!/^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(pathname) || username || search) {
    problems.push('MEDIA_URL is no bucket: give its address as https://endpoint/bucket, without a key in it');
  }
  const [keyId, secret] = readKeys(env, ['MEDIA_KEY_ID', 'MEDIA_SECRET'], 'MEDIA_URL', problems);
  if (text(env, 'PLATFORM_URL')) {
    problems.push('MEDIA_URL is of no use with PLATFORM_URL: that platform keeps the pictures');
  }
  const url = `${origin}${pathname.replace(/\/$/, '')}`;
  return { url, region: text(env, 'MEDIA_REGION') ?? 'us-east-1', keyId, secret };
}

/** Its two keys belong together. A hosted platform takes the forms itself. */
export function readCaptcha(env: Environment, problems: string[]): CaptchaAccess | undefined {
  const origin = readOrigin(env, 'CAPTCHA_URL', problems);
  const service = readChoice(env, 'CAPTCHA', ['none', ...CAPTCHA_SERVICES], problems);
  if (service === 'none') return undefined;
  const names = ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const;
  const [siteKey, secret] = readKeys(env, names, `CAPTCHA=${service}`, problems);
  if (text(env, 'PLATFORM_URL'))
    problems.push('CAPTCHA is of no use with PLATFORM_URL: that platform takes the forms');
  return { service, siteKey, secret, origin };
}

/** Names or addresses, each with its port if it is no usual one. */
export function readPrivateHosts(
  env: Environment,
  name: 'PICTURE_PRIVATE_HOSTS' | 'WEBHOOK_PRIVATE_HOSTS',
  problems: string[],
): readonly string[] {
  const hosts = (text(env, name) ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  const wrong = hosts.filter((host) => !URL.canParse(`http://${host}`) || /[/?#@]/.test(host));
  if (wrong.length > 0)
    problems.push(`${name} has "${wrong.join(', ')}": give hosts, with a port or without`);
  return hosts;
}
