/** Which cables have a rendered picture, and its name: cables that differ by their length alone share one. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DrawingSpec } from '../drawings/spec.ts';

export type Cable = Extract<DrawingSpec, { form: 'cable' }>;

/** How the leads of several plugs run together is not in a spec: some part at a sleeve, some are separate as far as the other end. */
const MOST_PLUGS = 1;
const JOINED: readonly string[] = ['lc', 'sc'];
const KEPT = new URL('./kept/', import.meta.url);

/** The name of a look that can be rendered; undefined where a drawing shows more. */
export function lookName(spec: DrawingSpec): string | undefined {
  if (spec.form !== 'cable') return undefined;
  const { a, b, jacket } = spec;
  if ([a, b].some(({ kind, accents }) => accents.length > MOST_PLUGS && !JOINED.includes(kind)))
    return undefined;
  const look = createHash('sha256')
    .update(JSON.stringify([a, b, jacket]))
    .digest('hex')
    .slice(0, 8);
  return `${a.kind}-${b.kind}-${look}`;
}

export function keptPath(name: string): string {
  return fileURLToPath(new URL(`${name}.webp`, KEPT));
}

/** The file of a look's picture; undefined when there is none yet, and the drawings stand alone. */
export function renderOf(spec: DrawingSpec): string | undefined {
  const name = lookName(spec);
  return name !== undefined && existsSync(keptPath(name)) ? keptPath(name) : undefined;
}

/** The same cable in another colour: what had the jacket's colour takes part in it. */
export function recoloured(spec: Cable, colour: string): Cable {
  const { a, b, jacket } = spec;
  const end = (of: Cable['a']): Cable['a'] => ({
    ...of,
    accents: of.accents.map((accent) => (accent === jacket.colour ? colour : accent)),
  });
  return { ...spec, a: end(a), b: end(b), jacket: { ...jacket, colour } };
}
