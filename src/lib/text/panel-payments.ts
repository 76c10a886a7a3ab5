/** The sentences of `/painel/pagamentos` and of the payments of an order; words of the settings stand with their fields. */
import type { ChargeState } from '#lib/domain/payments/charge.ts';
import type { EntryKind } from '#lib/domain/payments/ledger.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';

const methods: Readonly<Record<Method, string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  cartao: 'Cartão',
  combinar: 'A combinar',
  retirada: 'Na retirada',
  faturado: 'Faturado',
  gratis: 'Nada a pagar',
};

const states: Readonly<Record<OrderPayment, string>> = {
  combinar: 'A combinar',
  aguardando: 'Aguardando',
  analise: 'Em análise',
  pago: 'Pago',
  vencido: 'Venceu antes do pagamento',
  encerrado: 'Cancelado antes do pagamento',
  devolvido_parcial: 'Devolvido em parte',
  devolvido: 'Devolvido',
  contestado: 'Contestado',
};

const charges: Readonly<Record<ChargeState, string>> = {
  criando: 'Sendo criada',
  incerta: 'Sem resposta ainda',
  pendente: 'Aguardando o pagamento',
  desafio: 'O banco pede confirmação',
  analise: 'Em análise',
  encerrando: 'Prazo encerrado, a conferir',
  paga: 'Paga',
  recusada: 'Recusada',
  expirada: 'Venceu sem pagamento',
  cancelada: 'Cancelada',
};

const entries: Readonly<Record<EntryKind, string>> = {
  entrada: 'Recebido',
  devolucao: 'Devolvido',
  med: 'Retirado pelo banco (MED)',
  contestacao: 'Contestado',
  contestacao_revertida: 'Contestação revertida',
  desfeita: 'Confirmação desfeita',
};

const providers: Readonly<Record<string, string>> = {
  'pix-chave': 'chave da loja',
  'pix-api': 'API Pix do banco',
  'mercado-pago': 'Mercado Pago',
  manual: 'à mão',
  demo: 'demonstração',
};

const acts: Readonly<Record<string, string>> = {
  confirmou: 'Pagamento confirmado',
  desfez: 'Confirmação desfeita',
  conferiu: 'Conferido: não foi pago',
  permitiu: 'Novas tentativas permitidas',
  encerrou: 'Cobrança aberta em encerramento',
  devolveu: 'Devolução',
  retomou: 'Pedido retomado',
  'caso-devolvida': 'Caso encerrado: devolvido no banco',
  'caso-aceita': 'Caso encerrado: valor aceito para o pedido',
  'caso-vista': 'Caso encerrado',
  'linha-pedido': 'Crédito do extrato dado a um pedido',
  'linha-dispensar': 'Crédito do extrato que não é de pedido',
  'linha-voltar': 'Crédito do extrato de volta à lista',
  'linha-soltar': 'Crédito do extrato desvinculado do pedido',
  ...Object.fromEntries(
    Object.entries(methods).map(([method, name]) => [`marcou-${method}`, `Marcado como pago (${name})`]),
  ),
};

const kinds: Readonly<Record<string, string>> = {
  devolver: 'Devolver pelo banco',
  valor_divergente: 'Veio outro valor',
  devolucao_recusada: 'A devolução foi recusada',
  sem_resposta: 'O provedor não responde',
  desconhecido: 'Movimento desconhecido',
  contestacao: 'Contestação do comprador',
};

const causes: Readonly<Record<string, string>> = {
  cancelamento: 'o pedido foi cancelado',
  desistencia: 'o comprador desistiu',
  tardio: 'o dinheiro chegou depois do fim do pedido',
  excedente: 'o pedido já estava pago',
  valor_divergente: 'o valor não é o do pedido',
  manual: 'a loja decidiu devolver',
};

const named = (names: Readonly<Record<string, string>>) => (name: string) => names[name] ?? name;

export const panelPaymentText = {
  act: named(acts),
  caseKind: named(kinds),
  cause: named(causes),
  charges,
  entries,
  methods,
  provider: named(providers),
  states,
  tabs: {
    casos: 'Casos',
    extratos: 'Extratos',
    fechamento: 'Fechamento',
    faturado: 'Faturado',
    formas: 'Formas de pagamento',
    'pix-api': 'Pix pelo banco',
    'mercado-pago': 'Mercado Pago',
  },
  title: 'Pagamentos',
  settings: {
    changes: 'Formas de pagamento',
    limited:
      'Só está ativo o que vale para quem retira na loja ou para empresas aprovadas: as outras pessoas não conseguem finalizar um pedido.',
    closed: 'Nenhuma forma de pagamento está ativa: ninguém consegue finalizar um pedido. Ative uma abaixo.',
    discount: (percent: string): string =>
      percent === '0'
        ? 'O Pix não tem desconto.'
        : `O Pix tem ${percent}% de desconto sobre o preço dos produtos.`,
    discountLink: 'Alterar descontos e parcelas',
    intro: 'O que você ativa aqui já aparece no próximo pedido.',
    guide: 'Guia dos pagamentos',
    preview: 'Código de teste de um real',
    previewHint:
      'Abra o aplicativo do seu banco, leia o código e confira nome, cidade e valor. Não precisa pagar.',
    previewNone: 'O código de teste aparece aqui depois que chave, nome e cidade forem salvos.',
    qr: 'QR code do Pix de um real',
    saved: 'Formas de pagamento salvas. O próximo pedido já usa as novas.',
    demo: 'Loja de demonstração',
    demoField: 'Loja de demonstração',
    demoHint:
      'Enquanto nenhuma forma com dinheiro de verdade estiver ativa, quem abre esta loja neste computador ou na rede dele paga com um banco fictício. Quando a loja for sua, use o botão: o banco fictício e as contas com a senha que todos conhecem deixam de valer, e não dá para voltar atrás. Produtos, páginas e pedidos ficam como estão.',
    ownShop: 'Usar como minha loja',
    owned: 'Agora a loja é sua. O banco fictício e as contas da demonstração não valem mais.',
  },
} as const;
