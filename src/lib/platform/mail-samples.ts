/** What letters say of something invented: for the panel's samples and tests. It is made by what real letters are made by. */
import { centavos } from '#lib/domain/kernel/money.ts';
import { type Block, code, link, text } from '#lib/domain/mail/blocks.ts';
import { LETTERS, type LetterName } from '#lib/domain/mail/letters.ts';
import { type Composed, money } from './mail/mail.ts';
import { orderBlocks, type ToldOrder } from './orders/mails/order-blocks.ts';
import { type News, newsBlocks } from './orders/mails/order-news.ts';
import type { Shop } from './shop/shop.ts';

const NUMBER = 1234;
const PRICE = 8990;
const FREIGHT = 1990;
const VALUE = 2 * PRICE + FREIGHT;

const ADDRESS: ToldOrder['endereco'] = {
  logradouro: 'Rua das Flores',
  numero: '100',
  complemento: '',
  bairro: 'Centro',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '01001000',
};

const ORDER: ToldOrder = {
  numero: NUMBER,
  status: 'recebido',
  vendedor: '',
  linkCliente: '',
  cancelavel: true,
  data: '2026-01-01T12:00:00.000Z',
  passos: [],
  convidado: false,
  retirada: false,
  local: null,
  comprador: {
    pessoa: 'F',
    nome: 'Ana Souza',
    documento: '',
    inscricaoEstadual: '',
    email: '',
    telefone: '',
  },
  endereco: ADDRESS,
  frete: {
    servico: 'exemplo',
    label: 'Entrega padrão',
    prazo: 'chega em 5 dias úteis',
    dia: '',
    turno: '',
    limite: '',
    valor: centavos(FREIGHT),
  },
  linhas: [
    {
      nome: 'Produto de exemplo',
      sku: 'EX-1',
      atributos: '',
      rota: '/',
      imagem: '',
      quantidade: 2,
      precoPor: centavos(PRICE),
      total: centavos(2 * PRICE),
    },
  ],
  descontos: [],
  total: { produtos: centavos(2 * PRICE), valor: centavos(VALUE), vista: centavos(VALUE) },
  cobrado: centavos(VALUE),
  pagamento: 'pix',
  situacaoPagamento: 'aguardando',
  observacao: '',
  pedidoCompra: '',
  solicitante: '',
  aprovador: '',
  rastreio: 'AA123456785BR',
  transportadora: 'Correios',
  linkRastreio: 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
  ocorrencias: [],
  due: '',
};

/** Of letters that are made of an order. */
const NEWS: Readonly<Partial<Record<LetterName, { readonly news: News; readonly retirada?: true }>>> = {
  'pedido-recebido': { news: 'recebido' },
  'pedido-confirmado': { news: 'confirmado' },
  'pedido-enviado': { news: 'enviado' },
  'pedido-pronto': { news: 'enviado', retirada: true },
  'pedido-rastreio': { news: 'rastreio' },
  'pedido-entregue': { news: 'entregue' },
  'pedido-retirado': { news: 'entregue', retirada: true },
  'pedido-cancelado': { news: 'cancelado' },
};

const MARKS: Readonly<Record<string, string>> = {
  pedido: String(NUMBER),
  orcamento: String(NUMBER),
  transporte: ORDER.frete.label,
  nota: 'número 56, série 1',
  produto: 'Produto de exemplo',
  valor: money(VALUE),
  prazo: '20/11/2026, 18:00',
  motivo: 'troca',
  empresa: 'Empresa Exemplo Ltda',
  solicitante: 'Bruno Lima',
  aprovacao: String(NUMBER),
};

/** Letters to an address of which nothing else is proven. */
const NAMELESS: readonly LetterName[] = ['newsletter', 'conta-confirmar', 'conta-pedido', 'empresa-convite'];

export function letterSample(name: LetterName, shop: Shop): Omit<Composed, 'to'> {
  const { nome } = shop.configuracoes.sistema.geral.site;
  return {
    greeting: NAMELESS.includes(name) ? 'Olá!' : 'Olá, Ana Souza!',
    marks: { ...MARKS, vendedor: nome },
    middle: middleOf(name, shop),
    ...(name in LEAVING && { leave: { label: LEAVING[name] ?? '', href: shop.siteUrl } }),
  };
}

function middleOf(name: LetterName, shop: Shop): readonly Block[] {
  const told = NEWS[name];
  const order = { ...ORDER, retirada: told?.retirada ?? false };
  const toOrder = link('Acompanhe o pedido em:', 'Ver o pedido', shop.siteUrl);
  if (told) return [...newsBlocks(told.news, order, false), ...orderBlocks(order), toOrder];
  switch (LETTERS[name].grupo) {
    case 'Pagamento':
      return [...(SAID[name] ?? []), toOrder];
    case 'Devoluções':
      return [
        ...(SAID[name] ?? []),
        { kind: 'rows', rows: [{ name: '1 x Produto de exemplo', note: '', value: '' }] },
        toOrder,
      ];
    default:
      return SAID[name] ?? [link('', LETTERS[name].titulo, shop.siteUrl)];
  }
}

const LEAVING: Readonly<Partial<Record<LetterName, string>>> = {
  newsletter: 'Retirar o meu e-mail das novidades',
  'carrinho-lembrete': 'Não quero mais lembretes de carrinho',
};

const PIX = [
  code(
    'Pix copia e cola:',
    '00020126580014br.gov.bcb.pix0136exemplo-de-codigo-que-nao-paga-nada5204000053039865802BR',
  ),
];
const BOLETO = [code('Linha digitável:', '00000.00000 00000.000000 00000.000000 0 00000000000000')];
const SAID: Readonly<Partial<Record<LetterName, readonly Block[]>>> = {
  'pagamento-pix': PIX,
  'pagamento-lembrete': PIX,
  'pagamento-boleto': BOLETO,
  'pagamento-divergente': [text('A cobrança era de R$ 1.234,56.')],
  'pedido-codigo': [code('', '1234 5678'), text('Ele vale por 15 minutos.')],
  'conta-codigo': [code('', '123456'), text('Ele vale por 10 minutos e serve uma vez só.')],
  'devolucao-instruida': [
    { kind: 'said', by: '', text: 'Embale os produtos e leve a uma agência dos Correios.' },
  ],
  'devolucao-recusada': [{ kind: 'said', by: 'Ela diz:', text: 'O prazo da troca terminou.' }],
};
