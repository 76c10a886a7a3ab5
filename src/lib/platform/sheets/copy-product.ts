/** A copy of a product: hidden, with no stock, with the same texts, data sheet, values and pictures, and codes of its own. */
import type { ProdutoPainel, ProdutoSalvo } from '#lib/contract/panel-products.ts';
import { slugOf } from '#lib/domain/kernel/slug.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { valueCode } from '#lib/domain/sheets/combinations.ts';
import { STAMP } from '#lib/domain/sheets/stamp.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import { takenSlugs } from './queries/product-sheet.ts';
import { lockProduct } from './queries/product-writes.ts';
import { setGoodsPictures } from './queries/sheet-writes.ts';
import { newProduct, readProduct, type SentProduct } from './save-product.ts';

/** What only one product can have, or what is of a time. */
const OWN = [
  ...['slug', 'ean', 'mpn', 'familia', 'eixo', 'eixo_valor', 'arquivado', STAMP],
  ...['preco_promocional', 'promocao_de', 'promocao_inicio', 'promocao_fim', 'promocao_nome'],
  'promocao_desconto_vista',
];

/** @throws HttpError 404. */
export function productCopy(id: number, sku: string): Change<ProdutoPainel, ProdutoSalvo> {
  return {
    async lock(trx, now) {
      await lockProduct(trx, id);
      return readProduct(trx, id, now);
    },
    unknown: message.unknownProduct,
    seen: 'not asked',
    async write(trx, product, by) {
      const code = sku.trim();
      const codes = new Map(
        product.opcoes.map(({ sku: old = '', opcao = '' }) => [old, valueCode(code, opcao)]),
      );
      const outcome = await newProduct(await copied(trx, product, code, codes)).write(trx, true, by);
      const { id: copy, faltas } = outcome.result;
      if (faltas.length > 0) return outcome;
      await setGoodsPictures(
        trx,
        copy,
        product.imagens.map((picture) => ({ ...picture, opcao: codes.get(picture.opcao) ?? '' })),
      );
      return outcome;
    },
  };
}

async function copied(
  trx: Trx,
  { campos, opcoes }: ProdutoPainel,
  sku: string,
  codes: ReadonlyMap<string, string>,
): Promise<SentProduct> {
  const without = (cells: Cells): Cells =>
    Object.fromEntries(Object.entries(cells).filter(([nome]) => !OWN.includes(nome)));
  return {
    campos: {
      ...without(campos),
      ...{ sku, slug: await freeSlug(trx, `${campos['nome'] ?? ''} ${sku}`), estoque: '0', ativo: 'não' },
    },
    opcoes: opcoes.map((value) => ({
      ...without(value),
      ...{ sku: codes.get(value['sku'] ?? '') ?? '', sku_produto: sku, estoque: '0' },
    })),
    retiradas: [],
    ordem: [...codes.values()],
    imagens: undefined,
  };
}

async function freeSlug(trx: Trx, text: string): Promise<string> {
  const wanted = slugOf(text).slice(0, 110).replace(/-+$/, '');
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`;
    if ((await takenSlugs(trx, [slug])).length === 0) return slug;
  }
}
