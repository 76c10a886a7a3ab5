/** Files that products are sold with: manuals, data sheets, drivers. */
import type { Info } from './url.ts';

export type ArquivoLoja = {
  readonly id: number;
  /** What its address ends in; what a column of the spreadsheet names it by. */
  readonly nome: string;
  /** Absolute. */
  readonly url: string;
  readonly formato: 'pdf' | 'zip' | 'png' | 'jpg';
  readonly bytes: number;
  readonly autor: string;
  readonly enviadoEm: string;
};

export type ArquivosLoja = {
  readonly arquivos: readonly (ArquivoLoja & {
    /** How many products have it. */
    readonly produtos: number;
  })[];
  readonly info: Pick<Info, 'offset' | 'limit' | 'exibindo' | 'total'>;
};
