import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { id, optionalId, paging, text, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { answerSchemas } from '../openapi/answer-schemas.ts';
import { openApiDocument } from '../openapi/document.ts';
import { DOCUMENT_FILE, makeDocument } from '../openapi/make.ts';

const file = readFileSync(DOCUMENT_FILE, 'utf8');
const document = JSON.parse(file);

async function errorsOf(candidate: Record<string, unknown>): Promise<unknown> {
  // The validator replaces references in what it is given.
  const { errors } = await new Validator().validate(structuredClone(candidate));
  return errors;
}

describe('docs/api/openapi.json', () => {
  it('says what is declared: `npm run openapi` writes it', () => {
    expect(file === makeDocument()).toBe(true);
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    expect(await errorsOf(document)).toBeUndefined();
  });

  it('would be refused with a parameter that stands nowhere', async () => {
    const broken = structuredClone(document);
    broken.paths['/url/verify'].get.parameters[0].in = 'nowhere';
    expect(await errorsOf(broken)).toBeDefined();
  });

  it('refers to nothing that is not in it', () => {
    const references = [...file.matchAll(/"\$ref": "#\/components\/(\w+)\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(50);
    expect(
      references.filter(([, kind = '', name = '']) => !document.components[kind]?.[name]).map(([all]) => all),
    ).toEqual([]);
  });

  it('has each operation under a name of its own', () => {
    const names = Object.values<Record<string, { operationId: string }>>(document.paths)
      .flatMap((calls) => Object.values(calls))
      .map(({ operationId }) => operationId);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('describes every answer that the contract names', () => {
    const source = readFileSync('src/lib/contract/answers.ts', 'utf8');
    const answers = [...source.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name = '']) => name);
    expect(answers.length).toBeGreaterThan(10);
    const used = answers.filter((name) => !file.includes(`"#/components/schemas/${name}"`));
    expect(used).toEqual([]);
  });
});

describe('a declared call in the document', () => {
  const body = z.object({
    tipo: z.enum(['produto', 'lista']),
    idProduto: id,
    idArmazem: optionalId,
    quantidade: wholeNumber(1, 9).transform((value) => value * 2),
    nota: text(20),
  });
  const call = endpoint(
    {
      method: 'put',
      path: '/demo/:hash{[a-z]+}/of/:id',
      summary: 'A demonstration',
      query: z.object({ limit: paging.limit, url: z.string().min(1).describe('Where.') }),
      body,
      answer: 'Ping',
    },
    async () => ({ sucesso: true, data: '' }),
  );
  const { paths } = openApiDocument([call], {});
  const operation = paths['/demo/{hash}/of/{id}']?.put as never as {
    readonly operationId: string;
    readonly parameters: readonly { readonly name: string }[];
    readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: object } } };
    readonly responses: object;
  };

  it('is named after its method and its path, without patterns', () => {
    expect(operation.operationId).toBe('putDemoHashOfId');
  });

  it('takes the parameters of its path and of its query schema', () => {
    expect(operation.parameters).toEqual([
      { name: 'hash', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      {
        name: 'limit',
        in: 'query',
        required: false,
        description: 'How many are answered at most.',
        schema: { type: 'integer', minimum: 1, maximum: 100 },
      },
      {
        name: 'url',
        in: 'query',
        required: true,
        description: 'Where.',
        schema: { type: 'string', minLength: 1 },
      },
    ]);
  });

  it('demands exactly what its body schema refuses to miss', () => {
    expect(operation.requestBody.content['application/json'].schema).toMatchObject({
      type: 'object',
      required: ['tipo', 'idProduto', 'quantidade'],
      properties: {
        tipo: { type: 'string', enum: ['produto', 'lista'] },
        idProduto: { type: 'integer', minimum: 1 },
        quantidade: { type: 'integer', minimum: 1, maximum: 9 },
      },
    });
  });

  it('answers its type, or refuses with a sentence', () => {
    expect(Object.keys(operation.responses)).toEqual(['200', '400', '401', 'default']);
    expect(JSON.stringify(operation.responses)).toContain('#/components/schemas/Ping');
  });
});

describe('the schema of an answer', () => {
  const schemas = answerSchemas();

  it('carries the names of the contract, with one unit of money', () => {
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Carrinho', 'Precos', 'Produto', 'UrlListing']),
    );
    expect(Object.keys(schemas).filter((name) => !/^\w+$/.test(name))).toEqual([]);
    expect(schemas.Reais).toMatchObject({ type: 'number' });
  });

  it('explains its fields in the words of the types', () => {
    expect(schemas.Precos).toMatchObject({
      properties: { por: { description: 'Selling price by card.' } },
      required: expect.arrayContaining(['de', 'por', 'vista']),
    });
  });
});
