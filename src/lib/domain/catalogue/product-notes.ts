/** Characteristics that have a part of their own on a product's page; the rest makes its specification table. */

type Item = { readonly label: string; readonly valor: string };
type Group = { readonly nome: string; readonly visivelSite: boolean; readonly itens: readonly Item[] };

/** Labels as the shop names them, in the order of the page. */
const NOTES = {
  compatibility: 'Compatível com',
  box: 'Conteúdo da embalagem',
  warranty: 'Garantia',
  anatel: 'Homologação Anatel',
} as const;

export type NoteKind = keyof typeof NOTES;
export type Note = { readonly kind: NoteKind; readonly valor: string };

/** A line of a nutrition table; `daily` is the percentage of the daily value, '' where there is none. */
export type Nutrient = { readonly label: string; readonly amount: string; readonly daily: string };
export type Nutrition = { readonly portion: string; readonly nutrients: readonly Nutrient[] };

const NUTRITION = /nutricional/i;
const PORTION = 'Porção';

export type ProductContent<G extends Group> = {
  readonly notes: readonly Note[];
  readonly nutrition: Nutrition | undefined;
  /** The groups without what stands elsewhere. */
  readonly specs: readonly G[];
};

/** What is not meant for the site is left out of all three. */
export function productContent<G extends Group>(groups: readonly G[]): ProductContent<G> {
  const visible = groups.filter((group) => group.visivelSite);
  const items = visible.flatMap((group) => group.itens);
  const notes = (Object.keys(NOTES) as NoteKind[]).flatMap((kind) => {
    const values = items.filter((item) => item.label === NOTES[kind]).map((item) => item.valor);
    return values.length > 0 ? [{ kind, valor: values.join(', ') }] : [];
  });
  const apart = new Set<string>(Object.values(NOTES));
  const specs = visible
    .filter((group) => !NUTRITION.test(group.nome))
    .map((group) => ({ ...group, itens: group.itens.filter((item) => !apart.has(item.label)) }));
  return { notes, nutrition: nutritionOf(visible), specs };
}

/** The group of a food's label: `Porção`, then lines whose value is an amount, or an amount and a percentage after `|`. */
function nutritionOf(groups: readonly Group[]): Nutrition | undefined {
  const group = groups.find(({ nome }) => NUTRITION.test(nome));
  if (!group) return undefined;
  const nutrients = group.itens
    .filter(({ label }) => label !== PORTION)
    .map(({ label, valor }) => {
      const [amount = '', daily = ''] = valor.split('|').map((part) => part.trim());
      return { label, amount, daily };
    });
  const portion = group.itens.find(({ label }) => label === PORTION)?.valor ?? '';
  return nutrients.length > 0 ? { portion, nutrients } : undefined;
}
