/**
 * What browsers say they were kept from doing by the content security policy. A violation is a fault of a page, or an
 * attack on it; both are worth an operator's look. Browsers send one of two formats, by whether they know the Reporting
 * API.
 */
import type { IncomingMessage } from 'node:http';
import { createBucket } from '#lib/platform/kernel/limits/bucket.ts';
import { clientAddress, factsOf } from '../http/client-address.ts';
import { readBody } from '../http/request-body.ts';
import type { TrustsProxy } from '../http/trusted-proxies.ts';
import type { Log } from './log.ts';
import { loggedPath } from './logged-path.ts';

/** A browser sends what it gathered in a minute at once. */
const LIMITS = { limit: 32 * 1024, patience: 32 * 1024, within: 10_000 };
/** Of one body. */
const MOST = 20;
/** Bodies of one address, and of all together, in a minute (ms). */
const OF_ONE = 10;
const OF_ALL = 120;
const MINUTE = 60_000;

type CspReport = {
  readonly directive: string;
  /** An add-on of the visitor's browser wanted it, which the shop can do nothing about. */
  readonly source: 'page' | 'extension';
  /** Origin and path, or a word like `inline`; without query and fragment. */
  readonly blocked: string;
  readonly page: string;
  readonly script: string;
  readonly line: number;
};

type ReportsOutcome = {
  readonly status: 204 | 400 | 408 | 413 | 415 | 429;
  /** Seconds; with 429. */
  readonly retryAfter?: number;
};

type Parts = {
  readonly log: Pick<Log, 'warn'>;
  readonly count: (report: CspReport) => void;
  readonly trusts: TrustsProxy;
  readonly now?: () => number;
};

export type CspReports = (request: IncomingMessage) => Promise<ReportsOutcome>;

/** @returns What reads one request; its body is not read when too many came. Rejects when the client leaves. */
export function createCspReports({ log, count, trusts, now = Date.now }: Parts): CspReports {
  const ofOne = createBucket({ most: OF_ONE, within: MINUTE, keys: 1000 });
  const ofAll = createBucket({ most: OF_ALL, within: MINUTE, keys: 1 });
  return async (request) => {
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const read = FORMATS[type];
    if (!read) return { status: 415 };
    const address = clientAddress({ ...factsOf(request), trusts });
    const wait = ofOne(address, now()).wait || ofAll('', now()).wait;
    if (wait > 0) return { status: 429, retryAfter: Math.ceil(wait / 1000) };
    const body = await readBody(request, LIMITS);
    if (typeof body === 'number') return { status: body };
    const reports = readReports(body.toString(), read);
    if (!reports) return { status: 400 };
    for (const report of reports) {
      count(report);
      if (report.source === 'page') log.warn('content security policy violated', { ...report });
    }
    return { status: 204 };
  };
}

type Json = Readonly<Record<string, unknown>>;
/** Picks the violations out of a body; undefined when it is not of this format. */
type Format = (body: unknown) => readonly Json[] | undefined;

const FORMATS: Readonly<Record<string, Format>> = {
  /** Of `report-uri`: one violation. */
  'application/csp-report': (body) => {
    const report = isObject(body) ? body['csp-report'] : undefined;
    return isObject(report) ? [report] : undefined;
  },
  /** Of `report-to`: several reports of several kinds. */
  'application/reports+json': (body) => {
    if (!Array.isArray(body)) return undefined;
    const reports: readonly unknown[] = body;
    return reports
      .filter(isObject)
      .filter(({ type }) => type === 'csp-violation')
      .map((report) => (isObject(report.body) ? report.body : {}));
  },
};

function readReports(text: string, format: Format): readonly CspReport[] | undefined {
  try {
    return format(JSON.parse(text))?.slice(0, MOST).map(readReport);
  } catch {
    return undefined;
  }
}

/** Both formats have the same facts; only the older one has hyphens in their names. */
function readReport(given: Json): CspReport {
  const script = place(given['source-file'] ?? given.sourceFile);
  const blocked = place(given['blocked-uri'] ?? given.blockedURL);
  const directive = given['effective-directive'] ?? given.effectiveDirective ?? given['violated-directive'];
  const line = Number(given['line-number'] ?? given.lineNumber ?? 0);
  return {
    directive: DIRECTIVES.has(String(directive)) ? String(directive) : 'other',
    source: [script, blocked].some((at) => EXTENSION.test(at)) ? 'extension' : 'page',
    blocked,
    page: place(given['document-uri'] ?? given.documentURL),
    script,
    line: Number.isSafeInteger(line) && line > 0 ? line : 0,
  };
}

const EXTENSION = /^[a-z-]*-extension:/;
/** Each is a time series of its own. */
const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
]);
const LONGEST = 200;

/** An address without what a visitor may have typed into it; a bare word (`inline`, `eval`, `data`) stays. */
function place(value: unknown): string {
  if (typeof value !== 'string') return '';
  if (/^[a-z-]{1,20}$/.test(value)) return value;
  if (!URL.canParse(value)) return '';
  const { protocol, host, pathname } = new URL(value);
  // The content of a `data:` address is its path.
  return host === '' ? protocol : `${protocol}//${host}${loggedPath(pathname)}`.slice(0, LONGEST);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
