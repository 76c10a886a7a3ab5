import type { SeedProduct } from '../types.ts';
import { HDMI_HIGH_SPEED } from './hdmi/high-speed.ts';
import { HDMI_MINI_MICRO } from './hdmi/mini-micro.ts';
import { HDMI_OPTICO } from './hdmi/optico.ts';
import { HDMI_PLANO_ANGULO } from './hdmi/plano-angulo.ts';
import { HDMI_PREMIUM } from './hdmi/premium.ts';
import { HDMI_ULTRA } from './hdmi/ultra.ts';

export const HDMI: readonly SeedProduct[] = [
  ...HDMI_HIGH_SPEED,
  ...HDMI_PREMIUM,
  ...HDMI_ULTRA,
  ...HDMI_OPTICO,
  ...HDMI_MINI_MICRO,
  ...HDMI_PLANO_ANGULO,
];
