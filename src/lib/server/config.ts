/** The configuration of one process. This module alone reads the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizeCep, ufOf } from '#lib/domain/kernel/cep.ts';
import type { MercadoPagoOptions } from '#lib/platform/payments/mercado-pago/account.ts';
import type { PixApiOptions } from '#lib/platform/payments/pix-api/account.ts';
import { readMercadoPago } from './config-mercado-pago.ts';
import { readPixApi } from './config-pix.ts';
import {
  type BucketAccess,
  type CaptchaAccess,
  type CarrierAccess,
  type PurgeAccess,
  readBucket,
  readCaptcha,
  readCarrier,
  readPrivateHosts,
  readPurge,
} from './config-services.ts';
import {
  type Environment,
  readChoice,
  readDatabaseUrls,
  readOrigin,
  readSwitch,
  readUrl,
  text,
} from './config-values.ts';
import { isPlace, type ProxyPlaces } from './http/trusted-proxies.ts';

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
  /** Servers of that database in the order in which they are tried, `databaseUrl` the first; undefined beside it. */
  readonly databaseUrls: readonly [string, ...string[]] | undefined;
  /** How many processes serve this port. */
  readonly cluster: number;
  /** Origin of a hosted store platform; undefined is the embedded one. */
  readonly platformUrl: string | undefined;
  readonly appToken: string;
  /** Undefined: one is made and kept in `dataDir`. */
  readonly sessionSecret: string | undefined;
  /** Closes the secrets that people type in the panel; undefined: that of sessions does. */
  readonly secretsKey: string | undefined;
  /** What the environment says of Pix by the API of a bank. */
  readonly pixApi: PixApiOptions;
  readonly mercadoPago: MercadoPagoOptions;
  /** Value of `?liberarAcesso=` that opens a shop under maintenance. */
  readonly unlockVersion: string;
  readonly seed: 'demo' | 'none';
  /** Browsers shall ask every name below the shop's by https too. */
  readonly hstsSubdomains: boolean;
  /** A shared cache stands in front: pages carry `s-maxage`. */
  readonly cdn: boolean;
  /** The address that purges pages from the CDN; undefined lets them expire by age. */
  readonly cdnPurge: PurgeAccess | undefined;
  /** Whose `X-Forwarded-*` and `X-Request-Id` are believed. */
  readonly trustProxy: ProxyPlaces;
  /** How many connections of one address a process keeps; those of such a proxy are not counted. */
  readonly connectionsPerAddress: number;
  readonly logLevel: LogLevel;
  /** Write who asked for what and when into `dataDir`. */
  readonly accessLog: boolean;
  /** Draw the pictures of cards and galleries before somebody asks for them. */
  readonly drawAhead: boolean;
  /** Pages say how long they took. */
  readonly serverTiming: boolean;
  /** Opens `/metrics`; undefined keeps it shut. */
  readonly metricsToken: string | undefined;
  readonly smtpUrl: string | undefined;
  /** A bucket for pictures; undefined keeps them in `dataDir`. */
  readonly media: BucketAccess | undefined;
  /** Where parcels leave from: eight digits of a postal code. */
  readonly shippingOriginCep: string | undefined;
  /** Access to carrier APIs; undefined prices deliveries by the shop's own tables alone. */
  readonly melhorEnvio: CarrierAccess | undefined;
  readonly frenet: CarrierAccess | undefined;
  /** Ask public directories for street, district and town of a postal code. */
  readonly cepLookup: boolean;
  /** `host` or `host:port` of this network that pictures of spreadsheets may come from. */
  readonly privateHosts: readonly string[];
  /** The same for web hooks. */
  readonly hookHosts: readonly string[];
  /** Guards forms that everybody may send; undefined leaves them to the shop's own means. */
  readonly captcha: CaptchaAccess | undefined;
};

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
  const databaseUrls = readDatabaseUrls(env, problems);
  const databaseUrl = databaseUrls?.[0];
  const config: Config = {
    port,
    host: text(env, 'HOST'),
    siteUrl: readOrigin(env, 'SITE_URL', problems) ?? `http://localhost:${port}`,
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseUrls,
    cluster: readCluster(env, problems),
    platformUrl: readOrigin(env, 'PLATFORM_URL', problems),
    appToken: text(env, 'APP_TOKEN') ?? 'wapstore',
    sessionSecret: readSecret(env, databaseUrl !== undefined, problems),
    secretsKey: readSecretsKey(env, problems),
    pixApi: readPixApi(env, problems),
    mercadoPago: readMercadoPago(env, problems),
    unlockVersion: text(env, 'UNLOCK_VERSION') ?? packageVersion(),
    seed: readChoice(env, 'SEED', ['demo', 'none'], problems),
    hstsSubdomains: readSwitch(env, 'HSTS_SUBDOMAINS', problems),
    cdn: readSwitch(env, 'CDN', problems),
    cdnPurge: readPurge(env, problems),
    trustProxy: readProxies(env, problems),
    connectionsPerAddress: readConnections(env, problems),
    logLevel: readChoice(env, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent'], problems),
    accessLog: readChoice(env, 'ACCESS_LOG', ['1', '0'], problems) === '1',
    drawAhead: readChoice(env, 'DRAW_AHEAD', ['1', '0'], problems) === '1',
    serverTiming: readSwitch(env, 'SERVER_TIMING', problems),
    metricsToken: readMetricsToken(env, problems),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'], problems),
    media: readBucket(env, problems),
    shippingOriginCep: readOriginCep(env, problems),
    melhorEnvio: readCarrier(env, 'MELHOR_ENVIO', 'https://melhorenvio.com.br', problems),
    frenet: readCarrier(env, 'FRENET', 'https://api.frenet.com.br', problems),
    // The demo store uses no outside service unless configured to.
    cepLookup:
      readChoice(env, 'CEP_LOOKUP', text(env, 'SEED') === 'none' ? ['1', '0'] : ['0', '1'], problems) === '1',
    privateHosts: readPrivateHosts(env, 'PICTURE_PRIVATE_HOSTS', problems),
    hookHosts: readPrivateHosts(env, 'WEBHOOK_PRIVATE_HOSTS', problems),
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

function readPort(env: Environment, problems: string[]): number {
  const value = text(env, 'PORT') ?? '4321';
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port >= 1 && port <= 65_535) return port;
  problems.push(`PORT is "${value}": give a whole number from 1 to 65535`);
  return 0;
}

/** Two processes would destroy each other's rows in the embedded database. */
const isNamed = (env: Environment): boolean =>
  text(env, 'DATABASE_URL') !== undefined || text(env, 'DATABASE_URLS') !== undefined;

function readCluster(env: Environment, problems: string[]): number {
  const value = text(env, 'CLUSTER') ?? '1';
  const processes = Number(value);
  if (!/^\d{1,2}$/.test(value) || processes < 1 || processes > MOST_PROCESSES) {
    problems.push(`CLUSTER is "${value}": give a whole number from 1 to ${MOST_PROCESSES}`);
  } else if (processes > 1 && !isNamed(env) && !text(env, 'PLATFORM_URL')) {
    problems.push(
      `CLUSTER is ${processes}, but the embedded database serves one process: set DATABASE_URL to a PostgreSQL`,
    );
  }
  return processes;
}

/** A number with a dot or colon in it is an address. */
function readProxies(env: Environment, problems: string[]): ProxyPlaces {
  const value = text(env, 'TRUST_PROXY') ?? '0';
  if (/^\d$/.test(value)) return Number(value);
  const places = value.split(',').map((place) => place.trim());
  if (places.every(isPlace)) return places;
  problems.push(
    `TRUST_PROXY is "${value}": give how many proxies stand in front (0 to 9), or their addresses and networks with commas between, like 10.0.0.0/8,2001:db8::/32`,
  );
  return 0;
}

function readConnections(env: Environment, problems: string[]): number {
  const value = text(env, 'CONNECTIONS_PER_ADDRESS') ?? '400';
  const connections = Number(value);
  // A browser alone opens six.
  if (/^\d{1,4}$/.test(value) && connections >= 10 && connections <= 4000) return connections;
  problems.push(`CONNECTIONS_PER_ADDRESS is "${value}": give a whole number from 10 to 4000`);
  return connections;
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

function readSecretsKey(env: Environment, problems: string[]): string | undefined {
  const value = text(env, 'SECRETS_KEY');
  if (value !== undefined && value.length < 32)
    problems.push('SECRETS_KEY is too short: give at least 32 characters');
  return value;
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

export function packageVersion(): string {
  const file = new URL('../../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
