/** Links to the finder in texts of the shop, while there is none: on a hosted platform, switched off, or without sheets. */
import { finderPath } from '#lib/paths.ts';
import { optional } from '../page/optional.ts';
import { finderOptions } from './link-page.ts';

const HREF = `href="${finderPath}(?:[/?#][^"]*)?"`;
const LINK = new RegExp(`<a\\b[^>]*\\s${HREF}[^>]*>([\\s\\S]*?)</a>`, 'g');
/** A line of a list that is such a link and nothing else. */
const LINE = new RegExp(`<li>\\s*<a\\b[^>]*\\s${HREF}[^>]*>[^<]*</a>\\s*</li>\\s*`, 'g');
/** A list that has lost all its lines, and the heading that stands right above it. */
const EMPTY = /(?:<h([2-6])\b[^>]*>(?:(?!<\/h\1>)[\s\S])*<\/h\1>\s*)?<([uo]l)\b[^>]*>\s*<\/\2>\s*/g;

/** @param html As the shop prints it: sanitized, attributes in double quotes. */
export function withoutFinderLinks(html: string): string {
  const fewer = html.replace(LINE, '');
  return (fewer === html ? html : fewer.replace(EMPTY, '')).replace(LINK, '$1');
}

/** Makes these texts ready to be shown: asks whether there is a finder only where one of them leads to it. */
export async function finderLinks(
  locals: Pick<App.Locals, 'api' | 'config'>,
  texts: readonly string[],
): Promise<(html: string) => string> {
  if (!texts.some((text) => text.includes(`href="${finderPath}`))) return (html) => html;
  const options = await optional(finderOptions(locals), null, 'finder');
  return options === undefined ? withoutFinderLinks : (html) => html;
}
