/** What is said where the demonstration is to become somebody's own shop. */
export const demoMessage = {
  noDemoShop: 'Esta loja já não é a de demonstração.',
  demoAccount:
    'Entre com a sua própria conta de administrador: as contas da demonstração deixam de valer. Em Equipe, convide o seu e-mail.',
} as const;
