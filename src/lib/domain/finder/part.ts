/** A product as the finder sees it: read from its data sheet by the codes, or left out with the reason why. */
import type { Codes, Connector, Kind, Rules } from './rules.ts';

export type Power = 'mains' | 'mains-both' | 'usb';

export type End = { readonly plug: string; readonly gender: 'm' | 'f'; readonly words: string };

/** A product with its sheet: characteristic code to the values as they stand there, numbers in the base unit. */
export type Sheet = {
  readonly id: number;
  readonly sku: string;
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** Centavos, and 0 in stock, 1 on request or to come, 2 sold out. */
  readonly price: number;
  readonly waiting: 0 | 1 | 2;
};

/** What products of one kind have in common; `key` is equal for those that differ by length, price and stock only. */
export type Part = {
  readonly key: string;
  readonly kind: Kind;
  readonly a: readonly End[];
  readonly b: readonly End[];
  readonly oneWay: boolean;
  /** 0 passive, 1 active, 2 optical. */
  readonly tech: 0 | 1 | 2;
  readonly gbps?: number;
  readonly picture?: { readonly width: number; readonly height: number; readonly hz: number };
  readonly has: ReadonlySet<string>;
  /** The sheet lists features, so that one that is missing is denied. */
  readonly lists: boolean;
  readonly hdcp?: boolean;
  readonly reach?: number;
  readonly watts?: number;
  readonly section?: number;
  readonly cca: boolean;
  readonly outdoor: boolean;
  readonly category?: string;
  readonly channels: number;
  readonly inputs: number;
  readonly outputs: number;
  /** What it needs beside the cables: a socket in the wall, one at each end, or 5 V of USB. */
  readonly power?: Power;
};

export type Piece = {
  readonly id: number;
  readonly sku: string;
  readonly length: number;
  readonly price: number;
  readonly waiting: 0 | 1 | 2;
};

/** Why a product takes no part, as a code with the value that is missing or unknown. */
export type Gap = { readonly sku: string; readonly id: number; readonly why: string; readonly what: string };

export type Coder = {
  readonly meaning: ReadonlyMap<string, string>;
  readonly numbers: Readonly<Record<string, string>>;
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly connectors: ReadonlyMap<string, Connector>;
};

export function coder(rules: Rules, codes: Codes): Coder {
  return {
    meaning: new Map(
      codes.values.map(({ characteristic, value, code }) => [
        `${characteristic}\n${value.toLowerCase()}`,
        code,
      ]),
    ),
    numbers: codes.numbers,
    kinds: new Map(rules.kinds.map((kind) => [kind.id, kind])),
    connectors: new Map(rules.connectors.map((connector) => [connector.id, connector])),
  };
}

const POWERS: readonly Power[] = ['mains-both', 'mains', 'usb'];

type Coded = { readonly code: string; readonly value: string; readonly of: string };

export function readSheet(
  coder: Coder,
  sheet: Sheet,
): { readonly part?: Part; readonly gaps: readonly Gap[] } {
  const gaps: Gap[] = [];
  const gap = (why: string, what: string) => gaps.push({ sku: sheet.sku, id: sheet.id, why, what });
  const coded: Coded[] = [];
  for (const [of, values] of Object.entries(sheet.texts)) {
    for (const value of values) {
      const code = coder.meaning.get(`${of}\n${value.toLowerCase()}`);
      if (code !== undefined) coded.push({ code, value, of });
      else if (of === 'conector-a' || of === 'conector-b' || of === 'classe')
        gap('unmapped', `${of}: ${value}`);
    }
  }
  const all = (prefix: string) =>
    coded
      .filter(({ code }) => code.startsWith(`${prefix}:`))
      .map(({ code }) => code.slice(prefix.length + 1));
  const ends = (of: string): readonly End[] =>
    coded.flatMap((one) => {
      if (one.of !== of || !one.code.startsWith('plug:')) return [];
      const [plug = '', gender] = one.code.slice(5).split('/');
      return coder.connectors.has(plug)
        ? [{ plug, gender: gender === 'f' ? ('f' as const) : ('m' as const), words: one.value }]
        : [];
    });
  const a = ends('conector-a');
  const b = ends('conector-b');
  const kindId = all('class')[0];
  const kind = kindId === undefined ? undefined : coder.kinds.get(kindId);
  if (coded.some(({ code }) => code === 'panel')) gap('panel', '');
  else if (a.length === 0 && b.length === 0) gap('no-ends', '');
  else if (a.length === 0 || b.length === 0) gap('one-end', '');
  else if (!kind) gap('no-class', '');
  if (gaps.some(({ why }) => why !== 'unmapped') || !kind) return { gaps };
  for (const { id, lead } of coder.connectors.values()) {
    if (lead !== undefined && sheet.texts.conteudo?.some((text) => names(text, lead))) {
      coded.push({ code: `extra:with-${id}`, value: lead, of: 'conteudo' });
    }
  }
  const numbers = Object.fromEntries(
    Object.entries(coder.numbers).flatMap(([of, name]) => {
      const value = sheet.numbers[of];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const cable = a.length === 1 && b.length === 1 && (a[0]?.gender === 'm' || b[0]?.gender === 'm');
  if (cable && numbers.length === undefined && kind.carries && all('tech')[0] === 'passive' && !kind.from) {
    if (a[0]?.gender === b[0]?.gender) gap('no-length', '');
  }
  return { part: partOf(kind, a, b, all, coded, numbers), gaps };
}

/** '1 adaptador e 1 cabo P2 de 0,5 m' names a lead beside the thing itself. */
const names = (contents: string, lead: string): boolean =>
  / (e|,) |, /.test(contents) && contents.toLowerCase().includes(lead.toLowerCase());

function partOf(
  kind: Kind,
  a: readonly End[],
  b: readonly End[],
  all: (prefix: string) => readonly string[],
  coded: readonly Coded[],
  numbers: Readonly<Record<string, number>>,
): Part {
  const size = all('picture')[0]?.split('x').map(Number);
  const [inputs = 1, outputs = 1] = (all('ports')[0] ?? '1x1').split('x').map(Number);
  const tech = all('tech').includes('optical') ? 2 : all('tech').includes('active') ? 1 : 0;
  const converts = kind.from !== undefined && kind.carries === undefined;
  const power = POWERS.find((one) => all('power').includes(one));
  const facts = {
    oneWay: all('oneway').includes('yes') || (all('oneway').length === 0 && tech > 0) || converts,
    tech: tech as 0 | 1 | 2,
    ...(numbers.gbps === undefined ? {} : { gbps: numbers.gbps }),
    ...(size?.[0] !== undefined && size[1] !== undefined
      ? { picture: { width: size[0], height: size[1], hz: numbers.hz ?? 60 } }
      : {}),
    has: [...all('feature'), ...all('extra')].sort(),
    lists: coded.some(({ of }) => of === 'recursos'),
    ...(all('hdcp')[0] === undefined ? {} : { hdcp: all('hdcp')[0] === 'yes' }),
    ...(numbers.reach === undefined ? {} : { reach: numbers.reach }),
    ...(numbers.watts === undefined ? {} : { watts: numbers.watts }),
    ...(numbers.section === undefined ? {} : { section: numbers.section }),
    cca: coded.some(({ code }) => code === 'cca'),
    outdoor: coded.some(({ code }) => code === 'outdoor'),
    ...(all('category')[0] === undefined ? {} : { category: all('category')[0] as string }),
    channels: Number(all('channels')[0] ?? 1),
    inputs,
    outputs: coded.some(({ code }) => code === 'feature:duplicar') ? 2 : outputs,
    ...(power === undefined ? {} : { power }),
  };
  const key = JSON.stringify([kind.id, a, b, facts]);
  return { key, kind, a, b, ...facts, has: new Set(facts.has) };
}
