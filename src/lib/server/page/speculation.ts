/**
 * What a browser may fetch before the visitor asks for it (speculation rules), whom that is offered, and what no request
 * made ahead may do.
 */
import {
  accessPath,
  accountPath,
  apiDocsPath,
  cartPath,
  endSalePath,
  invitationPath,
  loginPopupPath,
  searchPath,
  seenPath,
  signUpPath,
  speculationRulesPath,
} from '#lib/paths.ts';
import { FORMS } from '../http/methods.ts';
import { isSafeMethod } from '../http/origin.ts';
import { visitorOf } from './visitor.ts';

/** What belongs to one visitor, is no page, or is a form's. */
const NEVER = [
  '/checkout{/*}?',
  '/minha-conta{/*}?',
  '/painel{/*}?',
  '/api{/*}?',
  '/upload/*',
  '/og/*',
  '/feed/*',
  // Filters, sorts, searches, page numbers, links with a key: each is one of many, or good once.
  '/*\\?(.+)',
  ...[...FORMS].filter((path) => path !== accessPath && path !== cartPath),
  loginPopupPath,
  seenPath,
];

/** Moderate: when the pointer rests on a link or a finger touches it. */
export const SPECULATION_RULES = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER } },
          { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const;

const BODY = JSON.stringify(SPECULATION_RULES);

export function speculationRulesFile(): Response {
  return new Response(BODY, {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=3600' },
  });
}

export type SpeculationFacts = {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string | null | undefined;
  readonly cookie: string | null | undefined;
  /** The request's `Save-Data`. */
  readonly saveData: string | null | undefined;
};

/** `Vary` goes with every page the header could stand on, so that no shared cache gives it to somebody else. */
export type SpeculationHeaders = readonly (readonly ['Speculation-Rules' | 'Vary', string])[];

/** What is opened from a search is counted by its request, and a pointer that rests on a link is no visitor who comes. */
const WITHOUT: readonly string[] = [apiDocsPath, searchPath];

/** For a page of the shop: the rules, unless somebody is logged in or saves data. */
export function speculationHeaders(facts: SpeculationFacts): SpeculationHeaders {
  const { method, path, status, contentType, cookie, saveData } = facts;
  const isPage = isSafeMethod(method) && contentType?.startsWith('text/html') && !WITHOUT.includes(path);
  if (!isPage || (status !== 200 && status !== 304) || visitorOf(cookie).loggedIn) return [];
  const vary = ['Vary', 'Save-Data'] as const;
  return savesData(saveData) ? [vary] : [vary, ['Speculation-Rules', `"${speculationRulesPath}"`]];
}

/** @param value The request's `Save-Data`. */
export function savesData(value: string | null | undefined): boolean {
  return value?.trim().toLowerCase() === 'on';
}

/** Parameters that are good once: the key of a store rating, the token of a mailed link. */
const SPENT = ['key', 'recuperar', 'token'];
/** Takes a store-rating key by GET (platform contract 4.1). */
const SPENDING = /^\/api\/v2\/front\/evaluations\/store\/add\//;
const PERSONAL = /^\/(?:checkout|minha-conta|painel)(?:\/|$)/;

/**
 * Whether a request made ahead, also by a page rendered ahead, is refused: it must change nothing, count nothing and use
 * up nothing. The browser asks again when the visitor really goes there.
 * @param secPurpose Its `Sec-Purpose`. @param target Path and query as the request carries them.
 */
export function refusesAhead(secPurpose: string | null | undefined, method: string, target: string): boolean {
  if (!secPurpose?.toLowerCase().startsWith('prefetch')) return false;
  const [path = '', query = ''] = target.split('?', 2);
  const params = new URLSearchParams(query);
  return (
    !isSafeMethod(method) ||
    PERSONAL.test(path) ||
    SPENDING.test(path) ||
    SPENT.some((name) => params.has(name))
  );
}

/** Pages fetched ahead were fetched for somebody else. */
export const FORGET_AHEAD = ['Clear-Site-Data', '"prefetchCache", "prerenderCache"'] as const;

/** The calls after which the visitor is another one, or in another store. */
const CHANGING: ReadonlySet<string> = new Set([
  'POST /api/v2/front/checkout/login',
  'POST /api/v2/front/checkout/logout',
  'PUT /api/v2/front/sales-channel/actual',
]);

/** The forms that do: to log in and out, to sign up, to end a sale, a session elsewhere or the account. */
const CHANGING_FORMS: ReadonlySet<string> = new Set([
  accessPath,
  signUpPath,
  invitationPath,
  endSalePath,
  ...['senha', 'aparelhos', 'privacidade'].map((part) => `${accountPath}/${part}`),
]);

export function changesVisitor(method: string, path: string, status: number): boolean {
  // A form that was taken sends the visitor on.
  return CHANGING_FORMS.has(path)
    ? method === 'POST' && status === 303
    : status < 300 && CHANGING.has(`${method} ${path}`);
}
