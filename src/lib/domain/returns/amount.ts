/** How much goes back for goods that come back. Centavos. */

type Units = { readonly linha: number; readonly quantidade: number };
export type SoldLine = Units & {
  /** Of one unit, before what was taken off the order. */
  readonly preco: number;
};

export type SoldOrder = {
  readonly linhas: readonly SoldLine[];
  /** What was paid, freight included. */
  readonly cobrado: number;
  readonly frete: number;
};

/**
 * What is owed for all units that came back so far: their share of what was paid for the goods, rounded down, and all of it,
 * freight included, once everything came back (CDC, art. 49).
 */
export function owedFor({ linhas, cobrado, frete }: SoldOrder, units: readonly Units[]): number {
  const back = (line: SoldLine): number =>
    Math.min(
      line.quantidade,
      units.filter(({ linha }) => linha === line.linha).reduce((sum, { quantidade }) => sum + quantidade, 0),
    );
  if (linhas.every((line) => back(line) === line.quantidade)) return cobrado;
  const sum = (count: (line: SoldLine) => number): number =>
    linhas.reduce((total, line) => total + line.preco * count(line), 0);
  const whole = sum(({ quantidade }) => quantidade);
  const goods = Math.max(0, cobrado - frete);
  return whole === 0 ? 0 : Number((BigInt(goods) * BigInt(sum(back))) / BigInt(whole));
}

/** What one more return is worth: together they never come to more than was paid. */
export function refundFor(order: SoldOrder, before: readonly Units[], more: readonly Units[]): number {
  return owedFor(order, [...before, ...more]) - owedFor(order, before);
}

/** Whether nothing of the order stays with its buyer. */
export function isEverything(linhas: readonly Units[], units: readonly Units[]): boolean {
  return linhas.every(
    ({ linha, quantidade }) =>
      units.filter((one) => one.linha === linha).reduce((sum, one) => sum + one.quantidade, 0) >= quantidade,
  );
}
