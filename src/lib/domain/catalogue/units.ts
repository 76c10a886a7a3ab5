/** Units that people write, and what one is of another. */

/** By the smallest that is in use; a unit that stands in none of these is only itself. */
const FAMILIES: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, dm: 100, m: 1000, km: 1_000_000, pol: 25.4, pé: 304.8 },
  { 'mm²': 1, 'cm²': 100, 'm²': 1_000_000 },
  { ml: 1, L: 1000, 'm³': 1_000_000 },
  { mg: 1, g: 1000, kg: 1_000_000 },
  { Hz: 1, kHz: 1000, MHz: 1_000_000, GHz: 1_000_000_000 },
  { 'kb/s': 1, 'Mb/s': 1000, 'Gb/s': 1_000_000, 'Tb/s': 1_000_000_000 },
  { KB: 1, MB: 1000, GB: 1_000_000, TB: 1_000_000_000 },
  { mW: 1, W: 1000, kW: 1_000_000 },
  { mV: 1, V: 1000, kV: 1_000_000 },
  { mA: 1, A: 1000 },
  { mAh: 1, Ah: 1000 },
  { Wh: 1, kWh: 1000 },
  { mΩ: 1, Ω: 1000, kΩ: 1_000_000, MΩ: 1_000_000_000 },
  { ms: 1, s: 1000, min: 60_000, h: 3_600_000 },
];

/** Other spellings, in small letters and without a point at the end. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{
    '"': 'pol',
    '”': 'pol',
    '″': 'pol',
    in: 'pol',
    polegada: 'pol',
    polegadas: 'pol',
    ft: 'pé',
    pés: 'pé',
  },
  ...{ metro: 'm', metros: 'm', mt: 'm', mts: 'm', centímetros: 'cm', milímetros: 'mm', quilômetros: 'km' },
  ...{ mm2: 'mm²', cm2: 'cm²', m2: 'm²', m3: 'm³', litro: 'L', litros: 'L' },
  ...{ grama: 'g', gramas: 'g', quilo: 'kg', quilos: 'kg', kgs: 'kg' },
  ...{ kbps: 'kb/s', mbps: 'Mb/s', gbps: 'Gb/s', tbps: 'Tb/s', 'mbit/s': 'Mb/s', 'gbit/s': 'Gb/s' },
  ...{ watt: 'W', watts: 'W', volt: 'V', volts: 'V', ohm: 'Ω', ohms: 'Ω', ω: 'Ω', hertz: 'Hz' },
  ...{ segundo: 's', segundos: 's', minutos: 'min', horas: 'h' },
};

/** As we write it: `Mbps` is `Mb/s`. What we do not know stays as it is. */
export function unitName(typed: string): string {
  const text = typed.trim().replace(/\.$/, '');
  if (familyOf(text)) return text;
  const small = text.toLowerCase();
  const known = FAMILIES.flatMap(Object.keys).filter((unit) => unit.toLowerCase() === small);
  return SPELLINGS[small] ?? (known.length === 1 ? (known[0] ?? text) : text);
}

/** How many of `to` one of `from` is; undefined when the two measure different things. */
export function unitFactor(from: string, to: string): number | undefined {
  if (from === to) return 1;
  const family = familyOf(to);
  const [one, other] = [family?.[from], family?.[to]];
  return one === undefined || other === undefined ? undefined : one / other;
}

/** Units that can be turned into this one, itself among them. */
export function fittingUnits(unit: string): readonly string[] {
  return unit === '' ? [] : Object.keys(familyOf(unit) ?? { [unit]: 1 });
}

function familyOf(unit: string): Readonly<Record<string, number>> | undefined {
  return FAMILIES.find((family) => Object.hasOwn(family, unit));
}
