/** What is mailed after a sign-up: to its address, or to the owner of an account that is there already. */

type Letter = { readonly subject: string; readonly text: string };
type Facts = { readonly nome: string; readonly loja: string; readonly link: string };

/** Names nobody: the name was typed by whoever signed up, who need not be the reader. */
export function confirmationLetter({ loja, link }: Omit<Facts, 'nome'>): Letter {
  return {
    subject: `Confirme o seu cadastro na ${loja}`,
    text: `Olá!

Falta um passo para a sua conta na ${loja}: abra o endereço abaixo nas próximas 24 horas e digite a senha que você escolheu.

${link}

O endereço serve uma vez só. Se não foi você quem fez o cadastro, ignore esta mensagem: sem a confirmação nenhuma conta é criada.

${loja}
`,
  };
}

/** `link` leads to the login. */
export function knownAccountLetter({ nome, loja, link }: Facts): Letter {
  return {
    subject: `Você já tem uma conta na ${loja}`,
    text: `Olá, ${nome}!

Alguém tentou abrir uma conta na ${loja} com o seu e-mail, CPF ou CNPJ. Se foi você: sua conta já existe. Entre por aqui, e se esqueceu a senha peça outra na mesma página:

${link}

Se não foi você, não precisa fazer nada: a sua conta e a sua senha continuam as mesmas.

${loja}
`,
  };
}
