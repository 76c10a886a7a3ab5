/** `/painel/pacote`: what its forms do. */
import type { Api } from '#lib/api/client.ts';
import { bringPack, getPackPart, makePack } from '#lib/api/panel-pack.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { shopDay } from '#lib/domain/kernel/bank-days.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { panelPackPath } from '#lib/paths.ts';
import { panelPackText } from '#lib/text/panel-pack.ts';
import { attempt, refuse } from '../account/visit.ts';

/** The file to download, or how the import went. */
export async function answerPack(api: Api, posted: FormData): Promise<Response | FormOutcome<undefined>> {
  if (line(posted, 'acao') === 'exportar') return download(api, posted.get('pessoas') === '1');
  const file = posted.get('arquivo');
  if (!(file instanceof File) || file.size === 0)
    return refuse(undefined, { arquivo: panelPackText.fileMissing });
  return attempt(undefined, { 400: 'arquivo', 409: 'arquivo', 413: 'arquivo' }, async () => {
    const { linhas, imagens } = await bringPack(api, file);
    return `${panelPackPath}?${new URLSearchParams({ aviso: 'trazido', linhas: String(linhas), imagens: String(imagens) })}`;
  });
}

async function download(api: Api, people: boolean): Promise<Response> {
  const { id, bytes } = await makePack(api, people);
  let next: number | null = 0;
  // Part by part as it is sent: a large shop is never in memory as a whole.
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next === null) return controller.close();
      const { dados, proximo } = await getPackPart(api, id, next);
      next = proximo;
      controller.enqueue(Buffer.from(dados, 'base64'));
    },
  });
  const day = shopDay(new Date());
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="loja-${day}.zip"`,
      'Content-Length': String(bytes),
      'Cache-Control': 'private, no-store',
    },
  });
}
