/** `/painel/planilhas`: pictures that files bring, and why one did not come. */
import type { PictureReason } from '#lib/domain/media/brought-picture.ts';

const number = new Intl.NumberFormat('pt-BR');
const pictures = (count: number): string => (count === 1 ? '1 imagem' : `${number.format(count)} imagens`);

const reasons: Readonly<Record<PictureReason, string>> = {
  broken: 'A imagem está incompleta ou danificada.',
  caminho: 'O nome do arquivo dentro do ZIP aponta para fora dele.',
  cifrado: 'O arquivo está protegido por senha. Compacte sem senha.',
  conexao: 'O servidor da imagem não respondeu. Confira o endereço e envie de novo mais tarde.',
  danificado: 'Este arquivo está danificado dentro do ZIP. Compacte as imagens de novo.',
  demora: 'A imagem demorou demais para chegar. Envie de novo mais tarde.',
  desvios: 'O endereço desvia vezes demais. Use o endereço final da imagem.',
  dns: 'O servidor deste endereço não existe. Confira como está escrito.',
  empty: 'O arquivo está vazio.',
  endereco: 'Não é um endereço de imagem. Escreva inteiro, começando com https://.',
  heavy: 'A imagem passa de 10 MB.',
  heic: 'A imagem está no formato HEIC, que os navegadores não mostram. Salve como JPEG.',
  muitas: 'São mais de 30 imagens do mesmo produto.',
  nome: 'Nenhum produto tem este código. O nome do arquivo é o código: CODIGO.jpg, CODIGO-2.jpg.',
  pagina: 'O endereço é de uma página, e não de uma imagem.',
  pixels: 'A imagem tem mais de 50 milhões de pixels.',
  privado: 'O endereço é de uma rede interna. A imagem precisa estar num endereço público.',
  produto: 'O produto não está na loja.',
  resposta: 'O servidor da imagem recusou o pedido.',
  svg: 'É um SVG, que pode trazer código junto. Salve como PNG ou WebP.',
  unknown: 'Não é uma imagem que a loja aceita. Use JPEG, PNG, WebP, AVIF ou GIF.',
};

export const sheetPicturesText = {
  apply: (count: number): string => `Adicionar ${pictures(count)} aos produtos`,
  bring: (count: number): string =>
    `Depois das linhas, a loja busca ${pictures(count)} nos endereços da planilha.`,
  columns: { codigo: 'Código', endereco: 'Imagem', linha: 'Linha', motivo: 'Por que não' },
  done: (count: number): string => `${pictures(count)} nos produtos.`,
  file: 'Arquivo ZIP',
  fileHint: 'Até 50 MB e 5.000 arquivos de cada vez; cada imagem até 10 MB. JPEG, PNG, WebP, AVIF ou GIF.',
  fileMissing: 'Escolha o arquivo ZIP.',
  intro:
    'Dê a cada foto o código do produto e compacte todas num ZIP: PRODUTO-10.jpg é a primeira foto do produto PRODUTO-10, PRODUTO-10-2.jpg a segunda. O código de uma opção (cor, tamanho) põe a foto nela. Pastas não importam.',
  link: 'Enviar fotos num ZIP',
  linkIntro:
    'Na planilha de produtos, a coluna imagens traz os endereços das fotos (https://…), separados por |, e a loja as busca. Ou envie as fotos num ZIP, com o código do produto no nome de cada uma.',
  more: (count: number): string => `E mais ${number.format(count)}: estão todas no relatório.`,
  none: 'Nenhuma imagem do ZIP combina com um produto da loja: não há nada a importar.',
  notices: { conferida: 'ZIP conferido. Nada mudou na loja ainda.' },
  progress: (done: number, all: number): string =>
    `Trazendo imagens: ${number.format(done)} de ${pictures(all)}`,
  reason: (motivo: PictureReason, detalhe: string): string =>
    detalhe === '' ? reasons[motivo] : `${reasons[motivo].replace(/\.$/, '')} (${detalhe}).`,
  refused: (count: number): string =>
    count === 1 ? '1 imagem não veio:' : `${number.format(count)} imagens não vieram:`,
  report: 'imagem',
  same: (count: number): string =>
    count === 1
      ? '1 imagem já estava no produto.'
      : `${number.format(count)} imagens já estavam nos produtos.`,
  sheet: 'Fotos em ZIP',
  submit: 'Conferir',
  tooLarge: 'O ZIP passa de 50 MB. Envie as imagens em partes.',
  title: 'Imagens',
  undone: (count: number): string =>
    count === 1
      ? '1 imagem saiu do produto; continua na biblioteca.'
      : `${number.format(count)} imagens saíram dos produtos; continuam na biblioteca.`,
  zipTitle: 'Fotos em ZIP',
};
