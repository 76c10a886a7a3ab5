/** The library of pictures in `/painel`, and the choice of one in forms. */
import type { Focus } from '#lib/domain/media/crop.ts';
import type { PictureUseKind } from '#lib/domain/media/picture-uses.ts';

export const mediaPickerText = {
  address: 'Ou o endereço de outra imagem da biblioteca',
  addressHint: 'Começa com /upload/midia/ e está na página de cada imagem.',
  current: 'Imagem atual',
  library: 'Enviar, recortar ou procurar imagens (abre em outra aba)',
  none: 'Sem imagem',
  nothing: 'A biblioteca ainda não tem imagens.',
  place: (largura: number, altura: number): string =>
    `Este lugar pede ${largura} × ${altura} pixels. Na biblioteca você recorta uma imagem para ele.`,
  size: (largura: number, altura: number): string => `${largura} × ${altura}`,
} as const;

const focus: Readonly<Record<Focus, string>> = {
  'topo-esquerda': 'Em cima, à esquerda',
  topo: 'Em cima, no meio',
  'topo-direita': 'Em cima, à direita',
  esquerda: 'À esquerda',
  centro: 'No centro',
  direita: 'À direita',
  'base-esquerda': 'Embaixo, à esquerda',
  base: 'Embaixo, no meio',
  'base-direita': 'Embaixo, à direita',
};

const uses: Readonly<Record<PictureUseKind, string>> = {
  banner: 'Banner',
  categoria: 'Categoria',
  configuracao: 'Configurações',
  landingPage: 'Página de ofertas',
  marca: 'Marca',
  menu: 'Menu',
  pagina: 'Página',
  peca: 'Peça',
  pedido: 'Pedido',
  popup: 'Popup',
  produto: 'Produto',
  selo: 'Selo',
  valor: 'Opção de produto',
};

const notices: Readonly<Record<string, string>> = {
  apagadas: 'Imagens excluídas.',
  enviada: 'Imagem enviada.',
  enviadas: 'Imagens enviadas.',
  recortada: 'Recorte pronto. Esta é a imagem nova; a original continua na biblioteca.',
  salva: 'Nome e descrição salvos.',
};

export const panelMediaText = {
  add: {
    alt: 'Descrição da imagem',
    altHint: 'O que ela mostra, para quem não a vê: “Camisa azul dobrada sobre uma mesa”.',
    another: 'Enviar mais imagens junto',
    button: 'Enviar',
    file: 'Arquivo',
    fileHint: 'JPEG, PNG, WebP, AVIF ou GIF, até 10 MB. A loja vira, diminui e converte o que for preciso.',
    number: (place: number): string => `Imagem ${place}`,
    title: 'Enviar imagem',
  },
  cut: {
    area: 'Área do recorte. As setas movem, as teclas mais e menos mudam o tamanho.',
    button: 'Recortar',
    drag: 'Arraste a área sobre a imagem, ou escolha uma posição. O canto de baixo à direita muda o tamanho.',
    focus: 'Que parte da imagem fica',
    from: 'Recortada de',
    place: 'Para que lugar da loja',
    size: (nome: string, largura: number, altura: number): string => `${nome}: ${largura} × ${altura}`,
    small: 'Onde a imagem é menor que o lugar, o recorte fica do tamanho que ela tem.',
    title: 'Recortar',
    told: (largura: number, altura: number, x: number, y: number): string =>
      `${largura} × ${altura} pixels, a ${x} da esquerda e ${y} do topo`,
    whole: 'A imagem inteira, com margem branca',
  },
  cuts: 'Recortes desta imagem',
  data: {
    address: 'Endereço',
    added: 'Enviada',
    by: (autor: string, dia: string): string => (autor ? `${dia}, por ${autor}` : dia),
    place: 'Lugar',
    size: 'Tamanho',
  },
  empty: 'A biblioteca ainda não tem imagens. Envie a primeira acima.',
  focus: (foco: Focus): string => focus[foco],
  found: (total: number): string => (total === 1 ? '1 imagem' : `${total} imagens`),
  kept: (names: readonly string[]): string => `Já na biblioteca: ${names.join(', ')}.`,
  looking: (nome: string, largura: number, altura: number): string =>
    `Escolha ou envie uma imagem para recortar: ${nome}, ${largura} × ${altura} pixels. Depois cole o endereço do recorte no formulário.`,
  name: {
    alt: 'Descrição da imagem',
    button: 'Salvar',
    missing: 'Preencha este campo.',
    nome: 'Nome',
    saved: (nome: string, alt: string): string => `O que está salvo agora: “${nome}”, “${alt}”.`,
    title: 'Nome e descrição',
  },
  notice: (key: string | null): string | undefined => notices[key ?? ''],
  nothingChosen: 'Marque as imagens que devem ser excluídas.',
  nothingFound: 'Nenhuma imagem com essas palavras.',
  pages: 'Páginas da biblioteca',
  problem: {
    file: 'Escolha um arquivo.',
    noAlt: (file: string): string => `${file} não foi enviada: falta a descrição. Escolha o arquivo de novo.`,
    some: 'Nem tudo foi salvo:',
  },
  remove: {
    button: 'Excluir de vez',
    marked: 'Excluir as marcadas',
    mark: (nome: string): string => `Marcar ${nome}`,
    title: 'Excluir',
    unused: 'Nada na loja mostra esta imagem.',
    used: 'Esta imagem está em uso e não pode ser excluída. Troque-a antes em:',
  },
  search: {
    all: 'Todas as imagens',
    button: 'Procurar',
    label: 'Nome ou descrição',
    title: 'Biblioteca',
    unused: 'Só as que nada na loja mostra',
  },
  unused: 'Sem uso',
  use: ({ tipo, nome }: { readonly tipo: PictureUseKind; readonly nome: string }): string =>
    `${uses[tipo]}: ${nome}`,
  usedIn: 'Em uso',
} as const;
