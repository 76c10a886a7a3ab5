/** `/painel/planilhas`, and what forms of the catalogue say of a field. */

import type { RowFault } from '#lib/domain/sheets/row.ts';
import type { SheetName } from '#lib/domain/sheets/sheets.ts';

const number = new Intl.NumberFormat('pt-BR');
const lines = (count: number): string => (count === 1 ? '1 linha' : `${number.format(count)} linhas`);

const sheets: Readonly<Record<SheetName, { readonly label: string; readonly about: string }>> = {
  caracteristicas: {
    label: 'Características',
    about: 'O que se diz dos produtos: grupo, nome, tipo, unidade, escolhas, e onde cada uma aparece.',
  },
  categorias: { label: 'Categorias', about: 'A árvore do menu: caminho, nome, textos, imagens e ordem.' },
  'itens-de-listas': { label: 'Itens de listas', about: 'O que está em cada lista, e quantas unidades.' },
  listas: { label: 'Listas', about: 'As listas de compra e os kits da loja.' },
  marcas: { label: 'Marcas', about: 'Nome, logotipo, textos e ordem de cada marca.' },
  'paginas-de-produtos': {
    label: 'Páginas de produtos',
    about: 'Endereço, nome e textos de cada página, e a listagem que ela mostra.',
  },
  precos: { label: 'Preços e estoque', about: 'Poucas colunas: o que muda toda semana.' },
  produtos: { label: 'Produtos', about: 'Tudo de cada produto, uma linha por SKU.' },
  selos: { label: 'Selos', about: 'Nome, texto e ordem de cada selo.' },
  sinonimos: { label: 'Sinônimos da busca', about: 'O que a busca também entende: termo e significado.' },
};

/** Why a cell or a field is not taken. */
export const goodsFaults: Readonly<Record<RowFault['motivo'], string>> = {
  ambiguo: 'Não dá para saber se o ponto ou a vírgula separa milhares ou decimais. Escreva 1500 ou 1,5.',
  arquivos:
    'Escreva como Manual: manual-da-mesa.pdf | Garantia: garantia.pdf, cada arquivo uma vez. O nome de cada um está em Manuais e arquivos.',
  atacado: 'No atacado cada unidade custa menos do que uma só.',
  baixado:
    'Esta célula é da loja e não é a desta linha. Deixe a coluna como veio no arquivo baixado, ou apague-a inteira.',
  caracteres: 'Há caracteres que não dá para ler. Salve o arquivo como CSV UTF-8.',
  casas: 'Casas decimais demais. Escreva como 1234,50.',
  cientifico:
    'O programa de planilhas trocou este número por notação científica. Formate a coluna como texto e digite de novo.',
  codigo: 'Um código não tem espaços, vírgula, ponto e vírgula nem |.',
  codigoProduto: 'É o código de um produto: a busca já leva a ele.',
  codigos: 'Escreva os SKUs separados por |, cada um uma vez: KIT-2 | FONTE-1.',
  colunas: 'A linha tem mais células do que o cabeçalho: há um separador a mais, ou faltam aspas.',
  degraus:
    'Escreva como 10: 9,50 | 50: 8,90 (a partir de 10 unidades, 9,50 cada). Quanto mais unidades, menor o preço de cada uma.',
  desconhecido: 'Este nome não está cadastrado na loja. Confira a grafia ou cadastre-o antes.',
  dependente: 'A linha do produto de que esta depende tem erro. Corrija aquela primeiro.',
  doProduto: 'Isto pertence à linha do produto, não à da opção.',
  eixo: 'Os outros produtos da família mudam em outra coisa.',
  escolha: 'Não é uma das escolhas possíveis.',
  falta: 'Falta preencher.',
  fixo: 'Isto não muda depois de criado.',
  grande: 'O número é grande demais.',
  ncm: 'O NCM tem 8 dígitos, como 9403.60.00. Se um zero do começo sumiu, escreva-o de volta.',
  cest: 'O CEST tem 7 dígitos, como 28.038.00. Se um zero do começo sumiu, escreva-o de volta.',
  significado:
    'Escreva até 60 letras; para uma página, o endereço dela na loja, como /moveis/mesas, que não seja uma busca.',
  termo: 'Escreva o termo da busca: até cinco palavras.',
  unidadeFiscal: 'A unidade tem até 6 letras ou números, sem espaço: UN, PC, CX, M.',
  gtin: 'O código de barras não confere: veja os dígitos.',
  imagem:
    'Esta imagem não está na biblioteca da loja (copie o endereço dela em Imagens), ou está duas vezes no produto.',
  junto:
    'Escreva como KIT-2: 10% | FONTE-1: 5,00 (quanto sai de cada um, em porcentagem ou reais), cada produto uma vez.',
  kit: 'Um kit tem desconto ou preço, não os dois.',
  lidera: 'Outros produtos têm este como o primeiro da família. Mude antes a família deles.',
  linhas: 'Escreva em uma linha só.',
  listagem: 'Cole o endereço de uma categoria, de uma marca ou de uma busca da loja.',
  longo: 'O texto é longo demais.',
  momento: 'Escreva a data como 20/11/2026 ou 20/11/2026 15:00.',
  nivel: 'A categoria de cima não existe, ou passa de três níveis.',
  numero: 'Não é um número. Escreva como 1234,50.',
  pequeno: 'O número é pequeno demais.',
  precoDe: 'O preço “de” precisa ser maior que o preço. Sem desconto, deixe vazio.',
  promocaoFim: 'A promoção precisa terminar depois de começar.',
  promocaoPreco: 'O preço promocional precisa ser menor que o preço.',
  reservado: 'Este endereço é de uma página da própria loja. Escolha outro.',
  repetido: 'Esta linha repete outra do mesmo arquivo.',
  separador:
    'Esta linha usa outro separador: o cabeçalho separa as células com um sinal e ela com outro. Use o mesmo (; ou ,) no arquivo todo.',
  semColuna: 'Este item ainda não está na loja, e para um novo falta esta coluna na planilha.',
  semArquivo: 'A loja não tem este arquivo. Envie-o antes em Manuais e arquivos.',
  semLider:
    'O produto com este código não é o primeiro de uma família. Nele, escreva o próprio código em familia.',
  semPar:
    'Aqui só entra outro produto que já está na loja. Importe os produtos primeiro, depois o que fica ao lado deles.',
  simNao: 'Escreva sim ou não.',
  slug: 'O endereço tem só letras minúsculas sem acento, números e hífens.',
  unidade: 'Esta unidade não serve aqui.',
  usado: 'Já está em uso: na loja ou em outra linha.',
  valores: 'Há produtos com valores que não cabem assim. Mude-os primeiro.',
  video: 'Escreva o endereço de um vídeo do YouTube ou do Vimeo.',
  vendido:
    'Depois que você baixou isto, vendeu-se tanto que o estoque ficaria abaixo de zero. Baixe de novo e confira.',
};

const outcomes = {
  '': '',
  familia: 'Não: a família do produto mudou nesse meio-tempo',
  ficha: 'Não: a característica mudou nesse meio-tempo, e o valor não cabe mais',
  feita: 'Feita',
  mudou: 'Não: o item mudou nesse meio-tempo',
  pulada: 'Pulada: tem erro',
  recusada: 'Não: o banco de dados recusou',
  sumiu: 'Não: o item não existe mais',
  vendido: 'Não: o item já foi vendido ou está em uso',
} as const;

export const panelSheetsText = {
  apply: (count: number): string => `Importar ${lines(count)}`,
  applySome: (count: number): string => `Importar só ${lines(count)} sem erro`,
  applied: 'Feito',
  back: 'Todas as planilhas',
  check: 'Conferir',
  checkHint: 'Nada muda na loja ainda: primeiro você vê o que mudaria, linha por linha.',
  column: (nome: string): string => nome.replaceAll('_', ' '),
  columns: {
    autor: 'Quem',
    arquivo: 'Arquivo',
    changes: 'O que muda',
    data: 'Quando',
    estado: 'Situação',
    item: 'Item',
    linha: 'Linha',
    planilha: 'Planilha',
  },
  converted: (typed: string): string => `(na planilha: ${typed}, convertido)`,
  discard: 'Descartar',
  download: 'Baixar',
  doubts: {
    intro:
      'O título destas colunas pode ser mais de uma coisa. Diga o que é cada uma: até lá elas não são lidas, e nada é importado.',
    label: (coluna: string): string => `A coluna “${coluna}” é`,
    none: 'Não ler esta coluna',
    own: (nome: string): string => `${nome} (cadastro e frete do produto)`,
    sheet: (titulo: string): string => `${titulo} (característica)`,
    submit: 'Ler a planilha assim',
    title: 'Colunas em dúvida',
  },
  downloadOf: (label: string): string => `Baixar ${label}`,
  emptyCell: 'vazio',
  export: 'Baixar da loja',
  exportIntro:
    'Os arquivos abrem no Excel e no LibreOffice com acentos e vírgulas no lugar. Mude o que precisar, salve e envie de volta. Apague as colunas que não vai mudar: o que não está no arquivo fica como está. A coluna baixado guarda o estoque e os preços do momento do download: com ela, o que você não mudar não desfaz vendas nem mudanças de outra pessoa.',
  faulty: (count: number): string =>
    count === 1
      ? '1 linha tem erro. Corrija o arquivo e envie de novo, ou importe só as outras.'
      : `${number.format(count)} linhas têm erro. Corrija o arquivo e envie de novo, ou importe só as outras.`,
  file: 'Arquivo CSV ou Excel (.xlsx)',
  fileHint:
    'Até 8 MB e 20.000 linhas. Nossos arquivos e os que Shopify, WooCommerce, Nuvemshop, Tray, Bling e Olist Tiny exportam são reconhecidos pelos títulos das colunas.',
  fileMissing: 'Escolha o arquivo da planilha.',
  fromExcel: {
    steps: [
      'Do Excel (.xlsx) é lida a primeira folha visível que tem alguma coisa; os títulos ficam na primeira linha. O resultado de cada fórmula conta como foi salvo.',
      'Do Google Planilhas: Arquivo › Fazer download › Microsoft Excel (.xlsx) ou Valores separados por vírgulas (.csv).',
      'Do LibreOffice, e de um Excel antigo (.xls): Arquivo › Salvar como › .xlsx, ou CSV com o conjunto de caracteres UTF-8.',
    ],
    note: 'Em CSV, ponto e vírgula ou vírgula, tanto faz.',
    title: 'Como salvar a planilha',
  },
  history: 'Planilhas enviadas',
  historyEmpty: 'Nenhuma planilha enviada ainda.',
  import: 'Enviar para a loja',
  importLabel: 'O que a planilha traz',
  moved: (count: number): string =>
    `Em ${lines(count)} o estoque ou o preço da loja mudou depois que você baixou a planilha: houve vendas, ou outra pessoa mexeu. O que você não mudou na planilha fica como está na loja. O estoque que você mudou entra como diferença, a mais ou a menos sobre o de agora. O preço que você mudou passa a valer.`,
  movedPrice: (downloaded: string): string =>
    `(outra pessoa mudou: era ${downloaded || 'vazio'} no download)`,
  movedStock: (units: number, from: string): string =>
    `(${units > 0 ? '+' : '−'}${number.format(Math.abs(units))} sobre o de agora; a planilha partia de ${from})`,
  new: 'Novo',
  nothing: 'A planilha está igual à loja: não há nada a importar.',
  notices: {
    conferida: 'Planilha conferida. Nada mudou na loja ainda.',
    descartada: 'Planilha descartada. Nada mudou na loja.',
  },
  outcomes,
  outcome: { aplicada: 'Importação', desfeita: 'Volta' },
  pages: 'Páginas de linhas',
  progress: (done: number, all: number): string => `${number.format(done)} de ${lines(all)}`,
  read: (codificacao: string, separador: string, folha: string): string => {
    if (codificacao === 'xlsx') return `Lida do Excel, da folha “${folha}”. Outras folhas não contam.`;
    const named = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16' }[codificacao] ?? 'Windows-1252';
    const mark = { ';': 'ponto e vírgula', ',': 'vírgula' }[separador] ?? 'tabulação';
    return `Lida como ${named}, separada por ${mark}.`;
  },
  right: (motivo: RowFault['motivo'], certo: string): string => {
    if (motivo === 'dependente') return `Linha ${certo}.`;
    if (motivo === 'semPar' || motivo === 'semArquivo') return `Não serve: ${certo}.`;
    return motivo === 'valores' || motivo === 'usado' ? `São: ${certo}.` : `Vale: ${certo}.`;
  },
  sheets,
  states: {
    aplicada: 'Importada',
    aplicando: 'Importando',
    conferida: 'Conferida',
    desfazendo: 'Desfazendo',
    desfeita: 'Desfeita',
  },
  stockOnly:
    'Se houver vendas antes de você importar, o estoque entra como diferença: o que for vendido continua vendido.',
  tabs: { alterada: 'Alteradas', erro: 'Com erro', nova: 'Novas', recusada: 'Não feitas', todas: 'Todas' },
  tabsLabel: 'Linhas da planilha',
  title: 'Planilhas',
  total: {
    alteradas: 'alteradas',
    aplicadas: 'importadas',
    desfeitas: 'desfeitas',
    erros: 'com erro',
    iguais: 'iguais à loja',
    linhas: 'linhas no arquivo',
    naoDesfeitas: 'não desfeitas',
    novas: 'novas',
    recusadas: 'não importadas',
  },
  undo: 'Desfazer',
  undoHint:
    'Volta ao que era antes, linha por linha. Do estoque só sai ou volta o que a planilha mudou: o que foi vendido depois continua vendido. O que alguém mudou depois da importação fica como está, e você vê quais são.',
  undoTitle: 'Desfazer a importação',
  unstamped:
    'Falta a coluna baixado, ou ela está vazia em alguma linha. Ela diz o que havia na loja quando a planilha foi baixada: sem ela, o estoque e os preços passam a ser os escritos na planilha, mesmo que a loja tenha vendido nesse meio-tempo. Confira abaixo o que muda.',
  unknown: (columns: readonly string[]): string =>
    columns.length === 1
      ? `A coluna ${columns[0] ?? ''} não é conhecida e não foi lida.`
      : `Estas colunas não são conhecidas e não foram lidas: ${columns.join(', ')}.`,
  wait: 'A página se atualiza sozinha. Pode sair daqui: o trabalho continua.',
  writing: { aplicando: 'Importando…', desfazendo: 'Desfazendo…' },
};

const bulkSheetText: typeof panelSheetsText = {
  ...panelSheetsText,
  apply: (count) => `Aplicar em ${lines(count)}`,
  applySome: (count) => `Aplicar só em ${lines(count)} sem erro`,
  faulty: (count) =>
    `Em ${lines(count)} a mudança não serve, pelo que está dito ao lado. Você pode aplicar só nas outras.`,
  notices: {
    conferida: 'Mudança conferida. Nada mudou na loja ainda.',
    descartada: panelSheetsText.notices.descartada,
  },
  nothing: 'Os produtos já estão assim: não há nada a mudar.',
  outcome: { aplicada: 'Mudança', desfeita: 'Volta' },
  states: { ...panelSheetsText.states, aplicada: 'Aplicada', aplicando: 'Aplicando' },
  total: {
    ...panelSheetsText.total,
    aplicadas: 'aplicadas',
    iguais: 'já estão assim',
    linhas: 'linhas de produtos e opções',
    recusadas: 'não aplicadas',
  },
  undoHint:
    'Volta ao que era antes, linha por linha. O que alguém mudou depois da mudança fica como está, e você vê quais são.',
  undoTitle: 'Desfazer a mudança',
  writing: { aplicando: 'Aplicando…', desfazendo: 'Desfazendo…' },
};

/** Of a file, or of one change of many products, which is looked at, applied and taken back like one. */
export function sheetWords({ emMassa }: { readonly emMassa: boolean }): typeof panelSheetsText {
  return emMassa ? bulkSheetText : panelSheetsText;
}
