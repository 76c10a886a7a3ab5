type Link = { readonly label: string; readonly path: string; readonly note: string };

/** `/llms.txt`. */
export const llmsText = {
  catalogue: 'Catálogo',
  data: 'Dados para programas',
  facts: (contacts: readonly string[], pix: boolean, payment: readonly string[]): string =>
    [
      'Preços em reais. Os dados estruturados trazem o preço sem desconto à vista.',
      ...(pix ? ['No Pix há desconto, mostrado na página do produto.'] : []),
      ...payment,
      'Quem compra pode desistir em até 7 dias depois de receber, sem custo (Código de Defesa do Consumidor, art. 49).',
      ...(contacts.length > 0 ? [`Atendimento: ${contacts.join(', ')}.`] : []),
    ].join(' '),
  files: (search: string, docs: string): readonly Link[] => [
    { label: 'Mapa do site', path: '/sitemap.xml', note: 'todos os endereços' },
    { label: 'Feed de produtos', path: '/feed/google.xml', note: 'preço, estoque, GTIN e fotos de cada SKU' },
    { label: 'Busca', path: search, note: 'o que se procura vai no parâmetro `busca`' },
    { label: 'API da loja', path: docs, note: 'documento OpenAPI 3.1' },
  ],
  finder: (page: string): readonly Link[] => [
    {
      label: 'O que liga em quê',
      path: page,
      note: 'para programas: `GET /api/v2/vitrine/ligar` com aparelhos, portas, `metros` e `precisa` (cabeçalho `App-Token` como no documento)',
    },
  ],
  help: 'Atendimento e políticas',
  indexes: (brands: string, lists: string): readonly Link[] => [
    { label: 'Marcas', path: brands, note: 'todas as marcas' },
    { label: 'Listas prontas', path: lists, note: 'conjuntos comprados de uma vez' },
  ],
};
