/** `program/stock`: set with the number it was based on, or changed by a difference; what was sold meanwhile is never lost. */
import { z } from 'zod';
import type { ProgramaEstoque } from '#lib/contract/program.ts';
import { type CodedGoods, goodsByCode } from '#lib/platform/catalogue/queries/coded-goods.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { type Change, unchanged } from '#lib/platform/panel/write.ts';
import { lockGoods } from '#lib/platform/sheets/queries/product-writes.ts';
import type { ProgramEndpoint } from '../program.ts';
import { setStock } from '../queries/goods.ts';

/** As many as the spreadsheet takes. */
const MOST = 9_999_999;
const EXAMPLE: ProgramaEstoque = { codigo: 'CAMISA-P', estoque: 41 };
const PATH = '/program/stock/:codigo';

export function stockCalls(deps: Deps, program: ProgramEndpoint): readonly Endpoint[] {
  return [
    program(
      {
        method: 'get',
        path: PATH,
        scope: 'produtos:ler',
        summary: 'The stock of a product, or of a value inside one',
        answer: 'ProgramaEstoque',
        example: { answer: EXAMPLE },
      },
      async ({ param }) => {
        const goods = await goodsByCode(deps.db, param('codigo'));
        if (!goods) throw notFound(message.unknownCode);
        return present(whole(goods));
      },
    ),
    program(
      {
        method: 'put',
        path: PATH,
        scope: 'estoque:escrever',
        summary: 'Sets a stock that is still what the program based its number on; 409 when it is not',
        body: z.object({
          estoque: wholeNumber(0, MOST).describe('What it is to be.'),
          base: wholeNumber(0, MOST).describe('What it was when the program read it.'),
        }),
        answer: 'ProgramaEstoque',
        example: { body: { estoque: 41, base: 38 }, answer: EXAMPLE },
      },
      async ({ param, body: { estoque, base }, write }) =>
        write(
          stockChange(param('codigo'), (now) => {
            if (now !== base) throw new HttpError(409, message.stockIs(now));
            return estoque;
          }),
          async (_, goods) => present(goods),
        ),
    ),
    program(
      {
        method: 'post',
        path: PATH,
        scope: 'estoque:escrever',
        summary: 'Changes a stock by a difference, whatever it is; 409 when it would fall below nothing',
        body: z.object({
          diferenca: wholeNumber(-MOST, MOST).describe('Units that come, or with a minus go.'),
        }),
        answer: 'ProgramaEstoque',
        example: { body: { diferenca: 3 }, answer: EXAMPLE },
      },
      async ({ param, body: { diferenca }, write }) =>
        write(
          stockChange(param('codigo'), (now) => {
            const estoque = now + diferenca;
            if (estoque < 0 || estoque > MOST) throw new HttpError(409, message.stockBelow(now));
            return estoque;
          }),
          async (_, goods) => present(goods),
        ),
    ),
  ];
}

/** @param next The stock to be, of what it is. */
function stockChange(code: string, next: (now: number) => number): Change<CodedGoods, CodedGoods> {
  return {
    lock: (trx) => lockedGoods(trx, code),
    unknown: message.unknownCode,
    seen: 'not asked',
    async write(trx, found) {
      const goods = whole(found);
      const estoque = next(goods.estoque);
      if (estoque === goods.estoque) return unchanged(goods);
      await setStock(trx, goods, estoque);
      const campos = [{ campo: 'Estoque', antes: String(goods.estoque), depois: String(estoque) }];
      return {
        result: { ...goods, estoque },
        history: { secao: 'produtos', alvo: goods.sku, acao: 'mudou', campos },
      };
    },
  };
}

async function lockedGoods(trx: Trx, code: string): Promise<CodedGoods | undefined> {
  await lockGoods(trx, [code.toUpperCase()]);
  return goodsByCode(trx, code);
}

/** @throws HttpError 400 for a product whose stock is that of its values. */
function whole(goods: CodedGoods): CodedGoods {
  if (goods.parted) throw new HttpError(400, message.stockOfValues);
  return goods;
}

function present({ sku, estoque }: CodedGoods): ProgramaEstoque {
  return { codigo: sku, estoque };
}
