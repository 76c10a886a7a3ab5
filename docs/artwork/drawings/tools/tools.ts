import { isDark, lighter, safeColour } from '../ink.ts';
import { label } from '../label.ts';
import type { DrawingSpec } from '../spec.ts';
import type { Point } from '../svg.ts';
import { cableTester, cleanerPen, crimper, stripper } from './hand-tools.ts';
import { cableDuct, cableTies, hookAndLoop, labelKit } from './tidying.ts';

type Tool = Extract<DrawingSpec, { form: 'tool' }>;

const DRAW: Readonly<Record<Tool['tool'], (colour: string) => string>> = {
  crimper,
  stripper,
  'cable-tester': cableTester,
  'hook-and-loop': hookAndLoop,
  'cable-duct': cableDuct,
  'cable-ties': cableTies,
  'cleaner-pen': cleanerPen,
  'label-kit': labelKit,
};

/** Where the working part of each tool is, for the enlarged view. */
export const DETAIL: Readonly<Record<Tool['tool'], Point>> = {
  crimper: [500, 240],
  stripper: [420, 470],
  'cable-tester': [335, 280],
  'hook-and-loop': [700, 740],
  'cable-duct': [300, 620],
  'cable-ties': [740, 730],
  'cleaner-pen': [270, 590],
  'label-kit': [735, 706],
};

/** Black tools are drawn in charcoal, so that ink lines can be seen on them. */
export function drawTool(spec: Tool): string {
  const own = safeColour(spec.colour);
  const colour = isDark(own) ? lighter(own, 0.16) : own;
  const count =
    spec.units > 1
      ? label([940, 960], `${spec.units} unidades`, { size: 40, anchor: 'end', weight: 600 })
      : '';
  return DRAW[spec.tool](colour) + count;
}
