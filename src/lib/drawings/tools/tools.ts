import { safeColour } from '../ink.ts';
import { label } from '../label.ts';
import type { DrawingSpec } from '../spec.ts';
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

/** Longest side in millimetres, for the drawing with measures. */
export const TOOL_LENGTH: Readonly<Record<Tool['tool'], number>> = {
  crimper: 220,
  stripper: 110,
  'cable-tester': 108,
  'hook-and-loop': 90,
  'cable-duct': 2000,
  'cable-ties': 200,
  'cleaner-pen': 176,
  'label-kit': 150,
};

export function drawTool(spec: Tool): string {
  const count =
    spec.units > 1
      ? label([940, 960], `${spec.units} unidades`, { size: 40, anchor: 'end', weight: 600 })
      : '';
  return DRAW[spec.tool](safeColour(spec.colour)) + count;
}
