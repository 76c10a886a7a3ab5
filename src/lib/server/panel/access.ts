/** `/painel/acesso`: what the forms of the own second factor do. */
import type { Api } from '#lib/api/client.ts';
import {
  beginFactor,
  confirmFactor,
  proveFactor,
  removeFactor,
  renewRecoveryCodes,
} from '#lib/api/panel-factor.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { CodigosReserva } from '#lib/contract/panel-factor.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { panelAccessPath, panelPath } from '#lib/paths.ts';
import { panelAccessText } from '#lib/text/panel-access.ts';
import { attempt, refuse } from '../account/visit.ts';
import { returnPath } from '../page/previous-path.ts';

/** What was typed is never shown again. */
type Typed = Readonly<Record<never, never>>;

/** Codes that were made are shown by the page that answers: they are told once. */
export async function answerAccess(
  api: Api,
  posted: FormData,
): Promise<FormOutcome<Typed> | { readonly made: CodigosReserva }> {
  const acao = posted.get('acao');
  const { problems } = panelAccessText;
  if (acao === 'comecar') {
    const senha = String(posted.get('senha') ?? '');
    if (senha === '') return refuse({}, { senha: problems.senha });
    return attempt({}, { 401: 'senha' }, async () => {
      await beginFactor(api, senha);
      return panelAccessPath;
    });
  }
  const codigo = line(posted, 'codigo');
  if (codigo === '') return refuse({}, { codigo: problems.codigo });
  let made: CodigosReserva | undefined;
  const outcome = await attempt({}, { 400: 'codigo', 429: 'codigo' }, async () => {
    if (acao === 'ativar') made = await confirmFactor(api, codigo);
    else if (acao === 'renovar') made = await renewRecoveryCodes(api, codigo);
    else if (acao === 'desativar') {
      await removeFactor(api, codigo);
      return `${panelAccessPath}?aviso=desativada`;
    } else {
      await proveFactor(api, codigo);
      return returnPath(posted.get('voltar')) ?? panelPath;
    }
    return panelAccessPath;
  });
  return made ? { made } : outcome;
}
