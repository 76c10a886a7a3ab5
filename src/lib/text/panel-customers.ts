/** The sentences of `/painel/clientes`. */
import type { RevendaCliente } from '#lib/domain/accounts/customer.ts';

const resale: Readonly<Record<RevendaCliente, string>> = {
  nao: 'Cliente',
  esperando: 'Pediu revenda',
  aprovada: 'Revenda',
};

export const panelCustomersText = {
  all: 'Todos',
  approve: 'Aprovar como revenda',
  asked: (quando: string): string => `Pediu preços de revenda em ${quando}.`,
  back: 'Voltar aos clientes',
  blocked: 'Conta bloqueada',
  columns: {
    customer: 'Cliente',
    document: 'CPF ou CNPJ',
    orders: 'Pedidos',
    group: 'Grupo',
    phone: 'Telefone',
    resale: 'Preços',
    since: 'Conta desde',
  },
  consent: 'Consentimento',
  consents: {
    asked: 'Pediu novidades em',
    confirmed: 'Confirmou em',
    left: 'Saiu em',
    mail: 'Novidades por e-mail',
    sms: 'Novidades por SMS',
    no: 'não',
    yes: 'sim',
    never: 'nunca',
  },
  discount: 'Desconto de revenda',
  discountHint:
    'Em porcentagem inteira, sobre o preço normal. Com um grupo, vale o maior dos dois descontos. Vale em até um minuto.',
  discountIs: (desconto: number): string => `Paga ${desconto}% menos em toda a loja, como revenda.`,
  discountOfGroup: 'É revenda, e paga o preço do grupo em que está.',
  end: 'Encerrar a revenda',
  facts: 'Dados',
  fields: {
    desconto: 'Desconto de revenda (%)',
    revenda: 'Revenda',
    grupo: 'Grupo',
    nota: 'Nota interna',
  } as Readonly<Record<string, string>>,
  group: 'Grupo de clientes',
  groupHint: 'O preço e o prazo do grupo valem em até um minuto.',
  groupHintPerson: 'O preço do grupo vale em até um minuto. Faturado é só para empresas.',
  groups: 'Grupos de clientes',
  inGroup: (nome: string, desconto: number, dias: number): string =>
    [
      nome,
      ...(desconto > 0 ? [`${desconto}% de desconto`] : []),
      ...(dias > 0 ? [`faturado em ${dias} ${dias === 1 ? 'dia' : 'dias'}`] : []),
    ].join(', '),
  approveInto: 'Colocar no grupo',
  noGroup: 'Nenhum grupo',
  noGroups: 'A loja ainda não tem grupos de clientes.',
  saveGroup: 'Salvar grupo',
  messages: 'Mensagens',
  none: 'Nada ainda.',
  notices: {
    grupo: 'Grupo salvo. A pessoa vê os preços dela em até um minuto.',
    aprovada: 'Revenda salva. A pessoa vê os preços dela em até um minuto.',
    encerrada: 'Revenda encerrada. Sem grupo com desconto, a pessoa paga agora o preço de todos.',
  },
  orders: 'Pedidos',
  problems: {
    desconto: 'Escreva uma porcentagem inteira de 1 a 90, ou escolha um grupo.',
  },
  quotes: 'Orçamentos',
  refuse: 'Recusar o pedido de revenda',
  resale,
  save: 'Salvar desconto',
  search: 'Buscar por nome, e-mail, telefone, CPF ou CNPJ',
  states: { novo: 'nova', respondido: 'respondida', encerrado: 'encerrada' },
  title: 'Clientes',
} as const;
