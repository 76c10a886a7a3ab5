/** `/painel/pagamentos/extratos`: what its forms do; and the file of a closing. */
import type { Api } from '#lib/api/client.ts';
import { getClosing, importStatement, settleLine, waiveStatement } from '#lib/api/panel-statements.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { Fechamento } from '#lib/contract/panel-statements.ts';
import { formatHappened, formatMoment } from '#lib/domain/kernel/dates.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { type Centavos, formatDecimal } from '#lib/domain/kernel/money.ts';
import { BYTE_ORDER_MARK, csvLine } from '#lib/domain/sheets/csv.ts';
import { panelStatementsPath } from '#lib/paths.ts';
import { panelPaymentText } from '#lib/text/panel-payments.ts';
import { panelClosingText, panelStatementText as words } from '#lib/text/panel-statements.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedStatement = { readonly ate: string; readonly nota: string; readonly ref: string };

const MEANT = ['creditos', 'conta'] as const;
const ACTS = ['pedido', 'dispensar', 'voltar', 'soltar'] as const;

/** @param path Of the page that shows the form. */
export async function answerStatements(
  api: Api,
  path: string,
  posted: FormData,
): Promise<FormOutcome<TypedStatement>> {
  // A line is known by all of its text, spaces too.
  const ref = String(posted.get('ref') ?? '');
  const typed = { ate: line(posted, 'ate'), nota: line(posted, 'nota'), ref };
  const acao = line(posted, 'acao');
  if (acao === 'dispensar-extrato') {
    return attempt(typed, { 400: 'ate' }, async () => {
      await waiveStatement(api, { ate: typed.ate, nota: typed.nota });
      return `${panelStatementsPath}?aviso=dispensado`;
    });
  }
  const ato = ACTS.find((one) => one === acao);
  if (ato) {
    const pedido = readId(posted.get('pedido'));
    if (ato === 'pedido' && pedido === 0) return refuse(typed, { pedido: words.orderMissing });
    return attempt(typed, { 404: 'pedido', 409: 'form' }, async () => {
      await settleLine(api, { ref, ato, ...(ato === 'pedido' && { pedido }) });
      return `${path}?aviso=resolvido`;
    });
  }
  const file = posted.get('arquivo');
  if (!(file instanceof File) || (file.name === '' && file.size === 0))
    return refuse(typed, { arquivo: words.fileMissing });
  const arquivo = Buffer.from(await file.arrayBuffer()).toString('base64');
  const said = posted.getAll('confirmo');
  const confirmo = MEANT.filter((one) => said.includes(one));
  const nome = file.name.toWellFormed().replaceAll('\0', '').trim().slice(0, 200) || 'extrato';
  return attempt(typed, { 400: 'arquivo', 409: 'arquivo', 413: 'arquivo' }, async () => {
    await importStatement(api, { nome, arquivo, confirmo });
    return `${panelStatementsPath}?aviso=importado`;
  });
}

/** Movements of some days, one in a line. */
export async function closingFile(
  api: Api,
  days: { readonly de?: string; readonly ate?: string },
): Promise<Response> {
  const closing = await getClosing(api, days);
  const { de, ate } = closing;
  const name = de === ate ? de : `${de}-a-${ate}`;
  return new Response(BYTE_ORDER_MARK + closingLines(closing).map(csvLine).join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="fechamento-${name}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

function closingLines({ lancamentos }: Fechamento<Centavos>): readonly (readonly string[])[] {
  const { methods, provider, entries } = panelPaymentText;
  const rows = lancamentos.map((entry) => [
    String(entry.pedido),
    methods[entry.forma],
    provider(entry.provedor),
    entries[entry.tipo],
    formatDecimal(entry.valor).replaceAll('.', ''),
    entry.identificacao,
    formatHappened(entry.em),
    formatMoment(entry.notadoEm),
    entry.autor,
  ]);
  return [panelClosingText.file, ...rows];
}
