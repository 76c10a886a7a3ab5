/** `/checkout/pedido/…/devolucao`: asking for a return, its pictures and its label. */
import { randomUUID } from 'node:crypto';
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import {
  addReturnPicture,
  askReturn,
  cancelReturn,
  getOrderReturns,
  getReturnFile,
} from '#lib/api/returns.ts';
import type { ArquivoDevolucao, DevolucoesPedido, TypedReturn } from '#lib/contract/returns.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { MOST_PICTURES, RETURN_KINDS } from '#lib/domain/returns/return.ts';
import { orderPath, orderReturnPath } from '#lib/paths.ts';
import { returnsText as words } from '#lib/text/returns.ts';
import { loginFor } from '../account/login-for.ts';
import { unlessMissing } from '../page/unless-missing.ts';

type Shown = {
  readonly returns: DevolucoesPedido<Centavos> | undefined;
  readonly typed: TypedReturn;
  readonly problem?: string | undefined;
  readonly status?: 409 | 422;
};
export type ReturnOutcome = { readonly path: string } | Shown;

/** Key of a form that asks for a return. */
export function newReturnKey(): string {
  return randomUUID();
}

const BLANK = { tipo: '', desejo: 'troca', motivo: '', unidades: {} } as const;

export function openReturn(api: Api, url: URL, numero: number): Promise<ReturnOutcome> {
  const refused: Readonly<Record<string, string>> = {
    'envio-grande': words.tooLarge,
    'muitos-envios': words.busy,
  };
  return loginFor(url.pathname, async () => ({
    returns: await unlessMissing(getOrderReturns(api, numero)),
    typed: { ...BLANK, chave: newReturnKey() },
    problem: refused[url.searchParams.get('aviso') ?? ''],
  }));
}

export function answerReturn(api: Api, numero: number, posted: FormData): Promise<ReturnOutcome> {
  return loginFor(orderReturnPath(numero), async () => {
    const known = readId(posted.get('devolucao'));
    if (known > 0) return { path: await addPictures(api, numero, known, posted) };
    const typed = readReturn(posted);
    const again = async (status: 409 | 422, problem: string) => {
      return { returns: await unlessMissing(getOrderReturns(api, numero)), typed, problem, status };
    };
    const itens = Object.entries(typed.unidades)
      .map(([linha, quantidade]) => ({ linha: Number(linha), quantidade }))
      .filter(({ quantidade }) => quantidade > 0);
    if (typed.tipo === '') return again(422, words.kindMissing);
    if (itens.length === 0) return again(422, words.unitsWrong);
    try {
      const { chave, tipo, desejo, motivo } = typed;
      const before = new Set((await getOrderReturns(api, numero)).devolucoes.map(({ id }) => id));
      const { devolucoes } = await askReturn(api, numero, { chave, tipo, desejo, motivo, itens });
      const asked = devolucoes.findLast(({ id }) => !before.has(id)) ?? devolucoes.at(-1);
      const lost = asked ? await keepPictures(api, numero, asked.id, posted) : 0;
      const aviso = tipo === 'desistencia' ? 'desistiu' : 'devolucao';
      const query = new URLSearchParams({ aviso, ...(lost > 0 && { fotos: String(lost) }) });
      return { path: `${orderPath(numero)}?${query}#devolucoes` };
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) throw error;
      return again(error.status === 400 ? 422 : 409, error.serverText || words.failed);
    }
  });
}

function readReturn(posted: FormData): TypedReturn {
  const unidades = [...posted.keys()].flatMap((name) => {
    const linha = /^linha-(\d{1,4})$/.exec(name)?.[1];
    return linha === undefined ? [] : [[Number(linha), readId(posted.get(name))] as const];
  });
  const motivo = posted.get('motivo');
  return {
    chave: line(posted, 'chave'),
    tipo: RETURN_KINDS.find((kind) => kind === posted.get('tipo')) ?? '',
    desejo: posted.get('desejo') === 'dinheiro' ? 'dinheiro' : 'troca',
    motivo: typeof motivo === 'string' ? motivo.trim().slice(0, 2000) : '',
    unidades: Object.fromEntries(unidades),
  };
}

/** Of a return that was asked for before. @returns Where it leads. */
async function addPictures(api: Api, numero: number, id: number, posted: FormData): Promise<string> {
  const lost = (await unlessMissing(keepPictures(api, numero, id, posted))) ?? 0;
  const query = new URLSearchParams(lost > 0 ? { fotos: String(lost) } : { aviso: 'fotos' });
  return `${orderPath(numero)}?${query}#devolucoes`;
}

/** One after the other: each is decoded in memory. @returns How many were not kept. */
async function keepPictures(api: Api, numero: number, id: number, posted: FormData): Promise<number> {
  const files = posted.getAll('foto').filter((file) => file instanceof File && file.size > 0);
  let lost = Math.max(0, files.length - MOST_PICTURES);
  for (const file of files.slice(0, MOST_PICTURES)) {
    if (!(file instanceof File)) continue;
    try {
      await addReturnPicture(api, numero, id, file);
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 409].includes(error.status)) throw error;
      lost += 1;
    }
  }
  return lost;
}

/** Everything that is left, by one press. @returns Where it leads. */
export async function withdraw(api: Api, numero: number, posted: FormData): Promise<string> {
  await askReturn(api, numero, { chave: line(posted, 'chave'), tipo: 'desistencia' });
  return `${orderPath(numero)}?aviso=desistiu#devolucoes`;
}

export async function takeReturnBack(api: Api, numero: number, posted: FormData): Promise<string> {
  await cancelReturn(api, numero, readId(posted.get('devolucao')));
  return `${orderPath(numero)}?aviso=devolucao-cancelada#devolucoes`;
}

/** @param name `etiqueta`, or `foto-1`. @returns Undefined for none that is this visitor's. */
export async function returnFile(
  api: Api,
  numero: number,
  id: number,
  name: string,
): Promise<Response | undefined> {
  const what = returnFileCall(name);
  if (what === undefined) return undefined;
  try {
    return fileResponse(await getReturnFile(api, numero, id, what));
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return undefined;
    throw error;
  }
}

/** How the API names a file. */
export function returnFileCall(name: string): string | undefined {
  if (name === 'etiqueta') return 'label';
  const picture = /^foto-([1-9])$/.exec(name)?.[1];
  return picture === undefined ? undefined : `pictures/${picture}`;
}

const TYPES = { webp: 'image/webp', pdf: 'application/pdf', txt: 'text/plain; charset=utf-8' } as const;

/** What somebody sent is shown as what it is, and never opened as a page of the shop. */
export function fileResponse({ formato, dados }: ArquivoDevolucao): Response {
  const name = formato === 'webp' ? 'inline' : `attachment; filename="etiqueta.${formato}"`;
  return new Response(Buffer.from(dados, 'base64'), {
    headers: {
      'Content-Type': TYPES[formato],
      'Content-Disposition': name,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}
