/** What every column of the spreadsheet of products is for, with an example: the guide and the template that the panel gives out. */

export type ColumnGuide = {
  readonly about: string;
  /** A cell of the example row; '' where the example has none. */
  readonly example: string;
};

const column = (about: string, example = ''): ColumnGuide => ({ about, example });

/** By column, in the order of the file. */
export const productColumnGuide: Readonly<Record<string, ColumnGuide>> = {
  sku: column(
    'O código do produto na loja. Obrigatório: é por ele que a loja sabe de qual produto é a linha.',
    'MESA-2M',
  ),
  sku_produto: column(
    'Só na linha de uma opção (uma cor, um tamanho): o SKU do produto a que ela pertence. Vazio na linha de um produto.',
  ),
  atributo: column('Só na linha de uma opção: o que muda, como Cor. Com duas coisas, Cor / Tamanho.'),
  opcao: column('Só na linha de uma opção: o valor dela, como Preta. Com duas coisas, Preta / M.'),
  familia: column(
    'O SKU do primeiro produto da família, para produtos iguais em tamanhos ou cores diferentes. No primeiro, o dele mesmo.',
  ),
  eixo: column('O que muda na família, como Tamanho. Igual em todos os produtos dela.'),
  eixo_valor: column('O valor deste produto na família, como 2 m.'),
  nome: column('O nome que o cliente vê.', 'Mesa de 2 m'),
  slug: column('O fim do endereço da página. Vazio em um produto novo: é feito do nome.', 'mesa-de-2-m'),
  marca: column('O nome de uma marca da loja. A conferência oferece criar as que faltam.', 'Minha marca'),
  categorias: column(
    'A categoria principal e, depois de |, outras: pelo caminho (/moveis/mesas) ou pelos nomes (Móveis > Mesas). A conferência oferece criar as que faltam, escritas pelos nomes.',
    'Móveis > Mesas',
  ),
  situacao: column(
    'disponivel, indisponivel ou sobConsulta. Vazio em um produto novo: disponivel.',
    'disponivel',
  ),
  ativo: column('sim ou não: se o produto está na loja. Vazio em um produto novo: sim.', 'sim'),
  arquivado: column(
    'Vazio, ou o que faz o endereço de um produto arquivado: categoria (leva ao sucessor ou à categoria) ou encerrado (diz que saiu de linha).',
  ),
  preco_de: column('O preço riscado ao lado. Vazio quando não há desconto.', '79,90'),
  preco: column('O preço de uma unidade, em reais.', '59,90'),
  desconto_vista: column('Desconto à vista deste produto, em porcento. Vazio: o da loja.'),
  atacado: column(
    'A partir de quantas unidades e quanto custa cada uma: 10: 55,00 | 50: 49,90.',
    '10: 55,00 | 50: 49,90',
  ),
  preco_promocional: column('O preço durante uma promoção com data. As três colunas da promoção vão juntas.'),
  promocao_de: column('O preço riscado durante a promoção. Vazio: o que o produto custa sem ela.'),
  promocao_inicio: column('Quando a promoção começa, como 20/11/2026 ou 20/11/2026 15:00.'),
  promocao_fim: column('Quando ela termina.'),
  promocao_nome: column('O nome da promoção. Vazio: Promoção.'),
  promocao_desconto_vista: column('Desconto à vista durante a promoção, em porcento.'),
  estoque: column('Quantas unidades há. Em um arquivo baixado, o que você muda entra como diferença.', '25'),
  baixado: column(
    'Da loja: o que havia no momento do download. Deixe como veio. Em um arquivo seu, deixe a coluna fora.',
  ),
  ean: column('O código de barras (GTIN), com 8, 12, 13 ou 14 dígitos. Pode ficar vazio.'),
  mpn: column('O código que o fabricante dá ao produto.', 'M2-2024'),
  ncm: column(
    'A classificação fiscal, com 8 dígitos, para a nota fiscal. Vem da sua contabilidade.',
    '9403.60.00',
  ),
  cest: column('O CEST, com 7 dígitos, só de produtos com substituição tributária.'),
  origem: column('A origem da mercadoria na nota fiscal, de 0 (nacional) a 8.', '0'),
  unidade: column('Em que o produto é contado na nota fiscal: UN, PC, CX, M.', 'UN'),
  peso_kg: column('O peso com a embalagem, em quilos, para o frete.', '0,25'),
  altura_cm: column('A altura da embalagem, em centímetros.', '4'),
  largura_cm: column('A largura da embalagem, em centímetros.', '15'),
  comprimento_cm: column('O comprimento da embalagem, em centímetros.', '20'),
  envio: column(
    'Com o que o produto viaja: vazio segue a categoria, sozinho vai em entrega própria, livre vai com tudo; um nome vai só com os de mesmo nome.',
  ),
  garantia_meses: column('A garantia, em meses.', '12'),
  selos: column('Nomes de selos da loja, separados por |.'),
  compre_junto: column(
    'SKUs de outros produtos e quanto sai de cada um quando vão junto: CODIGO-2: 10% | CODIGO-3: 5,00.',
  ),
  acessorios: column(
    'SKUs do que combina com o produto, separados por |. Vêm primeiro no que a página recomenda.',
  ),
  semelhantes: column('SKUs de produtos parecidos, separados por |.'),
  sucessor: column('O SKU do produto que tomou o lugar deste.'),
  manuais: column(
    'Manuais para baixar, com o nome que o cliente lê e o do arquivo que você enviou em Manuais e arquivos: Montagem: montagem-da-mesa.pdf. No lugar do arquivo, gerado faz um PDF com os textos do produto.',
  ),
  arquivos: column('Outros arquivos para baixar, do mesmo jeito. Aqui gerado faz a ficha técnica em PDF.'),
  video: column('Endereço de um vídeo no YouTube ou no Vimeo.'),
  descricao_curta: column(
    'O resumo ao lado da imagem. Texto ou HTML simples.',
    'Mesa de madeira para seis pessoas.',
  ),
  descricao_longa: column(
    'A descrição completa. Texto ou HTML simples: parágrafos, negrito, listas, tabelas.',
    '<p>Tampo de madeira maciça, com bordas arredondadas.</p>',
  ),
  seo_titulo: column('O título nos resultados de busca. Vazio: o nome do produto.'),
  seo_descricao: column('A descrição nos resultados de busca. Vazio: o começo da descrição curta.'),
  imagens: column(
    'Endereços de imagens, separados por |. A loja as busca depois de importar as linhas. As da própria loja ficam como estão.',
  ),
  imagens_texto: column(
    'O que cada imagem mostra, para quem não a vê, na ordem das imagens e separado por |. Vazio: o nome do produto.',
  ),
};

export const sheetGuideText = {
  about: 'Para que serve',
  back: 'Todas as planilhas',
  column: 'Coluna',
  empty: 'vazio',
  example: 'Exemplo',
  intro:
    'Em Produtos cada linha é um produto, ou uma opção dentro de um produto. A ordem das colunas não importa, e as que você não usa podem faltar: o que não está no arquivo fica como está. As características da ficha técnica da loja são colunas de Produtos, depois destas, cada uma com o nome que você deu a ela. Preços e estoque tem poucas das colunas de Produtos.',
  link: 'O que é cada coluna das planilhas',
  template: 'Baixar o modelo com uma linha de exemplo',
  title: 'Colunas das planilhas',
};
