/** Starts the shop: configuration, data, build, server; and ends it in order on SIGTERM or SIGINT. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildError, ensureBuild } from './build.ts';
import { type Config, ConfigError, processEnvironment, readConfig } from './config.ts';
import { say, showProgress } from './console.ts';
import { createShopServer, type PageHandler } from './http.ts';
import { processLog } from './log.ts';
import { DataDirLockedError, lockData, startRuntime } from './platform.ts';
import { provideRuntime, type Runtime } from './runtime.ts';
import { endInOrder, stopServer } from './shutdown.ts';
import { loadStaticFiles } from './static-files.ts';

const root = process.cwd();

/** Ends the process with code 1 when the shop cannot start, saying why. */
export async function start(): Promise<void> {
  const began = performance.now();
  try {
    const config = usableConfig();
    const log = processLog(config.logLevel);
    const release = lockData(config);
    process.once('exit', release);
    const parts: { server?: Server; runtime?: Runtime } = {};
    process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }));
    endInOrder(log, async () => {
      if (parts.server) await stopServer(parts.server);
      await parts.runtime?.stop();
    });
    const [runtime] = await Promise.all([
      startRuntime({ config, log, dev: false, onProgress: showProgress }),
      ensureBuild({
        root,
        onBuild: () => say('Construindo as páginas (primeira partida ou código alterado)…'),
      }),
    ]);
    parts.runtime = runtime;
    provideRuntime(runtime);
    parts.server = await serve(config, runtime);
    const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',');
    say(`Vitrine em ${config.siteUrl} (${seconds} s)`);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

function usableConfig(): Config {
  const config = readConfig(processEnvironment());
  if (config.platformUrl === undefined) return config;
  throw new ConfigError([
    'PLATFORM_URL is set, but the hosted mode is not available yet: remove the variable',
  ]);
}

async function serve(config: Config, runtime: Runtime): Promise<Server> {
  const dist = join(root, 'dist');
  const [files, { handler }] = await Promise.all([
    loadStaticFiles(join(dist, 'client')),
    import(pathToFileURL(join(dist, 'server', 'entry.mjs')).href) as Promise<{ handler: PageHandler }>,
  ]);
  const server = createShopServer({ handler, files, runtime });
  server.listen({ port: config.port, host: config.host });
  await once(server, 'listening');
  return server;
}

/** What an operator can mend needs no stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'PORT is taken by another process: stop it, or set PORT to a free one';
  if (code === 'EACCES' && error.message.includes('listen'))
    return 'PORT may not be used: choose one above 1023';
  if ([ConfigError, BuildError, DataDirLockedError].some((known) => error instanceof known))
    return error.message;
  return error.stack ?? error.message;
}
