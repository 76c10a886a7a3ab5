/** Brands, categories, lists and landing pages: what products are ordered by. */

import { isSlug } from '#lib/domain/kernel/slug.ts';
import { RESERVED_ADDRESSES } from '#lib/domain/shop/reserved-addresses.ts';
import { amountOf } from './amount.ts';
import type { CellKind } from './cell.ts';
import type { Cells, Column } from './columns.ts';
import type { Row, RowFault, Sheet } from './row.ts';

const NAME: CellKind = { tipo: 'texto', maximo: 120 };
const ORDER: CellKind = { tipo: 'decimal', casas: 0, minimo: 0, maximo: 100_000 };
const lines = (maximo: number): CellKind => ({ tipo: 'texto', maximo, linhas: true });

const texts: readonly Column[] = [
  { nome: 'nome', kind: NAME },
  { nome: 'descricao', kind: lines(2_000) },
  { nome: 'descricao_longa', kind: lines(60_000) },
  { nome: 'ordem', kind: ORDER },
  { nome: 'ativo', kind: { tipo: 'simNao' } },
];
const search: readonly Column[] = [
  { nome: 'seo_titulo', kind: NAME },
  { nome: 'seo_descricao', kind: lines(300) },
];
const picture = (nome: string, ...aliases: readonly string[]): Column => ({
  nome,
  kind: { tipo: 'imagem' },
  aliases,
});
const address: Column = { nome: 'slug', kind: NAME, aliases: ['endereco'] };

export const brandSheet: Sheet = {
  columns: [address, ...texts, picture('imagem', 'logotipo', 'logo'), ...search],
  key: ['slug'],
  settle: settled,
  faults: (row) => [...missing(row, ['nome', 'ordem', 'ativo']), ...addressFaults(row)],
};

/** `caminho` is the address of the page: `/cabos-de-video/hdmi`. */
export const categorySheet: Sheet = {
  columns: [
    { nome: 'caminho', kind: { tipo: 'texto', maximo: 400 } },
    ...texts,
    picture('imagem'),
    picture('banner'),
    { nome: 'banner_texto', kind: { tipo: 'texto', maximo: 300 } },
    { nome: 'envio', kind: { tipo: 'texto', maximo: 40 } },
    ...search,
  ],
  key: ['caminho'],
  settle: settled,
  faults: (row) => [...missing(row, ['nome', 'ordem', 'ativo']), ...pathFaults(row)],
};

export const listSheet: Sheet = {
  columns: [
    address,
    ...texts.filter(({ nome }) => nome !== 'descricao_longa'),
    { nome: 'desconto', kind: { tipo: 'decimal', casas: 0, minimo: 0, maximo: 99 } },
    { nome: 'preco', kind: { tipo: 'decimal', casas: 2, minimo: 0, maximo: 1_000_000_00 } },
  ],
  key: ['slug'],
  settle: settled,
  faults: (row) => [...missing(row, ['nome', 'ordem', 'ativo']), ...addressFaults(row), ...kitFaults(row)],
};

/** `listagem` is the address of a listing with its filters. */
export const landingPageSheet: Sheet = {
  columns: [
    { ...address, kind: { tipo: 'texto', maximo: 80 } },
    { nome: 'nome', kind: { tipo: 'texto', maximo: 80 } },
    { nome: 'listagem', kind: { tipo: 'texto', maximo: 1500 } },
    { nome: 'descricao', kind: lines(2_000) },
    { nome: 'descricao_longa', kind: lines(20_000) },
    { nome: 'ativo', kind: { tipo: 'simNao' } },
  ],
  key: ['slug'],
  settle: (cells) => ({ ...cells, ativo: cells.ativo || 'sim' }),
  faults: (row) => [...missing(row, ['nome', 'listagem', 'ativo']), ...addressFaults(row)],
};

/** What is in the lists: a row for each list and code. */
export const listItemSheet: Sheet = {
  columns: [
    { nome: 'lista', kind: { tipo: 'nome', de: 'lista' } },
    { nome: 'sku', kind: { tipo: 'nome', de: 'produto' } },
    { nome: 'quantidade', kind: { tipo: 'decimal', casas: 0, minimo: 1, maximo: 10_000 } },
    { nome: 'ordem', kind: ORDER },
  ],
  key: ['lista', 'sku'],
  settle: (cells) => ({ ...cells, quantidade: cells.quantidade || '1', ordem: cells.ordem || '0' }),
  faults: () => [],
};

/** The path above a category; '' for one of the first level. */
export function parentPath(caminho: string): string {
  return caminho.slice(0, Math.max(0, caminho.lastIndexOf('/')));
}

function settled(cells: Cells): Cells {
  return { ...cells, ordem: cells.ordem || '0', ativo: cells.ativo || 'sim' };
}

function missing({ after, changed }: Row, columns: readonly string[]): readonly RowFault[] {
  return columns
    .filter((nome) => changed.has(nome) && after[nome] === '')
    .map((coluna) => ({ coluna, motivo: 'falta' }));
}

function addressFaults({ before, after }: Row): readonly RowFault[] {
  return before || isSlug(after.slug ?? '') ? [] : [{ coluna: 'slug', motivo: 'slug' }];
}

/** A kit has one or the other. */
function kitFaults({ after }: Row): readonly RowFault[] {
  const both = Number(after.desconto || '0') > 0 && amountOf(after.preco || '0', 2) > 0;
  return both ? [{ coluna: 'preco', motivo: 'kit' }] : [];
}

/** As deep as listings go (specification, "URLs"). */
const LEVELS = 3;

function pathFaults({ before, after }: Row): readonly RowFault[] {
  if (before) return [];
  const [root, ...slugs] = (after.caminho ?? '').split('/');
  if (root !== '' || slugs.length === 0 || !slugs.every(isSlug))
    return [{ coluna: 'caminho', motivo: 'slug' }];
  if (RESERVED_ADDRESSES.has(slugs[0] ?? '')) return [{ coluna: 'caminho', motivo: 'reservado' }];
  return slugs.length > LEVELS ? [{ coluna: 'caminho', motivo: 'nivel' }] : [];
}
