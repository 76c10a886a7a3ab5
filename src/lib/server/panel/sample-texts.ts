/** What a model left to be written over, and nobody has. */
import type { Conteudo } from '#lib/contract/panel-content.ts';
import { sectionFields } from '#lib/domain/content/sections.ts';
import { TO_REVIEW } from '#lib/text/page-templates.ts';
import { SAMPLE_TEXTS } from '#lib/text/section-starts.ts';

/** Each once, in the order of the page. */
export function sampleTexts(conteudo: Conteudo): readonly string[] {
  if (conteudo.especie !== 'pagina') return [];
  const inSections = conteudo.secoes
    .flatMap(({ tipo, campos }) => sectionFields(tipo).map(([name]) => campos[name] ?? ''))
    .filter((value) => SAMPLE_TEXTS.has(value.trim().replaceAll('\r\n', '\n')));
  return [...new Set([...(conteudo.texto.match(TO_REVIEW) ?? []), ...inSections])];
}
