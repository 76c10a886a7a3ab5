/** The mail with the link that sets a new password. */

type Facts = { readonly nome: string; readonly loja: string; readonly link: string };

export function recoveryLetter({ nome, loja, link }: Facts): {
  readonly subject: string;
  readonly text: string;
} {
  return {
    subject: `Crie uma nova senha na ${loja}`,
    text: `Olá, ${nome}!

Alguém pediu uma nova senha para a sua conta na ${loja}. Se foi você, abra o endereço abaixo nos próximos 10 minutos e escolha a senha:

${link}

O endereço serve uma vez só. Se não foi você, ignore esta mensagem: sua senha continua a mesma.

${loja}
`,
  };
}
