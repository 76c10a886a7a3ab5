/** One place that knows which file draws which connector. */
import { BLACK, GOLD, NICKEL, safeColour, shellColour } from '../ink.ts';
import type { ConnectorEnd, ConnectorKind } from '../spec.ts';
import { bayonetPlug, bayonetSocket } from './coaxial.ts';
import { type Connector, femaleBlock, type Look, lookOf, type Socket } from './connector.ts';
import { displayPortPlug, displayPortSocket } from './displayport.ts';
import { dsubPlug, dsubSocket } from './dsub.ts';
import { hdmiPlug, hdmiSocket } from './hdmi.ts';
import { iecPlug, iecSocket } from './iec.ts';
import { jackPlug, jackSocket } from './jack.ts';
import { keystoneModule, keystoneSocket } from './keystone.ts';
import { fibreSocket, lcPlug, miniToslinkPlug, scPlug, toslinkPlug, toslinkSocket } from './optical.ts';
import { rcaPlug, rcaSocket } from './rca.ts';
import { rj45Plug, rj45Socket } from './rj45.ts';
import { dinPlug, dinSocket, fPlug, fSocket } from './slim-coaxial.ts';
import { bananaPlug, bareWire, bindingPost, speakonPlug, speakonSocket } from './speaker.ts';
import { usbPlug, usbSocket } from './usb.ts';
import { xlrPlug, xlrSocket } from './xlr.ts';

/** Kinds whose several fibres or conductors make one plug. */
const JOINED: readonly ConnectorKind[] = ['lc', 'sc', 'bare-wire'];

/** The plugs of one end of a cable: two for stereo RCA, one for most. `cable` in millimetres. */
export function plugsOf(end: ConnectorEnd, cable: number, jacket: string): readonly Connector[] {
  const count = JOINED.includes(end.kind) ? 1 : Math.max(1, end.accents.length);
  return Array.from({ length: count }, (_, i) => plug(end, lookOf(end, i, cable, jacket)));
}

function plug(end: ConnectorEnd, look: Look): Connector {
  const { kind } = end;
  const accents = end.accents.map((accent) => safeColour(accent));
  switch (kind) {
    case 'hdmi':
    case 'mini-hdmi':
    case 'micro-hdmi':
      return hdmiPlug(kind, end, look);
    case 'displayport':
    case 'mini-displayport':
      return displayPortPlug(kind, end, look);
    case 'usb-c':
    case 'usb-a':
      return usbPlug(kind, end, look);
    case 'bnc':
    case 'micro-bnc':
      return bayonetPlug(kind, end, look);
    case 'din-1.0-2.3':
      return dinPlug(end, look);
    case 'f':
      return fPlug(end, look);
    case 'vga':
    case 'dvi':
      return dsubPlug(kind, end, look);
    case 'rca':
      return rcaPlug(end, look);
    case 'p2':
    case 'p3':
    case 'p10-ts':
    case 'p10-trs':
      return jackPlug(kind, end, look);
    case 'xlr':
      return xlrPlug(end, look);
    case 'speakon':
      return speakonPlug(end, look);
    case 'banana':
      return bananaPlug(end, look);
    case 'bare-wire':
      return bareWire(end, look, accents);
    case 'toslink':
      return end.gender === 'male' ? toslinkPlug(end, look) : femaleBlock(toslinkSocket(), end, look);
    case 'mini-toslink':
      return miniToslinkPlug(end, look);
    case 'lc':
      return lcPlug(end, look, accents);
    case 'sc':
      return scPlug(end, look, accents);
    case 'rj45':
      return end.gender === 'male' ? rj45Plug(end, look) : femaleBlock(rj45Socket(), end, look);
    case 'keystone-hdmi':
      return keystoneModule(hdmiSocket('hdmi'), shellColour(end.shell, BLACK));
    case 'iec-c13':
      return iecPlug(end, look);
  }
}

/** The opening of this kind in a plate, a panel or a box. */
export function socketOf(kind: ConnectorKind, accent = '#b5202a'): Socket {
  switch (kind) {
    case 'hdmi':
    case 'mini-hdmi':
    case 'micro-hdmi':
      return hdmiSocket(kind);
    case 'displayport':
    case 'mini-displayport':
      return displayPortSocket(kind);
    case 'usb-c':
    case 'usb-a':
      return usbSocket(kind);
    case 'bnc':
    case 'micro-bnc':
      return bayonetSocket(kind, NICKEL);
    case 'din-1.0-2.3':
      return dinSocket(NICKEL);
    case 'f':
      return fSocket(GOLD);
    case 'vga':
    case 'dvi':
      return dsubSocket(kind);
    case 'rca':
      return rcaSocket(GOLD, accent);
    case 'p2':
    case 'p3':
    case 'p10-ts':
    case 'p10-trs':
    case 'mini-toslink':
      return jackSocket(kind === 'mini-toslink' ? 'p2' : kind, NICKEL);
    case 'xlr':
      return xlrSocket('female', NICKEL);
    case 'speakon':
      return speakonSocket();
    case 'banana':
    case 'bare-wire':
      return bindingPost(accent);
    case 'toslink':
      return toslinkSocket();
    case 'lc':
    case 'sc':
      return fibreSocket(kind, '#3fb3b8');
    case 'rj45':
      return rj45Socket();
    case 'keystone-hdmi':
      return keystoneSocket(hdmiSocket('hdmi'), BLACK);
    case 'iec-c13':
      return iecSocket();
  }
}
