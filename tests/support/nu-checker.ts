/** What the Nu checker (the W3C's) says of pages: the standard itself, where `html-validity.ts` asks for habits too. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withoutIslandStyle } from './html-validity.ts';

type Page = { readonly path: string; readonly html: string };
type Message = { readonly url?: string; readonly message: string; readonly extract?: string };

const JAR = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar');
/** Milliseconds. */
const PATIENCE = 240_000;
/** It lives for seconds, so it starts fast; its grammars are deep. */
const JAVA = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xss8m', '-jar', JAR];
/** It does not know view transitions; style sheets are Biome's. */
const OF_STYLES = /^CSS: /;

/** False where no Java is installed. */
export async function hasJava(): Promise<boolean> {
  return (await run(['-version'])).code === 0;
}

/**
 * The errors of all pages, by one start of the checker.
 * @throws Error when it gives no report.
 */
export async function nuErrors(pages: readonly Page[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-nu-'));
  try {
    const files = pages.map(({ html }, index) => {
      const file = join(folder, `${index}.html`);
      writeFileSync(file, withoutIslandStyle(html));
      return file;
    });
    const { stdout, stderr } = await run([...JAVA, '--format', 'json', '--errors-only', ...files]);
    if (!stderr.startsWith('{')) throw new Error(`the Nu checker gave no report: ${stdout}${stderr}`);
    const { messages } = JSON.parse(stderr) as { readonly messages: readonly Message[] };
    const own = messages.filter(({ message }) => !OF_STYLES.test(message));
    return own.map(({ url = '', message, extract = '' }) => {
      const page = pages[Number(/(\d+)\.html$/.exec(url)?.[1])];
      return `${page?.path ?? url}: ${message} (${extract.replaceAll(/\s+/g, ' ')})`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(
  args: readonly string[],
): Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve) => {
    execFile('java', args, { timeout: PATIENCE, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}
