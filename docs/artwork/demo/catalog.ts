import { ADAPTERS } from './products/adapters.ts';
import { DISPLAYPORT } from './products/displayport.ts';
import { DISTRIBUTION } from './products/distribution.ts';
import { FIBRE } from './products/fibre.ts';
import { HDMI } from './products/hdmi.ts';
import { HOME_AUDIO } from './products/home-audio.ts';
import { KEYSTONE_PANELS } from './products/keystone.ts';
import { LEGACY_VIDEO } from './products/legacy-video.ts';
import { NETWORK } from './products/network.ts';
import { PRO_AUDIO } from './products/pro-audio.ts';
import { SDI } from './products/sdi.ts';
import { SPEAKER } from './products/speaker.ts';
import { TOOLS } from './products/tools.ts';
import { USB_C } from './products/usb-c.ts';
import type { SeedProduct } from './types.ts';

/** All products in the order of the category tree; positions are stable, new products go at the end of their group. */
export const PRODUCTS: readonly SeedProduct[] = [
  ...HDMI,
  ...DISPLAYPORT,
  ...SDI,
  ...USB_C,
  ...LEGACY_VIDEO,
  ...PRO_AUDIO,
  ...HOME_AUDIO,
  ...SPEAKER,
  ...NETWORK,
  ...FIBRE,
  ...KEYSTONE_PANELS,
  ...ADAPTERS,
  ...DISTRIBUTION,
  ...TOOLS,
];
