/** `/api/v2/collection/front`: the front API as a collection of Postman, which the platform's own developers ask for. */
import document from '../../../../docs/api/openapi.json' with { type: 'json' };
import type { Runtime } from '../runtime.ts';

type Parameter = { readonly name: string; readonly in: string };
type Operation = {
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly servers?: readonly { readonly url: string }[];
};

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const METHODS = ['get', 'post', 'put', 'delete'] as const;
const JSON_HEADER = { key: 'Content-Type', value: 'application/json' };

/** Only what the platform's contract has; calls of our own stand in the OpenAPI document. */
export function apiCollection({ config }: Pick<Runtime, 'config'>): Response {
  const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = document.paths;
  const item = Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation && !operation.servers ? [itemOf(method, path, operation)] : [];
    }),
  );
  const collection = {
    info: { name: 'API Front-end', schema: SCHEMA },
    item,
    variable: [
      { key: 'url', value: `${config.siteUrl}/api` },
      { key: 'token', value: config.appToken },
    ],
  };
  return Response.json(collection, { headers: { 'Cache-Control': 'public, max-age=300' } });
}

function itemOf(
  method: string,
  path: string,
  { summary = '', parameters = [], requestBody }: Operation,
): object {
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => ({ key: name, value: '' }));
  const steps = ['v2', 'front', ...path.split('/').slice(1)].map((step) =>
    step.replace(/^\{(\w+)\}$/, ':$1'),
  );
  const search = query.length > 0 ? `?${query.map(({ key }) => `${key}=`).join('&')}` : '';
  return {
    name: `${method.toUpperCase()} ${path}`,
    request: {
      method: method.toUpperCase(),
      description: summary,
      header: [{ key: 'App-Token', value: '{{token}}' }, ...(requestBody ? [JSON_HEADER] : [])],
      ...(requestBody && { body: { mode: 'raw', raw: '{}' } }),
      url: { raw: `{{url}}/${steps.join('/')}${search}`, host: ['{{url}}'], path: steps, query },
    },
  };
}
