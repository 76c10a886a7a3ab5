/** A page of the platform's own passes as it is, but what it calls itself and where it leads are addresses of this shop. */

import { brokenOff } from './forward.ts';
import type { OwnHosts } from './hosts.ts';

/** Links, forms, and what pages say of themselves to search engines and social networks. Scripts, styles and pictures stay. */
const LEADING = /<(?:a|area|form|meta|link)\b[^>]*>/gi;
const OF_ITS_FILES = /^<link\b(?![^>]*\brel\s*=\s*["']?(?:canonical|alternate|next|prev)\b)/i;

/** The body to send on. Byte by byte, whatever its character set is: addresses are ASCII. */
export async function bringPageHome(answer: Response, { bringHome }: OwnHosts): Promise<BodyInit | null> {
  if (!answer.body || !answer.headers.get('Content-Type')?.includes('text/html')) return answer.body;
  const bytes = await answer.arrayBuffer().catch((error: unknown) => {
    throw brokenOff(error);
  });
  const page = Buffer.from(bytes).toString('latin1');
  const home = page.replace(LEADING, (tag) => (OF_ITS_FILES.test(tag) ? tag : bringHome(tag)));
  return Buffer.from(home, 'latin1');
}
