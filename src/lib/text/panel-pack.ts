/** `/painel/pacote`. */
const number = new Intl.NumberFormat('pt-BR');

export const panelPackText = {
  changes: {
    field: { exportado: 'pacote exportado', importado: 'pacote importado' } as Readonly<
      Record<string, string>
    >,
    target: 'a loja',
  },
  cutOff: 'Uma importação anterior foi interrompida, e nada dela entrou na loja. Envie o pacote de novo.',
  done: (linhas: number, imagens: number): string =>
    `O pacote está na loja: ${number.format(linhas)} linhas, ${number.format(imagens)} arquivos de imagem.`,
  export: 'Exportar',
  exportIntro:
    'Baixa a loja num arquivo ZIP: catálogo com estoque e preços agendados, páginas, banners, menus, configurações, frete, cupons, sinônimos e imagens. Nunca vão junto: sessões, carrinhos, rascunhos, registros, chaves. Enquanto as linhas são lidas, a loja pode esperar alguns segundos.',
  file: 'Pacote',
  fileHint: 'O ZIP que outra loja exportou, até 50 MB. Maior que isso, use npm run import no servidor.',
  fileMissing: 'Escolha o pacote.',
  full: 'Esta loja não está vazia, e um pacote só entra numa loja vazia (iniciada com SEED=none, sem nada além de contas).',
  import: 'Importar',
  importIntro:
    'Tudo do pacote entra de uma vez, ou nada entra. A sua conta fica. Um pacote com pessoas traz também as contas de quem administrava a outra loja: importe só o que é de confiança. Com pessoas, esta loja passa a agir logo sobre os pedidos trazidos: cancela os que vencem e escreve aos compradores. Não faça isso para experimentar enquanto a outra loja funciona.',
  people: 'Com pessoas: contas (com as senhas cifradas), pedidos, pagamentos, orçamentos e mensagens',
  peopleHint: 'O arquivo passa a ter dados pessoais: guarde-o como guarda um backup.',
  submitExport: 'Baixar pacote',
  submitImport: 'Trazer para a loja',
  title: 'Exportar a loja',
  tooLarge: 'O pacote passa de 50 MB. Use npm run import no servidor.',
};
