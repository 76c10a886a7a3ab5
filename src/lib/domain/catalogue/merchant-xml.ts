/** The feed file for Google Merchant Center: RSS 2.0 with the fields of the namespace `g`. */

import { escapeXml } from '#lib/domain/kernel/xml.ts';
import type { MerchantField, MerchantItem } from './merchant-item.ts';

/** What stands before the items; `link` is the shop's own address. */
export function feedHead(channel: {
  readonly title: string;
  readonly link: string;
  readonly description: string;
}): string {
  const fields = (['title', 'link', 'description'] as const).map(
    (name) => `<${name}>${escapeXml(channel[name])}</${name}>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${fields.join('')}`;
}

export function feedItem(item: MerchantItem): string {
  return `<item>\n${item.map(field).join('')}</item>\n`;
}

export const FEED_FOOT = '</channel>\n</rss>\n';

function field([name, value]: MerchantField): string {
  const content = typeof value === 'string' ? escapeXml(value) : `\n${value.map(field).join('')}`;
  return `<g:${name}>${content}</g:${name}>\n`;
}
