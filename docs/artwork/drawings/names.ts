/** Portuguese names of what is drawn: for the writing on drawings and for alt texts. */
import type { ConnectorEnd, ConnectorKind, CrossSection } from './spec.ts';

const NAMES: Readonly<Record<ConnectorKind, string>> = {
  hdmi: 'HDMI tipo A',
  'mini-hdmi': 'mini HDMI',
  'micro-hdmi': 'micro HDMI',
  displayport: 'DisplayPort',
  'mini-displayport': 'mini DisplayPort',
  'usb-c': 'USB-C',
  'usb-a': 'USB-A',
  bnc: 'BNC',
  'micro-bnc': 'micro BNC',
  'din-1.0-2.3': 'DIN 1.0/2.3',
  f: 'F',
  vga: 'VGA',
  dvi: 'DVI',
  rca: 'RCA',
  p2: 'P2 estéreo',
  p3: 'P3',
  'p10-ts': 'P10 mono (TS)',
  'p10-trs': 'P10 estéreo (TRS)',
  xlr: 'XLR',
  speakon: 'speakON',
  banana: 'banana',
  'bare-wire': 'fio desencapado',
  toslink: 'TOSLINK',
  'mini-toslink': 'mini TOSLINK',
  lc: 'LC',
  sc: 'SC',
  rj45: 'RJ45',
  'keystone-hdmi': 'keystone HDMI',
  'iec-c13': 'IEC C13',
};

export function connectorName(kind: ConnectorKind): string {
  return NAMES[kind];
}

/** `HDMI tipo A macho`, `2 RCA machos`, `fios desencapados`. */
export function endName(end: ConnectorEnd): string {
  const several = end.accents.length;
  if (end.kind === 'bare-wire') return several > 1 ? `${several} fios desencapados` : 'fio desencapado';
  const gender = end.gender === 'male' ? 'macho' : 'fêmea';
  const angled = end.angled === true ? ' em ângulo' : '';
  if (end.kind === 'lc' || end.kind === 'sc')
    return `${NAMES[end.kind]} ${several > 1 ? 'duplex' : 'simplex'}${angled}`;
  if (end.kind === 'keystone-hdmi') return NAMES[end.kind];
  return several > 1
    ? `${several} ${NAMES[end.kind]} ${gender}s${angled}`
    : `${NAMES[end.kind]} ${gender}${angled}`;
}

/** What the cross-section shows, from the inside out. */
export function insideName(inside: CrossSection): string {
  switch (inside.kind) {
    case 'hdmi':
      return inside.optical === true
        ? 'quatro fibras ópticas, condutores de cobre e malha'
        : 'pares blindados, condutores de controle, fita e malha';
    case 'displayport':
      return 'quatro pares principais, par auxiliar, fita e malha';
    case 'usb-c':
      return 'pares de alta velocidade, alimentação, fita e malha';
    case 'coax':
      return `condutor central, dielétrico e ${['uma malha', 'duas malhas', 'três malhas'][inside.braids - 1] ?? 'malhas'}`;
    case 'twisted-pairs':
      return `${inside.pairs} pares trançados ${inside.shield}`;
    case 'balanced':
      return inside.channels === 1
        ? 'dois condutores, enchimento e malha'
        : `${inside.channels} vias balanceadas, cada uma com a sua malha`;
    case 'unbalanced':
      return inside.channels === 1
        ? 'condutor, isolação e malha'
        : `${inside.channels} vias com condutor, isolação e malha`;
    case 'speaker':
      return `${inside.conductors} condutores de ${inside.material === 'OFC' ? 'cobre OFC' : 'alumínio cobreado (CCA)'}`;
    case 'fibre':
      return `${inside.fibres === 1 ? 'uma fibra' : 'duas fibras'} ${inside.mode} com aramida`;
    case 'toslink':
      return 'núcleo óptico de PMMA e capa dupla';
    case 'vga':
      return 'três coaxiais RGB, sincronismo, fita e malha';
    case 'dvi':
      return 'pares blindados TMDS, controle, fita e malha';
  }
}

/** Both ends are drawn alike, so one drawing stands for both. */
export function sameEnds(a: ConnectorEnd, b: ConnectorEnd): boolean {
  const look = (end: ConnectorEnd): string =>
    [end.kind, end.gender, end.shell, end.angled ?? false, ...end.accents].join();
  return look(a) === look(b);
}

/** `HDMI tipo A × mini HDMI`, for labels on packing. */
export function betweenEnds(a: ConnectorEnd, b: ConnectorEnd): string {
  return `${connectorName(a.kind)} × ${connectorName(b.kind)}`;
}

export function pieceCount(units: number): string {
  return units === 1 ? '1 unidade' : `${units} unidades`;
}
