/** A page of the platform's own passes as it is, but what it calls itself and where it leads are addresses of this shop. */
import { pageHeadersOf } from './answer-headers.ts';
import { bytesOf, isPage, leave } from './answer-text.ts';
import { awayAnswer, isNavigation } from './away-page.ts';
import { forward, passedHeaders } from './forward.ts';
import type { OwnHosts } from './hosts.ts';
import type { Setup } from './setup.ts';

/** @throws PlatformUnreachableError */
export async function pass(request: Request, setup: Setup): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const sent = passedHeaders(request, setup.platformUrl, setup.siteUrl);
  const answer = await forward(request, setup.platformUrl + pathname + search, sent);
  // A visitor is not shown what was meant for a program.
  if (answer.status >= 500 && isNavigation(request) && !isPage(answer)) {
    leave(answer);
    return awayAnswer(request, answer.status);
  }
  const body = await bringPageHome(answer, setup.hosts);
  return new Response(body, { status: answer.status, headers: pageHeadersOf(answer, setup) });
}

/** Links, forms, and what pages say of themselves to search engines and social networks. Scripts, styles and pictures stay. */
const LEADING = /<(?:a|area|form|meta|link)\b[^>]*>/gi;
const OF_ITS_FILES = /^<link\b(?![^>]*\brel\s*=\s*["']?(?:canonical|alternate|next|prev)\b)/i;

/** The body to send on. Byte by byte, whatever its character set is: addresses are ASCII. */
async function bringPageHome(answer: Response, { bringHome }: OwnHosts): Promise<BodyInit | null> {
  if (!answer.body || !isPage(answer)) return answer.body;
  const page = Buffer.from(await bytesOf(answer)).toString('latin1');
  const home = page.replace(LEADING, (tag) => (OF_ITS_FILES.test(tag) ? tag : bringHome(tag)));
  return Buffer.from(home, 'latin1');
}
