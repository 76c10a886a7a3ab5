/** What stands in for a page of the platform that did not come: words for whoever opened it, JSON for scripts. */
import { cartPath, homePath } from '#lib/paths.ts';
import { awayText, serverText } from '#lib/text/server.ts';
import { AWAY_SECONDS } from '../observe/errors.ts';

/** @param status The status that a script gets: 502, 503 or 504. */
export function awayAnswer(request: Request, status: number): Response {
  const headers = {
    'Cache-Control': 'private, no-store',
    'Retry-After': AWAY_SECONDS,
    'X-Content-Type-Options': 'nosniff',
  };
  if (!isNavigation(request)) {
    return Response.json({ error: serverText.platformSilent }, { status, headers });
  }
  const body = request.method === 'HEAD' ? null : PAGE;
  return new Response(body, {
    status: 503,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  });
}

export function isNavigation({ headers }: Request): boolean {
  return headers.get('Accept')?.includes('text/html') === true;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** By itself: neither the frame of this shop nor that of the platform may be there. */
const PAGE = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${awayText.title}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { line-height: 1.2; }
</style>
</head>
<body>
<main>
<h1>${awayText.title}</h1>
<p>${awayText.help}</p>
<p><a href="${cartPath}">${awayText.cart}</a></p>
<p><a href="${homePath}">${awayText.home}</a></p>
</main>
</body>
</html>
`;
