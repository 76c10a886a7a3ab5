/** A product that comes in several versions: siblings with a page of their own (`unico`), values inside a page (`simples`). */

type Sibling = { readonly produto: { readonly id: number } };

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
    .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
}
