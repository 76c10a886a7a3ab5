/** `/checkout/convite`: becoming staff by a link. */
export const invitationText = {
  button: 'Entrar no painel',
  description: 'Entrada da equipe da loja.',
  fields: {
    documento: 'CPF ou CNPJ',
    email: 'E-mail',
    nome: 'Nome completo',
    senha: 'Senha',
    senhaHint: 'Pelo menos 8 caracteres.',
    senhaKnown: 'Senha da sua conta',
  },
  gone: 'Este convite não vale mais',
  goneFirst:
    'Convites valem uma vez e por pouco tempo. Se a loja ainda não tem quem a administre, reinicie-a: ao iniciar, ela mostra outro endereço. Se já tem, peça outro convite a quem administra.',
  intro: (por: string): string => `${por} convidou você para a equipe da loja.`,
  introFirst:
    'Esta loja ainda não tem quem a administre. Crie aqui a conta que pode tudo no painel; depois, convide por ela as outras pessoas.',
  known: (email: string): string => `Há uma conta com o e-mail ${email}. Confirme com a senha dela.`,
  problems: {
    documento: 'Confira o CPF ou CNPJ: os números não fecham.',
    email: 'Confira o e-mail: falta ou sobra alguma coisa.',
    failed: 'Não foi possível. Tente de novo em instantes.',
    nome: 'Informe o nome.',
  },
  roles: 'O que você poderá fazer:',
  title: 'Entre para a equipe',
  titleFirst: 'Primeiro acesso ao painel',
} as const;
