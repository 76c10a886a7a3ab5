import { listingLink } from '../listing-link.ts';
import type { SeedPage } from './page.ts';

const HDMI = 'cabos-de-video/hdmi';
const SDI = 'cabos-de-video/sdi-e-bnc';
const FIBRE = 'rede-e-fibra/fibra-optica';

/** Listings that answer what the guide explained, one a line. */
function choices(links: readonly (readonly [label: string, link: string])[]): string {
  const items = links.map(([label, link]) => `<li><a href="${link}">${label}</a></li>`);
  return `<h2>Escolha já filtrada</h2>
<ul>
${items.join('\n')}
</ul>`;
}

/** Questions of the finder that the guide leads to. */
function asked(pairs: readonly (readonly [label: string, from: string, to: string])[]): string {
  const items = pairs.map(([label, from, to]) => `<li><a href="/ligar/${from}/${to}">${label}</a></li>`);
  return `<h2>Ou pergunte pelos aparelhos</h2>
<ul>
${items.join('\n')}
<li><a href="/ligar">Outros aparelhos e portas</a></li>
</ul>`;
}

export const GUIAS: readonly SeedPage[] = [
  {
    slug: 'guia-hdmi',
    nome: 'Guia HDMI: classe, taxa e distância',
    description: 'As classes de cabo HDMI, o que cada uma leva e até quantos metros, em uma tabela.',
    descricao: `
<p>Três perguntas resolvem quase toda compra de HDMI, nesta ordem: <strong>qual a maior imagem</strong> que o conjunto vai mostrar, <strong>quantos metros</strong> o cabo percorre e <strong>que conector</strong> há em cada ponta.</p>
<h2>As classes</h2>
<table>
<thead><tr><th scope="col">Classe</th><th scope="col">Taxa</th><th scope="col">Leva</th><th scope="col">Cobre passivo</th></tr></thead>
<tbody>
<tr><th scope="row">High Speed</th><td>10,2 Gb/s</td><td>1080p a 60 Hz, 4K a 30 Hz</td><td>5 a 10 m</td></tr>
<tr><th scope="row">Premium High Speed</th><td>18 Gb/s</td><td>4K a 60 Hz com HDR</td><td>3 a 5 m</td></tr>
<tr><th scope="row">Ultra High Speed</th><td>48 Gb/s</td><td>4K a 120 Hz, 8K a 60 Hz, VRR, eARC</td><td>3 m, até 5 m</td></tr>
</tbody>
</table>
<p>Não existe comprimento máximo oficial. As distâncias acima são as que funcionam com aparelhos comuns e cabo bem feito.</p>
<h2>Quando o cobre não chega</h2>
<p><strong>Cobre ativo</strong> tem um chip na ponta da tela e vai até uns 15 metros em 18 Gb/s. <strong>Óptico ativo (AOC)</strong> usa fibra por dentro e vai de 10 a 100 metros em 48 Gb/s. Os dois têm lado certo: a ponta marcada como fonte vai no aparelho que gera a imagem.</p>
<h2>Versão é do aparelho</h2>
<p>HDMI 2.0 e 2.1 descrevem o que o aparelho sabe fazer. O cabo só precisa ter banda para isso. Um cabo Ultra High Speed funciona em qualquer aparelho HDMI, do mais antigo ao mais novo.</p>
<h2>Antes de passar no conduíte</h2>
<ul>
<li>Teste o cabo no chão, com os aparelhos ligados na maior resolução, antes de passar.</li>
<li>Confira o diâmetro do conector: passa no eletroduto? Há versões ópticas com ponta destacável.</li>
<li>Deixe um guia passado para o próximo cabo.</li>
</ul>
${choices([
  [
    '4K a 60 Hz, até 3 metros',
    listingLink(HDMI, { classe: ['HDMI Premium High Speed'], comprimento: { ate: 3 } }),
  ],
  [
    '4K a 120 Hz e 8K, até 3 metros',
    listingLink(HDMI, { classe: ['HDMI Ultra High Speed'], comprimento: { ate: 3 } }),
  ],
  [
    'De 10 metros para cima, em fibra',
    listingLink(HDMI, { tecnologia: ['Óptico ativo'], comprimento: { de: 10 } }),
  ],
  [
    'Cobre ativo, de 7 a 15 metros',
    listingLink(HDMI, { tecnologia: ['Ativo'], comprimento: { de: 7, ate: 15 } }),
  ],
  ['Todos os cabos HDMI', `/${HDMI}`],
])}
${asked([
  ['PlayStation 5 na TV', 'ps5', 'tv'],
  ['Notebook na TV', 'notebook', 'tv'],
  ['TV na soundbar por eARC', 'tv~hdmi-earc', 'soundbar~hdmi-earc'],
  ['HDMI em monitor DisplayPort', 'hdmi', 'displayport'],
])}`,
  },
  {
    slug: 'guia-sdi',
    nome: 'Guia SDI: taxa e coaxial',
    description: 'Alcance prático de RG59, RG6 e RG11 em HD, 3G, 6G e 12G-SDI.',
    descricao: `
<p>SDI é uma só ligação: coaxial de 75 Ω com BNC. O que muda é a taxa, e com ela o alcance.</p>
<h2>As taxas</h2>
<table>
<thead><tr><th scope="col">Padrão</th><th scope="col">Norma</th><th scope="col">Taxa</th><th scope="col">Imagem</th></tr></thead>
<tbody>
<tr><th scope="row">HD-SDI</th><td>SMPTE ST 292</td><td>1,485 Gb/s</td><td>1080i, 720p</td></tr>
<tr><th scope="row">3G-SDI</th><td>SMPTE ST 424</td><td>2,97 Gb/s</td><td>1080p a 60 Hz</td></tr>
<tr><th scope="row">6G-SDI</th><td>SMPTE ST 2081</td><td>5,94 Gb/s</td><td>4K a 30 Hz</td></tr>
<tr><th scope="row">12G-SDI</th><td>SMPTE ST 2082</td><td>11,88 Gb/s</td><td>4K a 60 Hz</td></tr>
</tbody>
</table>
<h2>Até onde vai</h2>
<table>
<thead><tr><th scope="col">Coaxial</th><th scope="col">3G</th><th scope="col">6G</th><th scope="col">12G</th></tr></thead>
<tbody>
<tr><th scope="row">Classe RG59</th><td>60 m</td><td>60 m</td><td>30 a 50 m</td></tr>
<tr><th scope="row">Classe RG6</th><td>78 m</td><td>90 m</td><td>60 a 75 m</td></tr>
<tr><th scope="row">Classe RG11</th><td>mais de 100 m</td><td>mais de 100 m</td><td>100 m</td></tr>
</tbody>
</table>
<p>Para 6G e 12G os receptores equalizam mais (a norma prevê 40 dB de perda, contra 20 dB até 3G); por isso o alcance não cai na proporção da taxa.</p>
<h2>Cuidados que valem metros</h2>
<ul>
<li>Cada emenda ou painel conta como alguns metros a menos.</li>
<li>Não use BNC de 50 Ω em vídeo: ele encaixa e reflete o sinal.</li>
<li>Raio de curva de pelo menos dez vezes o diâmetro do cabo.</li>
<li>Não amasse com abraçadeira: a deformação periódica vira perda de retorno.</li>
</ul>
${choices([
  ['3G-SDI, para 1080p a 60 Hz', listingLink(SDI, { classe: ['3G-SDI'] })],
  ['12G-SDI, para 4K a 60 Hz', listingLink(SDI, { classe: ['12G-SDI'] })],
  ['12G-SDI de 10 metros ou mais', listingLink(SDI, { classe: ['12G-SDI'], comprimento: { de: 10 } })],
  ['Todos os cabos SDI e BNC', `/${SDI}`],
])}
${asked([
  ['SDI para HDMI', 'sdi', 'hdmi'],
  ['HDMI para SDI', 'hdmi', 'sdi'],
  ['Câmera de CFTV no DVR', 'camera-cftv', 'dvr'],
])}`,
  },
  {
    slug: 'guia-fibra',
    nome: 'Guia de fibra óptica',
    description: 'OM3, OM4, OM5 e OS2, polimento UPC e APC, conectores LC e SC.',
    descricao: `
<p>Fibra boa ligada na fibra errada é linha morta. Quatro escolhas: tipo de fibra, conector, polimento e comprimento.</p>
<h2>Tipo de fibra</h2>
<table>
<thead><tr><th scope="col">Tipo</th><th scope="col">Cor da capa</th><th scope="col">10 Gb/s</th><th scope="col">40 Gb/s</th><th scope="col">100 Gb/s</th></tr></thead>
<tbody>
<tr><th scope="row">OM3 multimodo</th><td>Água</td><td>300 m</td><td>100 m</td><td>70 m</td></tr>
<tr><th scope="row">OM4 multimodo</th><td>Água ou violeta</td><td>400 m</td><td>150 m</td><td>100 a 150 m</td></tr>
<tr><th scope="row">OS2 monomodo</th><td>Amarela</td><td>10 km ou mais</td><td>10 km ou mais</td><td>10 km ou mais</td></tr>
</tbody>
</table>
<p>Não misture: o núcleo do multimodo tem 50 micrômetros e o do monomodo, 9. O transceptor precisa ser do mesmo tipo da fibra.</p>
<h2>Conector</h2>
<p><strong>LC</strong> tem metade do tamanho do SC e é o conector dos módulos SFP. <strong>SC</strong> é comum em distribuidores, ONUs e redes mais antigas. Existem cordões com um de cada lado.</p>
<h2>Polimento</h2>
<p>Azul é <strong>UPC</strong>, verde é <strong>APC</strong>, com a face em ângulo. Eles encaixam fisicamente, mas não casam: a perda é alta e a face pode ser danificada.</p>
<h2>Antes de ligar</h2>
<ul>
<li>Limpe sempre, mesmo o cordão novo. Poeira é a causa mais comum de enlace ruim.</li>
<li>Nunca olhe para a ponta de uma fibra ligada: o laser é invisível.</li>
<li>Respeite o raio de curva: cerca de 3 cm em cordões comuns.</li>
</ul>
${choices([
  ['OM3, para até 300 metros em 10 Gb/s', listingLink(FIBRE, { 'tipo-de-fibra': ['OM3'] })],
  ['OM4, para até 400 metros em 10 Gb/s', listingLink(FIBRE, { 'tipo-de-fibra': ['OM4'] })],
  ['OS2 monomodo, para quilômetros', listingLink(FIBRE, { 'tipo-de-fibra': ['OS2'] })],
  ['Conectores verdes, de polimento APC', listingLink(FIBRE, { polimento: ['APC'] })],
  ['Todos os cordões ópticos', `/${FIBRE}`],
])}
${asked([
  ['LC para SC', 'lc', 'sc'],
  ['SC/APC para SC/UPC', 'sc-apc', 'sc'],
])}`,
  },
];
