/** `panel/products*`, ours: the products of the shop, one by one. Many at once go by spreadsheet (sheets.ts). */

import { z } from 'zod';
import { inGroups } from '#lib/domain/catalogue/characteristic-order.ts';
import { centavos, formatDecimal } from '#lib/domain/kernel/money.ts';
import { CATALOGUE } from '#lib/domain/panel/roles.ts';
import { MOST_VALUES } from '#lib/domain/sheets/combinations.ts';
import { characteristicColumn } from '#lib/domain/sheets/data-sheet-columns.ts';
import { goodsSheet } from '#lib/domain/sheets/product-sheet.ts';
import { definitions } from '#lib/platform/catalogue/definitions.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { paging, readId, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { PAGE } from '#lib/platform/panel/list-choice.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { panelGoods } from '../queries/all-products.ts';
import { productTies } from '../queries/product-ties.ts';
import { sheetBrands, sheetCategories, sheetSeals } from '../queries/struct-sheet.ts';
import { newProduct, productChange, readProduct, type SentProduct } from '../save-product.ts';
import { productActsEndpoints } from './product-acts.ts';
import { PRODUCT_FILTER } from './product-filter.ts';

const CELLS = z
  .object(Object.fromEntries(goodsSheet.columns.map(({ nome }) => [nome, z.string().max(60_000).optional()])))
  // Those of the data sheet: `ficha:7`.
  .catchall(z.string().max(60_000))
  .transform((cells): Record<string, string> => JSON.parse(JSON.stringify(cells)));
const IDS = /^\d{1,9}(?:,\d{1,9}){0,499}$/;
const PICTURES = z.array(z.object({ arquivo: requiredText(200), alt: text(300), opcao: text(60) })).max(300);
const BODY = {
  campos: CELLS.describe('Cells of the spreadsheet of products by column; what is left out stays.'),
  opcoes: z
    .array(CELLS)
    .max(MOST_VALUES)
    .default([])
    .describe('The same of values inside it, each with its `sku`; one with a new code is made.'),
  retiradas: z.array(text(60)).max(MOST_VALUES).default([]).describe('Codes of values that go.'),
  ordem: z.array(text(60)).max(MOST_VALUES).optional().describe('Codes of all values in their order.'),
  imagens: PICTURES.optional().describe('All pictures in their order; left out: as they are.'),
};

export function panelProductsEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now } = deps;
  const panel = panelEndpoint(deps);
  const roles = CATALOGUE;
  const idOf = (param: (name: string) => string) => readId(param('id'), message.unknownProduct);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/products',
        summary: 'The products of the shop, hidden ones too, by name',
        roles,
        query: z.object({
          ...paging,
          ...PRODUCT_FILTER,
          ids: z.string().regex(IDS).optional().catch(undefined).describe('These alone: `1,2,3`.'),
        }),
        answer: 'ProdutosPainel',
      },
      async ({ query: { ids, offset = 0, limit = PAGE, ...filter } }) => {
        const which = ids === undefined ? filter : { ids: ids.split(',').map(Number) };
        const { rows, total } = await panelGoods(db, which, { offset, limit });
        const produtos = rows.map(({ preco_por, estoque, status, ...row }) => ({
          ...row,
          preco: formatDecimal(centavos(preco_por)),
          estoque: String(estoque),
          situacao: status,
        }));
        return { produtos, info: { total, offset, limit } };
      },
    ),
    panel(
      {
        method: 'get',
        path: '/panel/products/choices',
        summary: 'The brands, categories and seals that a product may have',
        roles,
        answer: 'EscolhasProduto',
      },
      async () => ({
        marcas: (await sheetBrands(db)).map(({ nome }) => nome),
        categorias: (await sheetCategories(db)).map(({ caminho }) => caminho),
        selos: (await sheetSeals(db)).map(({ nome }) => nome.trim()),
        ficha: inGroups(await definitions(db))
          .flat()
          .map(({ id, grupo, nome, tipo, unidade, valores, categorias }) => ({
            ...{ coluna: characteristicColumn(id), grupo, nome, tipo, unidade, valores, categorias },
          })),
      }),
    ),
    panel(
      {
        method: 'get',
        path: '/panel/products/:id',
        summary: 'A product as its form has it',
        roles,
        answer: 'ProdutoAberto',
      },
      async ({ param }) => {
        const product = await readProduct(db, idOf(param), now());
        if (!product) throw notFound(message.unknownProduct);
        return { ...product, ligacoes: await productTies(db, product.id) };
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/products',
        summary: 'Makes a product, or says what is wrong with it',
        roles,
        body: z.object(BODY),
        answer: 'ProdutoSalvo',
      },
      async ({ body, write }) => write(newProduct(sent(body)), (saved) => saved),
    ),
    panel(
      {
        method: 'put',
        path: '/panel/products/:id',
        summary: 'Saves a product, or says what is wrong with it; 409 when somebody saved it meanwhile',
        roles,
        body: z.object({ ...BODY, revisao: requiredText(40) }),
        answer: 'ProdutoSalvo',
      },
      async ({ body: { revisao, ...body }, param, write }) => {
        const known = { id: idOf(param), revisao };
        return write(productChange(known, sent(body)), (saved) => saved);
      },
    ),
    ...productActsEndpoints(deps),
  ];
}

function sent(body: z.infer<z.ZodObject<typeof BODY>>): SentProduct {
  return { ...body, imagens: body.imagens, ordem: body.ordem };
}
