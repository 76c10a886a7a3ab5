/** What the files of a product say besides its data. */
export const fileWords = {
  manual: {
    name: 'Manual do produto',
    foot: 'Leia antes de instalar e guarde para consultas. Dúvidas: fale com a loja pelo endereço no pé da página.',
  },
  arquivo: {
    name: 'Ficha técnica',
    foot: 'Dados do produto no dia em que este arquivo foi baixado; valem os da página do produto na loja.',
  },
  identification: 'Identificação',
  labels: { ean: 'EAN (GTIN)', marca: 'Marca', mpn: 'Código do fabricante', sku: 'Código do produto' },
  moreData: 'Mais sobre o produto',
  notes: {
    anatel: 'Homologação Anatel',
    box: 'Conteúdo da embalagem',
    compatibility: 'Compatível com',
    warranty: 'Garantia',
  },
} as const;
