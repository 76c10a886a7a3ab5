/** `panel/statements*`: statements of the shop's bank, and what became of their lines. */

import { z } from 'zod';
import {
  convertExtrato,
  convertExtratos,
  type ExtratoPainel,
  type ExtratosPainel,
  type LinhaExtrato,
  type ResumoExtrato,
} from '#lib/contract/panel-statements.ts';
import { shopDay } from '#lib/domain/kernel/bank-days.ts';
import { type Centavos, centavos, formatBRL, toReais } from '#lib/domain/kernel/money.ts';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import { MOST_BYTES, MOST_LINES } from '#lib/domain/payments/statement.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { optionalId, paging, readId, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { nothingThere, type Outcome } from '#lib/platform/panel/write.ts';
import { endCoveredTerms } from '../end-terms.ts';
import { matchStatements, noteStatement } from '../import-statement.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { PIX_KEY } from '../providers/pix-key.ts';
import {
  insertWaiver,
  type OpenCode,
  openCodes,
  orderOfLine,
  type PanelLine,
  panelLines,
  type StatementSummary,
  statementSummaries,
  waivers,
} from '../queries/panel-statements.ts';
import { giveLineTo, setAside, takeLineBack } from '../resolve-line.ts';
import { readStatement } from '../statement-file.ts';
import { day, note } from './fields.ts';
import { PAYMENTS_SECTION } from './settings.ts';

type PanelDeps = Deps & PaymentDeps;

/** Statements and waivers of one answer, and lines where it is not said. */
const SHOWN = 50;
const STATEMENTS = 'extratos';
const ACTS = ['pedido', 'dispensar', 'voltar', 'soltar'] as const;

export function panelStatementEndpoints(deps: PanelDeps): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  const all = { roles: OWNERS, answer: 'ExtratosPainel' } as const;
  const told = async () => {
    await endCoveredTerms(deps);
    deps.later(deps.sendOutbox);
    return present(deps);
  };
  return [
    panel(
      {
        ...all,
        method: 'get',
        path: '/panel/statements',
        summary: 'Statements, and credits that belong to no order, page by page',
        query: PAGE,
      },
      ({ query }) => present(deps, query),
    ),
    panel(
      {
        roles: all.roles,
        answer: 'ExtratoPainel',
        method: 'get',
        path: '/panel/statements/:id',
        summary: 'A statement with its lines, page by page',
        query: PAGE,
      },
      async ({ param, query }) => one(deps, readId(param('id'), message.unknownStatement), query),
    ),
    panel(
      {
        ...all,
        method: 'post',
        path: '/panel/statements',
        summary: 'Imports a statement (OFX, CSV); its credits are matched by id and amount',
        body: z.object({
          nome: requiredText(200),
          arquivo: z.base64().describe('The bytes of the file in Base64: up to 4 MB, in 5,000 lines.'),
          confirmo: z
            .array(z.enum(['creditos', 'conta']))
            .max(2)
            .optional()
            .describe(
              'It shows credits alone; the shop has another account now. Else such a file is refused.',
            ),
        }),
      },
      async ({ body: { nome, arquivo, confirmo }, staff, write }) => {
        const bytes = Buffer.from(arquivo, 'base64');
        if (bytes.length > MOST_BYTES) throw new HttpError(413, message.statementOver('4 MB'));
        const statement = await readStatement(bytes);
        if (statement === 'too long')
          throw new HttpError(413, message.statementOver(`${MOST_LINES.toLocaleString('pt-BR')} linhas`));
        if (!statement) throw new HttpError(400, message.statementUnreadable);
        return write(
          {
            lock: nothingThere,
            seen: 'not asked',
            async write(trx, _, { now }) {
              await noteStatement(trx, statement, { name: nome, author: staff.nome, now, meant: confirmo });
              return { result: undefined, history: { keptIn: 'bank_statements' } };
            },
          },
          async () => {
            await matchStatements(deps);
            return told();
          },
        );
      },
    ),
    panel(
      {
        ...all,
        method: 'post',
        path: '/panel/statements/waivers',
        summary:
          'No statement will come for the days until one: codes whose term ended by then were looked for',
        body: z.object({ ate: day, nota: note }),
      },
      async ({ body: { ate, nota }, staff, write }) =>
        write(
          {
            lock: nothingThere,
            seen: 'not asked',
            async write(trx, _, { now }) {
              if (ate === '' || ate >= shopDay(now)) throw new HttpError(400, message.waiverFuture);
              await insertWaiver(trx, { ate, nota, author: staff.nome, created_at: now });
              return { result: undefined, history: { keptIn: 'statement_waivers' } };
            },
          },
          told,
        ),
    ),
    panel(
      {
        ...all,
        method: 'post',
        path: '/panel/statements/lines',
        summary: 'Says of a line which order it pays, or that it pays none',
        body: z.object({
          ref: text(3000).pipe(z.string().min(1)),
          ato: z.enum(ACTS),
          pedido: optionalId.describe('With `pedido`.'),
        }),
      },
      async ({ body: { ref, ato, pedido }, staff, write }) => {
        const owner = ato === 'soltar' ? await orderOfLine(db, ref) : undefined;
        if (ato === 'soltar' && owner === undefined) throw new HttpError(409, message.statementLineGone);
        return write(
          {
            lock: nothingThere,
            seen: 'not asked',
            async write(trx, _, { now }): Promise<Outcome<undefined>> {
              const by = { author: staff.nome, now };
              const valor =
                ato === 'pedido'
                  ? await giveLineTo(trx, deps, { ref, numero: pedido }, by)
                  : owner === undefined
                    ? await setAside(trx, ref, ato === 'dispensar', by)
                    : await takeLineBack(trx, ref, owner);
              const depois = [formatBRL(centavos(valor)), pedido || owner].filter(Boolean).join(' · ');
              const campos = [{ campo: `linha-${ato}`, antes: '', depois }];
              return {
                result: undefined,
                history: { secao: PAYMENTS_SECTION, alvo: STATEMENTS, acao: 'mudou', campos },
              };
            },
          },
          told,
        );
      },
    ),
  ];
}

const PAGE = z.object(paging);
type Page = Partial<z.output<typeof PAGE>>;

async function present({ db }: PanelDeps, { offset = 0, limit = SHOWN }: Page = {}): Promise<ExtratosPainel> {
  const { lines, total } = await panelLines(db, { offset, limit });
  const codes = await openCodes(db, PIX_KEY);
  const extratos = await statementSummaries(db, { limit: SHOWN });
  const list = {
    extratos: extratos.map(presentSummary),
    dispensas: (await waivers(db, SHOWN)).map(({ ate, nota, author, created_at }) => ({
      ...{ ate, nota },
      autor: author,
      em: created_at.toISOString(),
    })),
    soltas: lines.map((line) => presentLine(line, codes)),
    info: { offset, limit, total },
    aguardando: codes
      .filter(({ status }) => status === 'encerrando')
      .map(({ pedido, nome, valor, expires_at }) => ({
        ...{ pedido, nome },
        valor: centavos(valor),
        prazo: expires_at?.toISOString() ?? '',
      })),
  };
  return convertExtratos(list, toReais);
}

/** @throws HttpError 404. */
async function one(
  { db }: PanelDeps,
  id: number,
  { offset = 0, limit = SHOWN }: Page,
): Promise<ExtratoPainel> {
  const [summary] = await statementSummaries(db, { id, limit: 1 });
  if (!summary) throw notFound(message.unknownStatement);
  const codes = await openCodes(db, PIX_KEY);
  const { lines, total } = await panelLines(db, { statement: id, offset, limit });
  const lista = lines.map((line) => presentLine(line, codes));
  return convertExtrato({ ...presentSummary(summary), lista, info: { offset, limit, total } }, toReais);
}

function presentSummary(row: StatementSummary): ResumoExtrato {
  const { id, nome, de, ate, author, created_at, lines, known, loose } = row;
  return {
    ...{ id, de, ate },
    arquivo: nome,
    autor: author,
    em: created_at.toISOString(),
    linhas: lines,
    reconhecidas: known,
    soltas: loose,
  };
}

function presentLine(line: PanelLine, codes: readonly OpenCode[]): LinhaExtrato<Centavos> {
  const { ref, dia, valor, memo, pedido, dismissed_by } = line;
  const loose = pedido === null && valor > 0 && dismissed_by === '';
  return {
    ...{ ref, dia, pedido },
    valor: centavos(valor),
    texto: memo,
    dispensadaPor: dismissed_by,
    candidatos: codes
      .filter((code) => loose && code.valor === valor)
      .map((code) => ({ pedido: code.pedido, nome: code.nome })),
  };
}
