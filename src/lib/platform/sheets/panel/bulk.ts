/** `panel/products/bulk`: one change of many products, looked at first like a spreadsheet. */

import { z } from 'zod';
import type { Importacao } from '#lib/contract/panel-sheets.ts';
import { NO_FILTER } from '#lib/domain/panel/product-filter.ts';
import { CATALOGUE } from '#lib/domain/panel/roles.ts';
import { amountOf, readAmount } from '#lib/domain/sheets/amount.ts';
import type { BulkEdit, PriceStep } from '#lib/domain/sheets/bulk/bulk-edit.ts';
import { PRICE_ENDINGS } from '#lib/domain/sheets/bulk/price-ending.ts';
import { readTime } from '#lib/domain/sheets/time.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, id as productId, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { bulkWrittenDown } from '../bulk-edit.ts';
import { openNames } from '../names.ts';
import { beginWork, forgetImports, lockImport } from '../queries/imports.ts';
import { PRODUCT_FILTER } from './product-filter.ts';
import { KEPT } from './sheet-pictures.ts';

const STEP = {
  sentido: z.enum(['sobe', 'desce']),
  por: z.enum(['porcento', 'valor']),
  quanto: text(20).describe('Per cent or reais, with two decimals at most.'),
  final: z.enum(PRICE_ENDINGS).default('').describe('Centavos that every price ends in.'),
};
const EDIT = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('preco'), ...STEP, comDe: flag.describe('The list price goes along.') }),
  z.object({ tipo: z.literal('promocao'), ...STEP, inicio: text(30), fim: text(30), nome: text(80) }),
  z.object({ tipo: z.literal('semPromocao') }),
  z.object({
    tipo: z.enum(['categoria', 'selo']),
    modo: z.enum(['acrescentar', 'retirar', 'principal']),
    nome: text(300),
  }),
  z.object({ tipo: z.literal('visibilidade'), ativo: z.enum(['sim', 'não']) }),
  z.object({
    tipo: z.literal('situacao'),
    situacao: z.enum(['disponivel', 'indisponivel', 'sobConsulta']),
  }),
  z.object({ tipo: z.literal('arquivar'), arquivado: z.enum(['categoria', 'encerrado']) }),
]);

/** Ticked one by one, at most. */
const MOST_TICKED = 500;

export function bulkEndpoints(
  deps: Deps,
  firstPage: (id: number) => Promise<Importacao>,
): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'post',
        path: '/panel/products/bulk',
        summary: 'Writes down what one change of many products would change, without changing it',
        roles: CATALOGUE,
        body: z.object({
          nome: requiredText(200).describe('What it is called among the spreadsheets.'),
          ids: z.array(productId).max(MOST_TICKED).optional().describe('These, whatever the filter says.'),
          filtro: z.object(PRODUCT_FILTER).default(NO_FILTER),
          mudanca: EDIT,
        }),
        answer: 'Importacao',
      },
      async ({ body: { nome, ids, filtro, mudanca }, staff, write }) => {
        const edit = await editOf(deps, mudanca);
        const which = ids ? { ids } : filtro;
        const id = await bulkWrittenDown(deps, { which, edit, nome, staff });
        return write(
          {
            lock: (trx) => lockImport(trx, id),
            seen: 'not asked',
            async write(trx, _, { now }) {
              await beginWork(trx, id, { from: 'lendo', to: 'conferida', now });
              await forgetImports(trx, KEPT, now);
              return { result: id, history: { keptIn: 'catalogue_imports' } };
            },
          },
          firstPage,
        );
      },
    ),
  ];
}

/** @throws HttpError 400 for what nobody could do. */
async function editOf({ db }: Pick<Deps, 'db'>, sent: z.infer<typeof EDIT>): Promise<BulkEdit> {
  switch (sent.tipo) {
    case 'preco':
      return { tipo: 'preco', passo: stepOf(sent), comDe: sent.comDe };
    case 'promocao': {
      const [inicio, fim] = [readTime(sent.inicio.trim()), readTime(sent.fim.trim())];
      if (inicio === undefined || fim === undefined) throw new HttpError(400, message.bulkTime);
      const passo = stepOf({ ...sent, sentido: 'desce' });
      return { tipo: 'promocao', passo, inicio, fim, nome: sent.nome.trim() };
    }
    case 'categoria':
    case 'selo': {
      const nome = (await openNames(db)).lookup(sent.tipo, sent.nome.trim());
      if (nome === undefined) throw new HttpError(400, message.bulkUnknown);
      return { ...sent, nome };
    }
    default:
      return sent;
  }
}

function stepOf({ sentido, por, quanto, final }: z.infer<z.ZodObject<typeof STEP>>): PriceStep {
  const maximo = por === 'porcento' && sentido === 'desce' ? 99_99 : 1_000_000_00;
  const read = readAmount(quanto.replace('%', ''), { casas: 2, minimo: 1, maximo });
  if ('motivo' in read) throw new HttpError(400, message.bulkPrice);
  const amount = amountOf(read.valor, 2);
  return { por, final, quanto: sentido === 'desce' ? -amount : amount };
}
