/** What is inside each sort of cable, from the jacket inwards. Labels are printed beside the drawing. */
import type { CrossSection } from '../spec.ts';
import {
  conductor,
  dielectric,
  fibre,
  filler,
  type Layer,
  pair,
  type Recipe,
  smallCoax,
  type Unit,
} from './section.ts';

const BRAID: Layer = { kind: 'braid', label: 'Malha de blindagem' };
const FOIL: Layer = { kind: 'foil', label: 'Fita de alumínio' };
const SILVER = '#b9c1cc';

/** Colours of twisted pairs, in the order of the standard. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['#2f62b5', '#c9d8ee'],
  ['#e0762f', '#f3d3b8'],
  ['#3c8f4e', '#cfe6cd'],
  ['#7a4c2b', '#dcc8b6'],
];
const LEADS = [
  '#b5202a',
  '#23262b',
  '#f1f2f0',
  '#2f8a57',
  '#2458a8',
  '#e2b13c',
  '#8b5fb0',
  '#d9863b',
] as const;
const MODES = { OM3: '#3fb3b8', OM4: '#9a4fa5', OM5: '#a8c23a', OS2: '#e8c53a' } as const;

export function recipeOf(inside: CrossSection): Recipe {
  switch (inside.kind) {
    case 'hdmi':
      return inside.optical === true
        ? {
            layers: [BRAID, { kind: 'aramid', label: 'Fios de aramida' }],
            units: [
              ...times(4, () => fibre('Quatro fibras ópticas', '#9ad4ea', '#ffffff')),
              ...leads(3, 'Condutores de cobre (controle)'),
            ],
          }
        : {
            layers: [BRAID, FOIL],
            units: times(4, (i) => pair('Par TMDS blindado', PAIRS[i] ?? ['#2f62b5', '#c9d8ee'], true)),
            core: leads(4, 'Controle (CEC e DDC)'),
          };
    case 'displayport':
      return {
        layers: [BRAID, FOIL],
        units: [
          ...times(4, (i) => pair('Pares principais', PAIRS[i] ?? ['#2f62b5', '#c9d8ee'], true)),
          pair('Par auxiliar (AUX)', ['#8b5fb0', '#dccbe8'], false),
        ],
        core: leads(3, 'Controle e terra'),
      };
    case 'usb-c':
      return {
        layers: [BRAID, FOIL],
        units: [
          ...times(4, (i) => smallCoax('Coaxial de alta velocidade', PAIRS[i]?.[0] ?? '#2f62b5')),
          conductor('Alimentação (VBUS)', '#b5202a', SILVER, 19),
          pair('Par USB 2.0', ['#3c8f4e', '#f1f2f0'], false),
        ],
        core: [conductor('Canal de configuração (CC)', '#e2b13c')],
      };
    case 'coax':
      return {
        layers: braids(inside.braids),
        units: [dielectric('Dielétrico', true)],
      };
    case 'twisted-pairs':
      return twistedPairs(inside.pairs, inside.shield);
    case 'balanced':
      return inside.channels === 1
        ? {
            layers: [BRAID],
            units: [
              conductor('Condutores de sinal', '#b5202a', '#c8773f', 19),
              filler(),
              conductor('Condutores de sinal', '#f1f2f0', '#c8773f', 19),
              filler(),
            ],
          }
        : {
            layers: [],
            units: times(inside.channels, (i) =>
              pair('Via balanceada com blindagem', [LEADS[i % 8] ?? '#b5202a', '#f1f2f0'], true),
            ),
          };
    case 'unbalanced':
      return inside.channels === 1
        ? {
            layers: [BRAID, { kind: 'inner-jacket', label: 'Camada interna' }],
            units: [conductor('Condutor e isolação', '#f1f2f0', '#c8773f', 19)],
          }
        : {
            layers: [],
            units: times(inside.channels, (i) =>
              smallCoax('Via com malha própria', LEADS[i % 8] ?? '#b5202a'),
            ),
          };
    case 'speaker':
      return {
        layers: [],
        units: times(inside.conductors, (i) =>
          conductor(
            inside.material === 'OFC' ? 'Condutor de cobre OFC' : 'Alumínio cobreado (CCA)',
            LEADS[i % 8] ?? '#b5202a',
            inside.material === 'OFC' ? '#c8773f' : '#cdbfae',
            27,
          ),
        ),
      };
    case 'fibre':
      return {
        layers: [{ kind: 'aramid', label: 'Fios de aramida' }],
        units: times(inside.fibres, () =>
          fibre(
            inside.mode === 'OS2' ? 'Fibra monomodo 9/125 µm' : `Fibra multimodo ${inside.mode} 50/125 µm`,
            MODES[inside.mode],
            inside.mode === 'OS2' ? '#ffe9a8' : '#fff6d6',
          ),
        ),
      };
    case 'toslink':
      return {
        layers: [{ kind: 'inner-jacket', label: 'Capa interna' }],
        units: [fibre('Núcleo de PMMA, 1 mm', '#e7edf3', '#ff8f84')],
      };
    case 'vga':
      return {
        layers: [BRAID, FOIL],
        units: [
          ...['#b5202a', '#2f8a57', '#2458a8'].map((colour) => smallCoax('Coaxiais R, G e B', colour)),
          ...leads(2, 'Sincronismo H e V'),
        ],
        core: leads(1, 'Terra'),
      };
    case 'dvi':
      return {
        layers: [BRAID, FOIL],
        units: times(6, (i) => pair('Par TMDS blindado', PAIRS[i % 4] ?? ['#2f62b5', '#c9d8ee'], true)),
        core: leads(3, 'Controle (DDC)'),
      };
  }
}

function twistedPairs(count: number, shield: 'U/UTP' | 'F/UTP' | 'U/FTP' | 'S/FTP'): Recipe {
  const own = shield === 'U/FTP' || shield === 'S/FTP';
  const units = times(count, (i) =>
    pair(own ? 'Par com fita de alumínio' : 'Par trançado', PAIRS[i % 4] ?? ['#2f62b5', '#c9d8ee'], own),
  );
  if (shield === 'S/FTP') return { layers: [BRAID], units };
  if (shield === 'F/UTP') return { layers: [{ kind: 'foil', label: 'Fita de alumínio (blindagem)' }], units };
  return { layers: [], units };
}

function braids(count: 1 | 2 | 3): readonly Layer[] {
  if (count === 1) return [BRAID];
  if (count === 2)
    return [
      { ...BRAID, label: 'Malha externa' },
      { ...BRAID, label: 'Malha interna', fill: '#c08a5e' },
    ];
  return [
    { ...BRAID, label: 'Malha externa' },
    { ...FOIL, label: 'Fita intermediária' },
    { ...BRAID, label: 'Malha interna', fill: '#c08a5e' },
  ];
}

function leads(count: number, label: string): readonly Unit[] {
  return times(count, (i) => conductor(label, LEADS[i % 8] ?? '#b5202a'));
}

function times(count: number, make: (i: number) => Unit): readonly Unit[] {
  return Array.from({ length: Math.max(1, Math.round(count)) }, (_, i) => make(i));
}
