/** The sentences of `/painel/pagamentos/pix-api`; words of the settings stand with their fields. */

const steps: Readonly<Record<string, string>> = {
  token: 'Entrar no banco',
  cobrancas: 'Ler cobranças',
  recebidos: 'Ler Pix recebidos',
  avisos: 'Ler o endereço dos avisos',
};

/** Names of the standard's problems and of the network's, by what a person does about them. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /invalid_client|invalid_grant|no token: 401/,
    'O banco não conhece este Client ID com este Client Secret.',
  ],
  [/invalid_scope|no token: 400/, 'A aplicação no banco não tem as permissões de cobrança, Pix e webhook.'],
  [
    /no token: 403|AcessoNegado|^403/,
    'O banco nega o acesso. Confira as permissões da aplicação e a chave Pix.',
  ],
  [
    /SSL|TLS|CERT|EPROTO|ECONNRESET|HANDSHAKE/i,
    'A conexão foi recusada por causa do certificado. Confira se ele é o da aplicação e do ambiente.',
  ],
  [/ENOTFOUND|EAI_AGAIN|NotPublic/, 'O endereço do banco não foi encontrado.'],
  [/TimeoutError|ETIMEDOUT|AbortError|ECONNREFUSED/, 'O banco não respondeu a tempo.'],
  [/429|pause/, 'O banco pede uma pausa. Tente em alguns minutos.'],
  [/^5\d\d|: 5\d\d|ErroInterno|ServicoIndisponivel/, 'O banco está com problemas. Tente mais tarde.'],
  [/RequisicaoInvalida|^400/, 'O banco não aceita o pedido como ele é.'],
];

/** What the history calls what is no field of the account. */
const changed: Readonly<Record<string, string>> = {
  appKey: 'Chave da aplicação',
  avisos: 'Avisos do banco',
  certificado: 'Certificado',
  clientSecret: 'Client Secret',
  teste: 'Teste da conexão',
};

const secrets = { '': 'falta enviar', painel: 'já está aqui', ambiente: 'vem do servidor' } as const;

const notices = {
  '': 'Ainda não se sabe: teste a conexão.',
  nossa: 'O banco avisa esta loja.',
  outra: 'O banco avisa outro endereço. Cadastrar aqui toma o lugar dele.',
  nenhuma: 'O banco não avisa ninguém. Sem avisos a loja pergunta ao banco de tempos em tempos.',
} as const;

export const panelPixApiText = {
  changed: (name: string): string | undefined => changed[name],
  changes: 'Pix pelo banco',
  intro:
    'Com a API Pix do seu banco, cada pedido tem um código próprio e se confirma sozinho, e a loja devolve pelo painel.',
  guide: 'O que pedir ao banco',
  on: 'O Pix pelo banco está ativo.',
  testing: 'O ambiente é de homologação: nele ninguém paga de verdade, mas os pedidos se confirmam.',
  sealed:
    'As credenciais guardadas não abrem com a chave deste servidor (SECRETS_KEY ou SESSION_SECRET mudou). Envie-as de novo.',
  keyless:
    'Sem SECRETS_KEY no servidor, as credenciais são cifradas com a chave das sessões, e uma cópia de segurança pode levar as duas coisas. Defina SECRETS_KEY antes de enviar as credenciais, ou envie-as de novo depois.',
  notices: {
    salvo: 'Conta salva.',
    segredos: 'Credenciais guardadas. Teste a conexão.',
    testado: 'Teste feito.',
    avisos: 'O banco passa a avisar esta loja.',
  },
  secrets: {
    title: 'Credenciais',
    intro: 'São guardadas cifradas e nunca mais aparecem. O que ficar vazio continua como está.',
    first: 'Salve a conta antes: as credenciais pertencem a ela.',
    state: (label: string, state: keyof typeof secrets): string => `${label}: ${secrets[state]}`,
    clientSecret: 'Client Secret',
    appKey: 'Chave da aplicação',
    appKeyHint: 'Só para bancos que a pedem (Banco do Brasil: gw-dev-app-key; Itaú: x-itau-apikey).',
    certificate: 'Certificado',
    certificateHint: 'O arquivo .p12, .pfx, .pem ou .crt que o banco entregou.',
    key: 'Chave privada',
    keyHint: 'O arquivo .key ou .pem, se ela não está junto do certificado.',
    password: 'Senha do certificado',
    send: 'Guardar credenciais',
    until: (day: string, days: number): string =>
      days < 0
        ? `O certificado venceu em ${day}: o banco não responde mais. Envie o novo.`
        : `O certificado vale até ${day} (${days === 1 ? 'mais 1 dia' : `mais ${days} dias`}).`,
  },
  test: {
    title: 'Conexão',
    intro: 'O teste entra no banco e lê listas; não cria nem muda nada.',
    press: 'Testar a conexão',
    never: 'Ainda não foi testada desde a última mudança.',
    at: (moment: string): string => `Testada em ${moment}.`,
    problem: 'A conexão não deu certo. O motivo está em Conexão, nesta página.',
    ok: 'deu certo',
    failed: 'não deu certo',
    columns: { passo: 'Passo', resultado: 'Resultado' },
  },
  webhook: {
    title: 'Avisos do banco',
    intro:
      'O banco avisa a loja na hora em que um Pix chega. A loja sempre confere com o banco antes de confirmar.',
    press: 'Cadastrar os avisos aqui',
    address: 'Endereço, para o banco em que se cadastra à mão',
    state: (state: keyof typeof notices): string => notices[state],
  },
  step: (name: string): string => steps[name] ?? name,
  /** What a bank's or the network's word means, with the word behind it. */
  reason: (word: string): string => {
    const said = reasons.find(([pattern]) => pattern.test(word))?.[1];
    return said === undefined ? word : `${said} (${word})`;
  },
} as const;
