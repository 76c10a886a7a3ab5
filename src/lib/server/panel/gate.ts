/** Access control of `/painel`: redirects anonymous users to the login, and denies everyone who is not staff. */
import { getStaff } from '#lib/api/panel.ts';
import { mayOpen } from '#lib/domain/panel/panel-sections.ts';
import { unsentForm } from '#lib/domain/panel/unsent-form.ts';
import { demoLegalData } from '#lib/domain/shop/demo-company.ts';
import { accessPath, panelAccessPath, panelPath, panelShutPath } from '#lib/paths.ts';
import { asOwner } from '../account/visit.ts';
import { finderOptions } from '../finder/link-page.ts';
import { readForm } from '../forms/form.ts';
import { isSafeMethod } from '../http/origin.ts';
import { marksOf } from '../page/look.ts';
import { optional } from '../page/optional.ts';
import { knownFrame, loadFrame } from '../page/page-data.ts';

/**
 * The request to render: the one asked for, with `locals.staff` set below `/painel`, or the page that says why not. A
 * form whose session ended meanwhile is handed back, to be sent again; an empty one leads to the login and back to its page. Who has yet to give a second factor, or to set
 * one up, gets to that page alone.
 * @param pathname As the router reads it, which chooses the page: never another reading of the request's address.
 */
export async function enterPanel(
  request: Request,
  pathname: string,
  locals: App.Locals,
): Promise<Request | Response> {
  if (pathname !== panelPath && !pathname.startsWith(`${panelPath}/`)) return request;
  if (locals.config.platformUrl) return shut(request, locals, 'elsewhere');
  const owned = await asOwner(locals, getStaff);
  const voltar = isSafeMethod(request.method) ? pathname + new URL(request.url).search : pathname;
  if ('found' in owned) {
    if (!mayOpen(pathname, owned.found.papeis)) return shut(request, locals, 'denied');
    locals.staff = owned.found;
    if (owned.found.falta !== '' && pathname !== panelAccessPath) return seeOther(panelAccessPath, voltar);
    const [frame, finder] = await Promise.all([
      loadFrame(locals),
      optional(finderOptions(locals), undefined, 'finder'),
    ]);
    locals.hasFinder = finder !== undefined;
    locals.demoCompany = demoLegalData(frame.configuracoes);
    locals.shopMarks = marksOf(frame);
    return request;
  }
  if (owned.status === 403) return shut(request, locals, 'denied');
  // A script that asks shows no page.
  const posted = request.headers.get('Sec-Fetch-Dest') === 'empty' ? undefined : await readForm(request);
  const unsent = unsentForm(pathname, posted ?? []);
  if (!unsent) return seeOther(accessPath, voltar);
  locals.unsent = unsent;
  return shut(request, locals, 'ended');
}

/** Where somebody proves who they are, to come back. */
function seeOther(path: string, voltar: string): Response {
  const Location = `${path}?${new URLSearchParams({ voltar })}`;
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'private, no-store' } });
}

/** Whether the visitor may open the panel: their account page links to it. */
export async function isStaff(locals: App.Locals): Promise<boolean> {
  if (locals.config.platformUrl) return false;
  const owned = await asOwner(locals, getStaff);
  return 'found' in owned && mayOpen(panelPath, owned.found.papeis);
}

/** Without the body: what was sent is not done. */
function shut(request: Request, locals: App.Locals, why: NonNullable<App.Locals['panelShut']>): Request {
  locals.panelShut = why;
  const known = knownFrame();
  if (known) locals.shopMarks = marksOf(known);
  return new Request(new URL(panelShutPath, request.url), { headers: request.headers });
}
