export type SeedListItem = {
  readonly slug: string;
  readonly quantidade: number;
  /** Label of the `simples` value, for products that have colours. */
  readonly cor?: string;
};

export type SeedList = {
  readonly slug: string;
  readonly nome: string;
  /** HTML, one or two paragraphs. */
  readonly descricao: string;
  readonly itens: readonly SeedListItem[];
};

/** Ready-made shopping lists, in the order of `/lista`. */
export const LISTS: readonly SeedList[] = [
  {
    slug: 'home-theater-completo',
    nome: 'Home theater completo',
    descricao:
      '<p>Tudo o que uma sala 5.1 com TV de 120 Hz costuma pedir: vídeo em 48 Gb/s, retorno de áudio por eARC, fio de caixa com cobre real e o cabo do subwoofer.</p><p>As metragens são de uma sala de uns 20 m². Ajuste as quantidades antes de fechar o pedido.</p>',
    itens: [
      { slug: 'cabo-hdmi-ultra-high-speed-48g-2m', quantidade: 2 },
      { slug: 'cabo-hdmi-ultra-high-speed-48g-1m', quantidade: 1 },
      { slug: 'cabo-subwoofer-rca-7-5m', quantidade: 1 },
      { slug: 'fio-polarizado-2x2-5mm-ofc-20m', quantidade: 1 },
      { slug: 'fio-polarizado-2x2-5mm-ofc-30m', quantidade: 1 },
      { slug: 'plugue-banana-dourado-kit-8', quantidade: 3 },
      { slug: 'canaleta-adesiva-20x10mm-4-barras-0-9m', quantidade: 1, cor: 'Branco' },
      { slug: 'fita-velcro-dupla-face-rolo-5m', quantidade: 1, cor: 'Preto' },
    ],
  },
  {
    slug: 'estudio-de-podcast',
    nome: 'Estúdio de podcast com quatro microfones',
    descricao:
      '<p>Quatro microfones na mesa, interface ligada aos monitores de áudio e uma câmera na placa de captura. Todos os cabos têm o comprimento de uma mesa de quatro lugares, sem sobra no chão.</p>',
    itens: [
      { slug: 'cabo-xlr-balanceado-3m', quantidade: 4 },
      { slug: 'cabo-p10-trs-balanceado-3m', quantidade: 2 },
      { slug: 'cabo-micro-hdmi-para-hdmi-18g-2m', quantidade: 1 },
      { slug: 'cabo-usb-c-10g-100w-video-1m', quantidade: 1 },
      { slug: 'fita-velcro-dupla-face-rolo-5m', quantidade: 1, cor: 'Preto' },
    ],
  },
  {
    slug: 'rack-de-rede',
    nome: 'Rack de rede de 24 pontos',
    descricao:
      '<p>Cabeamento Cat6 para 24 pontos: cabo, painel, keystones, espelhos, cordões e as ferramentas para terminar e conferir.</p><p>Duas caixas de cabo dão cerca de 25 metros por ponto. Em prédio comprido, acrescente uma terceira.</p>',
    itens: [
      { slug: 'caixa-cabo-de-rede-cat6-u-utp-305m', quantidade: 2 },
      { slug: 'patch-panel-24-portas-cat6-1u', quantidade: 1 },
      { slug: 'keystone-rj45-cat6-u-utp', quantidade: 24, cor: 'Branco' },
      { slug: 'espelho-4x2-2-keystones', quantidade: 12 },
      { slug: 'patch-cord-cat6-u-utp-0-5m', quantidade: 24 },
      { slug: 'patch-cord-cat6-u-utp-3m', quantidade: 24, cor: 'Azul' },
      { slug: 'testador-de-cabos-rj45-bnc-xlr', quantidade: 1 },
      { slug: 'kit-etiquetas-para-cabos-autolaminantes-120', quantidade: 1 },
      { slug: 'fita-velcro-dupla-face-rolo-5m', quantidade: 2, cor: 'Preto' },
    ],
  },
];
