/** The banners of the home page. The pictures are decoration (`public/banner`); what a banner says is in its texts. */
import { type BannerSpace, bannerSlots, SHOP_SPACES, type Slot } from '#lib/domain/media/picture-slots.ts';

export type SeedBannerPicture = {
  readonly imagem: string;
  readonly largura: number;
  readonly altura: number;
};

export type SeedBanner = {
  readonly nome: string;
  /** Shown as text over or beside the picture. */
  readonly titulo: string;
  readonly tagTitulo: 'h2' | 'h3' | 'p';
  /** The sentence under the title; the alternative text of the picture where a banner has no title. */
  readonly alt: string;
  readonly link: string;
  readonly target: '_self' | '_blank';
  readonly desktop: SeedBannerPicture;
  readonly mobile: SeedBannerPicture;
};

export type SeedBannerSlot = {
  readonly hash: string;
  readonly nome: string;
  readonly banners: readonly SeedBanner[];
};

type Text = Pick<SeedBanner, 'nome' | 'titulo' | 'alt' | 'link'>;
export const BANNERS: readonly SeedBannerSlot[] = [
  slot('home-bloco-2-topo-esquerda', [
    {
      nome: 'sdi-12g',
      titulo: 'SDI 12G com alcance declarado',
      alt: 'Coaxial 75 Ω testado em 11,88 Gb/s',
      link: '/cabos-de-video/sdi-e-bnc/sdi-12g',
    },
  ]),
  slot('home-bloco-2-topo-central', [
    {
      nome: 'ultra-48g',
      titulo: '8K a 60 Hz e 4K a 120 Hz, sem adivinhar o cabo',
      alt: 'HDMI Ultra High Speed de 48 Gb/s, com o limite de distância escrito em cada comprimento.',
      link: '/cabos-de-video/hdmi/ultra-48g',
    },
  ]),
  slot('home-bloco-2-topo-direita', [
    {
      nome: 'fibra',
      titulo: 'HDMI óptico de 10 a 100 m',
      alt: 'A imagem chega inteira do outro lado do auditório',
      link: '/cabos-de-video/hdmi/optico-aoc',
    },
  ]),
  slot('home-bloco-2-inferior', [
    {
      nome: 'pix',
      titulo: 'À vista ou em parcelas: cada produto mostra quanto',
      alt: 'Escolha como pagar ao finalizar a compra, com o total de cada forma à vista.',
      link: '/pagina/formas-de-pagamento',
    },
  ]),
  slot('home-bloco-3', [
    {
      nome: 'palco',
      titulo: 'Do microfone à caixa',
      alt: 'XLR, P10, multicabo e Speakon com conectores que se abrem e se consertam.',
      link: '/cabos-de-audio/audio-profissional',
    },
    {
      nome: 'rede',
      titulo: 'Rede para casa e empresa',
      alt: 'Patch cords e bobinas Cat6, Cat6A e Cat8 em cobre puro.',
      link: '/rede-e-fibra/cabos-de-rede',
    },
  ]),
  slot('home-bloco-4', [
    {
      nome: 'medida',
      titulo: 'Até onde o sinal chega?',
      alt: 'Classe, taxa e distância: o guia que resolve a compra em três perguntas.',
      link: '/pagina/guia-hdmi',
    },
  ]),
  slot('home-bloco-5', [
    {
      nome: 'guia-hdmi',
      titulo: 'Guia HDMI',
      alt: 'As classes, o que cada uma leva e até quantos metros.',
      link: '/pagina/guia-hdmi',
    },
    {
      nome: 'guia-sdi',
      titulo: 'Guia SDI',
      alt: 'RG59, RG6 ou RG11: o alcance em 3G, 6G e 12G.',
      link: '/pagina/guia-sdi',
    },
    {
      nome: 'guia-fibra',
      titulo: 'Guia de fibra',
      alt: 'OM3, OM4, OS2, UPC e APC sem misturar o que não casa.',
      link: '/pagina/guia-fibra',
    },
  ]),
  slot('home-bloco-6', [
    {
      nome: 'empresas',
      titulo: 'Compra para CNPJ, obra ou evento',
      alt: 'Cotação por escrito, quantidade e prazo combinados com quem entende do projeto.',
      link: '/pagina/atendimento-a-empresas',
    },
  ]),
  slot('home-bloco-7', [
    {
      nome: 'conversores',
      titulo: 'Padrões diferentes na mesma sala',
      alt: 'Conversores e adaptadores, com o sentido da conversão no nome.',
      link: '/acessorios/adaptadores-e-conversores',
    },
    {
      nome: 'distribuicao',
      titulo: 'Uma fonte, várias telas',
      alt: 'Splitters, switches, matrizes e extensores HDMI por cabo de rede.',
      link: '/acessorios/distribuicao',
    },
  ]),
];

function slot(hash: BannerSpace, texts: readonly Text[]): SeedBannerSlot {
  const { desktop, mobile } = bannerSlots(hash);
  const banners = texts.map(
    (text): SeedBanner => ({
      ...text,
      tagTitulo: 'h2',
      target: '_self',
      desktop: picture(`${text.nome}-desktop`, desktop),
      mobile: picture(`${text.nome}-mobile`, mobile),
    }),
  );
  const space = SHOP_SPACES.find((one) => one.hash === hash);
  return { hash, nome: space?.nome ?? hash, banners };
}

function picture(name: string, { largura, altura }: Slot): SeedBannerPicture {
  return { imagem: `/banner/${name}.webp`, largura, altura };
}
