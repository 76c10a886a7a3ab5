/** `/painel/pedidos/…/notas`: what the forms about notas fiscais do. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import {
  cancelInvoice,
  sendDanfe,
  sendInvoice,
  takeInvoiceAway,
  typeInvoice,
} from '#lib/api/order-invoices.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { readAccessKey } from '#lib/domain/fiscal/access-key.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { panelInvoicesPath } from '#lib/paths.ts';
import { panelInvoiceText as words } from '#lib/text/order-invoices.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedInvoice = { readonly chave: string };

export async function answerInvoice(
  api: Api,
  numero: number,
  posted: FormData,
): Promise<FormOutcome<TypedInvoice>> {
  const typed = { chave: line(posted, 'chave') };
  const id = readId(posted.get('nota'));
  const acao = line(posted, 'acao');
  const danfe = fileOf(posted, 'danfe');
  const done = (aviso: string) => `${panelInvoicesPath(numero)}?${new URLSearchParams({ aviso })}`;
  if (acao === 'cancelar' || acao === 'retirar') {
    return attempt(typed, { 404: 'form', 409: 'form' }, async () => {
      await (acao === 'cancelar' ? cancelInvoice : takeInvoiceAway)(api, numero, id);
      return done(acao === 'cancelar' ? 'cancelada' : 'retirada');
    });
  }
  if (acao === 'danfe') {
    if (!danfe) return refuse(typed, { form: words.danfeMissing });
    return attempt(typed, { 400: 'form', 404: 'form' }, async () => {
      await sendDanfe(api, numero, id, danfe);
      return done('danfe');
    });
  }
  const xml = fileOf(posted, 'xml');
  if (!xml && typed.chave === '') return refuse(typed, { xml: words.missing });
  const aceitar = posted.has('aceitar');
  let problem = '';
  const kept = await attempt(typed, { 400: xml ? 'xml' : 'chave', 409: 'form' }, async () => {
    const { notas } = await (xml
      ? sendInvoice(api, numero, xml, aceitar)
      : typeInvoice(api, numero, { chave: typed.chave, aceitar }));
    const key = danfe && (xml ? await keyIn(xml) : readAccessKey(typed.chave));
    const nota = notas.find(({ chave }) => typeof key === 'object' && chave === key.chave);
    if (danfe && nota) problem = await danfeProblem(api, numero, nota.id, danfe);
    return done('nota');
  });
  return problem === '' ? kept : refuse(typed, { form: words.danfeWithout(problem) });
}

/** Of the nota that the platform has read: it may be an older one of the order, sent once more or completed. */
async function keyIn(xml: File): Promise<ReturnType<typeof readAccessKey>> {
  const [, key = ''] = /\sId\s*=\s*["']NFe(\w{44})["']/i.exec(await xml.text()) ?? [];
  return readAccessKey(key);
}

/** The nota is there already: only its DANFE is refused. */
async function danfeProblem(api: Api, numero: number, id: number, file: File): Promise<string> {
  try {
    await sendDanfe(api, numero, id, file);
    return '';
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return error.serverText;
    throw error;
  }
}

function fileOf(posted: FormData, name: string): File | undefined {
  const file = posted.get(name);
  return file instanceof File && file.size > 0 ? file : undefined;
}
