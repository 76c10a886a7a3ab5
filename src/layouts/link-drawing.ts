/** Where everything stands in the drawing of an answer: a column of boxes, with a row of devices where it branches. */
import { pictureOf } from '#layouts/sockets.ts';
import { twoLines } from '#layouts/two-lines.ts';
import type { Ligacao, PontaLida } from '#lib/contract/finder.ts';
import type { Money } from '#lib/domain/kernel/money.ts';
import { keepUnits } from '#lib/domain/kernel/typography.ts';
import { finderText } from '#lib/text/finder.ts';

export type DrawnBox = {
  readonly lines: readonly string[];
  readonly device: boolean;
  readonly socket: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
};
export type DrawnLink = {
  readonly paths: readonly string[];
  readonly plug: string;
  /** The connector, for the picture beside its name; '' where no one is known. */
  readonly shape: string;
  readonly x: number;
  readonly y: number;
};
export type Drawing = {
  readonly boxes: readonly DrawnBox[];
  readonly links: readonly DrawnLink[];
  readonly height: number;
  readonly spoken: string;
};

const WIDTH = 340;
export const BOX = 50;
const GAP = 36;
const ARROW = 'm-5 -6l5 6 5-6';
/** Letters on a line: of a device beside its socket, of a product, and of one of two or three devices in a row. */
const FIT = { device: 32, product: 40, row: [32, 19, 11] };
/** Devices that are drawn of as many as there may be; the last one stands for the rest. */
const MOST = 3;
/** Between lines that run side by side. */
const BESIDE = 12;
const LEFT = 24;

type Stage = {
  readonly title: string;
  readonly device: boolean;
  readonly socket: string;
  readonly times: number;
};

const nameOf = ({ aparelho, porta }: PontaLida) => [aparelho?.nome, porta?.nome].filter(Boolean).join(' — ');

export function drawingOf<M extends Money>(link: Ligacao<M>): Drawing {
  const { passos, lido } = link;
  const times = (id: string, of: number | undefined) => (lido.precisa.includes(id) ? (of ?? 1) : 1);
  const end = (read: PontaLida, count: number): Stage => ({
    title: nameOf(read),
    device: true,
    socket: read.porta ? pictureOf(read.porta.conector, read.porta.id) : '',
    times: count,
  });
  const stages: readonly Stage[] = [
    end(lido.de, times('escolher-fonte', passos[0]?.quantidade)),
    ...passos.map(({ nome, quantidade }) => ({
      title: finderText.many(quantidade, nome),
      device: false,
      socket: '',
      times: quantidade,
    })),
    end(lido.para, times('duplicar', passos.at(-1)?.quantidade)),
  ];
  const boxes: DrawnBox[] = [];
  const links: DrawnLink[] = [];
  let y = 1;
  stages.forEach((stage, index) => {
    const row = rowOf(stage, y);
    boxes.push(...row);
    const next = stages[index + 1];
    if (!next) return;
    const bottom = y + BOX;
    const lines = linesBetween(link, stage, next, bottom + 1);
    const { plug, shape } = plugBetween(passos, index);
    links.push({ ...lines, plug, shape, x: lines.x, y: lines.y });
    y = bottom + lines.gap;
  });
  const spoken = finderText.chain(
    stages.flatMap(({ title, device, times: count }, index) => {
      const said = device && count > 1 ? finderText.many(count, title) : title;
      const plug = links[index]?.plug;
      return plug ? [said, plug] : [said];
    }),
  );
  return { boxes, links, height: y + BOX + 1, spoken };
}

/** One box, or a row of devices. */
function rowOf({ title, device, socket, times }: Stage, y: number): readonly DrawnBox[] {
  const count = device ? Math.min(times, MOST) : 1;
  if (count === 1) {
    const lines = twoLines(keepUnits(title), device ? FIT.device : FIT.product);
    return [{ lines, device, socket, x: 1, y, width: WIDTH - 2 }];
  }
  const width = (WIDTH - 2 - (count - 1) * 8) / count;
  const [name = title] = title.split(' — ');
  return Array.from({ length: count }, (_, index) => {
    const last = index === count - 1 && times > count;
    const text = last ? finderText.numbered(name, index + 1, times) : finderText.numbered(name, index + 1);
    return {
      lines: twoLines(text, FIT.row[count - 1] ?? FIT.device),
      device: true,
      socket: '',
      x: 1 + index * (width + 8),
      y,
      width,
    };
  });
}

/** One line, one for each branch of a box, or lines that part towards the devices of a row. */
function linesBetween<M extends Money>({ lido }: Ligacao<M>, from: Stage, to: Stage, y: number) {
  const branched = lido.precisa.includes('duplicar') || lido.precisa.includes('escolher-fonte');
  const count = branched ? Math.min(Math.max(from.times, to.times), MOST) : 1;
  if (count === 1) return { paths: [`M36 ${y}v${GAP - 2}${ARROW}`], x: 54, y: y + 21, gap: GAP };
  const xs = Array.from({ length: count }, (_, index) => LEFT + index * BESIDE);
  const label = LEFT + count * BESIDE + 6;
  const centre = (index: number) => {
    const width = (WIDTH - 2 - (count - 1) * 8) / count;
    return Math.round(1 + index * (width + 8) + width / 2);
  };
  const turns = 8 * (count - 1);
  if (from.device && from.times > 1) {
    const gap = GAP + turns + 12;
    const paths = xs.map((x, index) => {
      const turn = y + 8 + 8 * index;
      return `M${centre(index)} ${y}V${turn}H${x}V${y + gap - 2}${ARROW}`;
    });
    return { paths, x: label, y: y + turns + 31, gap };
  }
  if (to.device && to.times > 1) {
    const gap = GAP + turns + 12;
    const paths = xs.map((x, index) => {
      const turn = y + 26 + 8 * (count - 1 - index);
      return `M${x} ${y}V${turn}H${centre(index)}V${y + gap - 2}${ARROW}`;
    });
    return { paths, x: label, y: y + 17, gap };
  }
  return { paths: xs.map((x) => `M${x} ${y}v${GAP - 2}${ARROW}`), x: label, y: y + 21, gap: GAP };
}

/** What is plugged between one box and the next, with the mark of its end where it has one. */
function plugBetween(passos: Ligacao['passos'], index: number): { plug: string; shape: string } {
  const before = passos[index - 1];
  const after = passos[index];
  const isAfter = after !== undefined && (before === undefined || after.comprimento > 0);
  const step = isAfter ? after : before;
  const at = isAfter ? 0 : 1;
  const shape = step?.encaixes?.[at] ?? '';
  const words = shape === 'bare' ? finderText.bareWires : (step?.conectores[at] ?? '');
  const mark = step?.marcas?.[at];
  return { plug: mark ? finderText.marked(words, mark) : words, shape };
}
