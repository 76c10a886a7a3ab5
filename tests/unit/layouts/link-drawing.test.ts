import { describe, expect, it } from 'vitest';
import { BOX, drawingOf } from '#layouts/link-drawing.ts';
import type { Ligacao } from '#lib/contract/finder.ts';

type Step = Ligacao['passos'][number];
const port = { id: 'hdmi', nome: 'HDMI', conector: 'hdmi' };
const HDMI: Step['conectores'] = ['HDMI tipo A macho', 'HDMI tipo A macho'];
const step = (nome: string, quantidade: number, comprimento: number, more: Partial<Step> = {}): Step => ({
  nome,
  quantidade,
  conectores: HDMI,
  comprimento,
  encaixes: ['hdmi', 'hdmi'],
  ...more,
});
const link = (passos: readonly Step[], precisa: readonly string[] = []): Ligacao =>
  ({
    lido: {
      de: { aparelho: { id: 'ps5', nome: 'PlayStation 5' }, porta: port },
      para: { aparelho: { id: 'tv', nome: 'TV' }, porta: port },
      metros: 5,
      precisa,
    },
    passos,
  }) as unknown as Ligacao;
const titles = (of: Ligacao) => drawingOf(of).boxes.map(({ lines }) => lines.join(' '));

describe('the drawing of an answer', () => {
  it('shows every step, the box at either end of a run too', () => {
    const network = { conectores: ['RJ45 macho', 'RJ45 macho'], encaixes: ['rj45', 'rj45'] } as const;
    const drawn = link([
      step('Cabo HDMI', 1, 1),
      step('Extensor HDMI', 1, 0, { conectores: ['HDMI tipo A fêmea', 'RJ45 fêmea'] }),
      step('Patch cord', 1, 10, network),
      step('Extensor HDMI', 1, 0, { conectores: ['RJ45 fêmea', 'HDMI tipo A fêmea'] }),
      step('Cabo HDMI', 1, 1),
    ]);
    expect(titles(drawn).filter((title) => title === 'Extensor HDMI')).toHaveLength(2);
    expect(drawingOf(drawn).spoken).toMatch(/Extensor HDMI.*RJ45 macho.*Extensor HDMI/);
  });

  it.each([
    [2, ['TV (1)', 'TV (2)']],
    [3, ['TV (1)', 'TV (2)', 'TV (3)']],
    [8, ['TV (1)', 'TV (2)', 'TV (3 a 8)']],
  ])('parts behind a splitter, to at most three screens: %s', (count, screens) => {
    const drawn = link([step('Cabo', 1, 1), step('Splitter', 1, 0), step('Cabo', count, 5)], ['duplicar']);
    expect(titles(drawn).slice(-screens.length)).toEqual(screens);
    const { links, spoken } = drawingOf(drawn);
    expect(links.map(({ paths }) => paths.length)).toEqual([1, 1, screens.length, screens.length]);
    expect(spoken).toContain(`${count} × TV`);
  });

  it('joins the sources of a switch, and both ends of a matrix', () => {
    const chosen = link([step('Cabo', 3, 1), step('Switch', 1, 0), step('Cabo', 1, 5)], ['escolher-fonte']);
    expect(titles(chosen).slice(0, 3)).toEqual([
      'PlayStation 5 (1)',
      'PlayStation 5 (2)',
      'PlayStation 5 (3)',
    ]);
    expect(drawingOf(chosen).links.map(({ paths }) => paths.length)).toEqual([3, 3, 1, 1]);
    const matrix = link(
      [step('Cabo', 2, 1), step('Matriz', 1, 0), step('Cabo', 2, 5)],
      ['duplicar', 'escolher-fonte'],
    );
    expect(drawingOf(matrix).links.map(({ paths }) => paths.length)).toEqual([2, 2, 2, 2]);
    expect(titles(matrix)).toHaveLength(7);
  });

  it('has no branches where two cables carry one signal', () => {
    const { links, boxes } = drawingOf(link([step('Cabo XLR', 2, 3)], ['estereo']));
    expect([links.map(({ paths }) => paths.length), boxes.length]).toEqual([[1, 1], 3]);
  });

  it('marks the ends of what works one way, and names wires without a plug', () => {
    const one = drawingOf(link([step('Cabo óptico', 1, 20, { marcas: ['fonte', 'tela'] })]));
    expect(one.links.map(({ plug }) => plug)).toEqual([
      'HDMI tipo A macho, ponta FONTE',
      'HDMI tipo A macho, ponta TELA',
    ]);
    const wire = { conectores: ['Sem conector', 'Sem conector'], encaixes: ['bare', 'bare'] } as const;
    expect(drawingOf(link([step('Fio', 1, 20, wire)])).links[0]?.plug).toBe('fios sem plugue');
  });

  it('keeps everything inside, and no box upon another', () => {
    const drawn = drawingOf(
      link([step('Cabo', 3, 1), step('Matriz', 1, 0), step('Cabo', 3, 5)], ['duplicar', 'escolher-fonte']),
    );
    for (const { x, y, width } of drawn.boxes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(340);
      expect(y + BOX).toBeLessThan(drawn.height);
    }
    const rows = [...new Set(drawn.boxes.map(({ y }) => y))];
    for (const [index, y] of rows.slice(1).entries()) expect(y - (rows[index] ?? 0)).toBeGreaterThan(BOX);
  });
});
