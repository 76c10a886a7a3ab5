/** One spec of every form, and an end of every connector kind. */
import type {
  ConnectorEnd,
  ConnectorKind,
  CrossSection,
  DrawingSpec,
  Jacket,
} from '#artwork/drawings/spec.ts';

/** A record, so that the compiler notices a kind that is missing here. */
const KINDS: Readonly<Record<ConnectorKind, true>> = {
  hdmi: true,
  'mini-hdmi': true,
  'micro-hdmi': true,
  displayport: true,
  'mini-displayport': true,
  'usb-c': true,
  'usb-a': true,
  bnc: true,
  'micro-bnc': true,
  'din-1.0-2.3': true,
  f: true,
  vga: true,
  dvi: true,
  rca: true,
  p2: true,
  p3: true,
  'p10-ts': true,
  'p10-trs': true,
  xlr: true,
  speakon: true,
  banana: true,
  'bare-wire': true,
  toslink: true,
  'mini-toslink': true,
  lc: true,
  sc: true,
  rj45: true,
  'keystone-hdmi': true,
  'iec-c13': true,
};

export const connectorKinds = Object.keys(KINDS) as readonly ConnectorKind[];

export const insides: readonly CrossSection[] = [
  { kind: 'hdmi' },
  { kind: 'hdmi', optical: true },
  { kind: 'displayport' },
  { kind: 'usb-c' },
  ...([1, 2, 3] as const).map((braids) => ({ kind: 'coax', braids }) as const),
  ...(['U/UTP', 'F/UTP', 'U/FTP', 'S/FTP'] as const).map(
    (shield) => ({ kind: 'twisted-pairs', pairs: 4, shield }) as const,
  ),
  { kind: 'balanced', channels: 1 },
  { kind: 'balanced', channels: 8 },
  { kind: 'unbalanced', channels: 1 },
  { kind: 'unbalanced', channels: 2 },
  { kind: 'speaker', conductors: 2, material: 'OFC' },
  { kind: 'speaker', conductors: 4, material: 'CCA' },
  { kind: 'fibre', fibres: 1, mode: 'OS2' },
  { kind: 'fibre', fibres: 2, mode: 'OM3' },
  { kind: 'toslink' },
  { kind: 'vga' },
  { kind: 'dvi' },
];

export const blackJacket: Jacket = { colour: '#1b1d22', finish: 'smooth', diameter: 7 };

export function end(kind: ConnectorKind, more: Partial<ConnectorEnd> = {}): ConnectorEnd {
  return { kind, gender: 'male', accents: ['#b5202a'], ...more };
}

type Cable = Extract<DrawingSpec, { form: 'cable' }>;

export function cable(a: ConnectorEnd, b: ConnectorEnd, more: Partial<Cable> = {}): Cable {
  return { form: 'cable', a, b, jacket: blackJacket, metres: 1.8, inside: { kind: 'hdmi' }, ...more };
}

const tools = [
  'crimper',
  'stripper',
  'cable-tester',
  'hook-and-loop',
  'cable-duct',
  'cable-ties',
  'cleaner-pen',
  'label-kit',
] as const;

export const forms: readonly DrawingSpec[] = [
  cable(end('hdmi'), end('mini-hdmi'), { directional: true }),
  cable(end('p2'), end('rca', { accents: ['#b5202a', '#f2f2ee'] })),
  ...(['drum', 'coil', 'box'] as const).map(
    (packaging): DrawingSpec => ({
      form: 'roll',
      packaging,
      jacket: blackJacket,
      metres: 305,
      inside: { kind: 'coax', braids: 2 },
    }),
  ),
  { form: 'adapter', a: end('hdmi'), b: end('dvi', { gender: 'female' }), pigtail: false, colour: '#1b1d22' },
  {
    form: 'adapter',
    a: end('usb-c'),
    b: end('hdmi', { gender: 'female' }),
    pigtail: true,
    colour: '#8b9098',
  },
  ...([1, 2] as const).map(
    (units): DrawingSpec => ({
      form: 'box',
      front: [
        { kind: 'hdmi', label: 'ENTRADA' },
        { kind: 'led', label: '' },
      ],
      rear: [
        { kind: 'dc', label: '5 V' },
        { kind: 'rj45', label: 'CAT6' },
        { kind: 'button', label: 'EDID' },
        { kind: 'ir', label: 'IR' },
      ],
      colour: '#1b1d22',
      units,
      caption: 'Extensor HDMI',
    }),
  ),
  { form: 'plug', end: end('bnc'), units: 10 },
  { form: 'keystone', kind: 'rj45', colour: '#f2f2ee', units: 1 },
  { form: 'panel', ports: 24, rackUnits: 1 },
  { form: 'wall-plate', ports: ['hdmi', 'usb-a', 'p2'], colour: '#f2f2ee' },
  ...tools.map((tool): DrawingSpec => ({ form: 'tool', tool, colour: '#2458a8', units: 2 })),
];
