/** Text that was copied elsewhere, without what word processors and other sites put into it. */
import { inert } from './html.ts';

const KEPT = new Set(['href', 'title', 'src', 'alt', 'colspan', 'rowspan', 'scope', 'data-pm-slice']);
const NEVER = 'script, style, meta, link, title, xml, iframe, object, svg, noscript, form, input, button';
/** What a heading of elsewhere is here: the page itself has the first. */
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

export function cleanPaste(html: string): string {
  const body = inert(html);
  for (const element of body.querySelectorAll(NEVER)) element.remove();
  wordLists(body);
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) dress(element);
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) strip(element);
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4')) {
    if (paragraph.textContent?.trim() === '' && !paragraph.querySelector('img, br')) paragraph.remove();
  }
  return body.innerHTML.replaceAll(/<!--.*?-->/gs, '');
}

/** Word has no lists: paragraphs whose style names a level, and whose first letters are the dot or number. */
function wordLists(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const level = Number(/mso-list:[^;"]*level(\d)/.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== last) lists = [];
    const sign = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*Ignore/i.test(styleOf(span)),
    );
    const ordered = /^\s*(?:\d+|[a-z]{1,3})[.)]/i.test(sign?.textContent ?? '');
    sign?.remove();
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    lists = lists.slice(0, level);
    while (lists.length < level) {
      const list = body.ownerDocument.createElement(ordered ? 'ol' : 'ul');
      const above = lists.at(-1);
      if (above)
        (above.lastElementChild ?? above.appendChild(body.ownerDocument.createElement('li'))).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    lists.at(-1)?.append(item);
    paragraph.remove();
    last = lists[0] ?? null;
  }
}

/** What a style says becomes an element; `<b style="font-weight: normal">` around everything is Google's. */
function dress(element: HTMLElement): void {
  const style = styleOf(element);
  const heading = HEADINGS[element.tagName] ?? (/MsoTitle/.test(element.className) ? 'h2' : undefined);
  if (heading) rename(element, heading);
  else if (/font-weight:\s*(?:normal|400)/.test(style) && element.matches('b, strong')) unwrap(element);
  else if (element.matches('span, font')) {
    if (/font-weight:\s*(?:bold|[6-9]00)/.test(style)) wrap(element, 'strong');
    if (/font-style:\s*italic/.test(style)) wrap(element, 'em');
  }
}

function strip(element: HTMLElement): void {
  if (element.matches('img') && !isOurs(element)) element.remove();
  else if (element.tagName.includes(':') || element.matches('span, font') || leadsNowhere(element))
    unwrap(element);
  else {
    for (const { name } of [...element.attributes]) if (!KEPT.has(name)) element.removeAttribute(name);
  }
}

/** Pages of the shop show no picture of elsewhere. */
function isOurs(picture: HTMLElement): boolean {
  return (picture.getAttribute('src') ?? '').startsWith('/upload/');
}

function leadsNowhere(link: HTMLElement): boolean {
  return link.matches('a') && !/^(?:https?:|mailto:|tel:|\/|#)/.test(link.getAttribute('href') ?? '');
}

function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? '';
}

function rename(element: HTMLElement, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function wrap(element: HTMLElement, tag: string): void {
  const around = element.ownerDocument.createElement(tag);
  around.append(...element.childNodes);
  element.append(around);
}

function unwrap(element: HTMLElement): void {
  element.replaceWith(...element.childNodes);
}
