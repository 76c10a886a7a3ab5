/** What a page weighs on the wire: bytes after brotli at its best level. */
import { brotliCompressSync } from 'node:zlib';

export function brotli(source: string): number {
  return brotliCompressSync(source).length;
}

export function styles(html: string): string {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('\n');
}

/** Bytes of every module a page names, and of what those import. */
export async function scripts(url: string, html: string): Promise<number> {
  const sizes = new Map<string, number>();
  const queue = [...html.matchAll(/["'](\/_astro\/[^"']+\.js)["']/g)].map((match) => match[1] ?? '');
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (sizes.has(path)) continue;
    const source = await text(`${url}${path}`);
    sizes.set(path, brotli(source));
    for (const match of source.matchAll(/["']\.\/([\w.-]+\.js)["']/g)) queue.push(`/_astro/${match[1]}`);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

export async function text(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} from ${url}`);
  return response.text();
}
