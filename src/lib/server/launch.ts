/** Puts the parts of the shop together: data, build, server. The data directory is locked already. */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './build.ts';
import { takeCommands } from './commands/command-port.ts';
import type { Config } from './config.ts';
import { say, showProgress } from './console.ts';
import { offerFirstAccess } from './first-access.ts';
import { drainable } from './http/drain.ts';
import { createShopServer, type PageHandler } from './http/http.ts';
import { loadStaticFiles, type StaticFile } from './http/static-files.ts';
import { openAccessLog } from './observe/access-log.ts';
import type { Log } from './observe/log.ts';
import { createMetrics } from './observe/metrics.ts';
import { type RuntimeOptions, startRuntime } from './platform.ts';
import { provideRuntime, type Runtime } from './runtime.ts';

const root = process.cwd();

/**
 * @param adjust See `startRuntime`.
 * @returns A function that answers what is in flight and closes the data.
 * @throws BuildError, or the error of `listen`.
 */
export async function launch(
  config: Config,
  log: Log,
  adjust?: RuntimeOptions['adjust'],
): Promise<() => Promise<void>> {
  const [runtime] = await Promise.all([
    startRuntime({ config, log, dev: false, onProgress: showProgress, adjust }),
    ensureBuild({
      root,
      onBuild: () => say('Construindo as páginas (primeira partida ou código alterado)…'),
    }),
  ]);
  const files = await loadStaticFiles(join(root, 'dist', 'client'));
  const shop = { ...runtime, files };
  provideRuntime(shop);
  const drain = await serve(shop);
  // Of several processes the first one says it.
  if (!cluster.isWorker || cluster.worker?.id === 1) await offerFirstAccess(runtime);
  const deafen = await takeCommands(runtime);
  return async () => {
    await deafen();
    await drain();
    await runtime.stop();
  };
}

async function serve(
  runtime: Runtime & { readonly files: ReadonlyMap<string, StaticFile> },
): Promise<() => Promise<void>> {
  const entry = join(root, 'dist', 'server', 'entry.mjs');
  const { handler } = (await import(pathToFileURL(entry).href)) as { readonly handler: PageHandler };
  const rehearse = (address: string) => render(handler, runtime.config, address);
  await rehearse('/');
  const warming = runtime.warm(rehearse);
  // The others answer meanwhile; one that stands alone says that it is not ready.
  if (cluster.isWorker) await warming;
  const { port, host, accessLog: writesAccess, dataDir } = runtime.config;
  const accessLog = writesAccess ? await openAccessLog(dataDir, runtime.log) : undefined;
  const metrics = createMetrics(runtime.pageCache, runtime.platform, runtime.database);
  const observers = { metrics, accessLog };
  const server = createShopServer({ handler, files: runtime.files, runtime, observers });
  const drain = drainable(server);
  server.listen({ port, host });
  await once(server, 'listening').catch((error: Error) => {
    // A name that nobody knows fails while it is looked up, which is no other mistake than an address of another machine.
    throw Object.assign(error, { syscall: 'listen' });
  });
  return async () => {
    await drain();
    await accessLog?.close();
  };
}

/**
 * Renders a page once into nothing: the first visitor finds it warm. Also, Astro judges by the first request
 * which of its features `src/fetch.ts` uses, and a health check uses none.
 */
async function render(handler: PageHandler, { siteUrl }: Config, address: string): Promise<void> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: address, headers: { host: new URL(siteUrl).host } });
  await handler(request, new ServerResponse(request), () => undefined, {});
}
