/** What decides a cable, picked out of its characteristics: how long, what class, which plugs. */

type Group = {
  readonly visivelSite: boolean;
  readonly itens: readonly { readonly label: string; readonly valor: string }[];
};

/** Labels of characteristics as the shop names them. */
export const LENGTH = 'Comprimento';
const CLASSES = ['Padrão ou classe', 'Categoria do cabo', 'Tipo de fibra', 'Seção do condutor'];
const ENDS = ['Conector A', 'Conector B'] as const;
const OTHER_FACTS = 2;
/** What a buyer compares first; the others follow in the order of the platform. */
const FIRST = [
  ...CLASSES,
  LENGTH,
  'Resolução máxima',
  'Taxa de atualização máxima',
  'Largura de banda',
  ...ENDS,
  'Alcance máximo',
  'Portas',
  'Impedância',
  'Condutor',
  'Blindagem',
];

export type Fact = { readonly label: string; readonly valor: string };

/** Every visible characteristic, in the order of the platform, several values of one label joined. */
export function facts(groups: readonly Group[]): readonly Fact[] {
  const byLabel = new Map<string, string>();
  for (const { visivelSite, itens } of groups) {
    if (!visivelSite) continue;
    for (const { label, valor } of itens) {
      const before = byLabel.get(label);
      byLabel.set(label, before === undefined ? valor : `${before}, ${valor}`);
    }
  }
  return [...byLabel].map(([label, valor]) => ({ label, valor }));
}

/** The `limit` characteristics to show beside the picture. */
export function keyFacts(groups: readonly Group[], limit: number): readonly Fact[] {
  const rank = ({ label }: Fact): number => (FIRST.includes(label) ? FIRST.indexOf(label) : FIRST.length);
  return facts(groups)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, limit);
}

/** What a card says: length, class and plugs, or the first characteristics of a product that has none of them. */
export function cardFacts(groups: readonly Group[]): readonly string[] {
  const all = facts(groups);
  const value = (label: string): string | undefined => all.find((fact) => fact.label === label)?.valor;
  const first = (labels: readonly string[]): string | undefined =>
    labels.map(value).find((text) => text !== undefined);
  const length = value(LENGTH);
  const chosen = [length, first(CLASSES), plugs(length !== undefined, value(ENDS[0]), value(ENDS[1]))].filter(
    (text) => text !== undefined,
  );
  return chosen.length > 0
    ? chosen
    : all.slice(0, OTHER_FACTS).map(({ label, valor }) => `${label}: ${valor}`);
}

/** Only what has a length has two ends. */
function plugs(ends: boolean, a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a !== b) return `${a} para ${b}`;
  return ends ? `${a} nas duas pontas` : a;
}
