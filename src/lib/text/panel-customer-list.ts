/** The sentences of the list of `/painel/clientes` that are about several customers. */
export const panelCustomerListText = {
  mark: (nome: string): string => `Marcar ${nome}`,
  marked: 'Marcar',
  actsTitle: 'Com os clientes marcados',
  into: 'Colocar no grupo',
  choose: 'Escolha o grupo',
  out: 'Nenhum: tirar do grupo em que estão',
  submit: 'Aplicar aos marcados',
  hint: 'Cada um passa a ver o preço do grupo em até um minuto.',
  filter: 'Grupo',
  allGroups: 'Todos',
  manage: 'Criar e editar grupos',
  groupCount: (nome: string, clientes: number): string => `${nome} (${clientes})`,
  noneMarked: 'Marque pelo menos um cliente da lista.',
  noGroupChosen: 'Escolha o grupo.',
  done: (count: number): string => {
    if (count === 0) return 'Nenhum cliente mudou de grupo.';
    return count === 1 ? 'Grupo de 1 cliente salvo.' : `Grupo de ${count} clientes salvo.`;
  },
  refused: (count: number, why: string): string =>
    count === 1 ? `1 não mudou: ${why}` : `${count} não mudaram: ${why}`,
  failed: 'não foi possível mudar agora.',
} as const;
