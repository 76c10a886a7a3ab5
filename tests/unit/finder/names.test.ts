/** What a device is called on a page asks for it alone. */
import { expect, it } from 'vitest';
import { reader } from '#lib/domain/finder/question.ts';
import { SHIPPED_RULES } from '#lib/domain/finder/rules.ts';
import { nearestOf, wordsOf } from '#lib/domain/finder/words.ts';

const { deviceWords, noise } = reader(SHIPPED_RULES);

it.each(SHIPPED_RULES.devices)('"$name" is no other device', ({ id, name }) => {
  expect(nearestOf(deviceWords, wordsOf(name, noise))).toEqual([id]);
});
