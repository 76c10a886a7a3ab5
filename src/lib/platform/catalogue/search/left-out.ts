/** What an answer has to say that it left out. */
import type { SearchMeasure } from '#lib/domain/catalogue/search-query.ts';
import { both, type IdSet, isEmpty, size } from './id-set.ts';
import { type Demands, type MeasureDemand, matching } from './match.ts';
import type { Thing } from './things.ts';
import { GENERIC } from './tsquery.ts';
import type { Words } from './words.ts';

export type Wanted = {
  readonly things: readonly Thing[];
  /** "Cabo" is asked for, be it left out: a "cabo da ONU" is no ONU. */
  readonly isCable: boolean;
  readonly asked: readonly SearchMeasure[];
  readonly measures: readonly MeasureDemand[];
};

/** What none of the products found is called, and measures that none of them has. */
export async function leftOut(
  words: Words,
  demands: Demands,
  { things, isCable, asked, measures }: Wanted,
): Promise<readonly Missing[]> {
  const found = await matching(words, demands);
  const isMissing = async (set: Promise<IdSet>) => isEmpty(both(found, await set));
  const missing = await Promise.all(
    things.map(({ query, inMain, unknown }) => unknown || !inMain || isMissing(words.called(query))),
  );
  const kinds = await Promise.all(things.map((one) => saysKind(words, one)));
  const onlyUses = things.every(({ unknown }, index) => unknown || !kinds[index]);
  const isAlone = onlyUses && !isCable && !isLink(things);
  const aims = isAlone ? things.filter(({ use }) => use) : [];
  // What it is for is nothing that is left out of "hdmi da câmera".
  const named = await Promise.all(things.map((one, index) => kinds[index] || isNamed(words, one, index)));
  const isSold = things.some((_, index) => named[index] && !missing[index]);
  const wanted = asked.length === 0 && !isCable ? deviceWanted(things) : undefined;
  const isBeside = (one: Thing) => one.use && !one.also && isSold && one !== wanted;
  const unmet = measures.map((measure) => !demands.measures.includes(measure));
  return [
    ...things
      .filter((one, index) => missing[index] || aims.includes(one) || one === wanted)
      .map((one) => ({
        typed: one.typed,
        isThing: !one.colour && !(one.use && measures.length > 0),
        isTold: !isBeside(one),
      })),
    ...asked.filter((_, index) => unmet[index]).map(({ typed }) => ({ typed, isThing: false, isTold: true })),
  ];
}

/** Of "celular na TV" nobody expects the one or the other, but what leads from one to the other. */
function isLink(things: readonly Thing[]): boolean {
  return things.filter(({ use }) => use).length > 1 && things.some(({ use, aim }) => use && aim);
}

/** Before a device, what stands in names of products: of the "fibra verde da ONU", the fibre. */
async function isNamed(words: Words, { use, colour, query }: Thing, at: number): Promise<boolean> {
  if (at > 0 || use || colour || query === GENERIC || query === '' || /^'\d/.test(query)) return false;
  return !isEmpty(await words.headed(query));
}

/** A "placa de captura HDMI" is the thing itself, with its plug: the shop has but what is used with it. */
function deviceWanted(things: readonly Thing[]): Thing | undefined {
  const [device, plug, ...others] = things.filter(({ colour }) => !colour);
  const isNamed = device?.use && plug && !plug.use && !plug.aim && !plug.also && plug.query !== GENERIC;
  return isNamed && others.length === 0 ? device : undefined;
}

type Missing = { readonly typed: string; readonly isThing: boolean; readonly isTold: boolean };

/** Names a kind of thing that is sold: of a "projetor 4k" no word does, "4k" stands in no category's name. */
async function saysKind(words: Words, { use, query }: Thing): Promise<boolean> {
  if (use || query === GENERIC || query === '') return false;
  if (!isEmpty(await words.leading(query))) return true;
  if (/^'\d/.test(query)) return false;
  return (await words.categoriesCalled([query], [], 1)).length > 0;
}

/** Share of all products that descriptions of many kinds say something by the way in. */
const BY_THE_WAY_SHARE = 0.1;

/** Of a "fonte 12v" all is told, and what is left of it stands in descriptions of anything: no neighbours either. */
export async function isByTheWay(
  words: Words,
  demands: Demands,
  things: readonly Thing[],
  told: readonly string[],
): Promise<boolean> {
  if (told.length === 0 || things.some(({ typed }) => !told.includes(typed))) return false;
  // Of a "switch de rede 8 portas" what is left is an 8 of something else.
  if (told.some((typed) => /^\d+$/.test(typed))) return true;
  if (things.some(({ use }) => use)) return false;
  return size(await matching(words, demands)) > BY_THE_WAY_SHARE * (await words.productCount());
}

/** Share of all products that a word has which says nothing of what is looked for. */
const EVERYTHING_SHARE = 0.6;

/**
 * Of a "cabo sata", cables are left, which is all of a shop: no neighbour of what was asked for. Without a colour alone, things of the
 * length asked for are.
 */
export async function fitsEverything(
  words: Words,
  left: readonly string[],
  measures: readonly MeasureDemand[],
  missing: readonly Missing[],
  dropped: boolean,
): Promise<boolean> {
  if ((missing.length === 0 && !dropped) || left.length === 0) return false;
  if (measures.length > 0 && !missing.some(({ isThing }) => isThing)) return false;
  const enough = EVERYTHING_SHARE * (await words.productCount());
  const sets = await Promise.all(left.map(words.called));
  return sets.every((set) => size(set) > enough);
}
