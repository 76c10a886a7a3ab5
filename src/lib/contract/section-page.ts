/** What the sections of a page show: answers of the contract, gathered by `lib/server/page/sections.ts`. */
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { VideoLinks } from '#lib/domain/media/video.ts';
import type { LigarOpcoes } from './finder.ts';
import type { AvaliacoesLoja } from './opinions.ts';
import type { Marca, Produto } from './product.ts';
import type { SecaoPronta } from './section.ts';
import type { Banner, Instagram } from './showcase.ts';
import type { Menu } from './struct.ts';

/** A section with what it shows beside its own texts; HTML in it is safe. What it does not show is empty. */
export type PageSection = SecaoPronta & {
  /** Of its element. */
  readonly id: string;
  readonly produtos: readonly Produto<Centavos>[];
  readonly banners: readonly Banner[];
  readonly menu: Menu | undefined;
  readonly marcas: readonly Marca[];
  readonly avaliacoes: AvaliacoesLoja | undefined;
  readonly pares: LigarOpcoes['pares'];
  readonly video: VideoLinks | undefined;
  readonly instagram: Instagram | undefined;
};

export type PageSections = {
  readonly sections: readonly PageSection[];
  /** When banners in them change by themselves (ISO 8601). */
  readonly mudancas: readonly string[];
  /** Of the questions in them; undefined without any. */
  readonly structuredData: object | undefined;
};
