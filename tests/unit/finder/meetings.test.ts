import { expect, it } from 'vitest';
import { SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';
import { readRules, shippedFile } from '#lib/platform/finder/rules/read-rules.ts';

const IDS = new Set([...SHIPPED_RULES.devices, ...SHIPPED_RULES.ports].map(({ id }) => id));

it('names devices and ports that the rules know, and says something', () => {
  for (const { id, from, to, text, limit, check } of SHIPPED_RULES.meetings) {
    const lost = [...from, ...to]
      .flatMap((end) => end.split('~'))
      .filter((end) => end !== '*' && !IDS.has(end));
    expect(lost, id).toEqual([]);
    expect(text ?? limit ?? check, id).toBeTruthy();
  }
});

it('has no two of a name', () => {
  const ids = SHIPPED_RULES.meetings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('takes a list of devices without those that it names, and no name of its own file that leads nowhere', () => {
  const { devices = [], ...file } = shippedFile();
  const few = { ...file, devices: devices.filter(({ id }) => id !== 'iphone-antigo'), pairs: [], uses: [] };
  const { meetings: _, ...older } = few;
  expect(readRules(older)).toMatchObject({ rules: { meetings: SHIPPED_RULES.meetings } });
  const own = [{ id: 'one', from: ['tv'], to: ['tv~nowhere'], over: 'ether', text: 'Não.' }];
  expect(readRules({ meetings: own })).toEqual([
    { kind: 'unknown', where: 'meetings one', name: 'tv~nowhere' },
    { kind: 'unknown', where: 'meetings one', name: 'ether' },
  ]);
});
