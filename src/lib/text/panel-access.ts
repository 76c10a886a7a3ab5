/** The sentences of `/painel/acesso`. */
export const panelAccessText = {
  active: (desde: string): string => `Ativa desde ${desde}.`,
  app: 'Abra o aplicativo de códigos do celular (Google Authenticator, Microsoft Authenticator, 1Password, Aegis ou outro), adicione uma conta e aponte a câmera para o QR code.',
  begin: 'Ativar',
  beginAbout:
    'Além da senha, o painel pede um código que muda a cada 30 segundos no seu celular. Quem descobrir a sua senha não entra sem ele.',
  beginPassword: 'A sua senha, para confirmar que é você',
  code: 'Código do aplicativo',
  codeHint: 'Os 6 números que o aplicativo mostra agora.',
  codes: 'Códigos de reserva',
  codesAbout:
    'Guarde-os fora do celular, em um gerenciador de senhas ou impressos: eles só aparecem agora. Cada um vale uma vez, no lugar do código do aplicativo.',
  codesKept: 'Já guardei. Ir para o painel',
  codesLeft: (quantos: number): string =>
    quantos === 1 ? 'Resta 1 código de reserva.' : `Restam ${quantos} códigos de reserva.`,
  confirm: 'Confirmar e ativar',
  demanded: 'A loja exige a verificação em duas etapas de quem administra. Ative a sua para continuar.',
  devices: 'Onde a sua conta está aberta',
  devicesAbout: 'Não reconhece um destes? Encerre e troque a senha em Minha conta.',
  enter: 'Continuar',
  enterAbout: 'Digite o código do aplicativo do seu celular. Sem ele, use um dos seus códigos de reserva.',
  enterCode: 'Código',
  enterHint: 'Os 6 números do aplicativo, ou um código de reserva.',
  enterTitle: 'Verificação em duas etapas',
  lost: 'Perdeu o celular e os códigos? Quem administra a loja pode remover a sua verificação em Equipe. Se você é a única pessoa que administra, quem cuida do servidor pode fazer isso por um comando.',
  notices: {
    encerrado: 'Encerrado.',
    desativada: 'Verificação em duas etapas desativada.',
  },
  picture: 'QR code para o aplicativo de códigos',
  problems: {
    codigo: 'Digite o código.',
    senha: 'Digite a sua senha.',
  },
  again: 'Gerar outro QR code',
  remove: 'Desativar',
  renew: 'Gerar novos códigos de reserva',
  secret: 'Sem câmera, digite esta chave no aplicativo:',
  title: 'Meu acesso',
} as const;
