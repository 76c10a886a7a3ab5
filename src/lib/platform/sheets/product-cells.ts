/** Rows of the database as cells of a spreadsheet, and the way back. */

import { videoLinks, videoOf } from '#lib/domain/media/video.ts';
import { amountOf, writeAmount } from '#lib/domain/sheets/amount.ts';
import type { Pair } from '#lib/domain/sheets/bought-together.ts';
import { plainCell } from '#lib/domain/sheets/cell.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { writeFiscalCode } from '#lib/domain/sheets/fiscal.ts';
import { PLACES } from '#lib/domain/sheets/product-columns.ts';
import { FILE_COLUMNS, type FileColumn, writeFiles } from '#lib/domain/sheets/product-files.ts';
import type { RelativeKind } from '#lib/domain/sheets/relatives.ts';
import { timeOf, writeTime } from '#lib/domain/sheets/time.ts';
import type { GoodsRow, ValueRow } from './queries/product-sheet.ts';

/** A price of 0 in a column that may be empty is none. */
const optionalMoney = (amount: number): string => (amount === 0 ? '' : money(amount));
const money = (amount: number): string => writeAmount(amount, PLACES.dinheiro);
const length = (millimetres: number): string => writeAmount(millimetres, PLACES.medida);
const percent = (value: number | null): string => (value === null ? '' : String(value));

export function goodsCells(row: GoodsRow): Cells {
  const { promocao } = row;
  return {
    sku: row.sku,
    sku_produto: '',
    atributo: '',
    opcao: '',
    familia: row.familia ?? '',
    eixo: plainCell(row.eixo ?? ''),
    eixo_valor: plainCell(row.eixo_valor ?? ''),
    nome: plainCell(row.nome),
    slug: row.slug,
    marca: plainCell(row.marca),
    categorias: categoryCell(row),
    situacao: row.status,
    ativo: row.ativo ? 'sim' : 'não',
    arquivado: row.arquivado,
    preco_de: optionalMoney(row.preco_de),
    preco: money(row.preco_por),
    desconto_vista: percent(row.desconto_vista),
    atacado: row.atacado.map((step) => `${step.quantidade}: ${money(step.preco_por)}`).join(' | '),
    preco_promocional: promocao ? money(promocao.preco_por) : '',
    promocao_de: promocao ? optionalMoney(promocao.preco_de) : '',
    promocao_inicio: promocao ? writeTime(new Date(promocao.data_inicial)) : '',
    promocao_fim: promocao ? writeTime(new Date(promocao.data_final)) : '',
    promocao_nome: plainCell(promocao?.nome ?? ''),
    promocao_desconto_vista: percent(promocao?.desconto_vista ?? null),
    estoque: String(row.estoque),
    ean: row.ean,
    mpn: row.mpn,
    ncm: writeFiscalCode('ncm', row.ncm),
    cest: writeFiscalCode('cest', row.cest),
    origem: row.origem,
    unidade: row.unidade,
    peso_kg: writeAmount(row.peso_g, PLACES.peso),
    altura_cm: length(row.altura_mm),
    largura_cm: length(row.largura_mm),
    comprimento_cm: length(row.comprimento_mm),
    envio: plainCell(row.envio),
    garantia_meses: String(row.garantia_meses),
    selos: [...new Set(row.selos.map((nome) => nome.trim()))].toSorted().join(' | '),
    compre_junto: row.junto.map(pairCell).join(' | '),
    acessorios: relativesCell(row, 'acessorio'),
    semelhantes: relativesCell(row, 'semelhante'),
    sucessor: relativesCell(row, 'sucessor'),
    manuais: filesCell(row, 'manuais'),
    arquivos: filesCell(row, 'arquivos'),
    video: videoLinks({ plataforma: row.video_plataforma, url: row.video_url })?.watch ?? '',
    descricao_curta: plainCell(row.descricao_curta),
    descricao_longa: plainCell(row.descricao_longa),
    seo_titulo: plainCell(row.seo_titulo),
    seo_descricao: plainCell(row.seo_descricao),
  };
}

/** The name is its product's, to be recognised by. */
export function valueCells(row: ValueRow, columns: readonly string[]): Cells {
  return {
    ...Object.fromEntries(columns.map((nome) => [nome, ''])),
    sku: row.sku,
    sku_produto: row.sku_produto,
    atributo: plainCell(row.atributo),
    opcao: plainCell(row.opcao),
    nome: plainCell(row.nome),
    preco_de: optionalMoney(row.preco_de),
    preco: money(row.preco_por),
    estoque: String(row.estoque),
    ean: row.ean,
  };
}

const amount = (casas: number) => (cell: string) => amountOf(cell || '0', casas);
const same = (cell: string) => cell;
const digits = (cell: string) => cell.replaceAll('.', '');
const optionalNumber = (cell: string) => (cell === '' ? null : Number(cell));

const COLUMNS = {
  sku: ['sku', same],
  slug: ['slug', same],
  nome: ['nome', same],
  situacao: ['status', (cell: string) => cell as GoodsRow['status']],
  ativo: ['ativo', (cell: string) => cell === 'sim'],
  arquivado: ['arquivado', (cell: string) => cell as GoodsRow['arquivado']],
  preco_de: ['preco_de', amount(PLACES.dinheiro)],
  preco: ['preco_por', amount(PLACES.dinheiro)],
  desconto_vista: ['desconto_vista', optionalNumber],
  estoque: ['estoque', amount(0)],
  ean: ['ean', same],
  mpn: ['mpn', same],
  ncm: ['ncm', digits],
  cest: ['cest', digits],
  origem: ['origem', same],
  unidade: ['unidade', same],
  peso_kg: ['peso_g', amount(PLACES.peso)],
  altura_cm: ['altura_mm', amount(PLACES.medida)],
  largura_cm: ['largura_mm', amount(PLACES.medida)],
  comprimento_cm: ['comprimento_mm', amount(PLACES.medida)],
  envio: ['envio', same],
  garantia_meses: ['garantia_meses', amount(0)],
  video: ['video_url', same],
  descricao_curta: ['descricao_curta', same],
  descricao_longa: ['descricao_longa', same],
  seo_titulo: ['seo_titulo', same],
  seo_descricao: ['seo_descricao', same],
} as const satisfies Readonly<Record<string, readonly [string, (cell: string) => unknown]>>;

type Columns = typeof COLUMNS;
/** Columns of `products` that a cell holds alone. */
export type CellColumns = {
  [Name in keyof Columns as Columns[Name][0]]: ReturnType<Columns[Name][1]>;
} & { video_plataforma: string };

/** Of the cells that hold a column alone. */
export function columnsOf(cells: Cells): Partial<CellColumns> {
  const columns = Object.entries(COLUMNS)
    .filter(([nome]) => cells[nome] !== undefined)
    .map(([nome, [column, read]]) => [column, read(cells[nome] ?? '')]);
  const { video } = cells;
  const platform = video === undefined ? {} : { video_plataforma: videoOf(video)?.plataforma ?? '' };
  return { ...Object.fromEntries(columns), ...platform };
}

/** Undefined for a row without one. */
export function promotionOf(cells: Cells) {
  if ((cells.preco_promocional ?? '') === '') return undefined;
  return {
    nome: cells.promocao_nome ?? '',
    preco_de: amount(PLACES.dinheiro)(cells.promocao_de ?? ''),
    preco_por: amount(PLACES.dinheiro)(cells.preco_promocional ?? ''),
    desconto_vista: optionalNumber(cells.promocao_desconto_vista ?? ''),
    data_inicial: timeOf(cells.promocao_inicio ?? ''),
    data_final: timeOf(cells.promocao_fim ?? ''),
  };
}

function filesCell({ arquivos }: GoodsRow, column: FileColumn): string {
  return writeFiles(
    arquivos
      .filter(({ tipo }) => tipo === FILE_COLUMNS[column].tipo)
      .map(({ label, nome }) => ({ label: label.replaceAll('|', '/'), nome: nome ?? undefined })),
  );
}

function relativesCell({ parentes }: GoodsRow, kind: RelativeKind): string {
  return parentes
    .filter(({ tipo }) => tipo === kind)
    .map(({ sku }) => sku.toUpperCase())
    .join(' | ');
}

function pairCell({ sku, tipo_desconto, desconto }: Pair): string {
  return `${sku.toUpperCase()}: ${tipo_desconto === 'porcentagem' ? `${desconto}%` : money(desconto)}`;
}

/** The one it stands in first, then others; those above them go without saying. */
function categoryCell({ categoria, categorias }: GoodsRow): string {
  const others = categorias.filter(
    (path) => path !== categoria && !categorias.some((deeper) => deeper.startsWith(`${path}/`)),
  );
  return [categoria, ...others.toSorted()].join(' | ');
}
