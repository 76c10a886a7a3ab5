/**
 * Products and ready-made lists stand at `/x` or at `/x.html`, as the shop has it (`sistema.produto.urlSufixo`). Platforms
 * answer for both; of a page there is one, and whoever asks for the other is sent to it.
 */
import type { Api } from '#lib/api/client.ts';
import { verifyUrl } from '#lib/api/url.ts';
import type { Nivel } from '#lib/contract/route.ts';
import { unlessMissing } from './unless-missing.ts';

type Standing = {
  /** What was found at the path; undefined for nothing. */
  readonly nivel: Nivel | undefined;
  /** The path its answer gives it. */
  readonly said?: string;
};

const ENDING = '.html';

/**
 * The other path, if the page belongs there and is there: a platform that contradicts itself sends nobody to a missing page.
 * Undefined where the page may stay.
 */
export async function properPath(
  api: Api,
  pathname: string,
  { nivel, said }: Standing,
  urlSufixo: string,
): Promise<string | undefined> {
  const stem = pathname.endsWith(ENDING) ? pathname.slice(0, -ENDING.length) : pathname;
  const proper = nivel === undefined || isEnded(nivel) ? endedPath(stem, urlSufixo, said, pathname) : stem;
  if (proper === pathname) return undefined;
  const there = (await unlessMissing(verifyUrl(api, proper)))?.nivel;
  const same = nivel === undefined ? there !== undefined && isEnded(there) : there === nivel;
  return same ? proper : undefined;
}

function isEnded(nivel: Nivel): boolean {
  return nivel === 'product/detail' || nivel === 'list/detail';
}

function endedPath(stem: string, urlSufixo: string, said: string | undefined, pathname: string): string {
  const ended = stem + ENDING;
  if (urlSufixo === ENDING) return ended;
  return said === stem || said === ended ? said : pathname;
}
