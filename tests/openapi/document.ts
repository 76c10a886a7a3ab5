/** The OpenAPI 3.1 document of the front API: `docs/api/openapi.json`, written by `npm run openapi`. */
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { ERROR, type JsonSchema, json, type Operation, operationOf, pathOf, schemaRef } from './operation.ts';

export type OpenApiDocument = {
  readonly openapi: '3.1.1';
  readonly info: object;
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly object[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: object;
    readonly responses: object;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
};

const DESCRIPTION = `The shop's public API, as the hosted store platform speaks it.

- Answers are bare JSON objects. A refusal has another status than 2xx and says why: \`{ "error": "…" }\`, in Portuguese.
- Money is in reais with at most two decimals.
- A number may also be sent as text (\`"3"\`). Keys and parameters that are not named here are ignored.
- A text or an id that may be left out may be \`null\` as well.
- A call whose server is \`/api/v2/vitrine\` is this shop's own: the hosted platform does not have it.
- A session is optional. Who sends none is given one in the cookie \`PHPSESSID\` of the answer; what is written with it,
  the cart for example, is found again with it. An empty \`Session\` header means none.`;

/** @param schemas Of the answers, by name; each endpoint's `answer` must be among them. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  schemas: Readonly<Record<string, JsonSchema>>,
): OpenApiDocument {
  const sorted = endpoints.toSorted((a, b) => compare(pathOf(a), pathOf(b)) || order(a) - order(b));
  const operations = sorted.map((endpoint) => ({ endpoint, operation: operationOf(endpoint) }));
  const paths = Object.groupBy(operations, ({ endpoint }) => pathOf(endpoint));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Front API',
      version: '2',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v2/front' }],
    security: [{ AppToken: [] }, { AppToken: [], Session: [] }, { AppToken: [], SessionCookie: [] }],
    tags: [...new Set(operations.flatMap(({ operation }) => operation.tags))].map((name) => ({ name })),
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, calls = []]) => [
        path,
        Object.fromEntries(calls.map(({ endpoint, operation }) => [endpoint.method, operation])),
      ]),
    ),
    components: {
      securitySchemes: {
        AppToken: {
          type: 'apiKey',
          in: 'header',
          name: 'App-Token',
          description: 'Public, the same for every caller.',
        },
        Session: {
          type: 'apiKey',
          in: 'header',
          name: 'Session',
          description: 'Value of the session cookie.',
        },
        ProgramKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key that the owner makes in the panel, for a program. It opens `/program` and nothing else.',
        },
        SessionCookie: { type: 'apiKey', in: 'cookie', name: 'PHPSESSID' },
      },
      responses: {
        400: refusal('A parameter or the body does not fit'),
        401: refusal('`App-Token` is missing or wrong, or the call needs a visitor who is logged in'),
        default: refusal('Any other refusal, 404 for what is not there among them'),
      },
      schemas: { ...schemas, [ERROR]: ERROR_SCHEMA },
    },
  };
}

const ERROR_SCHEMA = {
  type: 'object',
  properties: { error: { type: 'string', description: 'For the visitor, in Portuguese.' } },
  required: ['error'],
};

const METHODS = ['get', 'post', 'put', 'delete'];

function order({ method }: Endpoint): number {
  return METHODS.indexOf(method);
}

/** By code unit: the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function refusal(description: string): object {
  return { description, ...json(schemaRef(ERROR)) };
}
