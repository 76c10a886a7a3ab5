/**
 * Links to the finder in texts of the shop that lead nowhere: where there is none, on a hosted platform, switched off, or without
 * sheets; and those to a device or port that rules which an owner brought do not know.
 */
import type { LigarOpcoes } from '#lib/contract/finder.ts';
import { finderPath } from '#lib/paths.ts';
import { optional } from '../page/optional.ts';
import { finderOptions } from './link-page.ts';

const HREF = `href="${finderPath}(?:[/?#][^"]*)?"`;
const LINK = new RegExp(`<a\\b[^>]*\\s${HREF}[^>]*>([\\s\\S]*?)</a>`, 'g');
/** A line of a list that is such a link and nothing else. */
const LINE = new RegExp(`<li>\\s*<a\\b[^>]*\\s${HREF}[^>]*>[^<]*</a>\\s*</li>\\s*`, 'g');
/** What stands after the finder's own address: '/ps5/tv~hdmi'. */
const ADDRESS = new RegExp(`\\shref="${finderPath}([^"?#]*)`);
/** A list that has lost all its lines, and the heading that stands right above it. */
const EMPTY = /(?:<h([2-6])\b[^>]*>(?:(?!<\/h\1>)[\s\S])*<\/h\1>\s*)?<([uo]l)\b[^>]*>\s*<\/\2>\s*/g;

type Ends = Pick<LigarOpcoes, 'aparelhos' | 'portas'>;

/**
 * @param html As the shop prints it: sanitized, attributes in double quotes.
 * @param ends What the finder knows; left out where there is none.
 */
export function withoutFinderLinks(html: string, ends?: Ends): string {
  const known = ends && new Set([...ends.aparelhos, ...ends.portas].map(({ id }) => id));
  const leads = (link: string): boolean => {
    const path = ADDRESS.exec(link)?.[1] ?? '';
    return known !== undefined && path.split(/[/~]/).every((end) => end === '' || known.has(end));
  };
  const fewer = html.replace(LINE, (line) => (leads(line) ? line : ''));
  const shorter = fewer === html ? html : fewer.replace(EMPTY, '');
  return shorter.replace(LINK, (link, text: string) => (leads(link) ? link : text));
}

/** Makes these texts ready to be shown: asks whether there is a finder only where one of them leads to it. */
export async function finderLinks(
  locals: Pick<App.Locals, 'api' | 'config'>,
  texts: readonly string[],
): Promise<(html: string) => string> {
  if (!texts.some((text) => text.includes(`href="${finderPath}`))) return (html) => html;
  const options = await optional(finderOptions(locals), null, 'finder');
  if (options === null) return (html) => html;
  return (html) => withoutFinderLinks(html, options);
}
