/**
 * Every request that is not a static file: request id, refusals, then the platform (`/api`, `/upload`), `/health`,
 * a drawn picture (`/og`), or a page. It only composes; each step is a file of `src/lib/server`.
 */
import { astro } from 'astro/fetch';
import { Hono } from 'hono';
import {
  apiCollectionPath,
  apiDocsPath,
  apiDocumentPath,
  securityTxtPath,
  speculationRulesPath,
} from '#lib/paths.ts';
import { apiCollection } from '#lib/server/feeds/api-collection.ts';
import { apiDocument } from '#lib/server/feeds/api-document.ts';
import { securityFile } from '#lib/server/feeds/security-txt.ts';
import { isPlatformPage } from '#lib/server/hosted/own-pages.ts';
import { refuseRequest } from '#lib/server/http/api-gate.ts';
import { answerPageRequest } from '#lib/server/http/page-request.ts';
import { isPlainPath } from '#lib/server/http/plain-path.ts';
import { finishResponse, logRequest, REQUEST_ID, requestIdOf } from '#lib/server/http/request-scope.ts';
import { serverError } from '#lib/server/observe/errors.ts';
import { alive, ready, writable } from '#lib/server/observe/health.ts';
import { countRendered } from '#lib/server/observe/page-views.ts';
import { ARRIVED, serverTiming } from '#lib/server/observe/server-timing.ts';
import { MARKS, shopMark } from '#lib/server/page/marks.ts';
import { speculationRulesFile } from '#lib/server/page/speculation.ts';
import { socialPicture } from '#lib/server/product/social-picture.ts';
import { getRuntime, type Runtime } from '#lib/server/runtime.ts';

const app = new Hono<{ Bindings: { readonly requestId: string } }>();

app.use(async (context, next) => refuseRequest(context.req.raw, getRuntime()) ?? next());
app.get('/health/live', alive);
for (const path of ['/health', '/health/ready']) app.get(path, () => ready(getRuntime()));
app.get('/health/write', () => writable(getRuntime()));
app.get(apiDocumentPath, () => apiDocument(getRuntime()));
app.get(apiCollectionPath, () => apiCollection(getRuntime()));
app.get(apiDocsPath, (context) => answerPage(context.req.raw, context.env.requestId));
app.all('/api/*', (context) => getRuntime().platform.fetch(context.req.raw));
app.all('/upload/*', (context) => getRuntime().platform.fetch(context.req.raw));
app.get(speculationRulesPath, speculationRulesFile);
app.get(securityTxtPath, () => securityFile(getRuntime()));
app.get('/og/*', (context) => socialPicture(context.req.raw, getRuntime()));
for (const path of MARKS) app.get(path, (context) => shopMark(path, context.req.raw, getRuntime()));
app.all('*', (context) => answerPage(context.req.raw, context.env.requestId));
app.onError((error, context) => serverError(error, context.req.raw, context.env.requestId, getRuntime()));

export default {
  async fetch(request: Request): Promise<Response> {
    const runtime = getRuntime();
    const started = Number(request.headers.get(ARRIVED) ?? performance.now());
    // Chosen by our HTTP server, over whatever the client sent; under `astro dev` by the client or here.
    const requestId = requestIdOf(request.headers.get(REQUEST_ID), true);
    const passed = passedOn(request, runtime);
    const response = passed
      ? await passed
      : await finishResponse(request, requestId, await app.fetch(request, { requestId }), runtime);
    if (!passed) countRendered(request, response, runtime.platform);
    const milliseconds = performance.now() - started;
    if (runtime.config.serverTiming && !passed) {
      response.headers.set('Server-Timing', serverTiming(request, milliseconds));
    }
    logRequest(request, requestId, response.status, milliseconds, runtime);
    return response;
  },
};

/** A page of a hosted platform is answered as it is: neither its policy nor its caching are ours. */
function passedOn(request: Request, runtime: Runtime): Promise<Response> | undefined {
  const { pass } = runtime.platform;
  const { pathname } = new URL(request.url);
  if (!pass || !isPlatformPage(pathname) || !isPlainPath(pathname)) return undefined;
  const refused = refuseRequest(request, runtime);
  return refused ? Promise.resolve(refused) : pass(request);
}

function answerPage(request: Request, requestId: string): Promise<Response> {
  return answerPageRequest(request, requestId, astro, getRuntime());
}
