import { describe, expect, it } from 'vitest';
import { SHIPPED_RULES } from '#lib/domain/finder/shipped-rules.ts';
import { ask, SHEETS, shelfWith } from '../../support/finder.ts';

const COUNT = 100_000;
/** Of one answer: what else runs on the machine takes from some of them. */
const TRIES = 12;

/** The demo's sheets over and over, with lengths, prices and bandwidths of their own. */
const many = Array.from({ length: COUNT }, (_, index) => {
  const sheet = SHEETS[index % SHEETS.length];
  if (!sheet) throw new Error('no sheets');
  const round = Math.floor(index / SHEETS.length);
  const { comprimento, ...numbers } = sheet.numbers;
  const length = comprimento === undefined ? {} : { comprimento: comprimento + (round % 40) * 0.1 };
  return {
    ...sheet,
    id: index + 1,
    sku: `${sheet.sku}-${round}`,
    numbers: { ...numbers, ...length },
    price: sheet.price + (round % 97),
  };
});

describe('a shop of 100,000 products', () => {
  const shelf = shelfWith(many);

  it('answers every pair of ports it sells something for in less than 20 ms of processor', () => {
    const ports = SHIPPED_RULES.ports.map(({ id }) => id);
    for (const port of ports) ask(`/ ${port}`, '/ hdmi', 3, '', shelf);
    const slow: string[] = [];
    let answered = 0;
    for (const from of ports) {
      for (const to of ports) {
        const began = process.cpuUsage();
        const found = ask(`/ ${from}`, `/ ${to}`, 3, '', shelf);
        const { user, system } = process.cpuUsage(began);
        if (!('unknown' in found) && found.type !== 'nenhum') answered += 1;
        if (user + system >= 20_000) slow.push(`${from} > ${to}: ${(user + system) / 1000} ms`);
      }
    }
    expect(answered).toBeGreaterThan(150);
    // A collection of garbage may fall into one of 3,600 answers.
    expect(slow.length, slow.join(', ')).toBeLessThanOrEqual(3);
  }, 120_000);

  it('answers for a path that only several cables together cover as fast, and for two devices with many ports', () => {
    const spent = (from: string, to: string, metres: number) => {
      const began = process.cpuUsage();
      ask(from, to, metres, '', shelf);
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1000;
    };
    const ends: readonly (readonly [string, string, number])[] = [
      ['/ xlr-microfone', '/ combo', 40],
      ['/ xlr', '/ xlr', 40],
      ['/ sdi', '/ sdi', 80],
      ['/ displayport', '/ displayport', 40],
      ['PC', 'TV', 3],
      ['PC', 'Monitor', 3],
    ];
    for (const [from, to, metres] of ends) {
      const least = Math.min(...Array.from({ length: TRIES }, () => spent(from, to, metres)));
      expect(least, `${from} > ${to}`).toBeLessThan(20);
    }
  });

  it('takes one that changed in less than 20 ms', () => {
    const [first] = many;
    if (!first) throw new Error('no sheets');
    const began = process.cpuUsage();
    shelf.replace([{ ...first, price: 1 }], []);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(20);
  });
});
