/** The sentences of `/painel/pagamentos/mercado-pago`, beside those it shares with the API Pix; words of the settings stand with their fields. */
const steps: Readonly<Record<string, string>> = {
  token: 'Entrar na conta',
  formas: 'Ler as formas de pagamento',
  cobrancas: 'Ler cobranças',
};

/** By what a person does about them. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /\b401\b|unauthorized/,
    'O Mercado Pago não aceita este Access Token. Confira se ele foi copiado inteiro.',
  ],
  [/outra_conta/, 'Este Access Token é de outra conta: o User ID não confere.'],
  [/outro_pais/, 'Esta conta não é do Brasil.'],
  [/sem_pix/, 'A conta não oferece Pix. Cadastre uma chave Pix nela antes de ativar o Pix.'],
  [/\b403\b/, 'O Mercado Pago nega o acesso. Confira a aplicação e as credenciais.'],
  [/ENOTFOUND|EAI_AGAIN/, 'O endereço do Mercado Pago não foi encontrado.'],
  [/TimeoutError|ETIMEDOUT|AbortError|ECONNRESET|ECONNREFUSED/, 'O Mercado Pago não respondeu a tempo.'],
  [/429|pause/, 'O Mercado Pago pede uma pausa. Tente em alguns minutos.'],
  [/\b5\d\d\b/, 'O Mercado Pago está com problemas. Tente mais tarde.'],
];

const changed: Readonly<Record<string, string>> = {
  accessToken: 'Access Token',
  assinatura: 'Assinatura secreta dos avisos',
  teste: 'Teste da conexão',
};

export const panelMercadoPagoText = {
  changed: (name: string): string | undefined => changed[name],
  changes: 'Mercado Pago',
  intro:
    'Com uma conta no Mercado Pago a loja recebe por cartão, Pix e boleto. O pedido se confirma sozinho, e a loja devolve pelo painel.',
  guide: 'Como ativar, passo a passo',
  testing:
    'O ambiente é de teste: nele ninguém paga de verdade, mas os pedidos se confirmam. Mude para Produção antes de vender.',
  bank: 'O Pix pelo banco está ativo e vale no lugar deste: o Pix do Mercado Pago fica em espera.',
  unsigned:
    'Falta a assinatura secreta dos avisos. Sem ela a loja recusa os avisos e só pergunta ao Mercado Pago de tempos em tempos.',
  notices: {
    salvo: 'Mercado Pago salvo. O próximo pedido já usa o que está ativo.',
    segredos: 'Credenciais guardadas. Teste a conexão.',
    testado: 'Teste feito.',
  },
  secrets: {
    title: 'Credenciais',
    accessToken: 'Access Token',
    accessTokenHint: 'Em Suas integrações, na aplicação, em Credenciais do ambiente escolhido.',
    assinatura: 'Assinatura secreta dos avisos',
    assinaturaHint: 'Aparece em Webhooks depois que o endereço abaixo é salvo lá.',
    send: 'Guardar credenciais',
  },
  testIntro: 'O teste entra na conta e lê listas; não cria nem muda nada.',
  webhook: {
    title: 'Avisos do Mercado Pago',
    intro:
      'Em Suas integrações, na aplicação, em Webhooks, cadastre este endereço com os eventos “Order (Mercado Pago)” e “Contestações” e copie de lá a assinatura secreta. A loja sempre confere com o Mercado Pago antes de confirmar.',
    address: 'Endereço dos avisos',
  },
  scripts: {
    title: 'Scripts na página do cartão',
    intro:
      'Só estes scripts de fora rodam na página em que o cartão é digitado. A loja compara cada um todo dia com o do dia anterior e avisa por e-mail quando ele muda.',
    unseen: 'Ainda não foi lido: a loja lê dentro de uma hora.',
    seen: (since: string, seen: string): string => `Igual desde ${since}; conferido em ${seen}.`,
    unread: (reason: string): string => `Não deu para conferir da última vez: ${reason}`,
  },
  step: (name: string): string => steps[name] ?? name,
  /** What a word of Mercado Pago or of the network means, with the word behind it. */
  reason: (word: string): string => {
    const said = reasons.find(([pattern]) => pattern.test(word))?.[1];
    return said === undefined ? word : `${said} (${word})`;
  },
} as const;
