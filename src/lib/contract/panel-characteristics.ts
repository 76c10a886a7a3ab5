/** What data sheets are made of, for who edits it: ours, `/api/v2/vitrine/panel/characteristics`. */
import type { CharacteristicFields } from '#lib/domain/panel/records/characteristics.ts';
import type { AlteracaoPainel } from './panel-changes.ts';

export type CaracteristicaPainel = CharacteristicFields & {
  readonly id: number;
  /** Products that have a value of it. */
  readonly produtos: number;
  /** To be sent back: 409 when somebody saved it meanwhile. */
  readonly revisao: string;
};

export type CategoriaEscolha = { readonly caminho: string; readonly nome: string };

export type CaracteristicasPainel = {
  /** In the order of the data sheet. */
  readonly caracteristicas: readonly CaracteristicaPainel[];
  /** All of them, by path. */
  readonly categorias: readonly CategoriaEscolha[];
  readonly alteracoes: readonly AlteracaoPainel[];
};

/** Nothing was saved when there are faults. */
export type CaracteristicaSalva = {
  readonly id: number;
  readonly faltas: readonly {
    readonly campo: string;
    /**
     * The name is another one's (`certo` says whose), values that products have cannot be read so, or categories are not
     * there (`certo` says which).
     */
    readonly motivo: 'desconhecido' | 'usado' | 'valores';
    readonly certo: string;
  }[];
};
