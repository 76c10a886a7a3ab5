/** Rules about the prices of a row of products. */
import { amountOf, writeAmount } from './amount.ts';
import type { Cells } from './columns.ts';
import { pick, type Row, type RowFault } from './row.ts';
import { timeOf } from './time.ts';
import { stepsOf } from './wholesale-steps.ts';

const PROMOTION = ['preco_promocional', 'promocao_inicio', 'promocao_fim'] as const;
const PROMOTION_EXTRAS = ['promocao_de', 'promocao_nome', 'promocao_desconto_vista'] as const;

/** Only of what the row changes: an old row is not refused for what it was before. */
export function priceFaults(row: Row): readonly RowFault[] {
  return [...ownPrice(row), ...wholesale(row), ...promotion(row)];
}

/**
 * A promotion without price and time is none. A new one gets a name, and as its list price what the product costs without
 * it.
 */
export function settlePromotion(cells: Cells, before: Cells | undefined): Cells {
  if (PROMOTION.every((nome) => (cells[nome] ?? '') === '')) {
    return { ...cells, ...pick({}, PROMOTION_EXTRAS) };
  }
  if ((before?.preco_promocional ?? '') !== '') return cells;
  const usual = [cells.preco_de, cells.preco].map((price) => amountOf(price || '0', 2));
  return {
    ...cells,
    promocao_nome: cells.promocao_nome || 'Promoção',
    promocao_de: cells.promocao_de || writeAmount(Math.max(...usual), 2),
  };
}

function ownPrice({ after, changed }: Row): readonly RowFault[] {
  if (!['preco', 'preco_de', 'situacao'].some((nome) => changed.has(nome))) return [];
  const preco = after.preco ?? '';
  const de = after.preco_de ?? '';
  if (preco === '') return [];
  if (amountOf(preco, 2) === 0 && after.situacao !== 'sobConsulta') {
    return [{ coluna: 'preco', motivo: 'pequeno' }];
  }
  const listPrice = de !== '' && amountOf(de, 2) <= amountOf(preco, 2);
  return listPrice ? [{ coluna: 'preco_de', motivo: 'precoDe' }] : [];
}

/** A step is cheaper than one unit. */
function wholesale({ after, changed }: Row): readonly RowFault[] {
  const [first] = stepsOf(after.atacado ?? '');
  if (!changed.has('atacado') || !first) return [];
  const isCheaper = first.preco_por < amountOf(after.preco || '0', 2);
  return isCheaper ? [] : [{ coluna: 'atacado', motivo: 'atacado' }];
}

function promotion({ after, changed }: Row): readonly RowFault[] {
  const columns = [...PROMOTION, ...PROMOTION_EXTRAS];
  if (![...columns, 'preco'].some((nome) => changed.has(nome))) return [];
  if (columns.every((nome) => (after[nome] ?? '') === '')) return [];
  const missing = PROMOTION.filter((nome) => (after[nome] ?? '') === '');
  if (missing.length > 0) return missing.map((coluna) => ({ coluna, motivo: 'falta' }));
  const price = amountOf(after.preco_promocional ?? '', 2);
  const begins = timeOf(after.promocao_inicio ?? '');
  return [
    ...(price === 0 ? [{ coluna: 'preco_promocional', motivo: 'pequeno' } as const] : []),
    ...(price >= amountOf(after.preco ?? '', 2)
      ? [{ coluna: 'preco_promocional', motivo: 'promocaoPreco' } as const]
      : []),
    ...(timeOf(after.promocao_fim ?? '') <= begins
      ? [{ coluna: 'promocao_fim', motivo: 'promocaoFim' } as const]
      : []),
  ];
}
