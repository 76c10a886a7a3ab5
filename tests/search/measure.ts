/**
 * Prints how well the search does on the judged set: `node tests/search/measure.ts`. Of the queries held out, only the
 * totals.
 */
import { createTestStore } from '../support/store.ts';
import { findWith, type Scores, score } from './score.ts';

const store = await createTestStore();
const find = findWith(store);
const tuned = await score(find, false);
for (const { busca, precision, recall, shown } of tuned.each) {
  if (precision < 1 || recall < 1) {
    console.log(
      `${precision.toFixed(2)} ${recall.toFixed(2)}  ${busca}\n${shown.map((slug) => `      ${slug}`).join('\n')}`,
    );
  }
}
print('tuned', tuned);
print('held out', await score(find, true));
await store.close();

function print(label: string, { precision, recall, each }: Scores): void {
  console.log(
    `${label} (${each.length}): precision at 5 ${precision.toFixed(3)}, recall at 24 ${recall.toFixed(3)}`,
  );
}
