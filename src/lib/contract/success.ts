/** How calls that only do something answer (platform contract 1): clients test `sucesso` beside the status. */

export type Sucesso = { readonly sucesso: boolean };

/** `mensagem` is for the visitor. */
export type SucessoMensagem = Sucesso & { readonly mensagem: string };
