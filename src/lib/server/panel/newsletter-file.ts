/** `/painel/newsletter/inscritos.csv`: who confirmed, for the tool that sends the news. */
import type { Api } from '#lib/api/client.ts';
import { getSubscribers } from '#lib/api/newsletter.ts';
import { formatMoment } from '#lib/domain/kernel/dates.ts';
import { BYTE_ORDER_MARK, csvLine } from '#lib/domain/sheets/csv.ts';
import { panelNewsletterText } from '#lib/text/panel-newsletter.ts';

/** A part at a time, so that a long list needs little memory. */
export function subscribersFile(api: Api): Response {
  let after: number | undefined;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (after === undefined) {
        controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(panelNewsletterText.columns)));
        after = 0;
      }
      const { inscritos, proximo } = await getSubscribers(api, after);
      const lines = inscritos.map(({ email, nome, segmento, inscritoEm, confirmadoEm, sair }) =>
        csvLine([
          email,
          nome,
          segmentOf(segmento),
          formatMoment(inscritoEm),
          formatMoment(confirmadoEm),
          sair,
        ]),
      );
      controller.enqueue(encoder.encode(lines.join('')));
      if (proximo === 0) controller.close();
      after = proximo;
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="newsletter.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
}

function segmentOf(segmento: string): string {
  const { segments } = panelNewsletterText;
  return Object.hasOwn(segments, segmento) ? segments[segmento as keyof typeof segments] : '';
}
