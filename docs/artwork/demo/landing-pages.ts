import type { SeedProduct } from './types.ts';

export type SeedLandingPage = {
  readonly slug: string;
  readonly nome: string;
  /** One or two sentences of HTML above the products. */
  readonly descricao: string;
  /** Longer HTML text below the products. */
  readonly descricaoLonga: string;
  /** What the page shows: products of these categories that meet all of the rest. */
  readonly mostra: {
    /** Paths without the leading slash: `cabos-de-video/hdmi`. */
    readonly categorias: readonly string[];
    readonly selo?: SeedProduct['selos'][number];
    /** Centavos. */
    readonly precoAte?: number;
    /** Metres. */
    readonly comprimentoDe?: number;
  };
};

/** Pages below `/c/` that answer a question the tree of categories does not. */
export const LANDING_PAGES: readonly SeedLandingPage[] = [
  {
    slug: 'hdmi-certificado',
    nome: 'Cabos HDMI certificados',
    descricao:
      '<p>Só cabos com certificação Premium ou Ultra High Speed: amostras de cada comprimento passaram pelo ensaio do laboratório, e a etiqueta da embalagem pode ser conferida pelo aplicativo.</p>',
    descricaoLonga:
      '<h3>O que a etiqueta garante</h3><p>Premium High Speed vale para 18 Gb/s, o bastante para 4K a 60 Hz com HDR. Ultra High Speed vale para 48 Gb/s: 4K a 120 Hz, 8K a 60 Hz, VRR e eARC. As duas limitam também a interferência no Wi-Fi de quem mora ao lado do rack.</p><h3>Quando dispensar</h3><p>Para Full HD ou 4K a 30 Hz, um cabo High Speed comum já transmite tudo. A certificação paga o seu preço quando o sinal é rápido ou o cabo é longo.</p>',
    mostra: { categorias: ['cabos-de-video/hdmi'], selo: 'certificado' },
  },
  {
    slug: 'cabos-ate-50-reais',
    nome: 'Cabos até R$ 50',
    descricao:
      '<p>Cabos de áudio e de vídeo que custam até 50 reais no preço de tabela, com a mesma ficha técnica e a mesma garantia dos outros.</p>',
    descricaoLonga:
      '<h3>Barato sem ser pouco</h3><p>Em distâncias curtas, a classe certa importa mais do que o preço: um HDMI Premium de 1 metro leva 4K a 60 Hz com folga. O que encarece um cabo é o comprimento, a seção de cobre e o conector que se abre para conserto.</p><p>Use os filtros de comprimento e de conector para chegar ao seu.</p>',
    mostra: { categorias: ['cabos-de-video', 'cabos-de-audio'], precoAte: 5_000 },
  },
  {
    slug: 'cabos-de-video-longos',
    nome: 'Cabos de vídeo de 10 metros ou mais',
    descricao:
      '<p>Para o projetor do outro lado da sala, o painel do auditório e a câmera no fundo da igreja: vídeo a partir de 10 metros, em cobre ativo, fibra e coaxial.</p>',
    descricaoLonga:
      '<h3>Qual tecnologia para qual distância</h3><ul><li>Cobre passivo: até 10 metros, em resoluções menores.</li><li>Cobre ativo: de 10 a 15 metros, com 4K a 60 Hz. Tem lado certo.</li><li>Fibra óptica ativa: até 100 metros sem perda de imagem. Também tem lado certo, e não gosta de curvas fechadas.</li><li>Coaxial SDI: dezenas de metros para câmeras e mesas de corte, com trava no conector.</li></ul><p>Meça o caminho pelo conduíte, não em linha reta, e some um metro em cada ponta.</p>',
    mostra: { categorias: ['cabos-de-video'], comprimentoDe: 10 },
  },
];
