/** The buttons of `/painel/banners`. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { moveBanner as move } from '#lib/api/panel-content.ts';
import type { Coisa } from '#lib/contract/panel-content.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { panelPath } from '#lib/paths.ts';

/** Moves the banner that `acao` names (`sobe:banner-3`). @returns Where the browser goes on. */
export async function moveBanner(api: Api, posted: FormData): Promise<string> {
  const acao = line(posted, 'acao');
  const [, sentido, coisa] = /^(sobe|desce):(banner-\d+)$/.exec(acao) ?? [];
  if (sentido === undefined || coisa === undefined) return `${panelPath}/banners`;
  await move(api, coisa as Coisa, sentido as 'desce' | 'sobe').catch((error: unknown) => {
    // Somebody else took it away: the list says what is there.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
  return `${panelPath}/banners?${new URLSearchParams({ aviso: 'movido', foco: acao })}`;
}
