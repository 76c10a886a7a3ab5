/** `/painel/ligar`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import {
  bringFinderRules,
  dropFinderRules,
  getFinderRules,
  saySheetCode,
  switchPanelFinder,
} from '#lib/api/panel-finder.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { panelPath } from '#lib/paths.ts';
import { panelFinderText } from '#lib/text/panel-finder.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedCode = {
  readonly caracteristica: string;
  readonly valor: string;
  readonly codigo: string;
};

const HERE = `${panelPath}/ligar`;

/** A file to download, or where the browser goes on. */
export async function answerFinder(api: Api, posted: FormData): Promise<Response | FormOutcome<TypedCode>> {
  const acao = posted.get('acao');
  if (acao === 'baixar') return download(api);
  if (acao === 'importar') return bring(api, posted.get('arquivo'));
  if (acao === 'originais') {
    return attempt(NOTHING, {}, async () => {
      await dropFinderRules(api);
      return `${HERE}?aviso=originais`;
    });
  }
  const typed = {
    caracteristica: line(posted, 'caracteristica'),
    valor: line(posted, 'valor'),
    codigo: line(posted, 'codigo'),
  };
  if (acao === 'ligar' || acao === 'desligar') {
    return attempt(typed, {}, async () => {
      await switchPanelFinder(api, acao === 'ligar');
      return `${HERE}?aviso=${acao === 'ligar' ? 'ligado' : 'desligado'}`;
    });
  }
  if (acao !== 'guardar' && acao !== 'voltar') return refuse(typed, {});
  const { faults } = panelFinderText;
  const problems = {
    ...(typed.caracteristica === '' && { caracteristica: faults.caracteristica }),
    ...(typed.valor === '' && { valor: faults.valor }),
  };
  if (Object.keys(problems).length > 0) return refuse(typed, problems);
  return attempt(typed, { 400: 'codigo' }, async () => {
    await saySheetCode(api, { ...typed, codigo: acao === 'voltar' ? null : typed.codigo });
    return `${HERE}?aviso=guardado`;
  });
}

const NOTHING: TypedCode = { caracteristica: '', valor: '', codigo: '' };

async function bring(api: Api, file: FormDataEntryValue | null): Promise<FormOutcome<TypedCode>> {
  if (!(file instanceof File) || file.size === 0)
    return refuse(NOTHING, { arquivo: panelFinderText.rules.missing });
  return attempt(NOTHING, { 400: 'arquivo', 413: 'arquivo' }, async () => {
    await bringFinderRules(api, file);
    return `${HERE}?aviso=importado`;
  });
}

async function download(api: Api): Promise<Response> {
  const { arquivo } = await getFinderRules(api);
  return new Response(`${JSON.stringify(arquivo, undefined, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="regras-do-seletor.json"',
      'Cache-Control': 'private, no-store',
    },
  });
}
