/** `/painel/menus`. */
export const panelMenusText = {
  add: 'Adicionar entrada',
  addBelow: 'Dentro de',
  addTitle: 'Nova entrada',
  cancel: 'Voltar sem mudar',
  change: (label: string): string => `Editar ${label}`,
  columns: { entries: 'Entradas', menu: 'Menu' },
  dragHint: 'Com o mouse, também dá para arrastar.',
  edit: 'Editar',
  editTitle: (label: string): string => `Editar “${label}”`,
  empty: 'Este menu ainda não tem entradas.',
  emptyMain:
    'Sem entradas suas, a loja mostra aqui as categorias, na ordem da árvore. A primeira entrada que você criar toma o lugar delas.',
  entries: 'Entradas',
  faults: {
    full: 'Um menu tem no máximo 300 entradas.',
    icone: 'Escolha uma imagem da biblioteca, ou escreva o endereço de uma.',
    label: 'Escreva o texto da entrada, com até 200 caracteres.',
    link: 'Escreva um caminho da loja, como /categoria, ou um endereço completo.',
    nome: 'Escreva o nome do menu, com até 60 caracteres.',
  },
  fields: {
    entrada: 'entrada',
    nome: 'nome',
    posicao: 'posição',
  } as Readonly<Record<string, string>>,
  form: {
    destaque: 'Destacar',
    icone: 'Imagem',
    iconeHint:
      'Pequena e quadrada, ao lado do texto. No menu principal, também nas categorias da página inicial.',
    label: 'Texto',
    labelHintHtml: 'Pode ter destaques em HTML, como <strong>8% de desconto</strong>.',
    link: 'Link',
    linkHint: 'Um caminho da loja ou um endereço completo. Vazio, fica só o texto.',
    target: 'Abrir em outra aba',
  },
  intro: 'As mudanças valem em todas as páginas em até um segundo.',
  move: {
    down: { label: (entry: string): string => `Descer ${entry}`, sign: '↓' },
    in: { label: (entry: string): string => `Mover ${entry} para dentro da anterior`, sign: '→' },
    out: { label: (entry: string): string => `Mover ${entry} para fora`, sign: '←' },
    up: { label: (entry: string): string => `Subir ${entry}`, sign: '↑' },
  },
  names: {
    footer: 'Rodapé: primeira coluna',
    'footer-atendimento': 'Rodapé: segunda coluna',
    'footer-institucional': 'Rodapé: terceira coluna',
    'header-pitchbar': 'Faixa do topo',
    'icone-footer': 'Rodapé: motivos com ícone',
    'menu-principal': 'Menu principal',
  } as Readonly<Record<string, string>>,
  noLink: 'sem link',
  notices: {
    adicionada: 'Entrada adicionada.',
    mudada: 'Entrada alterada.',
    movida: 'Entrada movida.',
    nome: 'Nome do menu salvo.',
    removida: 'Entrada removida. Para trazê-la de volta, veja as últimas mudanças, no fim da página.',
    voltou: 'O menu voltou a ser o que era.',
  },
  remove: (below: number): string => {
    if (below === 0) return 'Remover esta entrada';
    return below === 1
      ? 'Remover esta entrada e a de dentro'
      : `Remover esta entrada e as ${below} de dentro`;
  },
  rename: 'Salvar nome',
  save: 'Salvar entrada',
  sure: (below: number): string =>
    below === 1
      ? 'A entrada que está dentro desta também sai do menu. Nada foi removido ainda.'
      : `As ${below} entradas que estão dentro desta também saem do menu. Nada foi removido ainda.`,
  sureRemove: (below: number): string => `Sim, remover as ${below + 1} entradas`,
  stale:
    'Outra pessoa mudou este menu enquanto você editava. Abaixo está o menu como ficou; o que você escreveu continua no formulário.',
  title: 'Menus',
  titleField: 'Nome do menu',
  titleHint: 'No rodapé, é o título da coluna.',
  top: 'Nenhuma (primeiro nível)',
};
