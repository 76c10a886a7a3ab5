/** What the demo shop asks for delivery from São Paulo. Prices in centavos, weight in grams, time in working days. */

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

/** A service goes only to the zones it has a rate for. */
export const SERVICES: readonly {
  readonly id: string;
  readonly tipo: string;
  readonly label: string;
  readonly pesoMaximo: number;
  readonly zonas: Readonly<Partial<Record<Zone, Rate>>>;
}[] = [
  {
    id: 'economica',
    tipo: 'transportadora',
    label: 'Econômica',
    pesoMaximo: 30_000,
    zonas: {
      capital: { base: 1190, kg: 180, dias: 3 },
      interior: { base: 1490, kg: 240, dias: 4 },
      sudeste: { base: 1890, kg: 360, dias: 5 },
      sul: { base: 2090, kg: 420, dias: 6 },
      'centro-oeste': { base: 2490, kg: 560, dias: 7 },
      nordeste: { base: 2890, kg: 720, dias: 9 },
      norte: { base: 3690, kg: 980, dias: 12 },
    },
  },
  {
    id: 'expressa',
    tipo: 'transportadora',
    label: 'Expressa',
    pesoMaximo: 30_000,
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
    id: 'motoboy',
    tipo: 'motoboy',
    label: 'Motoboy no mesmo dia',
    pesoMaximo: 10_000,
    zonas: { capital: { base: 2490, kg: 250, dias: 0 } },
  },
  {
    id: 'retirada',
    tipo: 'retirada',
    label: 'Retirar na loja, em São Paulo',
    pesoMaximo: 500_000,
    zonas: { capital: { base: 0, kg: 0, dias: 1 }, interior: { base: 0, kg: 0, dias: 1 } },
  },
];
