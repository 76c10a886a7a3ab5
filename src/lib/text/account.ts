/** The sentences of the account and its login. */

export const accessText = {
  login: {
    title: 'Entrar na sua conta',
    button: 'Entrar',
    forgot: 'Esqueci a senha',
    intro: 'Use o e-mail, o CPF ou o CNPJ do seu cadastro.',
  },
  code: {
    title: 'Entrar com um código',
    intro: 'Sem senha: enviamos um código de 6 números para o e-mail da conta. Ele vale por 10 minutos.',
    button: 'Enviar o código',
    offer: 'Receber um código por e-mail',
    field: 'Código de 6 números',
    enter: 'Entrar',
    again: 'Enviar outro código',
    back: 'Entrar com a senha',
  },
  forgot: {
    title: 'Criar uma nova senha',
    intro:
      'Informe o e-mail, o CPF ou o CNPJ do cadastro. Enviamos um link para o e-mail da conta; ele vale por 10 minutos.',
    button: 'Enviar o link',
    back: 'Voltar para entrar',
  },
  password: {
    title: 'Escolha a nova senha',
    intro: 'Depois de salvar, a conta é desconectada de todos os aparelhos.',
    button: 'Salvar a senha',
    again: 'Pedir outro link',
  },
  account: {
    heading: 'Minha conta',
    title: (name: string): string => `Olá, ${name}`,
    email: 'E-mail',
    name: 'Nome',
    company: 'Razão social',
    place: 'Endereço principal',
    representatives: 'Quem atende você',
    logout: 'Sair da conta',
    toAccount: 'Minha conta',
    toPanel: 'Painel da loja',
    toShop: 'Continuar comprando',
  },
  guest: {
    title: 'Ainda sem conta?',
    account: 'Com uma conta você guarda endereços e favoritos e acompanha pedidos.',
    signUp: 'Criar conta',
    cart: 'Você monta o carrinho sem entrar: ele fica guardado neste navegador por 30 dias.',
    order:
      'Comprou sem conta? Este navegador não tem mais acesso ao pedido, mas ele continua valendo: abra o link do e-mail de confirmação.',
    help: 'Para falar sobre um pedido, procure o atendimento:',
    toCart: 'Ver o carrinho',
    toHelp: 'Central de atendimento',
  },
  popup: {
    close: 'Fechar',
  },
  fields: {
    user: 'E-mail, CPF ou CNPJ',
    password: 'Senha',
    newPassword: 'Nova senha',
    newPasswordHint: 'Pelo menos 8 caracteres. Uma frase curta é fácil de lembrar.',
  },
  problems: {
    user: 'Informe o e-mail, o CPF ou o CNPJ do cadastro.',
    password: 'Informe a senha.',
    code: 'Informe o código que chegou por e-mail.',
    ended:
      'O acesso à sua conta expirou, e o pedido ainda não foi enviado. O carrinho continua guardado: entre de novo para finalizar.',
    failed: 'Não foi possível continuar agora. Tente de novo.',
  },
  notices: {
    saiu: 'Você saiu da sua conta.',
    senha: 'Senha alterada. Entre com a senha nova.',
    recuperacao:
      'Se houver uma conta com esse dado, o link para criar outra senha já está a caminho do e-mail dela. Veja também a caixa de spam.',
  },
  description: 'Entre na sua conta para ver seus favoritos e seus dados.',
  favorites: 'Entre na sua conta para guardar e ver os seus favoritos.',
} as const;

/** Why a new password cannot be taken. */
export const passwordText = {
  long: 'A senha pode ter até 256 caracteres.',
  missing: 'Escolha uma senha.',
  short: 'A senha precisa de pelo menos 8 caracteres.',
} as const;
