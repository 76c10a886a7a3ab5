import type { DrawingSpec } from '#artwork/drawings/spec.ts';
import { demoApproval } from '../approval.ts';
import type { BrandSlug } from '../brands.ts';
import { demoGtin } from '../gtin.ts';
import type { SeedProduct, SeedVariant } from '../types.ts';
import { p, secao } from './html.ts';
import { boxForCoil, metersLabel, metersSku, metersSlug, weightLabel } from './measure.ts';

type Characteristics = SeedProduct['caracteristicas'];
type Seal = SeedProduct['selos'][number];

/** A colour inside the product page: label, code at the end of the SKU, centavos, stock, former centavos. */
export type ColourRow = readonly [label: string, codigo: string, por: number, estoque: number, de?: number];

/** What is sold in one row of a table, besides what its family says. */
type Offer = {
  /** Centavos. With colours these two come from the first colour and from the sum. */
  readonly por: number;
  readonly de?: number;
  readonly estoque: number;
  readonly pop: number;
  readonly status?: SeedProduct['status'];
  /** Day on which a pre-order ships, `2027-03-01`. */
  readonly prevenda?: string;
  /** Day of the first sale when it is not the family's. */
  readonly em?: string;
  /** What this very product is for: the second sentence of the short description. */
  readonly para: string;
  readonly caracteristicas?: Characteristics;
  readonly selos?: readonly Seal[];
  readonly cores?: readonly ColourRow[];
};

export type LengthRow = Offer & { readonly m: number };

type Common = {
  /** Number of the family in the GTIN range, 1 to 999, never reused. */
  readonly codigo: number;
  readonly sku: string;
  readonly mpn: string;
  readonly slug: string;
  readonly nome: string;
  readonly marca: BrandSlug;
  readonly categoria: string;
  readonly garantiaMeses: number;
  /** Day of the first sale, `2025-03-10`. */
  readonly em: string;
  readonly caracteristicas: Characteristics;
  readonly selos?: readonly Seal[];
};

/** Cables that differ by length only. */
export type LengthFamily = Common & {
  /** Outer diameter in mm, grams of both plugs with their caps, grams of each metre. */
  readonly cabo: { readonly diametro: number; readonly plugues: number; readonly porMetro: number };
  /** First sentence of every short description. */
  readonly resumo: string;
  readonly longa: (m: number, rotulo: string) => readonly string[];
  readonly desenho: (m: number, diametro: number) => DrawingSpec;
  /** Shipping box when the product is not a coil of cable. */
  readonly embalagem?: (m: number) => SeedProduct['embalagem'];
  /** HTML table to choose a size by. */
  readonly tabelaMedida?: string;
  /** Sold to be cut: no advice on slack. */
  readonly corte?: boolean;
};

/** A product that stands alone: adapters, boxes, tools, connectors. */
export type SingleItem = Common &
  Offer & {
    readonly resumo: string;
    readonly longa: readonly string[];
    readonly desenho: DrawingSpec;
    readonly embalagem: SeedProduct['embalagem'];
  };

const FAST_STOCK = 200;
const BEST_SELLER = 850;
const NEWS_SINCE = '2026-08-01';

function seals(offer: Offer, family: readonly Seal[], day: string, weight: number): readonly Seal[] {
  const earned: readonly (Seal | false)[] = [
    offer.de !== undefined && 'oferta',
    offer.pop >= BEST_SELLER && 'mais-vendido',
    day >= NEWS_SINCE && 'lancamento',
    offer.estoque >= FAST_STOCK && weight < 1000 && 'frete-rapido',
  ];
  const all = [...earned.filter((seal) => seal !== false), ...family, ...(offer.selos ?? [])];
  return [...new Set(all)];
}

function variants(sku: string, cores: readonly ColourRow[]): readonly SeedVariant[] {
  return cores.map(([label, codigo, precoPor, estoque, precoDe]) => ({
    label,
    sku: `${sku}-${codigo}`,
    precoPor,
    ...(precoDe === undefined ? {} : { precoDe }),
    estoque,
  }));
}

/** 'Macho-fêmea' and the like, for whatever has two ends. */
function genero(drawing: DrawingSpec): Characteristics {
  if (drawing.form !== 'cable' && drawing.form !== 'adapter') return {};
  const males = [drawing.a, drawing.b].filter((end) => end.gender === 'male').length;
  return { genero: males === 2 ? 'Macho-macho' : males === 1 ? 'Macho-fêmea' : 'Fêmea-fêmea' };
}

type Identity = { readonly sku: string; readonly mpn: string; readonly slug: string; readonly nome: string };

function product(
  common: Common,
  offer: Offer,
  index: number,
  identity: Identity,
  rest: Pick<SeedProduct, 'descricaoCurta' | 'descricaoLonga' | 'caracteristicas' | 'embalagem' | 'drawing'> &
    Partial<Pick<SeedProduct, 'unico' | 'tabelaMedida'>>,
): SeedProduct {
  const day = offer.em ?? common.em;
  const valores = offer.cores && variants(identity.sku, offer.cores);
  return {
    ...identity,
    ean: demoGtin(common.codigo, index),
    marca: common.marca,
    categoria: common.categoria,
    status: offer.status ?? 'disponivel',
    precoPor: offer.por,
    ...(offer.de === undefined ? {} : { precoDe: offer.de }),
    estoque: offer.estoque,
    ...(offer.prevenda === undefined ? {} : { prevenda: `${offer.prevenda}T00:00:00-03:00` }),
    ...(valores ? { simples: { atributo: 'Cor', valores } } : {}),
    selos: seals(offer, common.selos ?? [], day, rest.embalagem.peso),
    garantiaMeses: common.garantiaMeses,
    popularidade: offer.pop,
    // One minute apart, so that rows of a family keep their order when sorted by date.
    criadoEm: `${day}T09:${String(index).padStart(2, '0')}:00-03:00`,
    ...rest,
    caracteristicas: {
      ...genero(rest.drawing),
      ...rest.caracteristicas,
      ...(rest.caracteristicas.anatel === undefined ? {} : { anatel: demoApproval(common.codigo) }),
    },
  };
}

/** How long a way the cable covers with a little slack, and which sibling to take when it does not. */
function medida(family: LengthFamily, row: LengthRow, rows: readonly LengthRow[]): string {
  if (family.corte) return '';
  const { plugues, porMetro } = family.cabo;
  const percurso = Math.round((row.m - Math.max(0.2, row.m * 0.1)) * 10) / 10;
  const maior = rows.find(({ m }) => m > row.m);
  const depois =
    maior !== undefined
      ? ` Se o seu percurso for maior, escolha o de ${metersLabel(maior.m)}.`
      : rows.length > 1
        ? ' É o maior comprimento desta família.'
        : '';
  return secao(
    'Medida e peso',
    `Cobre um percurso de até ${metersLabel(percurso)}, já descontada a folga das pontas e das curvas.${depois} Pesa cerca de ${weightLabel(plugues + porMetro * row.m)}.`,
  );
}

/** One product for each length; two lengths or more become siblings of the attribute 'Comprimento'. */
export function lengths(family: LengthFamily, rows: readonly LengthRow[]): readonly SeedProduct[] {
  const { diametro, plugues, porMetro } = family.cabo;
  return rows.map((row, index) => {
    const rotulo = metersLabel(row.m);
    const sku = `${family.sku}-${metersSku(row.m)}`;
    const identity = {
      sku,
      mpn: `${family.mpn}-${metersSku(row.m)}`,
      slug: `${family.slug}-${metersSlug(row.m)}`,
      nome: `${family.nome} — ${rotulo}`,
    };
    return product(family, row, index, identity, {
      descricaoCurta: p(`${family.resumo} ${row.para}`),
      descricaoLonga: family.longa(row.m, rotulo).join('') + medida(family, row, rows),
      ...(family.tabelaMedida === undefined ? {} : { tabelaMedida: family.tabelaMedida }),
      caracteristicas: {
        comprimento: row.m,
        diametro,
        ...family.caracteristicas,
        ...row.caracteristicas,
      },
      embalagem: family.embalagem?.(row.m) ?? boxForCoil(row.m, diametro, plugues + porMetro * row.m),
      drawing: family.desenho(row.m, diametro),
      ...(rows.length > 1 ? { unico: { atributo: 'Comprimento', grupo: family.slug, valor: rotulo } } : {}),
    });
  });
}

/** A product without siblings. */
export function single(item: SingleItem): SeedProduct {
  const identity = { sku: item.sku, mpn: item.mpn, slug: item.slug, nome: item.nome };
  return product(item, item, 0, identity, {
    descricaoCurta: p(`${item.resumo} ${item.para}`),
    descricaoLonga: item.longa.join(''),
    caracteristicas: item.caracteristicas,
    embalagem: item.embalagem,
    drawing: item.desenho,
  });
}

/** Price and stock of a row whose colours are sold inside it: the first colour's price, the sum of the stock. */
export function inColours(
  ...cores: readonly [ColourRow, ...ColourRow[]]
): Pick<Offer, 'por' | 'de' | 'estoque' | 'cores'> {
  const [, , por, , de] = cores[0];
  return {
    por,
    ...(de === undefined ? {} : { de }),
    estoque: cores.reduce((total, [, , , estoque]) => total + estoque, 0),
    cores,
  };
}
