/** One declared call in the words of OpenAPI 3.1. */
import { z } from 'zod';
import { baseOf, type Endpoint } from '#lib/platform/kernel/http/endpoint.ts';

/** A JSON Schema of draft 2020-12, which is OpenAPI 3.1's own. */
export type JsonSchema = { readonly [key: string]: unknown };

type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
};

export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  /** Where the call stands when it is not below the address of the document. */
  readonly servers?: readonly { readonly url: string }[];
  /** Left out: that of the document. */
  readonly security?: readonly object[];
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
};

/** Name of the schema of `{ "error": … }` in the document. */
export const ERROR = 'Erro';

/** The call's path with parameters in braces: `/struct/menus/{hash}`. */
export function pathOf({ path }: Pick<Endpoint, 'path'>): string {
  return path.replace(PARAMETER, '{$1}');
}

export function operationOf(endpoint: Endpoint): Operation {
  const { method, path, summary, query, body, file, answer, scope, example } = endpoint;
  const keyed = scope !== undefined;
  const parameters = [
    ...pathParameters(path),
    ...(query ? queryParameters(query) : []),
    ...(keyed && method !== 'get' ? [IDEMPOTENCY_KEY] : []),
  ];
  const refuses = query !== undefined || body !== undefined;
  return {
    operationId: operationId(method, path),
    tags: [path.split('/')[1] ?? ''],
    summary,
    ...(baseOf(endpoint) === 'front' ? {} : { servers: [{ url: `/api/v2/${baseOf(endpoint)}` }] }),
    ...(keyed ? { description: scopeOf(scope), security: [{ ProgramKey: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, ...json(inputSchema(body), example?.body) } } : {}),
    ...(file ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
    responses: {
      200: { description: 'The answer', ...json(schemaRef(answer), example?.answer) },
      ...(refuses ? { 400: { $ref: '#/components/responses/400' } } : {}),
      401: { $ref: '#/components/responses/401' },
      default: { $ref: '#/components/responses/default' },
    },
  };
}

export function schemaRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

export function json(schema: JsonSchema, example?: object): { readonly content: object } {
  return { content: { 'application/json': { schema, ...(example && { example }) } } };
}

function scopeOf(scope: string): string {
  return scope === 'any' ? 'For every key.' : `For keys with the scope \`${scope}\`.`;
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    "The program's own name for this write, 100 characters at most. Sent again within 30 days it gets the first answer and changes nothing; with another call or body it is refused with 409.",
  schema: { type: 'string', maxLength: 100 },
};

/** A parameter in Hono's notation, with or without a pattern. */
const PARAMETER = /:(\w+)(?:\{[^}]*\})?/g;

function pathParameters(path: string): readonly Parameter[] {
  return [...path.matchAll(PARAMETER)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodType): readonly Parameter[] {
  const { properties = {}, required = [] } = inputSchema(query) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(typeof description === 'string' ? { description } : {}),
    schema,
  }));
}

/** What may be sent, before the schema reads it: a number may come as text everywhere, which is said once for all calls. */
function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (!(zodSchema instanceof z.ZodObject)) return;
      const required = requiredKeys(zodSchema);
      if (required.length > 0) jsonSchema.required = required;
      else delete jsonSchema.required;
    },
  });
  return rest;
}

/** Zod cannot tell them of a schema that tidies its input up first, so each is asked what it does without one. */
function requiredKeys({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).flatMap(([key, part]) => (z.safeParse(part, undefined).success ? [] : [key]));
}

/** `getStructMenusHash`: unique, since method and path are. */
function operationId(method: string, path: string): string {
  const words = pathOf({ path: `/${path.slice(1)}` }).match(/\w+/g) ?? [];
  return [method, ...words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)].join('');
}
