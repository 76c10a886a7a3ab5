/** Reading the sections of a page as they were typed, and changing their order. */
import type { Secao } from '#lib/contract/section.ts';
import {
  MOST_SECTIONS,
  moveSection,
  newSection,
  SECTION_KINDS,
  type SectionKind,
  sectionFields,
} from '#lib/domain/content/sections.ts';
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { pickedPicture } from '#lib/domain/media/picked-picture.ts';

/** In the order of the form; `acao` may move one, take it out or put one in: `sobe-secao:2`. */
export function sectionsOf(posted: FormData): readonly Secao[] {
  const sections = typedSections(posted);
  const [acao = '', place = '', to = ''] = line(posted, 'acao').split(':');
  switch (acao) {
    case 'sobe-secao':
      return moveSection(sections, Number(place), Number(place) - 1);
    case 'desce-secao':
      return moveSection(sections, Number(place), Number(place) + 1);
    case 'leva-secao':
      return moveSection(sections, Number(place), Number(to));
    case 'tira-secao':
      return sections.filter((_, index) => index !== Number(place));
    case 'inclui-secao': {
      const tipo = kindOf(line(posted, 'nova-secao'));
      return tipo && sections.length < MOST_SECTIONS ? [...sections, newSection(tipo)] : sections;
    }
    default:
      return sections;
  }
}

function typedSections(posted: FormData): readonly Secao[] {
  return Array.from({ length: MOST_SECTIONS }, (_, place) => {
    const tipo = kindOf(line(posted, `secao-${place}-tipo`));
    if (!tipo) return undefined;
    const campos = sectionFields(tipo).map(([name, { kind }]) => {
      const field = `secao-${place}-${name}`;
      if (kind === 'picture') return [name, pickedPicture(posted, field)];
      return [name, LONG.has(kind) ? text(posted, field) : line(posted, field)];
    });
    return { tipo, campos: Object.fromEntries(campos) };
  }).filter((section) => section !== undefined);
}

/** Kinds of fields with more than one line. */
const LONG: ReadonlySet<string> = new Set(['text', 'lines', 'source']);

function kindOf(tipo: string): SectionKind | undefined {
  return SECTION_KINDS.find((kind) => kind === tipo);
}
