/** Sections of the home page and of institutional pages: our extension of `url/home` and `url/page`. */
import type { SectionKind } from '#lib/domain/content/sections.ts';

/** As it is typed in the panel: texts are Markdown, pictures are paths of the shop. */
export type Secao = {
  readonly tipo: SectionKind;
  /** By the names of the fields of its kind. */
  readonly campos: Readonly<Record<string, string>>;
};

/** As pages show it: texts are HTML. */
export type SecaoPronta = Secao & {
  /** Of the field `imagem`; '' and 0 without one. */
  readonly imagemOriginal: string;
  readonly largura: number;
  readonly altura: number;
};
