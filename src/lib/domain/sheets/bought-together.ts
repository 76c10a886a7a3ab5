/** What is offered together with a product, in one cell: `CABO-2: 10% | FONTE-1: 5,00`, off each unit of those. */
import { amountOf, readAmount } from './amount.ts';

export type Pair = {
  /** Of the other product, in capitals. */
  readonly sku: string;
  readonly tipo_desconto: 'valor' | 'porcentagem';
  /** Centavos, or per cent. */
  readonly desconto: number;
};

/** Pairs of one product at most. */
const MOST = 20;
const PERCENT = { casas: 0, minimo: 0, maximo: 100 } as const;
const MONEY = { casas: 2, minimo: 0, maximo: 1_000_000_00 } as const;

/** As we write it; undefined for what is none, or has a product twice. A code alone is offered without a discount. */
export function readPairs(text: string): string | undefined {
  const parts = text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const pairs = parts.map(readPair);
  const codes = new Set(pairs.map((pair) => pair?.sku));
  if (pairs.includes(undefined) || codes.size < pairs.length || pairs.length > MOST) return undefined;
  return pairs.map((pair) => pair && `${pair.sku}: ${pair.off}`).join(' | ');
}

/** Of what `readPairs` wrote. */
export function pairsOf(written: string): readonly Pair[] {
  if (written === '') return [];
  return written.split(' | ').map((part) => {
    const cut = part.lastIndexOf(': ');
    const [sku, off] = [part.slice(0, cut), part.slice(cut + 2)];
    return off.endsWith('%')
      ? { sku, tipo_desconto: 'porcentagem', desconto: Number(off.slice(0, -1)) }
      : { sku, tipo_desconto: 'valor', desconto: amountOf(off, 2) };
  });
}

function readPair(part: string): { readonly sku: string; readonly off: string } | undefined {
  // A code may have a colon in it: the last one parts.
  const [, sku = part, typed = '0%'] = /^([^\s;,|]+)\s*[:=]\s*(.+)$/.exec(part) ?? [];
  if (!/^[^\s:=;,|][^\s;,|]*$/.test(sku)) return undefined;
  const isPercent = typed.trimEnd().endsWith('%');
  const read = isPercent
    ? readAmount(typed.replace(/\s*%\s*$/, ''), PERCENT)
    : readAmount(typed.replace(/^R\$\s*/, ''), MONEY);
  return 'valor' in read
    ? { sku: sku.toUpperCase(), off: isPercent ? `${read.valor}%` : read.valor }
    : undefined;
}
