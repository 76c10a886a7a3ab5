/** `/painel/ligar`. */
export const panelFinderText = {
  title: 'O que liga em quê',
  intro:
    'O seletor lê as fichas técnicas: pontas, classe, tamanho e o resto dizem o que cada produto liga. Ele aparece na loja quando ao menos dois produtos têm ficha suficiente.',
  state: (on: boolean, count: number): string =>
    on
      ? `Está no ar, com ${count} produtos.`
      : count > 0
        ? 'Não aparece na loja: só um produto tem ficha suficiente, e são precisos ao menos dois.'
        : 'Não aparece na loja: nenhum produto tem uma ficha que diga o que ele liga. Quem não vende o que liga aparelhos não precisa fazer nada aqui.',
  offState: 'Está desativado: nada dele aparece na loja.',
  turnOff: 'Desativar',
  turnOn: 'Ativar',
  notices: {
    importado: 'Importado: o seletor já responde por estas regras.',
    originais: 'O seletor voltou às regras da loja.',
    ligado: 'Ativado.',
    desligado: 'Desativado: nada dele aparece na loja.',
    guardado: 'Salvo: o seletor já lê assim.',
  } as Readonly<Record<string, string>>,
  toCodes: 'Os seus produtos ligam uma coisa em outra? Diga o que os valores das fichas significam.',
  codeTitle: 'Informar o que um valor significa',
  codeIntro:
    'Quando a ficha usa outras palavras, diga o que elas significam: a característica, o valor como está na ficha e, da lista, o que ele quer dizer.',
  form: {
    caracteristica: 'Código da característica',
    valor: 'Valor, como está na ficha',
    codigo: 'Significa',
    nothing: 'Nada',
    save: 'Salvar',
  },
  faults: {
    caracteristica: 'Escreva o código da característica, como está na página dela.',
    valor: 'Escreva o valor como está na ficha.',
  },
  rules: {
    title: 'As regras',
    intro:
      'Aparelhos, portas, sinais, alcances, armadilhas e perguntas são dados. Baixe o arquivo, mude o que quiser e envie de volta: a parte que o arquivo traz (“devices”, por exemplo) fica no lugar da que havia, e a que ele não traz fica como veio com a loja. Um pacote da loja leva estas regras junto.',
    state: (own: boolean, devices: number, ports: number, traps: number): string =>
      `${own ? 'Valem as regras que você importou' : 'Valem as regras que vieram com a loja'}: ${devices} aparelhos, ${ports} portas e ${traps} armadilhas.`,
    download: 'Baixar as regras',
    drop: 'Voltar às regras da loja',
    file: 'Arquivo de regras',
    fileHint: 'JSON de até 4 MB. Ele é conferido inteiro antes de valer; se algo estiver errado, nada muda.',
    missing: 'Escolha o arquivo de regras.',
    submit: 'Importar as regras',
  },
  own: 'O que você mudou',
  back: 'Restaurar',
  backOf: (value: string): string => `Restaurar ${value}`,
  gaps: (total: number, count: number): string =>
    total > 0
      ? `O que falta nas fichas (${total})`
      : count > 0
        ? 'Nenhuma ficha está incompleta'
        : 'Nenhuma ficha para ler',
  searched: 'O que falta nas fichas',
  search: 'Código ou valor',
  columns: {
    sku: 'Produto',
    motivo: 'Por que não aparece',
    valor: 'Valor',
    significado: 'Significa',
    acoes: 'Ações',
  },
  reasons: {
    'no-ends': 'A ficha não diz as pontas.',
    'one-end': 'Falta uma das pontas.',
    'no-class': 'Falta a classe, ou ela não tem significado.',
    'no-length': 'Falta o tamanho.',
    unmapped: 'Este valor ainda não tem significado.',
    panel: 'É peça de montagem: não liga aparelhos.',
  } as Readonly<Record<string, string>>,
};
