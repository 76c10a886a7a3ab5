/** A product that comes in several versions: siblings with a page of their own (`unico`), values inside a page (`simples`). */

type Sibling = { readonly produto: { readonly id: number } };

/** Of a product's address: which of its values is chosen. The page's canonical address has none. */
export const VALUE_PARAMETER = 'valor';

/** The address of a product with one of its values chosen; `url` has no query. */
export function versionUrl(url: string, idAtributoValor: number): string {
  return `${url}?${VALUE_PARAMETER}=${idAtributoValor}`;
}

/** The same for all siblings, also from the page of another one: the platform names the siblings, but not their group. */
export function groupId(id: number, siblings: readonly Sibling[]): string {
  return `grupo-${Math.min(id, ...siblings.map(({ produto }) => produto.id))}`;
}

/** What the siblings are called together: the name without the value that tells them apart. */
export function groupName(nome: string, label: string): string {
  if (label === '') return nome;
  const pattern = new RegExp(`\\s*[,:–—-]?\\s*(?<![\\p{L}\\d])${escaped(label)}(?![\\p{L}\\d])`, 'iu');
  const name = nome.replace(pattern, '').replace(/\s+/g, ' ').trim();
  return name === '' ? nome : name;
}

/** The pictures of one value: its own and those of all values, which have the value 0. */
export function versionImages<I extends { readonly idAtributoValor: number }>(
  imagens: readonly I[],
  idAtributoValor: number,
): readonly I[] {
  return imagens.filter(
    (imagem) => imagem.idAtributoValor === 0 || imagem.idAtributoValor === idAtributoValor,
  );
}

/** The label as a pattern; spaces of every kind fit its spaces. */
function escaped(label: string): string {
  return label
    .trim()
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
}

/** The values with the one marked that an address asks for, and no other; undefined when there is no such value. */
export function withChosen<V extends { readonly idAtributoValor: number; readonly selecionado: boolean }>(
  values: readonly V[],
  asked: number,
): readonly V[] | undefined {
  if (!values.some(({ idAtributoValor }) => idAtributoValor === asked)) return undefined;
  return values.map((value) => ({ ...value, selecionado: value.idAtributoValor === asked }));
}

/** Pictures of the value first. */
export function picturesOf<I extends { readonly idAtributoValor: number }>(
  imagens: readonly I[],
  idAtributoValor: number,
): readonly I[] {
  const own = (imagem: I) => Number(idAtributoValor > 0 && imagem.idAtributoValor === idAtributoValor);
  return imagens.toSorted((one, other) => own(other) - own(one));
}

/** Each file once: the picture of a colour is one of each size of it, and often one of the product's too. */
export function shownPictures<I extends PictureOfValue>(
  imagens: readonly I[],
): readonly { readonly imagem: I; readonly values: readonly number[] }[] {
  const files = Map.groupBy(imagens, ({ arquivos }) => arquivos.zoom);
  return [...files.values()].flatMap((same) => {
    const [imagem] = same;
    const values = same.map(({ idAtributoValor }) => idAtributoValor).filter((value) => value > 0);
    return imagem ? [{ imagem, values }] : [];
  });
}

type PictureOfValue = { readonly idAtributoValor: number; readonly arquivos: { readonly zoom: string } };
