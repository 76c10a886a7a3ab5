/**
 * Characteristics of the catalogue, in the order of the specification table. `unidade` is the base unit of the
 * numbers (stored as integer thousandths); '' means that the values are texts.
 */
export const CHARACTERISTICS = {
  comprimento: { nome: 'Comprimento', unidade: 'm', grupo: 'Cabo' },
  'conector-a': { nome: 'Ponta 1', unidade: '', grupo: 'Conexão' },
  'conector-b': { nome: 'Ponta 2', unidade: '', grupo: 'Conexão' },
  genero: { nome: 'Gênero', unidade: '', grupo: 'Conexão' },
  classe: { nome: 'Padrão ou classe', unidade: '', grupo: 'Desempenho' },
  compatibilidade: { nome: 'Compatível com', unidade: '', grupo: 'Desempenho' },
  'resolucao-maxima': { nome: 'Resolução máxima', unidade: '', grupo: 'Desempenho' },
  'taxa-maxima': { nome: 'Taxa de atualização máxima', unidade: 'Hz', grupo: 'Desempenho' },
  'largura-de-banda': { nome: 'Largura de banda', unidade: 'Gb/s', grupo: 'Desempenho' },
  recursos: { nome: 'Recursos', unidade: '', grupo: 'Desempenho' },
  tecnologia: { nome: 'Tecnologia', unidade: '', grupo: 'Desempenho' },
  direcional: { nome: 'Direcional', unidade: '', grupo: 'Desempenho' },
  impedancia: { nome: 'Impedância', unidade: 'Ω', grupo: 'Elétrica' },
  potencia: { nome: 'Potência máxima', unidade: 'W', grupo: 'Elétrica' },
  'secao-do-condutor': { nome: 'Seção do condutor', unidade: 'mm²', grupo: 'Elétrica' },
  bitola: { nome: 'Bitola', unidade: 'AWG', grupo: 'Elétrica' },
  condutor: { nome: 'Condutor', unidade: '', grupo: 'Elétrica' },
  blindagem: { nome: 'Blindagem', unidade: '', grupo: 'Elétrica' },
  categoria: { nome: 'Categoria do cabo', unidade: '', grupo: 'Desempenho' },
  'tipo-de-fibra': { nome: 'Tipo de fibra', unidade: '', grupo: 'Desempenho' },
  polimento: { nome: 'Polimento', unidade: '', grupo: 'Conexão' },
  'alcance-maximo': { nome: 'Alcance máximo', unidade: 'm', grupo: 'Desempenho' },
  portas: { nome: 'Portas', unidade: '', grupo: 'Conexão' },
  certificacao: { nome: 'Certificação', unidade: '', grupo: 'Conformidade' },
  anatel: { nome: 'Homologação Anatel', unidade: '', grupo: 'Conformidade' },
  capa: { nome: 'Material da capa', unidade: '', grupo: 'Cabo' },
  diametro: { nome: 'Diâmetro externo', unidade: 'mm', grupo: 'Cabo' },
  uso: { nome: 'Uso indicado', unidade: '', grupo: 'Cabo' },
  cor: { nome: 'Cor', unidade: '', grupo: 'Cabo' },
  apresentacao: { nome: 'Embalagem', unidade: '', grupo: 'Cabo' },
  garantia: { nome: 'Garantia', unidade: '', grupo: 'Conformidade' },
  conteudo: { nome: 'Conteúdo da embalagem', unidade: '', grupo: 'Conformidade' },
} as const satisfies Record<string, { nome: string; unidade: string; grupo: string }>;

export type CharacteristicCode = keyof typeof CHARACTERISTICS;
