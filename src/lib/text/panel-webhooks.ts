/** `/painel/integracoes/webhooks`. */
import type { EventType } from '#lib/domain/programs/web-hooks.ts';

const types: Readonly<Record<EventType, string>> = {
  'pedido.criado': 'Pedido feito',
  'pedido.confirmado': 'Pedido confirmado',
  'pedido.pago': 'Pedido pago',
  'pedido.enviado': 'Pedido enviado',
  'pedido.entregue': 'Pedido entregue',
  'pedido.rastreado': 'Andamento da entrega recebido',
  'pedido.cancelado': 'Pedido cancelado',
  'devolucao.pedida': 'Devolução pedida',
  'devolucao.aceita': 'Devolução aceita',
  'devolucao.instruida': 'Instruções da devolução enviadas',
  'devolucao.recebida': 'Devolução recebida',
  'devolucao.concluida': 'Devolução concluída',
  'devolucao.recusada': 'Devolução recusada',
  'devolucao.cancelada': 'Devolução cancelada',
  'produto.alterado': 'Produto criado ou alterado',
  'estoque.alterado': 'Estoque alterado',
  'cliente.criado': 'Conta de cliente criada',
};

const states: Readonly<Record<'ativo' | 'falhando' | 'desligado' | 'desistiu', string>> = {
  ativo: 'Ativo',
  falhando: 'Ativo, sem resposta do programa',
  desligado: 'Desativado',
  desistiu: 'Desativado pela loja: o programa não respondeu',
};

const deliveryStates: Readonly<Record<'espera' | 'entregue' | 'falhou', string>> = {
  espera: 'Na fila',
  entregue: 'Entregue',
  falhou: 'Não entregue',
};

const faults: Readonly<Record<string, string>> = {
  certificado: 'o certificado do endereço não é válido',
  conexao: 'a conexão não abriu ou caiu',
  demora: 'não respondeu em 10 segundos',
  desvio: 'respondeu com um desvio, que não é seguido',
  dns: 'o nome do endereço não existe',
  privado: 'o endereço leva a uma rede privada',
  resposta: 'respondeu com um erro',
  segredo: 'o segredo guardado não abre mais: crie outro',
};

export const panelWebhookText = {
  acts: {
    about: 'Envia agora um aviso do tipo teste, também com o webhook desativado.',
    remove: 'Remover webhook',
    removeAbout: 'Ele sai com o registro das entregas. Não há como desfazer.',
    removeTitle: 'Remover',
    renew: 'Criar outro segredo',
    renewAbout:
      'Durante 24 horas cada aviso leva as duas assinaturas, a do segredo novo e a do anterior, para que o programa troque sem perder nada.',
    renewTitle: 'Segredo',
    test: 'Enviar teste',
    testTitle: 'Teste',
  },
  add: 'Criar webhook',
  addTitle: 'Novo webhook',
  all: 'todos',
  anterior: (ate: string): string => `O segredo anterior ainda assina até ${ate}.`,
  back: 'Todos os webhooks',
  by: (por: string, em: string): string => `Criado por ${por} em ${em}`,
  columns: { name: 'Programa', state: 'Situação', types: 'Avisos', waiting: 'Na fila' },
  deliveryStates,
  docs: 'Como conferir a assinatura e o que vem em cada aviso',
  failing: (desde: string): string =>
    `O programa não responde desde ${desde}. A loja tenta de novo, cada vez com mais espera, e depois de 4 dias desliga o webhook e escreve para a loja.`,
  fault: (falta: string, resposta: number): string =>
    resposta > 0 ? `${faults[falta] ?? falta} (${resposta})` : (faults[falta] ?? falta),
  faults: { nome: 'Escreva o nome do programa, com até 60 letras.', url: 'Escreva o endereço.' },
  form: {
    ativo: 'Ativo',
    name: 'Nome do programa',
    nameHint: 'Por exemplo: ERP da matriz.',
    save: 'Salvar',
    types: 'O que avisar',
    typesHint: 'Sem nenhum marcado, vai tudo.',
    url: 'Endereço que recebe',
    urlHint: 'Começa com https:// e não pode ser de uma rede privada.',
  },
  gaveUp: (falharam: number): string =>
    falharam === 1 ? '1 aviso não entregue' : `${falharam} avisos não entregues`,
  intro:
    'Um webhook avisa um programa seu, como o ERP, na hora em que algo acontece na loja, sem que ele precise perguntar. Cada aviso diz só o assunto e o número; o resto o programa lê com uma chave. Os avisos são assinados e, quando o programa não responde, enviados de novo por três dias.',
  list: 'Webhooks',
  log: {
    again: 'Enviar de novo',
    againOf: (evento: string): string => `Enviar de novo ${evento}`,
    body: 'Conteúdo',
    none: 'Nada foi enviado ainda. O que acontecer na loja daqui em diante aparece aqui.',
    state: 'Situação',
    title: 'Últimas entregas',
    /** @param falta Why the last try failed, and when the next one is; '' for none. */
    said: (tentativas: number, falta: string, proxima: string): string =>
      [
        tentativas === 1 ? '1 tentativa' : `${tentativas} tentativas`,
        falta && `: ${falta}`,
        proxima && `; a próxima em ${proxima}`,
      ].join(''),
    type: 'Aviso',
    when: 'Quando',
  },
  made: {
    about:
      'Copie agora: ele não aparece de novo. O programa confere com ele a assinatura de cada aviso. Se perder, crie outro.',
    label: (nome: string): string => `Segredo do webhook ${nome}`,
    title: 'Segredo criado',
  },
  none: 'Nenhum webhook ainda.',
  notices: {
    salvo: 'Webhook salvo.',
    removido: 'Webhook removido.',
    entregue: 'O programa recebeu.',
    falhou: 'O programa não recebeu. Veja o motivo em Últimas entregas.',
  },
  states,
  title: 'Webhooks',
  types,
  typeOf: (tipo: string): string => (tipo === 'teste' ? 'Teste' : (types[tipo as EventType] ?? tipo)),
} as const;
