/** Cable by the roll: on a drum, coiled, or in a box that lets it out through a hole. */
import { orbit, project } from '../camera.ts';
import { drawCoil } from '../coil.ts';
import { rings } from '../connectors/round.ts';
import { measureAcross, metres } from '../dimension.ts';
import { CAVITY, INK, safeColour } from '../ink.ts';
import { drawInside } from '../inside/inside.ts';
import { disc, roundedBox } from '../outline.ts';
import { drawSolid, type Slice } from '../solid.ts';
import type { DrawingSpec, DrawingView } from '../spec.ts';
import { circle, decimal, rect } from '../svg.ts';
import { tube } from '../tube.ts';
import { thicknessScale } from '../views/scale.ts';
import { CARTON } from './packing.ts';

type Roll = Extract<DrawingSpec, { form: 'roll' }>;

export function rollPicture(spec: Roll, view: DrawingView): string {
  if (view === 'inside') return drawInside(spec.inside, spec.jacket);
  return view === 'scale' ? thicknessScale(spec.jacket, spec.metres) : drawRoll(spec);
}

function drawRoll(spec: Roll): string {
  const drawn = { drum, coil, box }[spec.packaging](spec);
  return drawn + measureAcross(110, 890, 946, 928, `rolo de ${metres(spec.metres)}`, 44);
}

/** Fuller drums for longer cable. Centimetres. */
function drum(spec: Roll): string {
  const view = { ...orbit(38, 16), scale: 29, origin: [375, 480] as const };
  const wound = Math.min(9.6, 5.6 + spec.metres / 45 + spec.jacket.diameter / 6);
  const colour = safeColour(spec.jacket.colour);
  const hub = (fine: number): string =>
    circle(0, 0, 3.4, { fill: '#dfe4ea', stroke: INK, 'stroke-width': fine }) +
    circle(0, 0, 1.3, { fill: CAVITY }) +
    [0, 60, 120, 180, 240, 300]
      .map((angle) =>
        rect(-0.35, -9.6, 0.7, 5.4, { rx: 0.3, fill: '#c3cad4', transform: `rotate(${angle})` }),
      )
      .join('');
  const turns = Math.max(0.28, Math.min(0.8, spec.jacket.diameter / 12));
  const slices: readonly Slice[] = [
    { outline: disc(11), at: 0, length: 0.8, fill: '#eef1f4', face: hub },
    { outline: disc(wound), at: 0.8, length: 11, fill: colour, marks: rings(wound, 0.8, 11, turns) },
    { outline: disc(11), at: 11.8, length: 0.8, fill: '#eef1f4' },
  ];
  const [x, y] = project(view, [wound, 0.6, 7]);
  const end = tube(
    `M${decimal(x - 6)} ${decimal(y)}C${decimal(x + 14)} 640 ${decimal(x + 10)} 800 880 830`,
    Math.max(13, spec.jacket.diameter * 2.4),
    spec.jacket,
  );
  return drawSolid(slices, view) + end;
}

function coil(spec: Roll): string {
  const width = Math.max(13, Math.min(30, 8 + 2 * spec.jacket.diameter));
  const turns = Math.max(4, Math.min(15, Math.round(3 + 1.1 * Math.sqrt(spec.metres))));
  const tail = { at: [150, 850], into: [0.7, -0.7] } as const;
  return drawCoil({ centre: [500, 430], rx: 350, ry: 250 }, turns, width, spec.jacket, [
    tail,
    { at: [850, 850], into: [-0.7, -0.7] },
  ]);
}

function box(spec: Roll): string {
  const view = { ...orbit(34, 20), scale: 15, origin: [400, 540] as const };
  const face = (fine: number): string =>
    [
      circle(0, 3, 3.6, { fill: '#fbfbfa', stroke: INK, 'stroke-width': fine }),
      circle(0, 3, 2, { fill: CAVITY }),
      rect(-14, -14, 28, 8, { fill: safeColour(spec.jacket.colour), stroke: INK, 'stroke-width': fine }),
    ].join('');
  const slices: readonly Slice[] = [{ outline: roundedBox(33, 33), at: 0, length: 21, fill: CARTON, face }];
  const [x, y] = project(view, [0, 3, 0]);
  const end = tube(
    `M${decimal(x)} ${decimal(y)}C${decimal(x - 90)} ${decimal(y + 40)} ${decimal(x - 170)} ${decimal(y + 120)} 120 860`,
    Math.max(13, spec.jacket.diameter * 2.4),
    spec.jacket,
  );
  return drawSolid(slices, view) + end;
}
