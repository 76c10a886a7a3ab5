import { BANNER_SIZE, type SeedPiece } from './piece.ts';

export const QUEM_SOMOS: readonly SeedPiece[] = [
  { slug: 'quem_somos/menu/menu', tipo: 'menu', titulo: 'Conheça a Fio & Sinal', menu: 'quem-somos' },
  {
    slug: 'quem_somos/banner-historia',
    tipo: 'banner',
    titulo: 'Da gaveta de cabos ao catálogo técnico',
    texto: `
<p>Em 2011 éramos três técnicos de eventos com a mesma gaveta: cabos comprados pela foto, sem marca do que levavam por dentro. Passamos um ano medindo um por um e anotando na capa, com fita, o que cada um aguentava.</p>
<p>A planilha virou lista, a lista virou loja. O hábito ficou: <strong>nada entra no catálogo antes de passar pela bancada</strong>, e o que medimos está escrito na página do produto.</p>`,
    imagem: '/banner/quem-somos-historia.webp',
    ...BANNER_SIZE,
    alt: 'Linha do tempo com as faces dos conectores VGA, DVI, HDMI, DisplayPort e USB-C, da esquerda para a direita.',
    link: '/cabos-de-video',
    textoLink: 'Ver cabos de vídeo',
  },
  {
    slug: 'quem_somos/banner-qualidade',
    tipo: 'banner',
    titulo: 'Qualidade é o que está por dentro',
    texto: `
<ul>
<li><strong>Medida antes de adjetivo.</strong> Não escrevemos que um cabo é excelente: escrevemos a perda por metro.</li>
<li><strong>Cobre declarado.</strong> A seção que está na etiqueta é a que está no cabo. Cobre puro é OFC, alumínio cobreado é CCA.</li>
<li><strong>Classe certa para o uso.</strong> Se o cabo de R$ 40 resolve, é ele que recomendamos.</li>
<li><strong>O que o produto não faz.</strong> Conversor de sentido único, fibra que não casa: está dito antes da compra.</li>
</ul>`,
    imagem: '/banner/quem-somos-qualidade.webp',
    ...BANNER_SIZE,
    alt: 'Um cabo coaxial por dentro: a seção com capa, duas malhas, dielétrico e condutor central e, abaixo, o cabo descascado camada por camada.',
    link: '/pagina/nossas-marcas',
    textoLink: 'Conhecer as marcas',
  },
  {
    slug: 'quem_somos/banner-laboratorio',
    tipo: 'banner',
    titulo: 'O laboratório de testes',
    texto: `
<p>De cada lote que chega, separamos amostras de todos os comprimentos. Vídeo digital passa pelo diagrama de olho; coaxial e rede, pela varredura de perda e retorno; áudio, por continuidade, ruído e mil ciclos de encaixe.</p>
<p>Se uma amostra reprova, o lote volta. É por isso que a ficha diz <strong>até quantos metros</strong> o cabo funciona, e não só qual é a classe dele.</p>`,
    imagem: '/banner/quem-somos-laboratorio.webp',
    ...BANNER_SIZE,
    alt: 'Tela de um osciloscópio com um diagrama de olho bem aberto em torno da máscara do ensaio.',
    link: '/c/hdmi-certificado',
    textoLink: 'Ver HDMI certificados',
  },
  {
    slug: 'quem_somos/banner-empresas',
    tipo: 'banner',
    titulo: 'Atendimento a empresas',
    texto: `
<p>Integradores, produtoras, igrejas e escolas mandam a lista de aparelhos e distâncias; nós devolvemos o cabo de cada ponto, o que pode dar problema e a cotação por escrito, válida por 10 dias.</p>
<p>Rolos e cortes saem identificados nas duas pontas, com a entrega na obra ou no evento combinada na cotação.</p>`,
    imagem: '/banner/quem-somos-empresas.webp',
    ...BANNER_SIZE,
    alt: 'Três bobinas de cabo e, abaixo delas, um distribuidor HDMI de quatro saídas visto de frente.',
    link: '/pagina/atendimento-a-empresas',
    textoLink: 'Pedir uma cotação',
  },
  {
    slug: 'quem_somos/item-menu',
    tipo: 'chamada',
    titulo: 'O que dizem os clientes',
    texto: '<p>Quem comprou avalia a loja inteira: o atendimento, a entrega e a experiência de compra.</p>',
    link: '/pagina/avaliacoes-da-loja',
    textoLink: 'Ler as avaliações',
  },
  {
    slug: 'quem_somos/desenhos',
    tipo: 'texto',
    titulo: 'Por que desenhos, e não fotos',
    texto: `
<p>As imagens dos produtos são desenhos técnicos feitos em escala, com os conectores vistos de frente. Fotos de cabo mostram brilho; desenho mostra pino, trava e proporção.</p>
<p>A Fio &amp; Sinal, seus dados cadastrais e as marcas vendidas aqui são inventados: esta é uma loja de demonstração. As normas, os conectores e os limites técnicos são os do mundo real.</p>`,
  },
  {
    slug: 'quem_somos/menu-contato',
    tipo: 'canais',
    titulo: 'Fale com a gente',
    texto: '<p>Diga quais aparelhos você quer ligar e a que distância; respondemos com o cabo.</p>',
    link: '/pagina/central-de-atendimento',
    textoLink: 'Abrir a central de atendimento',
  },
];
