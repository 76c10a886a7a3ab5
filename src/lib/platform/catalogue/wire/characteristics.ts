import type { Caracteristica, FiltroProduto } from '#lib/contract/product.ts';
import { formatMeasure } from '#lib/domain/kernel/measures.ts';
import type { CharacteristicRow } from '../queries/product-parts.ts';

/** The specification table: what the shop shows, by group, several values of one characteristic in one line. */
export function presentCharacteristics(rows: readonly CharacteristicRow[]): readonly Caracteristica[] {
  const groups = Map.groupBy(
    rows.filter(({ visivel_site }) => visivel_site),
    ({ grupo }) => grupo,
  );
  return [...groups].map(([nome, members]) => ({ nome, visivelSite: true, itens: lines(members) }));
}

/** The values a listing can be filtered by. */
export function presentProductFilters(rows: readonly CharacteristicRow[]): readonly FiltroProduto[] {
  return rows
    .filter(({ filtravel }) => filtravel)
    .map((row) => ({
      idFiltro: row.characteristic_id,
      idValor: row.value_id,
      nome: row.nome,
      label: valueLabel(row),
      imagem: '',
      imagemOriginal: '',
    }));
}

/** A number with its unit (`1,8 m`), or the text. */
export function valueLabel({
  numero,
  unidade,
  label,
}: Pick<CharacteristicRow, 'numero' | 'unidade' | 'label'>): string {
  return numero === null ? label : formatMeasure(numero, unidade);
}

function lines(rows: readonly CharacteristicRow[]): Caracteristica['itens'] {
  const byCharacteristic = Map.groupBy(rows, ({ characteristic_id }) => characteristic_id);
  return [...byCharacteristic].map(([id, values]) => ({
    id,
    label: values[0]?.nome ?? '',
    valor: values.map(valueLabel).join(', '),
    ...marksOf(values[0]),
  }));
}

function marksOf(row: CharacteristicRow | undefined) {
  const { destaque = 0, cartao = 'nao', comparavel = true } = row ?? {};
  return {
    ...(destaque > 0 && { destaque }),
    ...(cartao !== 'nao' && { cartao }),
    ...(!comparavel && { comparar: false }),
  };
}
