/** The mail with the code that logs in. */

type Facts = { readonly nome: string; readonly loja: string; readonly code: string };

export function codeLetter({ nome, loja, code }: Facts): { readonly subject: string; readonly text: string } {
  return {
    subject: `Seu código para entrar na ${loja}`,
    text: `Olá, ${nome}!

Para entrar na sua conta na ${loja}, digite este código na página em que o pediu:

${code}

Ele vale por 10 minutos e serve uma vez só. Se não foi você quem pediu, ignore esta mensagem e não passe o código a ninguém: a loja nunca pede este código por telefone ou mensagem.

${loja}
`,
  };
}
