/** Path of the page of this shop the visitor came from; undefined for a first page or a visit from elsewhere. */
export function previousPath(request: Request): string | undefined {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  const here = new URL(request.url);
  if (from.host !== here.host || from.pathname === here.pathname) return undefined;
  return `${from.pathname}${from.search}`;
}
