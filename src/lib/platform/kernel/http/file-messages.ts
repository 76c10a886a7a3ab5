/** Why a file that somebody sent is not taken: sheets, pictures, ZIP files, packs. A part of `message`. */

export const fileMessage = {
  brokenSheet: {
    aspas: (linha: number): string =>
      `A planilha tem aspas que não fecham perto da linha ${linha}. Corrija essa célula e envie de novo.`,
    codificacoes: (linha: number): string =>
      `A planilha mistura duas codificações: perto da linha ${linha} há “Ã” com outro sinal no lugar de uma letra com acento. Corrija essas letras, salve como “CSV UTF-8” e envie de novo.`,
    binario: (): string =>
      'Este arquivo não é um CSV nem uma planilha do Excel (.xlsx). Na planilha, use “Salvar como” e escolha “Pasta de Trabalho do Excel (.xlsx)” ou “CSV UTF-8”.',
    livro: (): string =>
      'Este arquivo não é uma planilha do Excel (.xlsx), ou está danificado. Abra-o no computador, use “Salvar como”, escolha “Pasta de Trabalho do Excel (.xlsx)” ou “CSV UTF-8” e envie de novo.',
    livroCifrado: (): string => 'A planilha tem senha. Salve-a sem senha e envie de novo.',
    livroGrande: (): string =>
      'A planilha é grande demais por dentro. Apague as folhas e colunas que não vai enviar, ou divida-a em partes, e envie de novo.',
    vazio: (): string => 'A planilha está vazia.',
  },
  fileFaults: {
    broken: (file: string): string =>
      `${file} está incompleto ou danificado: abra-o no computador, salve de novo e envie.`,
    empty: (file: string): string => `${file} está vazio.`,
    heavy: (file: string): string => `${file} passa de 10 MB. Salve-o menor, ou divida-o, e envie de novo.`,
    unknown: (file: string): string => `${file} não é PDF, ZIP, PNG nem JPEG.`,
  },
  fileUsed: (nome: string, skus: readonly string[]): string =>
    `${nome} não foi excluído: ainda está em ${skus.join(', ')}. Remova-o dos produtos primeiro.`,
  pictureFaults: {
    broken: (file: string): string =>
      `${file} está incompleto ou danificado: abra-o no computador, salve de novo e envie.`,
    empty: (file: string): string => `${file} está vazio.`,
    heavy: (file: string): string =>
      `${file} passa de 10 MB. Salve a imagem num tamanho menor e envie de novo.`,
    heic: (file: string): string =>
      `${file} está no formato HEIC, que os navegadores não mostram. Salve como JPEG e envie de novo.`,
    pixels: (file: string): string =>
      `${file} tem mais de 50 milhões de pixels. Diminua a imagem e envie de novo.`,
    svg: (file: string): string =>
      `${file} é um SVG, que pode trazer código junto. Salve como PNG ou WebP e envie de novo.`,
    unknown: (file: string): string =>
      `${file} não é uma imagem que a loja aceita, mesmo que o nome diga que é. Envie JPEG, PNG, WebP, AVIF ou GIF.`,
  },
  bulkMany: (lines: number, most: number): string =>
    `São ${lines} linhas de produtos e opções. Mude até ${most} de cada vez: filtre a lista.`,
  bulkNothing: 'Nenhum produto foi escolhido, ou a lista está vazia.',
  bulkPrice: 'Escreva de quanto é a mudança, como 10 ou 2,50, maior que zero.',
  bulkTime: 'Escreva o início e o fim como 20/11/2026 ou 20/11/2026 15:00.',
  bulkUnknown: 'Escolha na lista uma categoria ou um selo da loja.',
  sheetBusy: 'Esta planilha já foi importada, ou está sendo importada agora.',
  sheetDoubts: 'Diga primeiro o que são as colunas em dúvida.',
  sheetFaults: 'A planilha tem linhas com erro. Corrija-as, ou importe só as outras.',
  sheetLarge: 'A planilha é grande demais: envie até 8 MB de cada vez.',
  sheetLong: (lines: number, most: number): string =>
    `A planilha tem ${lines} linhas. Envie até ${most} de cada vez.`,
  sheetNotDone: 'Só uma planilha importada pode ser desfeita.',
  sheetTwice: (columns: string): string => `A planilha tem duas colunas iguais: ${columns}. Deixe uma só.`,
  sheetWithout: (columns: string): string =>
    `A planilha não tem a coluna ${columns}, que diz de quem é cada linha. Confira a primeira linha do arquivo.`,
  packFaults: (fault: keyof typeof PACK_FAULTS, detail: string) =>
    detail === '' ? `${PACK_FAULTS[fault]}.` : `${PACK_FAULTS[fault]}. Detalhe técnico: ${detail}`,
  packLarge: 'O pacote é grande demais para o painel: até 50 MB. Use npm run import no servidor.',
  unknownPack: 'Este pacote não está mais aqui: exporte de novo.',
  rulesBroken:
    'O arquivo não é um JSON que dá para ler. Baixe as regras daqui, mude o que quiser e envie de novo.',
  rulesEmpty:
    'O arquivo não traz nenhuma regra: ele precisa de ao menos uma parte, como “devices” ou “pairs”.',
  rulesLarge: 'O arquivo de regras passa de 4 MB.',
  rulesShape: (where: string) =>
    `O arquivo não está como deve em “${where || 'raiz'}”: falta ali um valor, ou ele é de outro tipo ou grande demais.`,
  rulesTwice: (where: string, name: string) => `Em “${where}”, o código “${name}” aparece duas vezes.`,
  rulesUnknown: (where: string, name: string) =>
    `Em “${where}”, “${name}” não existe: escreva o código de algo que o arquivo, ou as regras da loja, tenham.`,
  zipFaults: {
    zip: 'O arquivo não é um ZIP que dá para ler, ou está danificado. Compacte as imagens de novo e envie.',
    zipBomb:
      'O ZIP passa de 500 MB quando aberto, o que um ZIP de imagens não faz. Envie as imagens em partes.',
    zipEmpty: 'O ZIP não tem imagens.',
    zipMany: 'O ZIP tem mais de 5.000 arquivos. Envie em partes.',
  },
  zipLarge: 'O ZIP é grande demais: envie até 50 MB de cada vez.',
} as const;

/** Why a pack is not taken. */
const PACK_FAULTS = {
  zip: 'O arquivo não é um ZIP, ou está danificado',
  format: 'O arquivo é um ZIP, mas não é um pacote de loja',
  version: 'O pacote é de outro formato: exporte-o de novo com a versão desta loja',
  newer: 'O pacote foi feito por uma versão mais nova da loja, que sabe mais: atualize esta primeiro',
  names: 'O pacote tem um arquivo que nenhum pacote tem, ou um repetido',
  large: 'Aberto, o pacote passa do tamanho permitido',
  missing: 'Falta no pacote um arquivo que a lista dele cita',
  checksum: 'Um arquivo do pacote não é o que foi gravado',
  count: 'Um arquivo do pacote tem mais ou menos linhas do que a lista diz',
  record: 'Uma linha do pacote não está como deve',
  picture: 'Uma imagem ou um arquivo do pacote não é o que diz ser, ou está incompleto',
  person:
    'Uma conta desta loja tem só o e-mail, ou só o CPF ou CNPJ, de uma conta do pacote: corrija ou remova a daqui primeiro',
  refused: 'O banco de dados recusou o que o pacote diz',
  full: 'A loja não está vazia, e um pacote só entra numa loja vazia',
} as const;
