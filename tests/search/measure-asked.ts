/**
 * Prints how well the search does on the judged set of shoppers, by kind: `node tests/search/measure-asked.ts`, with the misses
 * of the open half. `--closed` prints the figures of the closed half, and nothing else of it. `--kind typo` prints one kind,
 * `--adversarial` the queries that are counted apart, `--fresh 1` a batch of the working sets.
 */
import { parseArgs } from 'node:util';
import { createTestStore } from '../support/store.ts';
import { ADVERSARIAL, ASKED, type Asked, FRESH } from './asked.ts';
import { askWith, type Judged, judge, meanOf } from './asked-score.ts';

const { values } = parseArgs({
  options: {
    closed: { type: 'boolean', default: false },
    kind: { type: 'string' },
    adversarial: { type: 'boolean', default: false },
    fresh: { type: 'string' },
  },
});
const half: Asked['half'] = values.closed ? 'closed' : 'open';
const isApart = values.adversarial || values.fresh !== undefined;
const store = await createTestStore();
const judged = await judge(
  asked().filter(({ kind }) => values.kind === undefined || kind === values.kind),
  askWith(store),
);
await store.close();
if (isApart || !values.closed) for (const one of judged) printMiss(one);
for (const [kind, those] of Object.entries(Object.groupBy(judged, (one) => one.kind)))
  print(kind, those ?? []);
print(isApart ? 'all' : half, judged);
// What is told and what is not sold are counted apart: a mean over few queries says little of either.
print(
  'sold',
  judged.filter(({ right }) => right.size > 0),
);

function asked(): readonly Asked[] {
  if (values.fresh !== undefined) return FRESH[Number(values.fresh) - 1] ?? [];
  return values.adversarial ? ADVERSARIAL : ASKED.filter((one) => one.half === half);
}

function print(label: string, those: readonly Judged[]): void {
  const { precision, recall, reciprocal } = meanOf(those);
  console.log(
    `${label.padEnd(10)} ${String(those.length).padStart(3)}  P@5 ${precision.toFixed(3)}  R@20 ${recall.toFixed(3)}  MRR ${reciprocal.toFixed(3)}`,
  );
}

function printMiss({ kind, busca, precision, recall, reciprocal, right, answer }: Judged): void {
  if (precision === 1 && recall === 1 && reciprocal === 1) return;
  const shown = answer.found.slice(0, 5).map((slug) => (right.has(slug) ? slug : `-${slug}`));
  const figures = [precision, recall, reciprocal].map((figure) => figure.toFixed(2)).join(' ');
  console.log(`${figures}  ${kind}: ${busca}  [${right.size} right, ${answer.total} found]`);
  if (answer.without.length + answer.corrected.length > 0)
    console.log(`      without ${answer.without.join(', ')} corrected ${answer.corrected.join(', ')}`);
  console.log(`      ${shown.join(' ')}`);
}
