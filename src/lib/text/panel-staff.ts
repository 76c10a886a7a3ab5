/** The sentences of `/painel/equipe`. */
import type { PanelRole } from '#lib/domain/panel/roles.ts';

const about: Readonly<Record<PanelRole, string>> = {
  marketing: 'páginas, banners, menus, popups, vitrines e textos da loja',
  catalogo: 'produtos, preços, estoque, categorias, cupons e planilhas',
  pedidos: 'pedidos, pagamentos deles e devoluções',
  vendedor: 'orçamentos e pedidos feitos para clientes',
  clientes: 'mensagens, perguntas e avaliações',
  configuracoes: 'configurações e frete',
  equipe: 'convidar pessoas e dizer o que cada uma pode',
  administrador: 'tudo, inclusive pagamentos e a exportação da loja',
};

const fields: Readonly<Record<string, string>> = {
  codigoReserva: 'Código de reserva',
  codigosReserva: 'Códigos de reserva',
  convite: 'Convite',
  fator: 'Verificação em duas etapas',
  fatorExigido: 'Exigir a verificação de quem administra',
};

export const panelStaffText = {
  about,
  back: 'Voltar à equipe',
  columns: {
    acts: 'Ações',
    email: 'E-mail',
    entered: 'Último acesso',
    factor: 'Duas etapas',
    name: 'Nome',
    roles: 'Papéis',
    until: 'Vale até',
  },
  copy: 'Copie este endereço e entregue-o só a quem você convidou: ele aparece só agora. Se a loja manda e-mails, o convite também foi por e-mail.',
  edit: (nome: string): string => `Alterar os papéis de ${nome}`,
  demand: {
    about:
      'Com a exigência, quem administra a loja só usa o painel depois de ativar a verificação em duas etapas: um código do celular além da senha.',
    end: 'Deixar de exigir',
    is: 'A loja exige a verificação de quem administra.',
    isNot: 'A verificação é opcional.',
    start: 'Exigir de quem administra',
    title: 'Verificação em duas etapas',
  },
  everybody: 'a equipe',
  factor: (ativo: boolean): string => (ativo ? 'ativa' : 'não'),
  field: (campo: string): string => fields[campo] ?? 'Papéis',
  invitations: 'Convites pendentes',
  invite: 'Convidar',
  inviteEmail: 'E-mail de quem você convida',
  inviteHint: 'Quem já é cliente entra com a senha que tem; quem não é, cria a conta pelo convite.',
  inviteTitle: 'Convidar alguém',
  invited: (email: string): string => `Convite criado para ${email}. Vale uma vez, por 72 horas.`,
  link: 'Endereço do convite',
  never: 'sem acesso aberto',
  noInvitations: 'Nenhum convite pendente.',
  loseFactor: 'Remover a verificação',
  loseFactorAbout:
    'Para quem perdeu o celular e os códigos de reserva. A pessoa é desconectada, entra só com a senha e pode ativar outra. Antes, certifique-se de que o pedido é mesmo dela.',
  loseFactorConfirm: 'Confirmo: falei com a pessoa, e ela perdeu o acesso aos códigos.',
  loseFactorTitle: 'Verificação em duas etapas',
  notices: {
    exige: 'A partir de agora a loja exige a verificação de quem administra.',
    livre: 'A verificação voltou a ser opcional.',
    verificacao: 'Verificação removida. A pessoa foi desconectada.',
    papeis: 'Papéis salvos. Valem a partir de agora.',
    retirado: 'Convite cancelado: o endereço não vale mais.',
    saiu: 'A pessoa saiu da equipe e foi desconectada. A conta dela continua como cliente.',
  },
  people: 'Quem está na equipe',
  problems: {
    email: 'Confira o e-mail: falta ou sobra alguma coisa.',
    papeis: 'Escolha pelo menos um papel.',
    loseFactor: 'Para remover a verificação, marque que confirma.',
    remove: 'Para remover a pessoa da equipe, marque que confirma.',
  },
  remove: 'Remover da equipe',
  removeConfirm: 'Confirmo: a pessoa perde o acesso ao painel agora.',
  removeTitle: 'Remover da equipe',
  roles: 'O que pode fazer',
  save: 'Salvar papéis',
  title: 'Equipe',
  withdraw: 'Cancelar',
  withdrawOf: (email: string): string => `Cancelar o convite de ${email}`,
  you: 'você',
} as const;
