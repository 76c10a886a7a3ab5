/** The sentences of the list of `/painel/pedidos` that are about several orders. */
export const panelOrderListText = {
  mark: (numero: number): string => `Marcar o pedido ${numero}`,
  marked: 'Marcar',
  actsTitle: 'Com os pedidos marcados',
  print: 'Imprimir a separação',
  step: 'Próximo passo',
  steps: {
    confirmado: 'Marcar como pagos ou combinados',
    enviado: 'Marcar como enviados',
    entregue: 'Marcar como entregues',
  },
  confirm: 'Confirmo: cada comprador recebe um e-mail.',
  submit: 'Aplicar aos marcados',
  hint: 'O código de rastreio é informado na página de cada pedido.',
  export: 'Baixar esta lista (CSV)',
  columns: ['pedido', 'data', 'situação', 'pagamento', 'comprador', 'e-mail', 'unidades', 'total'],
  noneMarked: 'Marque pelo menos um pedido da lista.',
  noStep: 'Escolha o próximo passo.',
  unconfirmed: 'Marque que confirma: os compradores são avisados por e-mail.',
  done: (count: number): string => {
    if (count === 0) return 'Nenhum pedido foi atualizado.';
    return count === 1 ? '1 pedido atualizado.' : `${count} pedidos atualizados.`;
  },
  refused: (numero: number, why: string): string => `Pedido ${numero}: ${why}`,
  undo: 'Desfazer',
  undoHint: 'Volta os pedidos que acabaram de mudar ao passo anterior. Um e-mail que já saiu não volta.',
  undone: (count: number, told: number): string => {
    const back =
      count === 1 ? '1 pedido voltou ao passo anterior.' : `${count} pedidos voltaram ao passo anterior.`;
    if (told === 0) return `${back} Nenhum comprador foi avisado.`;
    return `${back} O e-mail já tinha saído ${told === 1 ? 'para 1 comprador' : `para ${told} compradores`}: avise por mensagem.`;
  },
  noneUndone: 'Nenhum pedido voltou.',
  failed: 'não foi possível atualizar agora.',
} as const;
