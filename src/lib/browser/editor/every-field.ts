/** The visual editor over each field of a page that holds rich text. */
import { panelPath } from '#lib/paths.ts';
import { editRichText } from './rich-text.ts';

for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-rich-text]')) {
  editRichText(field, field.dataset['richText'] === 'markdown' ? renderMarkdown : undefined);
}

async function renderMarkdown(texto: string): Promise<string | undefined> {
  const body = new URLSearchParams({ texto });
  const answer = await fetch(`${panelPath}/paginas/texto`, { method: 'POST', body }).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}
