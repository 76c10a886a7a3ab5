/** What the throughput of the page cache is measured with: 200 pages in four variants, as visitors ask for them. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createChance, pick } from './chance.ts';
import { indexedPaths, tracked, USER_AGENTS } from './pages.ts';

export type MixRequest = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

type RecordedAnswer = {
  readonly headers: Readonly<Record<string, string>>;
  /** As it is on the wire: compressed, here in Base64. */
  readonly body: string;
};

/** Answers of a shop, and which of them each page has to get. */
export type Recorded = {
  readonly answers: readonly RecordedAnswer[];
  /** `page`: path and query, a space, the User-Agent. */
  readonly pages: readonly { readonly page: string; readonly answer: number }[];
};

export type Mix = {
  readonly requests: readonly MixRequest[];
  readonly recorded: Recorded;
  /** Pages that were still to be compressed better when the time was over. */
  readonly hasty: number;
};

const PAGES = 200;
const REQUESTS = 4000;
const TRACKED_SHARE = 0.3;
const UNCHANGED_SHARE = 0.1;
/** Milliseconds the shop gets to compress all pages as well as it can. */
const PATIENCE = 240_000;
/** The validator of an answer that was compressed in a hurry: a better one follows. */
const HASTY = /-fast"$/;
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
const BROTLI = { 'accept-encoding': 'br' };

type Page = { readonly path: string; readonly agent: string; answer: RecordedAnswer };

/** Asks for every page until each stands in the cache in its last form, and makes the requests of the mix. */
export async function recordMix(url: string): Promise<Mix> {
  const pages: Page[] = [];
  for (const path of await indexedPaths(url)) {
    if (pages.length === PAGES * USER_AGENTS.length) break;
    const { headers } = await answerOf(url, path, USER_AGENTS[0]);
    // The page of a form is made for each visitor.
    if (headers['cache-control']?.includes('no-store')) continue;
    for (const agent of USER_AGENTS) pages.push({ path, agent, answer: await answerOf(url, path, agent) });
  }
  let hasty: readonly Page[] = pages;
  for (const deadline = Date.now() + PATIENCE; hasty.length > 0 && Date.now() < deadline; ) {
    for (const page of hasty) page.answer = await answerOf(url, page.path, page.agent);
    hasty = hasty.filter(({ answer }) => HASTY.test(answer.headers.etag ?? ''));
  }
  return { ...mixOf(pages), hasty: hasty.length };
}

/** All pages equally often; 30 % with the parameters of a campaign, 10 % by a browser that has the page. */
function mixOf(pages: readonly Page[]): Omit<Mix, 'hasty'> {
  const chance = createChance(9);
  const requests: MixRequest[] = [];
  const recorded: { page: string; answer: number }[] = [];
  for (let visit = 0; visit < REQUESTS; visit += 1) {
    const { path, agent, answer } = pick(pages, chance());
    const target = chance() < TRACKED_SHARE ? tracked(path, visit) : path;
    const unchanged = chance() < UNCHANGED_SHARE ? { 'if-none-match': answer.headers.etag ?? '' } : {};
    requests.push({ path: target, headers: { 'user-agent': agent, ...BROTLI, ...unchanged } });
    recorded.push({ page: `${target} ${agent}`, answer: pages.findIndex((page) => page.answer === answer) });
  }
  return { requests, recorded: { answers: pages.map(({ answer }) => answer), pages: recorded } };
}

const agent = new Agent({ keepAlive: true });

async function answerOf(url: string, path: string, userAgent: string): Promise<RecordedAnswer> {
  const headers = { 'user-agent': userAgent, ...BROTLI };
  const [response] = await once(request(`${url}${path}`, { agent, headers }).end(), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} from ${path}`);
  const body = Buffer.concat(chunks);
  const own = Object.entries<string>(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
  return {
    headers: { ...Object.fromEntries(own), 'content-length': String(body.length) },
    body: body.toString('base64'),
  };
}
