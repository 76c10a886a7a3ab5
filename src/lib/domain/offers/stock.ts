/** What can be bought, and how much of it. */

export type Status = 'disponivel' | 'indisponivel' | 'sobConsulta';

/** What the wire says: a product without stock is not available, whatever the shop set. */
export function statusOf(status: Status, estoque: number): Status {
  return status === 'disponivel' && estoque <= 0 ? 'indisponivel' : status;
}

export function isBuyable(status: Status, estoque: number): boolean {
  return statusOf(status, estoque) === 'disponivel';
}

/** Something that has a stock of its own (a product, or one value of it), and how many of it one unit of a line takes. */
export type Need = { readonly item: string; readonly units: number };
export type Stock = ReadonlyMap<string, number>;
/** A cart line as the stock sees it; a list needs several items. */
export type Demand = { readonly needs: readonly Need[]; readonly quantidade: number };

/** The same for the same needs, whatever their order. */
export function needsText(needs: readonly Need[]): string {
  return needs
    .map(({ item, units }) => `${units} ${item}`)
    .toSorted()
    .join(', ');
}

/** How many units of a line the stock allows beside the other lines. */
export function allowedQuantity(needs: readonly Need[], others: readonly Demand[], stock: Stock): number {
  const left = needs.map(({ item, units }) => {
    const free = (stock.get(item) ?? 0) - taken(item, others);
    return Math.floor(Math.max(0, free) / units);
  });
  return left.length === 0 ? 0 : Math.min(...left);
}

/** Units of `item` that the lines take together. */
export function taken(item: string, lines: readonly Demand[]): number {
  return lines.reduce(
    (sum, { needs, quantidade }) =>
      sum +
      needs.filter((need) => need.item === item).reduce((units, need) => units + need.units * quantidade, 0),
    0,
  );
}

/** As few as this are said to be the last ones. */
export const FEW = 5;
