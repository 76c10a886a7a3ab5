/** `program/products`: read in pages, and written cell by cell as the panel's form and spreadsheets write them. */
import { z } from 'zod';
import type { ProgramaProduto } from '#lib/contract/program.ts';
import { goodsSheet } from '#lib/domain/sheets/product-sheet.ts';
import { goodsByCode } from '#lib/platform/catalogue/queries/coded-goods.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { numberParameter } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { openGoods } from '#lib/platform/sheets/products.ts';
import { readProduct } from '#lib/platform/sheets/save-product.ts';
import type { ProgramEndpoint } from '../program.ts';
import { upsert } from '../save-goods.ts';
import { presentPage, presentProduct } from '../wire/products.ts';
import { PRODUCT_EXAMPLE } from './examples.ts';

const MOST = 100;
const PATH = '/program/products/:codigo';
const CELL = z
  .union([z.string().max(60_000), z.number(), z.boolean()])
  // As they are written in spreadsheets here: `1.234` is a text that may mean two things, a number never.
  .transform((value) =>
    typeof value === 'boolean'
      ? value
        ? 'sim'
        : 'não'
      : String(value).replace('.', typeof value === 'number' ? ',' : '.'),
  );
const CELLS = z
  .object(Object.fromEntries(goodsSheet.columns.map(({ nome }) => [nome, CELL.optional()])))
  // Those of the data sheet: `ficha:7`.
  .catchall(CELL)
  .transform((cells): Record<string, string> => JSON.parse(JSON.stringify(cells)));

export function productCalls(deps: Deps, program: ProgramEndpoint): readonly Endpoint[] {
  const { db, now } = deps;
  return [
    program(
      {
        method: 'get',
        path: '/program/products',
        scope: 'produtos:ler',
        summary: 'The products of the shop with what is inside them, hidden ones too, page by page',
        query: z.object({
          depois: numberParameter(0, 2_147_483_647).describe('The `proximo` of the page before.'),
          limit: numberParameter(1, MOST).describe(`How many are answered at most; ${MOST} at most.`),
        }),
        answer: 'ProgramaProdutos',
        example: { answer: { produtos: [PRODUCT_EXAMPLE], proximo: '' } },
      },
      async ({ query: { depois = 0, limit = MOST } }) => {
        const { rows, next } = await (await openGoods(db, now())).page(depois, limit);
        return { produtos: presentPage(rows), proximo: next === undefined ? '' : String(next) };
      },
    ),
    program(
      {
        method: 'get',
        path: PATH,
        scope: 'produtos:ler',
        summary: 'The product with this code, or with a value that has it',
        answer: 'ProgramaProduto',
        example: { answer: PRODUCT_EXAMPLE },
      },
      async ({ param }) => read(db, param('codigo'), now()),
    ),
    program(
      {
        method: 'put',
        path: PATH,
        scope: 'produtos:escrever',
        summary:
          'Writes the given cells of the product or value with this code; a product that is not there is made. Its stock has a call of its own',
        body: z.object({
          campos: CELLS.describe(
            'Cells of the spreadsheet of products by column (docs/api/program.md); what is left out stays as it is.',
          ),
        }),
        answer: 'ProgramaProduto',
        example: {
          body: { campos: { nome: 'Camisa lisa', preco: 59.9, preco_de: 79.9 } },
          answer: PRODUCT_EXAMPLE,
        },
      },
      async ({ param, body: { campos }, write }) => {
        const code = param('codigo');
        return write(upsert(code, campos), (trx) => read(trx, code, now()));
      },
    ),
  ];
}

/** @throws HttpError 404. */
async function read(db: Deps['db'] | Trx, code: string, now: Date): Promise<ProgramaProduto> {
  const goods = await goodsByCode(db, code);
  const product = goods && (await readProduct(db, goods.product_id, now));
  if (!product) throw notFound(message.unknownCode);
  return presentProduct(product.campos, product.opcoes);
}
