/** The configuration of one process. This module alone reads the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CAPTCHA_SERVICES, type CaptchaService } from '#lib/domain/captcha.ts';
import { normalizeCep, ufOf } from '#lib/domain/cep.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export type Config = {
  readonly port: number;
  /** Undefined listens on every interface. */
  readonly host: string | undefined;
  /** Origin without a trailing slash; canonical URLs and structured data are built on it. */
  readonly siteUrl: string;
  /** Absolute path; holds the embedded database, the pictures made so far and the session secret. */
  readonly dataDir: string;
  /** A PostgreSQL URL; undefined is the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** How many processes serve this port. */
  readonly cluster: number;
  /** Origin of a hosted store platform; undefined is the embedded one. */
  readonly platformUrl: string | undefined;
  readonly appToken: string;
  /** Undefined: one is made and kept in `dataDir`. */
  readonly sessionSecret: string | undefined;
  /** Value of `?liberarAcesso=` that opens a shop under maintenance. */
  readonly unlockVersion: string;
  readonly seed: 'demo' | 'none';
  /** A shared cache stands in front: pages carry `s-maxage`. */
  readonly cdn: boolean;
  /** Where the CDN is told which pages changed; undefined leaves them to their age. */
  readonly cdnPurge: Purge | undefined;
  /** Believe `X-Forwarded-*` and `X-Request-Id`. */
  readonly trustProxy: boolean;
  readonly logLevel: LogLevel;
  /** Write who asked for what and when into `dataDir`. */
  readonly accessLog: boolean;
  /** Pages say how long they took. */
  readonly serverTiming: boolean;
  /** Opens `/metrics`; undefined keeps it shut. */
  readonly metricsToken: string | undefined;
  readonly smtpUrl: string | undefined;
  /** A bucket for pictures; undefined keeps them in `dataDir`. */
  readonly media: Bucket | undefined;
  /** Where parcels leave from: eight digits of a postal code. */
  readonly shippingOriginCep: string | undefined;
  /** Access to carrier APIs; undefined prices deliveries by the shop's own tables alone. */
  readonly melhorEnvio: CarrierAccess | undefined;
  readonly frenet: CarrierAccess | undefined;
  /** Ask public directories for the town of a postal code. */
  readonly cepLookup: boolean;
  /** Guards forms that everybody may send; undefined leaves them to the shop's own means. */
  readonly captcha: Captcha | undefined;
};

type Captcha = {
  readonly service: CaptchaService;
  /** Public: it stands in pages. */
  readonly siteKey: string;
  readonly secret: string;
  /** Origin that is asked instead of the service's own. */
  readonly origin: string | undefined;
};
type Bucket = {
  /** Of the bucket, path-style, without a slash at the end. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
};
type Purge = { readonly url: string; readonly token: string | undefined };
type CarrierAccess = { readonly url: string; readonly token: string };

export type Environment = Readonly<Record<string, string | undefined>>;

const MOST_PROCESSES = 64;

/** Lists every wrong variable at once, each line starting with its name. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** @throws ConfigError when a variable is wrong. An empty variable counts as absent. */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const port = readPort(env, problems);
  const databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], problems);
  const config: Config = {
    port,
    host: text(env, 'HOST'),
    siteUrl: readOrigin(env, 'SITE_URL', problems) ?? `http://localhost:${port}`,
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    databaseUrl,
    cluster: readCluster(env, problems),
    platformUrl: readOrigin(env, 'PLATFORM_URL', problems),
    appToken: text(env, 'APP_TOKEN') ?? 'wapstore',
    sessionSecret: readSecret(env, databaseUrl !== undefined, problems),
    unlockVersion: text(env, 'UNLOCK_VERSION') ?? packageVersion(),
    seed: readChoice(env, 'SEED', ['demo', 'none'], problems),
    cdn: readSwitch(env, 'CDN', problems),
    cdnPurge: readPurge(env, problems),
    trustProxy: readSwitch(env, 'TRUST_PROXY', problems),
    logLevel: readChoice(env, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent'], problems),
    accessLog: readChoice(env, 'ACCESS_LOG', ['1', '0'], problems) === '1',
    serverTiming: readSwitch(env, 'SERVER_TIMING', problems),
    metricsToken: readMetricsToken(env, problems),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'], problems),
    media: readBucket(env, problems),
    shippingOriginCep: readOriginCep(env, problems),
    melhorEnvio: readCarrier(env, 'MELHOR_ENVIO', 'https://melhorenvio.com.br', problems),
    frenet: readCarrier(env, 'FRENET', 'https://api.frenet.com.br', problems),
    cepLookup: readSwitch(env, 'CEP_LOOKUP', problems),
    captcha: readCaptcha(env, problems),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** The variables of this process; those of an `.env` file in the working directory stand behind them. */
export function processEnvironment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function readPort(env: Environment, problems: string[]): number {
  const value = text(env, 'PORT') ?? '4321';
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port >= 1 && port <= 65_535) return port;
  problems.push(`PORT is "${value}": give a whole number from 1 to 65535`);
  return 0;
}

/** Two processes would destroy each other's rows in the embedded database. */
function readCluster(env: Environment, problems: string[]): number {
  const value = text(env, 'CLUSTER') ?? '1';
  const processes = Number(value);
  if (!/^\d{1,2}$/.test(value) || processes < 1 || processes > MOST_PROCESSES) {
    problems.push(`CLUSTER is "${value}": give a whole number from 1 to ${MOST_PROCESSES}`);
  } else if (processes > 1 && !text(env, 'DATABASE_URL') && !text(env, 'PLATFORM_URL')) {
    problems.push(
      `CLUSTER is ${processes}, but the embedded database serves one process: set DATABASE_URL to a PostgreSQL`,
    );
  }
  return processes;
}

function readUrl(
  env: Environment,
  name: string,
  protocols: readonly string[],
  problems: string[],
): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  // The value may hold a password, so it is not repeated.
  problems.push(`${name} is not a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  return undefined;
}

function readOrigin(env: Environment, name: string, problems: string[]): string | undefined {
  const value = readUrl(env, name, ['http:', 'https:'], problems);
  if (value === undefined) return undefined;
  const url = new URL(value);
  if (url.href === `${url.origin}/`) return url.origin;
  problems.push(`${name} is more than an origin: give it without path or query, like ${url.origin}`);
  return undefined;
}

function readSecret(env: Environment, demanded: boolean, problems: string[]): string | undefined {
  const value = text(env, 'SESSION_SECRET');
  if (value === undefined && demanded) {
    problems.push('SESSION_SECRET is missing: with DATABASE_URL every process needs the same one');
  }
  if (value !== undefined && value.length < 32) {
    problems.push('SESSION_SECRET is too short: give at least 32 characters');
  }
  return value;
}

/** Tags are on pages only with `CDN=1`; a hosted platform says nothing of what changes. */
function readPurge(env: Environment, problems: string[]): Purge | undefined {
  const url = readUrl(env, 'CDN_PURGE_URL', ['http:', 'https:'], problems);
  if (url === undefined) return undefined;
  if (text(env, 'CDN') !== '1') problems.push('CDN_PURGE_URL is of no use without CDN=1');
  if (text(env, 'PLATFORM_URL')) {
    problems.push('CDN_PURGE_URL is of no use with PLATFORM_URL: that platform does not say what changes');
  }
  const token = text(env, 'CDN_PURGE_TOKEN');
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    problems.push('CDN_PURGE_TOKEN holds characters no token has');
  }
  return { url, token };
}

function readMetricsToken(env: Environment, problems: string[]): string | undefined {
  const value = text(env, 'METRICS_TOKEN');
  if (value !== undefined && value.length < 16) {
    problems.push('METRICS_TOKEN is too short: give at least 16 characters');
  }
  return value;
}

function readOriginCep(env: Environment, problems: string[]): string | undefined {
  const value = text(env, 'SHIPPING_ORIGIN_CEP');
  const cep = value === undefined ? undefined : normalizeCep(value);
  if (value !== undefined && (cep === undefined || ufOf(cep) === undefined)) {
    problems.push(`SHIPPING_ORIGIN_CEP is "${value}": give the eight digits of a postal code`);
  }
  return cep;
}

/** Its token switches a carrier API on; the URL is only needed for another than the usual one. */
function readCarrier(
  env: Environment,
  name: 'MELHOR_ENVIO' | 'FRENET',
  usual: string,
  problems: string[],
): CarrierAccess | undefined {
  const url = readOrigin(env, `${name}_URL`, problems) ?? usual;
  const token = text(env, `${name}_TOKEN`);
  if (token === undefined) return undefined;
  if (!/^[\x21-\x7e]+$/.test(token)) problems.push(`${name}_TOKEN holds characters no token has`);
  if (text(env, 'SHIPPING_ORIGIN_CEP') === undefined) {
    problems.push(`SHIPPING_ORIGIN_CEP is missing: with ${name}_TOKEN it says where parcels leave from`);
  }
  return { url, token };
}

/** Its two keys belong with its URL. A hosted platform keeps the pictures itself. */
function readBucket(env: Environment, problems: string[]): Bucket | undefined {
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

function readKeys(
  env: Environment,
  names: readonly [string, string],
  wanted: string,
  problems: string[],
): readonly [string, string] {
  const read = (name: string): string => {
    const value = text(env, name) ?? '';
    if (!/^[\x21-\x7e]+$/.test(value)) problems.push(`${name} is missing or no key: ${wanted} needs it`);
    return value;
  };
  return [read(names[0]), read(names[1])];
}

/** Its two keys belong together. A hosted platform takes the forms itself. */
function readCaptcha(env: Environment, problems: string[]): Captcha | undefined {
  const origin = readOrigin(env, 'CAPTCHA_URL', problems);
  const service = readChoice(env, 'CAPTCHA', ['none', ...CAPTCHA_SERVICES], problems);
  if (service === 'none') return undefined;
  const names = ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const;
  const [siteKey, secret] = readKeys(env, names, `CAPTCHA=${service}`, problems);
  if (text(env, 'PLATFORM_URL'))
    problems.push('CAPTCHA is of no use with PLATFORM_URL: that platform takes the forms');
  return { service, siteKey, secret, origin };
}

/** The first choice is the default. */
function readChoice<const Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly [Choice, ...Choice[]],
  problems: string[],
): Choice {
  const value = text(env, name);
  const found = value === undefined ? choices[0] : choices.find((choice) => choice === value);
  if (found === undefined) problems.push(`${name} is "${value}": give ${choices.join(' or ')}`);
  return found ?? choices[0];
}

function readSwitch(env: Environment, name: string, problems: string[]): boolean {
  return readChoice(env, name, ['0', '1'], problems) === '1';
}

export function packageVersion(): string {
  const file = new URL('../../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
