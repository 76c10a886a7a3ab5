/** `/painel/devolucoes/…`: what the forms of a return do. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import {
  concludeReturn,
  getPanelReturnFile,
  instructReturn,
  labelReturn,
  stepReturn,
} from '#lib/api/panel-returns.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { DevolucaoPainel, TypedConclusion } from '#lib/contract/returns.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { readNumber } from '#lib/domain/kernel/typed-number.ts';
import { RETURN_ENDS } from '#lib/domain/returns/return.ts';
import { panelReturnsPath } from '#lib/paths.ts';
import { panelReturnText as words } from '#lib/text/panel-returns.ts';
import { attempt, refuse } from '../account/visit.ts';
import { fileResponse, returnFileCall } from '../cart/order-returns.ts';

type Notice = keyof typeof words.notices;
type Outcome = Promise<FormOutcome<TypedConclusion>> | FormOutcome<TypedConclusion>;

export function answerPanelReturn(
  api: Api,
  { devolucao: { id, itens } }: DevolucaoPainel<Centavos>,
  posted: FormData,
): Outcome {
  const typed = readTyped(
    posted,
    itens.map(({ linha }) => linha),
  );
  const revisao = readId(posted.get('revisao'));
  const doing = (aviso: Notice, place: string, act: () => Promise<unknown>) =>
    attempt(typed, { 400: place, 409: 'form' }, async () => {
      await act();
      return `${panelReturnsPath}/${id}?${new URLSearchParams({ aviso })}`;
    });
  const { resposta, instrucoes, link, diferencaVista } = typed;
  const passo = line(posted, 'acao');
  if (passo === 'aceita' || passo === 'recebida' || passo === 'recusada') {
    if (passo === 'recusada' && resposta === '') return refuse(typed, { recusa: words.missing });
    return doing(passo, 'recusa', () => stepReturn(api, id, { revisao, passo, resposta }));
  }
  if (passo === 'instruir') {
    if (instrucoes === '') return refuse(typed, { instrucoes: words.missing });
    if (link !== '' && !/^https:\/\/\S+$/.test(link)) return refuse(typed, { link: words.linkHint });
    const file = posted.get('etiqueta');
    return doing('instrucoes', 'etiqueta', async () => {
      const kept =
        file instanceof File && file.size > 0 ? await labelReturn(api, id, revisao, file) : { revisao };
      await instructReturn(api, id, { revisao: kept.revisao, instrucoes, link });
    });
  }
  if (passo !== 'concluir') return refuse(typed, {});
  const desfecho = RETURN_ENDS.find((end) => end === typed.desfecho);
  const valor = desfecho === 'dinheiro' ? readNumber(typed.valor) : 0;
  if (!desfecho) return refuse(typed, { desfecho: words.missing });
  if (!Number.isFinite(valor) || valor < 0) return refuse(typed, { valor: words.amountWrong });
  const checked = typed.itens.map((item) =>
    desfecho === 'troca' ? item : { ...item, enviada: 0, codigoEnviado: '' },
  );
  return doing('concluida', 'resposta', () =>
    concludeReturn(api, id, { revisao, desfecho, valor, resposta, itens: checked, diferencaVista }),
  );
}

function readTyped(posted: FormData, linhas: readonly number[]): TypedConclusion {
  const words = (name: string): string => {
    const value = posted.get(name);
    return typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n').slice(0, 2000) : '';
  };
  return {
    resposta: words('resposta'),
    instrucoes: words('instrucoes'),
    link: line(posted, 'link'),
    desfecho: line(posted, 'desfecho'),
    diferencaVista: posted.get('diferencaVista') !== null,
    valor: line(posted, 'valor').replace(/^R\$\s*/i, ''),
    itens: linhas.map((linha) => ({
      linha,
      recebida: readId(posted.get(`recebida-${linha}`)),
      aoEstoque: readId(posted.get(`estoque-${linha}`)),
      enviada: readId(posted.get(`enviada-${linha}`)),
      codigoEnviado: line(posted, `codigo-${linha}`).slice(0, 100),
    })),
  };
}

/** @returns Undefined for none, or for who may not see it. */
export async function panelReturnFile(api: Api, id: number, name: string): Promise<Response | undefined> {
  const what = returnFileCall(name);
  if (what === undefined) return undefined;
  try {
    return fileResponse(await getPanelReturnFile(api, id, what));
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return undefined;
    throw error;
  }
}
