/** Why a statement of a bank is not taken, or one of its lines. A part of `message`. */

export const statementMessage = {
  statementKnown: 'Este extrato já foi importado. Nada mudou.',
  statementUnreadable:
    'Não deu para ler este arquivo como extrato. Exporte do banco em OFX, ou em CSV com as colunas Data e Valor, e envie inteiro.',
  statementOver: (limit: string): string =>
    `O extrato passa de ${limit}, o máximo de um arquivo. Exporte do banco um período menor e envie um de cada vez.`,
  statementLineGone: 'Esta linha do extrato já foi resolvida. Veja como ela está agora.',
  statementNoCode: 'Este pedido não tem um Pix por chave para receber este crédito.',
  unknownStatement: 'Extrato não encontrado',
  statementUnsigned:
    'Este arquivo não diz o que entrou e o que saiu: todos os valores são positivos. Exporte em OFX, ou com a coluna de crédito e débito.',
  statementOtherAccount:
    'Este extrato é de uma conta diferente da do anterior. Importe o extrato da conta que recebe o Pix da loja.',
} as const;
