/** One change of many products at once, as the cells that it sets in the row of each. */
import { amountOf, writeAmount } from '../amount.ts';
import type { Cells } from '../columns.ts';
import { isValueRow } from '../product-sheet.ts';
import { type PriceEnding, withEnding } from './price-ending.ts';

export type BulkEdit =
  | {
      readonly tipo: 'preco';
      readonly passo: PriceStep;
      /** The list price goes along. */
      readonly comDe: boolean;
    }
  | {
      readonly tipo: 'promocao';
      /** From the price to what it costs meanwhile. */
      readonly passo: PriceStep;
      /** As cells. */
      readonly inicio: string;
      readonly fim: string;
      readonly nome: string;
    }
  | { readonly tipo: 'semPromocao' }
  | {
      readonly tipo: 'categoria' | 'selo';
      /** `principal`: the first one, which the address of the page goes by; of categories alone. */
      readonly modo: 'acrescentar' | 'retirar' | 'principal';
      /** As cells write it. */
      readonly nome: string;
    }
  | { readonly tipo: 'visibilidade'; readonly ativo: 'sim' | 'não' }
  | { readonly tipo: 'situacao'; readonly situacao: 'disponivel' | 'indisponivel' | 'sobConsulta' }
  | { readonly tipo: 'arquivar'; readonly arquivado: 'categoria' | 'encerrado' };

export type PriceStep = {
  readonly por: 'porcento' | 'valor';
  /** Hundredths of a per cent, or centavos; below 0 down. */
  readonly quanto: number;
  readonly final: PriceEnding;
};

/** The columns that it may set. */
export function editedColumns(edit: BulkEdit): readonly string[] {
  return COLUMNS[edit.tipo];
}

/** Are the values inside products changed too, which have prices of their own? */
export function changesValues({ tipo }: BulkEdit): boolean {
  return tipo === 'preco';
}

/** The cells that it sets in the row; {} where there is nothing to change. */
export function editedCells(edit: BulkEdit, cells: Cells): Cells {
  switch (edit.tipo) {
    case 'preco':
      return repriced(edit, cells);
    case 'promocao':
      return promoted(edit, cells);
    case 'semPromocao':
      return Object.fromEntries(PROMOTION.map((nome) => [nome, '']));
    case 'categoria':
      return listed('categorias', edit, cells);
    case 'selo':
      return listed('selos', edit, cells);
    case 'visibilidade':
      return { ativo: edit.ativo };
    case 'situacao':
      return { situacao: edit.situacao };
    case 'arquivar':
      return { arquivado: edit.arquivado };
  }
}

const PROMOTION = [
  ...['preco_promocional', 'promocao_de', 'promocao_inicio', 'promocao_fim', 'promocao_nome'],
  'promocao_desconto_vista',
];

const COLUMNS: Readonly<Record<BulkEdit['tipo'], readonly string[]>> = {
  arquivar: ['arquivado'],
  categoria: ['categorias'],
  preco: ['preco', 'preco_de'],
  promocao: PROMOTION,
  selo: ['selos'],
  semPromocao: PROMOTION,
  situacao: ['situacao'],
  visibilidade: ['ativo'],
};

/** What costs nothing, as it is sold on request, stays. */
function repriced({ passo, comDe }: Extract<BulkEdit, { tipo: 'preco' }>, cells: Cells): Cells {
  const { preco = '', preco_de = '' } = cells;
  if (centavosOf(preco) === 0) return {};
  return {
    preco: stepped(preco, passo),
    ...(comDe && centavosOf(preco_de) > 0 ? { preco_de: stepped(preco_de, passo) } : {}),
  };
}

function promoted(edit: Extract<BulkEdit, { tipo: 'promocao' }>, cells: Cells): Cells {
  const { preco = '', preco_de = '' } = cells;
  if (isValueRow(cells) || centavosOf(preco) === 0) return {};
  return {
    preco_promocional: stepped(preco, edit.passo),
    promocao_de: writeAmount(Math.max(centavosOf(preco), centavosOf(preco_de)), 2),
    promocao_inicio: edit.inicio,
    promocao_fim: edit.fim,
    promocao_nome: edit.nome || 'Promoção',
  };
}

/** Rounded half up once; a price never becomes nothing. */
function stepped(price: string, { por, quanto, final }: PriceStep): string {
  const amount = centavosOf(price);
  const next = por === 'valor' ? amount + quanto : Math.floor((amount * (10_000 + quanto)) / 10_000 + 0.5);
  return writeAmount(withEnding(Math.max(1, next), final), 2);
}

/** The first category stays one: the last one of a product is not taken away. */
function listed(
  column: 'categorias' | 'selos',
  { modo, nome }: Extract<BulkEdit, { tipo: 'categoria' | 'selo' }>,
  cells: Cells,
): Cells {
  const names = (cells[column] ?? '').split('|').map((one) => one.trim());
  const others = names.filter((one) => one !== '' && one !== nome);
  if (modo === 'retirar') {
    const isLast = column === 'categorias' && others.length === 0;
    return isLast ? {} : { [column]: others.join(' | ') };
  }
  if (modo === 'acrescentar' && names.includes(nome)) return {};
  return { [column]: (modo === 'principal' ? [nome, ...others] : [...others, nome]).join(' | ') };
}

function centavosOf(price: string): number {
  return price === '' ? 0 : amountOf(price, 2);
}
