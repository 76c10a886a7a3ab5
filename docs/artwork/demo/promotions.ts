/** Offers with a beginning and an end. Money is centavos. */

/** Prices that hold for so many days from the one the store is made on, as so many centavos off the product's own. */
export const SCHEDULES = [
  {
    slug: 'cabo-hdmi-ultra-high-speed-48g-2m',
    nome: 'Mês do 4K a 120 Hz',
    desconto: 1500,
    dias: 30,
  },
] as const;

/** What installers buy by the dozen, cheaper by so many per cent from a number of units on. */
export const WHOLESALE = [
  { slug: 'patch-cord-cat6-u-utp-1-5m', quantidade: 10, desconto: 5 },
  { slug: 'patch-cord-cat6-u-utp-1-5m', quantidade: 50, desconto: 10 },
  { slug: 'cabo-hdmi-ultra-high-speed-48g-1m', quantidade: 5, desconto: 4 },
  { slug: 'cabo-hdmi-ultra-high-speed-48g-1m', quantidade: 20, desconto: 8 },
] as const;

/** Coupons to try: off the whole cart, a fixed sum off a dearer one, and free freight. `minimo` is centavos. */
export const COUPONS = [
  { id: 1, hash: 'BEMVINDO10', tipo: 'porcentagem', valor: 10, minimo: 5000, usos_maximos: null },
  { id: 2, hash: 'PROJETO50', tipo: 'valor', valor: 5000, minimo: 50_000, usos_maximos: 500 },
  { id: 3, hash: 'FRETEGRATIS', tipo: 'frete', valor: 100, minimo: 15_000, usos_maximos: null },
] as const;
