/** What no page of the shop may show, whatever its platform said. */
import { LEFTOVERS, structuredData, textOf, withoutFinder } from './html.ts';

const RAW_ENTITY = /&(?:amp|lt|gt|quot|nbsp|#\d+|[a-z]+acute);/;

/** What is wrong with a page that has all it is about. */
export function flaws(status: number, text: string): readonly string[] {
  const words = textOf(text);
  const left = LEFTOVERS.exec(words) ?? LEFTOVERS.exec(JSON.stringify(structuredData(text)));
  const entity = RAW_ENTITY.exec(words);
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(left ? [`"${words.slice(Math.max(0, left.index - 30), left.index + 30)}"`] : []),
    ...(entity ? [`${words.slice(Math.max(0, entity.index - 30), entity.index + 20)}`] : []),
    ...(/<h1[^>]*>\s*(?:<[^>]*>\s*)*<\/h1>/.test(text) || !/<h1\b/.test(text) ? ['no heading'] : []),
    ...(text.includes('<footer') && text.includes('</html>') ? [] : ['no footer']),
    ...(/\s(?:href|src|action)="(?:undefined|null|NaN)?"/.exec(text) ?? []),
    ...(/\s(?:href|action)="\/ligar[/"?]/.exec(text) ?? []),
    ...(withoutFinder(text) === text ? [] : ['a part of the finder']),
  ];
}
