/** JSON Schemas of the answers, from the types of `contract/answers.ts`. */
import { createGenerator } from 'ts-json-schema-generator';
import type { JsonSchema } from './operation.ts';

const ROOT = 'Answers';

/** By name, sorted: the answers and every type they are made of. @throws when two types would have one name. */
export function answerSchemas(): Readonly<Record<string, JsonSchema>> {
  const { definitions = {} } = createGenerator({
    path: 'src/lib/contract/answers.ts',
    tsconfig: 'tsconfig.json',
    // `npm run check` does that, in much more time.
    skipTypeCheck: true,
    // What an answer holds beyond its type is nothing a client must refuse.
    additionalProperties: true,
  }).createSchema(ROOT);
  const named = Object.entries(definitions)
    .filter(([name]) => name !== ROOT)
    .map(([name, schema]) => [componentName(name), translated(schema)] as const);
  // `Carrinho` is `Carrinho<Reais>`, and both may be written.
  const different = new Set(named.map(([name, schema]) => `${name} ${JSON.stringify(schema)}`));
  const names = new Set(named.map(([name]) => name));
  if (names.size < different.size) throw new Error('two types of the contract have the same name');
  return Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1))) as Record<string, JsonSchema>;
}

/** `Precos<Reais>` is `Precos`: the wire knows one unit of money. */
function componentName(type: string): string {
  return type.replace(/<Reais>/g, '').replace(/\W+/g, '_');
}

/** From draft 7 to draft 2020-12, as far as the generator uses what changed. */
function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => keyword(key, part)));
}

function keyword(key: string, value: unknown): readonly [string, unknown] {
  if (key === '$ref' && typeof value === 'string') {
    const name = decodeURIComponent(value.replace('#/definitions/', ''));
    return [key, `#/components/schemas/${componentName(name)}`];
  }
  if (key === 'items' && Array.isArray(value)) return ['prefixItems', value.map(translated)];
  return [key, translated(value)];
}
