/**
 * What the demo shop asks for delivery from São Paulo. Prices in centavos, charged weight in grams, time in working days.
 */

export type Zone = 'capital' | 'interior' | 'sudeste' | 'sul' | 'centro-oeste' | 'nordeste' | 'norte';
type Rate = { readonly base: number; readonly kg: number; readonly dias: number };

/** Ranges of the first five digits of the CEP; together they cover every range the post office has given out. */
export const REGIONS: readonly { readonly cep: readonly [from: number, to: number]; readonly zona: Zone }[] =
  [
    { cep: [1000, 5999], zona: 'capital' },
    { cep: [6000, 7999], zona: 'interior' },
    { cep: [8000, 8499], zona: 'capital' },
    { cep: [8500, 19999], zona: 'interior' },
    { cep: [20000, 39999], zona: 'sudeste' },
    { cep: [40000, 65999], zona: 'nordeste' },
    { cep: [66000, 69999], zona: 'norte' },
    { cep: [70000, 76799], zona: 'centro-oeste' },
    { cep: [76800, 77999], zona: 'norte' },
    { cep: [78000, 79999], zona: 'centro-oeste' },
    { cep: [80000, 99999], zona: 'sul' },
  ];

const ECONOMY: Readonly<Record<Zone, Rate>> = {
  capital: { base: 1190, kg: 180, dias: 3 },
  interior: { base: 1490, kg: 240, dias: 4 },
  sudeste: { base: 1890, kg: 360, dias: 5 },
  sul: { base: 2090, kg: 420, dias: 6 },
  'centro-oeste': { base: 2490, kg: 560, dias: 7 },
  nordeste: { base: 2890, kg: 720, dias: 9 },
  norte: { base: 3690, kg: 980, dias: 12 },
};

/** The heaviest parcel of the services that carry parcels (grams). */
const HEAVIEST_PARCEL = 30_000;

/** A service goes only to the zones it has a rate for. */
export const SERVICES: readonly {
  readonly id: string;
  readonly tipo: string;
  readonly label: string;
  /** Charged grams, both included. */
  readonly pesoMinimo?: number;
  readonly pesoMaximo: number;
  /** Cubic centimetres that count as one kilogram: less by road than by air. */
  readonly divisor: number;
  /** Unless false, takes part in free delivery. */
  readonly gratis?: boolean;
  readonly zonas: Readonly<Partial<Record<Zone, Rate>>>;
}[] = [
  {
    id: 'economica',
    tipo: 'transportadora',
    label: 'Econômica',
    pesoMaximo: HEAVIEST_PARCEL,
    divisor: 6000,
    zonas: ECONOMY,
  },
  {
    id: 'expressa',
    tipo: 'transportadora',
    label: 'Expressa',
    pesoMaximo: HEAVIEST_PARCEL,
    divisor: 6000,
    zonas: {
      capital: { base: 1890, kg: 320, dias: 1 },
      interior: { base: 2290, kg: 420, dias: 2 },
      sudeste: { base: 3190, kg: 690, dias: 2 },
      sul: { base: 3590, kg: 840, dias: 3 },
      'centro-oeste': { base: 4390, kg: 1120, dias: 3 },
      nordeste: { base: 5290, kg: 1490, dias: 4 },
      norte: { base: 6890, kg: 1980, dias: 6 },
    },
  },
  {
    id: 'carga',
    tipo: 'transportadora',
    label: 'Carga rodoviária',
    pesoMinimo: HEAVIEST_PARCEL + 1,
    pesoMaximo: 1_000_000,
    divisor: 3333,
    gratis: false,
    zonas: {
      capital: { base: 5900, kg: 95, dias: 3 },
      interior: { base: 7900, kg: 110, dias: 4 },
      sudeste: { base: 9900, kg: 140, dias: 6 },
      sul: { base: 10900, kg: 160, dias: 7 },
      'centro-oeste': { base: 13900, kg: 210, dias: 9 },
      nordeste: { base: 16900, kg: 270, dias: 12 },
      norte: { base: 23900, kg: 390, dias: 18 },
    },
  },
  {
    id: 'motoboy',
    tipo: 'motoboy',
    label: 'Motoboy',
    pesoMaximo: 10_000,
    divisor: 6000,
    zonas: { capital: { base: 2490, kg: 250, dias: 0 } },
  },
  {
    id: 'retirada',
    tipo: 'retirada',
    label: 'Retirar na loja, em São Paulo',
    pesoMaximo: 500_000,
    divisor: 6000,
    zonas: { capital: { base: 0, kg: 0, dias: 1 }, interior: { base: 0, kg: 0, dias: 1 } },
  },
];
