/** `/painel/ligar`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { saySheetCode, switchPanelFinder } from '#lib/api/panel-finder.ts';
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

export async function answerFinder(api: Api, posted: FormData): Promise<FormOutcome<TypedCode>> {
  const acao = posted.get('acao');
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
