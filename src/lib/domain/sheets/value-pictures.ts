/**
 * Pictures of what several values of a product share. A picture belongs to one value or to all; the picture of a colour is
 * one row for each size of it, and one entry in a form: its `opcao` there is `Cor: Preta`.
 */
import { BETWEEN_PARTS, partNames, partsOf } from '#lib/domain/catalogue/option-parts.ts';
import type { Cells } from './columns.ts';

type Shown = { readonly arquivo: string; readonly alt: string; readonly opcao: string };

export type SharedPart = {
  /** `Cor: Preta`. */
  readonly name: string;
  /** Codes of the values that have it. */
  readonly skus: readonly string[];
};

/** Those of two values or more. */
export function sharedParts(values: readonly Cells[]): readonly SharedPart[] {
  const labels = values.map(({ opcao = '' }) => ({ label: opcao }));
  const names = partNames(values[0]?.atributo ?? '', labels);
  if (names.length === 1) return [];
  return names.flatMap((nome, place) => {
    const groups = Map.groupBy(values, ({ opcao = '' }) => partsOf(opcao, names)[place] ?? '');
    return [...groups].flatMap(([valor, own]) =>
      own.length > 1 && own.length < values.length
        ? [{ name: `${nome}: ${valor}`, skus: own.map(({ sku = '' }) => sku) }]
        : [],
    );
  });
}

/** As a form has them. */
export function foldedPictures<P extends Shown>(
  pictures: readonly P[],
  values: readonly Cells[],
): readonly P[] {
  const parts = sharedParts(values);
  const files = Map.groupBy(pictures, ({ arquivo }) => arquivo);
  const partOf = (arquivo: string) => {
    const own = (files.get(arquivo) ?? []).map(({ opcao }) => opcao).toSorted();
    return own.length < 2
      ? undefined
      : parts.find(({ skus }) => skus.toSorted().join('\n') === own.join('\n'));
  };
  const seen = new Set<string>();
  return pictures.flatMap((picture) => {
    const part = partOf(picture.arquivo);
    if (!part) return [picture];
    if (seen.has(picture.arquivo)) return [];
    seen.add(picture.arquivo);
    return [{ ...picture, opcao: part.name }];
  });
}

/** As they are kept: a row for each value that has the part. What no value has any more goes. */
export function spreadPictures<P extends Shown>(
  pictures: readonly P[],
  values: readonly Cells[],
): readonly P[] {
  const codes = new Set(['', ...values.map(({ sku = '' }) => sku)]);
  const spread = pictures.flatMap((picture) => {
    if (codes.has(picture.opcao)) return [picture];
    return values
      .filter((value) => hasPart(value, picture.opcao))
      .map(({ sku = '' }) => ({ ...picture, opcao: sku }));
  });
  return [...new Map(spread.map((picture) => [`${picture.arquivo} ${picture.opcao}`, picture])).values()];
}

function hasPart({ atributo = '', opcao = '' }: Cells, part: string): boolean {
  const labels = opcao.split(BETWEEN_PARTS);
  return atributo.split(BETWEEN_PARTS).some((nome, place) => `${nome}: ${labels[place]}` === part);
}
