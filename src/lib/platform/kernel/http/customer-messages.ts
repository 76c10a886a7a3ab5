/** What the panel answers about groups of customers and notes. */
export const customerMessage = {
  customerGroupKnown: 'Já existe um grupo com este nome.',
  customerGroupUsed: (count: number): string =>
    `Este grupo tem ${count === 1 ? '1 cliente' : `${count} clientes`}. Passe todos para outro grupo, ou para nenhum, antes de removê-lo.`,
  customerGroupOfOwners:
    'Grupos com dias para pagar faturado são de quem administra a loja: peça a essa pessoa para mudar.',
  unknownNote: 'Nota não encontrada',
  notTheirNote: 'Só quem escreveu a nota, ou a administração, pode mudar ou remover.',
  unknownCustomerGroup: 'Este grupo não existe mais. Escolha outro.',
} as const;
