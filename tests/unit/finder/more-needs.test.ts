/** Asking for more never brings a worse cable. */
import { expect, it } from 'vitest';
import { ask } from '../../support/finder.ts';

const slowest = (from: string, to: string, metres: number, needs: string): number | undefined => {
  const found = ask(from, to, metres, needs);
  if ('unknown' in found) throw new Error(`${from} or ${to} is not known`);
  const all = found.hops.flatMap(({ way }) => way.part.gbps ?? []);
  return found.type === 'nenhum' ? undefined : Math.min(...all);
};

const STEPS = [
  ['carga-100w', '4k60'],
  ['carga-100w', 'dados', '4k60'],
  ['1080p60', '4k60', '4k120', 'vrr'],
  ['4k60', 'hdr', '4k120'],
];

it.each([
  ['notebook / thunderbolt', 'dock / thunderbolt', 1, true],
  ['pc', 'dock', 1, true],
  ['macbook', 'monitor thunderbolt', 0.5, true],
  ['mac studio', 'studio display', 1, true],
  ['pc / hdmi', 'tv / hdmi', 3, false],
  ['ps5', 'tv', 1.5, false],
  ['pc / displayport', 'monitor / displayport', 1.5, false],
] as const)('%s to %s', (from, to, metres, fromNone) => {
  let compared = 0;
  for (const step of STEPS) {
    let least = fromNone ? (slowest(from, to, metres, '') ?? 0) : 0;
    for (let count = 1; count <= step.length; count++) {
      const needs = step.slice(0, count).join();
      const gbps = slowest(from, to, metres, needs);
      if (gbps === undefined) break;
      expect(gbps, needs).toBeGreaterThanOrEqual(least);
      least = gbps;
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(3);
});
