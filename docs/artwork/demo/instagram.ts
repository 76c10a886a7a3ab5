/** What the shop shows of its Instagram. The pictures are its drawings: `picture` is the file of a product's picture. */

export type SeedPost = {
  readonly id: string;
  readonly picture: string;
  readonly link: string;
  readonly legenda: string;
  readonly data: string;
};

function post(day: string, slug: string, legenda: string): SeedPost {
  return { id: `demo-${day}`, picture: slug, link: `/${slug}`, legenda, data: `${day}T12:00:00.000Z` };
}

/** The invented shop has no page to lead to. */
export const INSTAGRAM: {
  readonly usuario: string;
  readonly link: string;
  readonly postagens: readonly SeedPost[];
} = {
  usuario: 'fioesinal',
  link: '',
  postagens: [
    post(
      '2026-11-18',
      'cabo-hdmi-ultra-high-speed-48g-2m',
      '48 Gb/s de ponta a ponta: o 4K a 120 Hz do console chega inteiro à TV.',
    ),
    post(
      '2026-11-14',
      'cabo-xlr-balanceado-3m',
      'Balanceado em toda a mesa: três metros entre o microfone e a interface, sem zumbido.',
    ),
    post('2026-11-10', 'patch-panel-24-portas-cat6-1u', 'Rack novo, 24 pontos, tudo identificado.'),
    post(
      '2026-11-05',
      'fio-polarizado-2x2-5mm-ofc-10m',
      'Cobre OFC com polaridade marcada: a caixa certa no lado certo.',
    ),
    post(
      '2026-10-30',
      'cabo-bnc-12g-sdi-rg59-20m',
      '12G-SDI em vinte metros, com o alcance conferido em bancada.',
    ),
    post(
      '2026-10-24',
      'cordao-optico-lc-lc-om3-duplex-3m',
      'Limpe o conector antes de ligar: um grão de poeira custa meio decibel.',
    ),
  ],
};
