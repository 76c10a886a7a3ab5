/**
 * Vitrine's part in Astro: the `client:intent` directive, the runtime under `astro dev`, compressed copies and the
 * sources' stamp of a build.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { processEnvironment, readConfig } from './config.ts';
import { showProgress } from './console.ts';
import { lockData } from './data-lock.ts';
import { offerFirstAccess } from './first-access.ts';
import { precompress } from './http/precompress.ts';
import { processLog } from './observe/log.ts';
import { tellRenderer } from './page/island-renderer.ts';
import { scriptFiles } from './page/script-files.ts';
import { smallPreload } from './page/script-preload.ts';
import { namedStyles, nameOwnStyles, rememberDigests } from './page/style-hashes.ts';
import { findRuntime, provideRuntime } from './runtime.ts';
import { digestSources, SOURCES_STAMP } from './sources-digest.ts';

export function vitrine(): AstroIntegration {
  let root = '';
  let outDir = '';
  let sources = '';
  let styles: readonly string[] = [];
  let developing = false;
  return {
    name: 'vitrine',
    hooks: {
      'astro:config:setup': ({ command, addClientDirective, updateConfig }) => {
        developing = command === 'dev';
        updateConfig({
          vite: { plugins: [smallPreload(), tellRenderer(), rememberDigests()], environments: scriptFiles },
        });
        addClientDirective({ name: 'intent', entrypoint: './src/lib/browser/intent.ts' });
        addClientDirective({ name: 'popup', entrypoint: './src/lib/browser/popup.ts' });
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        outDir = fileURLToPath(config.outDir);
        styles = namedStyles(config);
      },
      'astro:server:setup': async ({ server }) => {
        // A build makes a server too, for its types; and render tests bring their own data.
        if (developing && server.config.mode !== 'test') await startDevRuntime();
      },
      'astro:build:start': async () => {
        sources = await digestSources(root);
      },
      'astro:build:ssr': ({ manifest }) => nameOwnStyles(manifest, styles),
      'astro:build:done': async ({ dir }) => {
        await precompress(fileURLToPath(dir));
        await writeFile(join(outDir, SOURCES_STAMP), sources);
      },
    },
  };
}

/** The dev server restarts in the same process when its configuration changes; the data stays open. */
async function startDevRuntime(): Promise<void> {
  if (findRuntime()) return;
  const config = readConfig(processEnvironment());
  const log = processLog(config.logLevel);
  process.once('exit', lockData(config));
  // Not at the top: a build needs no database.
  const [{ startRuntime }, { takeCommands }] = await Promise.all([
    import('./platform.ts'),
    import('./commands/command-port.ts'),
  ]);
  const runtime = await startRuntime({ config, log, dev: true, onProgress: showProgress });
  provideRuntime(runtime);
  await offerFirstAccess(runtime);
  await takeCommands(runtime);
}
