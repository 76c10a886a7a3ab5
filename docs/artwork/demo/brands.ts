import type { SeedBrand } from './types.ts';

/** Invented makers; `essencial` is the shop's own value line. */
export const BRANDS = [
  {
    slug: 'tramavia',
    nome: 'Tramavia',
    descricao:
      '<p>Cabos de imagem para quem joga, edita e monta sala de cinema: HDMI, DisplayPort e USB-C nas classes mais rápidas, ensaiados comprimento por comprimento.</p>',
  },
  {
    slug: 'arveola',
    nome: 'Arvéola',
    descricao:
      '<p>Coaxiais e cabos SDI para produtoras, emissoras e igrejas que transmitem ao vivo. Cada lote sai com curva de perda de retorno.</p>',
  },
  {
    slug: 'palcorde',
    nome: 'Palcorde',
    descricao:
      '<p>Áudio de palco e estúdio. Capas que enrolam sem memória, conectores que se abrem com chave e podem ser consertados.</p>',
  },
  {
    slug: 'salavoz',
    nome: 'Salavoz',
    descricao:
      '<p>Som de casa: cabos RCA, ópticos, de subwoofer e de caixa acústica, com seção de cobre real e acabamento discreto.</p>',
  },
  {
    slug: 'lumefio',
    nome: 'Lumefio',
    descricao:
      '<p>Fibra em toda forma: cordões ópticos para rede e cabos HDMI e DisplayPort ópticos ativos para longas distâncias.</p>',
  },
  {
    slug: 'malhanorte',
    nome: 'Malhanorte',
    descricao:
      '<p>Cabeamento estruturado: patch cords, bobinas, keystones e painéis em cobre puro, com homologação Anatel.</p>',
  },
  {
    slug: 'ponteclara',
    nome: 'Ponteclara',
    descricao:
      '<p>Conversores, splitters, matrizes e extensores. Fichas técnicas que dizem também o que o equipamento não faz.</p>',
  },
  {
    slug: 'essencial',
    nome: 'Fio & Sinal Essencial',
    descricao:
      '<p>A linha da casa para o dia a dia: poucos modelos, classe correta, embalagem simples e preço baixo.</p>',
  },
] as const satisfies readonly SeedBrand[];

export type BrandSlug = (typeof BRANDS)[number]['slug'];
