/** What a heading of another platform's file can be taken for, and the column of ours that comes of it. */
export const FOREIGN_FIELDS = {
  chave: 'sku_produto',
  pai: 'sku_produto',
  id: '',
  tipo: '',
  codigo: 'sku',
  nome: 'nome',
  endereco: 'slug',
  descricao: 'descricao_longa',
  resumo: 'descricao_curta',
  marca: 'marca',
  categoria: 'categorias',
  subcategoria: 'categorias',
  tipo_produto: 'categorias',
  publicado: 'ativo',
  situacao: 'ativo',
  visibilidade: 'ativo',
  opcao_nome_1: 'atributo',
  opcao_valor_1: 'opcao',
  opcao_nome_2: 'atributo',
  opcao_valor_2: 'opcao',
  opcao_nome_3: 'atributo',
  opcao_valor_3: 'opcao',
  variacoes: 'opcao',
  preco: 'preco',
  preco_cheio: 'preco',
  preco_riscado: 'preco_de',
  preco_promocional: 'preco',
  promocao_inicio: 'promocao_inicio',
  promocao_fim: 'promocao_fim',
  estoque: 'estoque',
  ean: 'ean',
  mpn: 'mpn',
  peso: 'peso_kg',
  altura: 'altura_cm',
  largura: 'largura_cm',
  comprimento: 'comprimento_cm',
  medida: '',
  garantia: 'garantia_meses',
} as const;

export type ForeignField = keyof typeof FOREIGN_FIELDS;

export function isForeignField(text: string): text is ForeignField {
  return Object.hasOwn(FOREIGN_FIELDS, text);
}
