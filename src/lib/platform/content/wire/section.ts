import type { SecaoPronta } from '#lib/contract/section.ts';
import { sectionFields } from '#lib/domain/content/sections.ts';
import type { SectionContent } from '#lib/platform/schema/content.ts';
import { markdownHtml } from '../markdown.ts';

/** Texts as HTML, which is made safe where it is printed. */
export function presentSection({
  tipo,
  campos,
  imagemOriginal,
  largura,
  altura,
}: SectionContent): SecaoPronta {
  const fields = sectionFields(tipo).map(([name, { kind }]) => {
    const value = campos[name] ?? '';
    return [name, kind === 'text' && value !== '' ? markdownHtml(value) : value];
  });
  return { tipo, campos: Object.fromEntries(fields), imagemOriginal, largura, altura };
}
