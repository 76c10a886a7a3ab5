/** `/painel/integracoes`. */
import type { Scope } from '#lib/domain/programs/scopes.ts';

const scopes: Readonly<Record<Scope, string>> = {
  'pedidos:ler': 'Ler pedidos, sem os dados de quem comprou',
  'pedidos:escrever': 'Confirmar, enviar e marcar pedidos como faturados',
  'clientes:ler': 'Ler nome, documento e endereço de quem comprou (cada leitura fica registrada)',
  'produtos:ler': 'Ler produtos, preços e estoque',
  'produtos:escrever': 'Criar produtos e mudar textos e preços',
  'estoque:escrever': 'Alterar o estoque',
  'eventos:ler': 'Ler o que acontece: pedidos, devoluções, estoque e produtos que mudam',
};

const states: Readonly<Record<'ativa' | 'revogada' | 'vencida', string>> = {
  ativa: 'Ativa',
  revogada: 'Revogada',
  vencida: 'Vencida',
};

const fields: Readonly<Record<string, string>> = {
  ...{ escopos: 'O que pode fazer', situacao: 'Situação' },
  // Of web hooks, which stand in the same history.
  ...{ nome: 'Nome', url: 'Endereço', tipos: 'Avisos', ativo: 'Ativo', segredo: 'Segredo' },
};

export const panelProgramText = {
  add: 'Criar chave',
  addTitle: 'Nova chave',
  back: 'Todas as chaves',
  by: (por: string, em: string): string => `Criada por ${por} em ${em}`,
  calls: {
    code: 'Resposta',
    none: 'Esta chave ainda não gravou nada, não foi recusada nem leu dados de quem comprou.',
    of: 'Sobre',
    title: 'O que foi feito com ela',
    when: 'Quando',
    which: 'Chamada',
  },
  columns: { name: 'Programa', scopes: 'Pode', state: 'Situação', until: 'Vale até', used: 'Último uso' },
  docs: 'Como chamar: endereços, exemplos e a descrição OpenAPI',
  ever: 'sem prazo',
  faults: {
    nome: 'Escreva o nome do programa, com até 60 letras.',
    escopos: 'Marque ao menos uma coisa que o programa pode fazer.',
  },
  field: (campo: string): string => fields[campo] ?? campo,
  form: {
    limit: 'Chamadas por minuto',
    limitOf: (calls: number): string => `até ${calls.toLocaleString('pt-BR')}`,
    name: 'Nome do programa',
    nameHint: 'Aparece no histórico ao lado do que ele mudar. Por exemplo: ERP da matriz.',
    scopes: 'O que ele pode fazer',
    term: 'Vale por',
    scopeOf: (scope: Scope): string => `${scopes[scope]} (${scope})`,
    termOf: (days: number): string =>
      days === 0 ? 'até ser revogada' : days === 365 ? '1 ano' : `${days} dias`,
  },
  intro:
    'Uma chave deixa um programa seu, como o ERP ou um script do contador, ler pedidos e acertar produtos e estoque. Ela não abre o painel nem a conta de ninguém. Dê a cada programa a sua, só com o que ele precisa.',
  keys: 'Chaves',
  made: {
    about:
      'Copie agora: por segurança ela não é guardada e não aparece de novo. Se perder, revogue e crie outra.',
    label: (nome: string): string => `Chave de ${nome}`,
    title: 'Chave criada',
  },
  never: 'nunca',
  none: 'Nenhuma chave ainda.',
  notices: { revogada: 'Chave revogada. O programa que a usava já não entra.' },
  revoke: 'Revogar chave',
  revokeAbout: 'O programa que usa esta chave para de entrar na hora. Não há como desfazer.',
  revokeTitle: 'Revogar',
  scopes,
  tabs: { chaves: 'Chaves', webhooks: 'Webhooks' },
  starts: (inicio: string): string => `começa com ${inicio}`,
  states,
  title: 'Integrações',
};
