/** `/painel/emails`: what its forms do, and the sample that its pages frame. */
import type { Api } from '#lib/api/client.ts';
import { getPanelLetter, savePanelLetter, sendTestLetter } from '#lib/api/panel-letters.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import type { TextoCarta } from '#lib/contract/panel-letters.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { letterFaults } from '#lib/domain/mail/letter-faults.ts';
import { LETTER_NAMES, type LetterName } from '#lib/domain/mail/letters.ts';
import { panelLetterPath } from '#lib/paths.ts';
import { panelLetterText } from '#lib/text/panel-letters.ts';
import { attempt, refuse } from '../account/visit.ts';
import { cspHash, OWN_POLICY, type OwnPolicy } from '../http/headers.ts';

const FIELDS = ['assunto', 'abertura', 'fechamento'] as const;

export function letterNamed(typed: string | undefined): LetterName | undefined {
  return LETTER_NAMES.find((name) => name === typed);
}

/** The words that an address asks to see; undefined when it names none. */
export function triedIn({ searchParams }: URL): TextoCarta | undefined {
  if (!searchParams.has('assunto')) return undefined;
  const typed = (field: (typeof FIELDS)[number]): string => (searchParams.get(field) ?? '').slice(0, 2000);
  return { assunto: typed('assunto'), abertura: typed('abertura'), fechamento: typed('fechamento') };
}

export async function answerLetter(
  api: Api,
  nome: LetterName,
  posted: FormData,
): Promise<FormOutcome<TextoCarta>> {
  const typed = {
    assunto: line(posted, 'assunto'),
    abertura: String(posted.get('abertura') ?? '').trim(),
    fechamento: String(posted.get('fechamento') ?? '').trim(),
  };
  if (line(posted, 'acao') === 'teste') {
    return attempt(typed, {}, async () => {
      const { servidor } = await sendTestLetter(api, nome);
      return `${panelLetterPath(nome)}?aviso=${servidor ? 'teste' : 'arquivo'}`;
    });
  }
  const faults = Object.entries(letterFaults(nome, typed));
  if (faults.length > 0) {
    const problems = faults.map(([field, fault]) => [field, panelLetterText.fault(fault)]);
    return refuse(typed, Object.fromEntries(problems));
  }
  return attempt(typed, { 409: 'conflict' }, async () => {
    await savePanelLetter(api, { nome, ...typed, revisao: line(posted, 'revisao') });
    return `${panelLetterPath(nome)}?aviso=salvo`;
  });
}

/** The letter as its reader's program shows it: a document that runs nothing, with the styles that it has and no others. */
export async function letterSample(api: Api, nome: LetterName, url: URL): Promise<Response> {
  const { amostra } = await getPanelLetter(api, nome, triedIn(url));
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': `style-src 'unsafe-hashes' ${styleHashes(amostra.html).join(' ')}`,
    [OWN_POLICY]: 'carta' satisfies OwnPolicy,
  });
  return new Response(amostra.html, { headers });
}

function styleHashes(html: string): readonly string[] {
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>|\sstyle="([^"]*)"/g)];
  return [...new Set(styles.map(([, sheet, inline]) => `'${cspHash(sheet ?? inline ?? '')}'`))];
}
