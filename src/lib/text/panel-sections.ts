/** The sections of a page in `/painel/paginas`. */

import type { SectionKind } from '#lib/domain/content/sections.ts';
import { SHOP_SHOWCASES } from '#lib/domain/content/shop-showcases.ts';

const kinds: Readonly<Record<SectionKind, { readonly label: string; readonly about: string }>> = {
  destaque: {
    label: 'Destaque',
    about:
      'A abertura da página: frase, imagem, botão e, se quiser, um produto com o preço e o botão de compra.',
  },
  texto: { label: 'Texto com imagem', about: 'Um texto e, se quiser, uma imagem ao lado e um botão.' },
  produtos: {
    label: 'Produtos',
    about: 'Uma fileira ou grade de produtos. Preço e estoque vêm do catálogo e mudam sozinhos.',
  },
  banners: {
    label: 'Banners',
    about: 'Os banners de um dos espaços da loja. As imagens e as datas ficam em Banners.',
  },
  categorias: { label: 'Categorias', about: 'Blocos que levam às categorias.' },
  perguntas: {
    label: 'Perguntas frequentes',
    about: 'Cada pergunta abre a resposta. Deixe em branco as que não usar.',
  },
  avaliacoes: {
    label: 'Avaliações da loja',
    about: 'O que os clientes disseram da loja, do mais novo ao mais antigo.',
  },
  marcas: { label: 'Marcas', about: 'Os logotipos das marcas que a loja vende.' },
  newsletter: { label: 'Newsletter', about: 'O formulário de novidades por e-mail. Um por página.' },
  instagram: {
    label: 'Instagram',
    about: 'As postagens que você pôs em Instagram, no menu do painel. Uma por página.',
  },
  vistos: {
    label: 'Vistos por último',
    about:
      'Os produtos que cada pessoa viu por último, guardados no aparelho dela. Não aparece a quem ainda não viu nenhum.',
  },
  video: {
    label: 'Vídeo',
    about: 'Um vídeo do YouTube ou do Vimeo. Abre na página do vídeo quando alguém clica.',
  },
  tabela: { label: 'Tabela', about: 'Medidas, prazos, comparações: cole as linhas de uma planilha.' },
  contato: {
    label: 'Contato e mapa',
    about:
      'Telefone, WhatsApp, e-mail, horário e endereço de Configurações, com um link para o mapa. Um por página.',
  },
  ligar: {
    label: 'Localizador',
    about: 'As perguntas do localizador de produtos, quando a loja o usa. Um por página.',
  },
};

const showcases = SHOP_SHOWCASES.map(({ hash, titulo }) => `${hash} (“${titulo}”)`).join(' ou ');

type Words = { readonly label: string; readonly hint?: string };

const fields: Readonly<Record<string, Words>> = {
  titulo: { label: 'Título' },
  texto: { label: 'Texto' },
  imagem: { label: 'Imagem' },
  alt: { label: 'Descrição da imagem', hint: 'O que a imagem mostra, para quem não a vê.' },
  link: {
    label: 'Link do botão',
    hint: 'Um caminho da loja, como /categoria, ou um endereço completo com https://.',
  },
  textoLink: { label: 'Texto do botão' },
  lado: { label: 'Lado da imagem' },
  produto: { label: 'Código do produto', hint: 'O código (SKU) de um produto da loja.' },
  origem: { label: 'De onde vêm os produtos' },
  valor: {
    label: 'Quais',
    hint: `De uma vitrine, o código dela: ${showcases}. De um endereço, o da categoria, marca ou busca, com os filtros que quiser. De produtos que você escolhe, um código (SKU) por linha.`,
  },
  quantos: { label: 'Quantos' },
  forma: { label: 'Forma' },
  espaco: { label: 'Espaço' },
  lista: {
    label: 'Endereços das categorias',
    hint: 'Um por linha; depois do endereço, o nome que deve aparecer, se for outro. Em branco, valem as categorias do menu principal.',
  },
  video: { label: 'Endereço do vídeo' },
  linhas: {
    label: 'Linhas',
    hint: 'Cole de uma planilha ou separe as células com ponto e vírgula. A primeira linha dá nome às colunas.',
  },
};

const options: Readonly<Record<string, string>> = {
  'ao-lado': 'Texto ao lado da imagem',
  sobre: 'Texto sobre a imagem, na largura da tela (foto de 1600 pixels de largura)',
  icones: 'Ícones pequenos',
  fotos: 'Imagens grandes',
  esquerda: 'À esquerda do texto',
  direita: 'À direita do texto',
  vitrine: 'Uma vitrine da loja',
  endereco: 'Um endereço da loja (categoria, marca ou busca)',
  codigos: 'Códigos que eu escolho',
  oferta: 'Tudo o que está em oferta',
  fileira: 'Fileira que desliza',
  grade: 'Grade',
  colunas: 'Lado a lado',
  faixa: 'Faixa',
  destaque: 'Destaque',
};

export const panelSectionsText = {
  add: 'Incluir seção',
  down: (nome: string): string => `Descer ${nome}`,
  dragHint: 'Com o mouse, também dá para arrastar uma seção pelo nome.',
  field(name: string): Words {
    const [, kind, place] = /^(pergunta|resposta)(\d)$/.exec(name) ?? [];
    if (kind === undefined) return fields[name] ?? { label: name };
    return { label: `${kind === 'pergunta' ? 'Pergunta' : 'Resposta'} ${place}` };
  },
  help: 'Aparecem nesta ordem. Abra uma seção para editar. O que ficar sem conteúdo não aparece na loja.',
  home: {
    about: 'A página inicial é feita destas seções. Para voltar à que vem com a loja, use Desativar.',
    begin: (nome: string): string => `Começar: ${nome}`,
    edit: 'Editar a página inicial',
    intro:
      'A loja mostra a página inicial que vem pronta. Se quiser outra, monte a sua com seções; nada muda na loja até você publicar.',
    name: 'Página inicial',
    own: 'Feita de seções, na ordem que você escolher.',
  },
  kinds,
  none: 'Nenhuma seção ainda.',
  option: (name: string): string => options[name] ?? name,
  out: (nome: string): string => `Remover ${nome}`,
  picks: {
    close: 'Fechar',
    found: 'Produtos encontrados',
    link: 'Procurar na loja',
    name: 'Nome ou código do produto',
    none: 'Nenhum produto com este nome.',
    product: 'Procurar produto pelo nome',
    products: 'Incluir produto pelo nome',
    source: 'Escolher categoria ou marca',
  },
  title: 'Seções',
  up: (nome: string): string => `Subir ${nome}`,
  which: 'Nova seção',
} as const;
