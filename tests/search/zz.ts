import { createTestStore } from '../support/store.ts';
import { askWith } from './asked-score.ts';
const store = await createTestStore();
const ask = askWith(store);
const v = store.visitor();
for (const q of process.argv.slice(2)) {
  const a = await ask(q);
  console.log(`## ${q} [${a.total}] without=${a.without} corrected=${a.corrected}`);
  console.log('   ', a.found.slice(0, 6).join(' '));
}
await store.close();
