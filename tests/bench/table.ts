export type Row = {
  readonly what: string;
  readonly value: number;
  /** At most this, unless `atLeast`. */
  readonly limit?: number | undefined;
  readonly atLeast?: boolean;
  readonly unit: string;
};

export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  for (const { what, value, limit, atLeast = false, unit } of rows) {
    const held = limit === undefined || (atLeast ? value >= limit : value <= limit);
    const goal = limit === undefined ? '' : `${atLeast ? 'at least' : 'at most'} ${format(limit)} ${unit}`;
    console.log(
      `  ${what.padEnd(52)}${`${format(value)} ${unit}`.padStart(16)}   ${goal.padEnd(24)}${limit === undefined ? '' : held ? 'ok' : 'MISSED'}`,
    );
  }
}

function format(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
}
