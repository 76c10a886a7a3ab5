/** What is said beside an answer: other ports, cheaper ways, and why an obvious product is not the one. */
import { describe, expect, it } from 'vitest';
import type { Answer } from '#lib/domain/finder/answer.ts';
import { ask, SHELF } from '../../support/finder.ts';

function asked(from: string, to: string, metres: number, needs = ''): Answer {
  const found = ask(from, to, metres, needs);
  if ('unknown' in found) throw new Error(`${from} or ${to} is not known`);
  return found;
}

const saying = ({ others }: Answer, pattern: RegExp) => others.find(({ why }) => pattern.test(why));
const skusOf = (found: Answer) => found.hops.map(({ piece }) => piece.sku);

describe('ports that the visitor did not name', () => {
  it.each([
    ['PC / DisplayPort', 'TV / HDMI', '4k120', /do HDMI do PC para o HDMI da TV/],
    ['PlayStation 5 / HDMI', 'Monitor / DisplayPort', '', /para o HDMI do monitor/],
    ['TV / óptica', 'Soundbar', 'atmos', /do HDMI ARC da TV para o HDMI ARC da soundbar/],
    ['TV / óptica', 'Soundbar / óptica', 'atmos', /do HDMI ARC da TV para o HDMI ARC da soundbar/],
    ['Toca-discos / phono', 'Caixa ativa / RCA', '', /do RCA \(linha\) do toca-discos/],
  ])('are told where one cable between them is enough: %s to %s', (from, to, needs, pattern) => {
    const other = saying(asked(from, to, 1.5, needs), pattern);
    expect(other?.hops).toHaveLength(1);
  });

  it.each([
    ['Notebook / USB-C sem vídeo', 'Monitor / HDMI', /USB-C/],
    ['Switch de rede / LC monomodo', 'Servidor / LC multimodo', /LC/],
    ['PC / VGA', 'TV / HDMI', /DVI/],
    ['Apple TV / HDMI', 'Switcher / SDI', /HDMI/],
  ])(
    'are not told where they may lack the signal, are the same or belong to old devices: %s',
    (from, to, port) => {
      expect(saying(asked(from, to, 2), port)).toBeUndefined();
    },
  );
});

describe('the condition of another way', () => {
  it.each([
    ['Switch de rede / QSFP SR4', 'Servidor / QSFP SR4', 3, '40g', /\(40 Gb\/s em LC só com módulos BiDi/],
    ['Switch de rede / SFP+', 'Servidor / MPO', 3, '10g', /\(confira nos módulos: este cordão é multimodo/],
    [
      'Placa de vídeo / DisplayPort',
      'TV / HDMI',
      1.5,
      '4k120,vrr',
      /\(confira se as duas portas chegam a 4K/,
    ],
  ])('is said beside it: %s to %s', (from, to, metres, needs, pattern) => {
    expect(saying(asked(from, to, metres, needs), pattern)).toBeDefined();
  });

  it('is not said where there is none', () => {
    const { others } = asked('PlayStation 5 / HDMI', 'Monitor / DisplayPort', 1.5);
    expect(others.map(({ why }) => why).join()).not.toContain('(');
  });
});

describe('a port that was named and that the device does not usually have', () => {
  it('leads to no advice', () => {
    const found = asked('ONU / RJ45', 'Roteador / SC/APC', 2);
    expect(found.others.flatMap(({ hops }) => hops.map(({ piece }) => piece.sku))).toEqual(['FS-NET-C6-030']);
  });
});

describe('a cheaper way', () => {
  it('is a longer cable of the class that is asked for, or a pair of boxes', () => {
    const found = asked('DVR / HDMI', 'TV / HDMI', 15, '1080p60');
    const cheaper = saying(found, /^mais barato$/);
    const priceOf = (hops: Answer['hops']) =>
      hops.reduce((sum, { piece, quantity }) => sum + piece.price * quantity, 0);
    expect(priceOf(cheaper?.hops ?? [])).toBeGreaterThan(0);
    expect(priceOf(cheaper?.hops ?? [])).toBeLessThan(priceOf(found.hops) * 0.9);
  });

  it('never leaves out what is asked for', () => {
    const found = asked('PlayStation 5 / HDMI', 'TV / HDMI', 12, '4k120,hdr');
    for (const { hops } of found.others) {
      expect(hops.every(({ way }) => (way.part.gbps ?? 0) >= 32)).toBe(true);
    }
  });
});

describe('coax that is joined because one cable costs far more', () => {
  it('stands beside that one, and beside a cheaper one without slack', () => {
    const found = asked('Câmera CFTV', 'DVR', 30);
    expect(saying(found, /menos emendas/)?.hops.map(({ piece }) => piece.sku)).toEqual(['FS-SDI-12R6-500']);
    expect(saying(found, /justo: 30 m/)?.hops.map(({ piece }) => piece.sku)).toEqual(['FS-SDI-3G-300']);
  });
});

describe('glass', () => {
  it('is no first answer where nobody asks for fast pictures, and said beside', () => {
    const found = asked('PC / DisplayPort', 'Monitor / DisplayPort', 2.5);
    expect(skusOf(found)).toEqual(['FS-DSP-12-030']);
    expect(saying(found, /mais rápida, mas de 10 m: sobra/)?.hops[0]?.piece.sku).toMatch(/O14/);
  });

  it('comes after copper of just the length, and is said to be longer than the path takes', () => {
    const plain = asked('PC / DisplayPort', 'Monitor / DisplayPort', 2);
    const faster = plain.others.flatMap(({ hops }) => hops.map(({ piece }) => piece.sku));
    expect(faster).toEqual(['FS-DSP-14-020', 'FS-DSP-O14-100']);
    const fast = asked('PC / DisplayPort 1.4', 'Monitor / DisplayPort 1.4', 2, '4k120');
    expect(skusOf(fast)).toEqual(['FS-DSP-14-020']);
    expect(saying(fast, /de 10 m: sobra muito cabo/)?.hops[0]?.piece.sku).toBe('FS-DSP-O14-100');
    expect([plain, fast].some((one) => saying(one, /futuro/))).toBe(false);
  });
});

describe('a picture that a plainer cable carries with DSC', () => {
  it.each([
    [
      'PC / DisplayPort',
      'Monitor / DisplayPort',
      1.5,
      'FS-DSP-14-020',
      /^mais barato \(.*DSC na saída e na tela/,
    ],
    [
      'PC / DisplayPort',
      'Monitor / DisplayPort',
      2,
      'FS-DSP-14-020',
      /^mais barato e justo.*DSC na saída e na tela/,
    ],
    ['PC / HDMI', 'Monitor / HDMI', 0.7, 'FS-HDM-E48-010', /^mais barato \(.*DSC ou de cor 4:2:0/],
  ])('is told beside the dear one: %s, %s, %d m', (from, to, metres, sku, pattern) => {
    const found = asked(from, to, metres, '4k240');
    expect(saying(found, pattern)?.hops.map(({ piece }) => piece.sku)).toEqual([sku]);
    const whole = asked(from, to, metres, '4k240,sem-compressao');
    expect(whole.others.map(({ why }) => why).join()).not.toContain('DSC');
  });
});

describe('sound without loss', () => {
  it('is told to pass plainer copper with Ethernet as a rule, and to be tested in one class alone', () => {
    const found = asked('TV', 'Soundbar', 8, 'earc');
    expect(skusOf(found)).toEqual(['FS-HDM-O48-100']);
    expect(
      saying(found, /eARC usa.*só a classe Ultra High Speed/)?.hops.map(({ piece }) => piece.sku),
    ).toEqual(['FS-HDM-HS-100']);
    // Of glass the slow wires are not known to be all there.
    expect(saying(asked('TV', 'Receiver', 12, 'earc'), /eARC usa/)).toBeUndefined();
  });
});

describe('what stands in the shop only on request', () => {
  it('comes after what is in stock', () => {
    expect(skusOf(asked('PlayStation 5', 'TV', 1.5, '4k60,duplicar'))).toContain('FS-DST-S12');
  });
});

describe('an obvious product that is not the answer', () => {
  it('is too short before it is said to lack anything, and stands there once', () => {
    const far = asked('Switch de rede / RJ45', 'Access point / RJ45', 130, '1g');
    expect(far.rejected.find(({ sku }) => sku === 'FS-NET-C6-100')?.why).toBe('cobre só 9 m');
    const record = asked('Toca-discos / phono', 'Caixa ativa / RCA', 1);
    expect(record.rejected.map(({ sku, why }) => [sku, why])).toEqual([
      ['FS-AUD-RCA-020', 'encaixa nas duas pontas, mas não converte o sinal'],
    ]);
  });

  it('is the next shorter one of what was chosen, and no other that is only too short', () => {
    for (const [from, to, metres] of [
      ['PlayStation 5', 'TV', 2],
      ['PlayStation 5', 'TV', 28],
      ['Switch de rede / RJ45', 'PC / RJ45', 4],
    ] as const) {
      const found = asked(from, to, metres);
      const key = found.hops[0]?.way.part.key;
      const short = found.rejected.filter(({ why }) => why.startsWith('cobre só'));
      expect(short.length).toBe(1);
      expect(SHELF.waysOf(short[0]?.id ?? 0).map(({ part }) => part.key)).toContain(key);
    }
  });

  it('of speaker wire says how far it feeds that load', () => {
    const found = asked('Receiver / bornes', 'Caixa passiva / bornes', 15, 'potencia,4-ohms');
    expect(found.rejected.find(({ sku }) => sku === 'FS-CXA-F15-200')?.why).toBe(
      'com essa carga só chega a 7 m',
    );
  });

  it('of thin wire says what its own sheet does', () => {
    const found = asked('Receiver / bornes', 'Caixa passiva / bornes', 12, '8-ohms');
    expect(found.rejected.find(({ sku }) => sku === 'FS-CXA-B07-1000')?.why).toBe(
      'com essa carga só chega a 5 m',
    );
  });

  it('that fits the other way round only is said to, and what fits neither way is not named', () => {
    const found = asked('/ HDMI', '/ DisplayPort', 1.5);
    expect(found.rejected.map(({ sku, why }) => [sku, why])).toEqual([
      ['FS-DSP-HDM-018', 'só funciona no sentido contrário'],
    ]);
  });

  it('that is as fast as the slowest part of the answer is not said to be slow', () => {
    for (const from of ['PC', 'PlayStation 5', 'Xbox Series']) {
      const { rejected } = asked(from, 'TV', 3, 'duplicar');
      expect(rejected.map(({ why }) => why)).toContain('leva só até 1080p a 60 Hz ou 4K a 30 Hz');
      expect(rejected.map(({ why }) => why)).not.toContain('leva só até 4K a 60 Hz');
    }
  });
});

it('names the same products once, for the first reason', () => {
  const { others } = asked('pedal', 'pedal', 0.2);
  expect(others.map(({ hops, why }) => [hops.map(({ piece }) => piece.sku), why])).toEqual([
    [['FS-PRO-P10-030'], 'com folga, mas de 3 m: sobra muito cabo neste percurso'],
  ]);
});

it('names the wire that is thick and long enough where plugs are to be put on it', () => {
  const first = (metres: number, needs: string) =>
    asked('/ banana', '/ banana', metres, needs).others[0]?.hops.map(({ piece }) => piece.sku);
  expect(first(5, '')).toEqual(['FS-CXA-F15-100']);
  expect(first(15, '4-ohms')).toEqual(['FS-CXA-B40-500']);
  expect(asked('Amplificador / banana', 'Caixa passiva / banana', 5).others).toHaveLength(1);
});
