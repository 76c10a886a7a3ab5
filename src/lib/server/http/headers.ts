/** The security headers of every answer: pages, API, pictures, static files, errors. They are written here only. */

import { createHash } from 'node:crypto';
import { CARD_HOSTS } from '#lib/domain/payments/card-scripts.ts';
import { cspReportsPath } from '#lib/paths.ts';
import type { Config } from '../config.ts';

/** How a policy allows an inline script or style: by the hash of its text. */
export function cspHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Header by which a page asks for a policy of its own; it is never sent. */
export const OWN_POLICY = 'X-Own-Policy';
export type OwnPolicy = 'carta' | 'cartao' | 'confirmacao' | 'previa';

/** How the site is reached, here or at a proxy. */
export type Transport = {
  readonly https: boolean;
  /** Whether browsers shall ask every name below the shop's by https too. */
  readonly subdomains: boolean;
};

export function transportOf({
  siteUrl,
  hstsSubdomains,
}: Pick<Config, 'siteUrl' | 'hstsSubdomains'>): Transport {
  return { https: siteUrl.startsWith('https:'), subdomains: hstsSubdomains };
}

type SecurityOptions = {
  readonly transport: Transport;
  /** `script-src` and `style-src` with the hashes of a page's inline parts, as Astro made them. */
  readonly pageDirectives?: string | null | undefined;
  /** What a page named in `OWN_POLICY`. */
  readonly own?: string | null | undefined;
};

const LOCKED = ["object-src 'none'", "base-uri 'none'", "form-action 'self'"];
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  ...LOCKED,
  // Players of products' videos, asked for by a tap (src/lib/domain/media/video.ts).
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "frame-ancestors 'none'",
];

const OWN = [
  "default-src 'none'",
  "font-src 'self'",
  "manifest-src 'self'",
  "frame-ancestors 'none'",
  ...LOCKED,
];
const card = (name: keyof typeof CARD_HOSTS): string => CARD_HOSTS[name].join(' ');
/** Of pages whose policy is another. All but a preview's are built from nothing: what other pages let in does not count there. */
const OWN_POLICIES: Readonly<Record<OwnPolicy, readonly string[]>> = {
  cartao: [
    ...OWN,
    `script-src 'self' ${card('script-src')}`,
    `img-src 'self' data: ${card('img-src')}`,
    `connect-src 'self' ${card('connect-src')}`,
    `frame-src ${card('frame-src')}`,
  ],
  // A sample of a mail, framed by the panel: no script has a source, and its styles are those that it names.
  carta: [
    "default-src 'none'",
    "img-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
  ],
  // What an editor has not published yet, framed by the panel.
  previa: [
    ...POLICY.filter((directive) => !directive.startsWith('frame-ancestors')),
    "frame-ancestors 'self'",
  ],
  // The bank of a card, which may be any.
  confirmacao: [...OWN, "img-src 'self' data:", "connect-src 'self'", 'frame-src https:'],
};
const NO_INLINE = "script-src 'self'; style-src 'self'";

export const REFERRER = 'Referrer-Policy';
const FIXED: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  // Not `no-referrer`: a form post would then send `Origin: null` and be refused by the origin check.
  [REFERRER, 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  ],
];

/** What `report-to` names. */
const GROUP = 'csp';
/**
 * Browsers that know `report-to` forget `report-uri` where both stand, and report to no address without TLS.
 */
const REPORTING = {
  plain: `report-uri ${cspReportsPath}`,
  https: `report-uri ${cspReportsPath}; report-to ${GROUP}`,
  endpoints: ['Reporting-Endpoints', `${GROUP}="${cspReportsPath}"`],
} as const;

/** Two years, as the preload lists ask; they ask for the names below too, of which the shop knows nothing. */
const HSTS = 'max-age=63072000';

export function securityHeaders({
  transport: { https, subdomains },
  pageDirectives,
  own,
}: SecurityOptions): readonly (readonly [string, string])[] {
  const told = https ? REPORTING.https : REPORTING.plain;
  const policy = `${joinPolicies(pageDirectives ?? NO_INLINE, policyOf(own))}; ${told}`;
  const strict = ['Strict-Transport-Security', subdomains ? `${HSTS}; includeSubDomains` : HSTS] as const;
  return [['Content-Security-Policy', policy], ...FIXED, ...(https ? [strict, REPORTING.endpoints] : [])];
}

function policyOf(own: string | null | undefined): readonly string[] {
  return own && Object.hasOwn(OWN_POLICIES, own) ? OWN_POLICIES[own as OwnPolicy] : POLICY;
}

/** A page's sources join the shop's own: of a directive that stands twice, browsers read the first alone. */
function joinPolicies(page: string, base: readonly string[]): string {
  const given = Map.groupBy(
    page.split(';').map((directive) => directive.trim().split(/\s+/)),
    ([name = '']) => name,
  );
  for (const name of ['', 'report-uri', 'report-to']) given.delete(name);
  const more = (name: string): readonly string[] =>
    (given.get(name) ?? []).flatMap(([, ...sources]) => sources);
  const shared = base.map((directive) => {
    const [name = ''] = directive.split(' ', 1);
    const added = more(name);
    given.delete(name);
    return distinct([directive, ...added]);
  });
  return [...shared, ...[...given.keys()].map((name) => distinct([name, ...more(name)]))].join('; ');
}

/** Several parts of a page may need the same source. */
function distinct(sources: readonly string[]): string {
  return [...new Set(sources)].join(' ');
}

/** Astro names the type of its pages without their encoding. */
export function declareCharset(headers: Headers): void {
  if (headers.get('Content-Type') === 'text/html') headers.set('Content-Type', 'text/html; charset=utf-8');
}

/** Completes what Astro set on a page, or sets everything where it set nothing. A page may tell less of where its visitors come from. */
export function applySecurityHeaders(headers: Headers, transport: Transport): void {
  const own = headers.get(OWN_POLICY);
  headers.delete(OWN_POLICY);
  const options = { transport, pageDirectives: headers.get('Content-Security-Policy'), own };
  const referrer = headers.get(REFERRER);
  for (const [name, value] of securityHeaders(options)) headers.set(name, value);
  if (referrer !== null) headers.set(REFERRER, referrer);
}
