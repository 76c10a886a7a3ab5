/** Builds the pages when there is no build, or one of other sources. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processEnvironment } from './config.ts';
import { digestSources, SOURCES_STAMP } from './sources-digest.ts';

/** Carries what the builder printed. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

type BuildOptions = {
  readonly root: string;
  /** Called before a build, which takes a while. */
  readonly onBuild: () => void;
};

/** @throws BuildError */
export async function ensureBuild({ root, onBuild }: BuildOptions): Promise<void> {
  const stamp = join(root, 'dist', SOURCES_STAMP);
  const [sources, built] = await Promise.all([
    digestSources(root),
    readFile(stamp, 'utf8').catch(() => undefined),
  ]);
  if (built === sources) return;
  onBuild();
  await runBuild(root);
}

async function runBuild(root: string): Promise<void> {
  const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  // Under a test runner NODE_ENV is `test`, which would bundle React's development version.
  const env = { ...processEnvironment(), NODE_ENV: 'production' };
  const builder = spawn(process.execPath, [astro, 'build'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const abandon = (): boolean => builder.kill();
  process.once('exit', abandon);
  let output = '';
  for (const stream of [builder.stdout, builder.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    builder.on('error', reject).on('close', resolve);
  });
  process.off('exit', abandon);
  if (code !== 0) throw new BuildError(`The build failed:\n${output}`);
}
