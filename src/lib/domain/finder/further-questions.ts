/**
 * What people ask next about a pair with a text of its own: each question is put to the same search, so that what is
 * answered there never disagrees with what the finder answers to it.
 */
import { type Answer, answer } from './answer.ts';
import type { Hop } from './cabling.ts';
import { nameOf, needName } from './end-names.ts';
import { howFar } from './how-far.ts';
import { powerOf } from './limits.ts';
import type { Shelf } from './product-index.ts';
import { type Asked, type Read, type Reader, readQuestion } from './question.ts';
import type { Rules } from './rules.ts';
import { metresText, say } from './sentence.ts';

/** Products are named by SKU in braces, as everywhere; `hops` holds those that are. */
export type FurtherQuestion = Said & { readonly question: string };

type Said = { readonly answer: string; readonly hops: readonly Hop[] };

/** Products that one sentence names. */
const FEW = 2;
/** Signals whose picture may be 4K. */
const SHARP = new Set(['tmds', 'dp', 'dpp', 'usbc', 'sdi']);
const PICTURE = new Set([...SHARP, 'vga', 'cvbs', 'ypbpr']);

export function furtherQuestions(
  rules: Rules,
  reader: Reader,
  shelf: Shelf,
  asked: Asked,
  read: Read,
  found: Answer,
): readonly FurtherQuestion[] {
  const { from, to } = found;
  if (!isPair(rules, asked, read) || !from || !to) return [];
  const ask = (change: Partial<Read>) => answer(rules, shelf, { ...read, ...change });
  const pair = { from: nameOf(from), to: nameOf(to) };
  const list: FurtherQuestion[] = [];
  const put = (id: string, said: Said, names: Readonly<Record<string, string>> = {}) =>
    list.push({ question: say(rules, id, { ...pair, ...names }), ...said });
  if (found.type !== 'nenhum') {
    const far = howFar(rules, shelf, read);
    put('ask-far', farthest(rules, far));
    const first = found.hops[0]?.way.from ?? '';
    const last = found.hops.at(-1)?.way.to ?? '';
    if (SHARP.has(first) && SHARP.has(last)) {
      put('ask-needs', passes(rules, ask({ needs: ['4k60'] })), { need: needName(rules, '4k60') });
    }
    if (PICTURE.has(first) && PICTURE.has(last)) put('ask-sound', passes(rules, ask({ needs: ['som'] })));
    const power = found.hops.find(({ way }) => powerOf(way.part) !== undefined);
    const isPassive = (hops: readonly Hop[] = []) => hops.every(({ way }) => way.part.tech === 0);
    const none = [far.cable, far.most].every((reach) => isPassive(reach?.hops))
      ? 'ask-power-none'
      : 'ask-power-near';
    const need = power && `power-${powerOf(power.way.part)}`;
    const named = { name: `{${power?.piece.sku}}` };
    if (need) put('ask-power', { answer: say(rules, need, named), hops: [power] });
    else if (isPassive(found.hops)) put('ask-power', { answer: say(rules, none), hops: [] });
  }
  const turned = readQuestion(reader, {
    ...asked,
    deAparelho: asked.paraAparelho,
    dePorta: asked.paraPorta,
    paraAparelho: asked.deAparelho,
    paraPorta: asked.dePorta,
  }).read;
  // Two devices have a direction; two sockets are asked about both ways.
  if (turned && !from.device && !to.device) {
    put('ask-back', verdict(answer(rules, shelf, turned)), { from: pair.to, to: pair.from });
  }
  return list;
}

/** Asked bare, as the page of a pair asks it. */
function isPair({ pairs }: Rules, asked: Asked, { from, to, metres, needs, named }: Read): boolean {
  if (metres !== undefined || needs.length > 0) return false;
  const end = (device: string, port: string, places: Read['from'], isNamed: boolean) => {
    const [place] = places;
    const id = device.trim() === '' ? '' : (place?.device?.id ?? '');
    return isNamed || port.trim() !== '' ? [id, place?.port.id ?? ''].filter(Boolean).join('~') : id;
  };
  const ends = [
    end(asked.deAparelho, asked.dePorta, from, named.from),
    end(asked.paraAparelho, asked.paraPorta, to, named.to),
  ];
  return pairs.some((pair) => pair.from === ends[0] && pair.to === ends[1]);
}

function farthest(rules: Rules, { cable, most }: ReturnType<typeof howFar>): Said {
  if (!most) return { answer: say(rules, 'none'), hops: [] };
  const names = { metres: metresText(most.metres), products: productsOf(most) };
  const isMany = new Set(most.hops.map(({ piece }) => piece.id)).size > FEW;
  if (!cable && isMany) return { answer: say(rules, 'ask-far-many', names), hops: [] };
  if (!cable) return { answer: say(rules, 'ask-far-any', names), hops: most.hops };
  const one = say(rules, 'ask-far-cable', { metres: metresText(cable.metres), products: productsOf(cable) });
  if (most.metres <= cable.metres) return { answer: one, hops: cable.hops };
  const more = say(rules, isMany ? 'ask-far-parts' : 'ask-far-more', names);
  return { answer: `${one} ${more}`, hops: [...cable.hops, ...most.hops] };
}

/** Yes with what, or no and why. */
function passes(rules: Rules, found: Answer): Said {
  if (found.type === 'nenhum') {
    return { answer: say(rules, 'ask-no', { why: found.told.sentences.slice(1).join(' ') }), hops: [] };
  }
  const [limit] = found.told.limits.filter((text) => text.includes('DSC') || text.includes('P2'));
  const yes = say(rules, 'ask-yes', { products: productsOf(found) });
  return { answer: [yes, limit].filter(Boolean).join(' '), hops: found.hops };
}

const verdict = ({ told, type, hops }: Answer): Said => ({
  answer: told.sentences.slice(0, type === 'nenhum' ? 2 : 1).join(' '),
  hops,
});

/** Each once, with how many of it. */
function productsOf({ hops }: Pick<Answer, 'hops'>): string {
  const bySku = Map.groupBy(hops, ({ piece }) => piece.sku);
  return [...bySku]
    .map(([sku, same]) => {
      const count = same.reduce((sum, { quantity }) => sum + quantity, 0);
      return count > 1 ? `${count} × {${sku}}` : `{${sku}}`;
    })
    .join(' + ');
}
