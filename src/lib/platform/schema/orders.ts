/** The way from a cart to an order. */
import type { Generated } from 'kysely';
import type { FaltaSku } from '#lib/domain/cart/sku-list.ts';
import type { Need } from '#lib/domain/offers/stock.ts';
import type { Comprador, EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import type { ParcelState } from '#lib/domain/shipping/parcel.ts';
import type { Json, OptionalId, OptionalTime, Time, TimeDefault } from './columns.ts';

export type OrderTables = {
  coupons: CouponsTable;
  cart_items: CartItemsTable;
  saved_items: SavedItemsTable;
  quotes: QuotesTable;
  sku_lists: SkuListsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_stock: OrderStockTable;
  order_steps: OrderStepsTable;
  parcel_states: ParcelStatesTable;
  prior_sales: PriorSalesTable;
  sales_counts: SalesCountsTable;
};

export type CouponsTable = {
  id: Generated<number>;
  /** Upper case. */
  hash: string;
  tipo: 'porcentagem' | 'valor' | 'frete';
  /** Per cent off the goods, centavos off the goods, or per cent off the freight. */
  valor: number;
  minimo: Generated<number>;
  usos_maximos: number | null;
  usos: Generated<number>;
  /** How often one customer may use it; null for as often as they like. */
  usos_cliente: number | null;
  /** The shop's own. */
  nota: Generated<string>;
  ativo: Generated<boolean>;
  visible_from: OptionalTime;
  visible_until: OptionalTime;
};

type CartItemsTable = {
  id: Generated<number>;
  /** One of the two: a session nobody logged in to, or an account. */
  session_id: string | null;
  user_id: OptionalId;
  tipo: 'produto' | 'lista';
  /** A product's id, or a list's with `tipo: 'lista'`. */
  id_produto: number;
  id_atributo_simples: number;
  id_unidade_venda: number;
  id_armazem: number;
  adicional: string;
  parametros: Generated<string>;
  quantidade: number;
  created_at: TimeDefault;
  /** Price of one unit when the line was last written (migration 0012). */
  preco_visto: OptionalId;
};

/** Lines kept for later, out of the cart (migration 0012). */
type SavedItemsTable = Omit<CartItemsTable, 'preco_visto'>;

/** What was taken off, in centavos. */
type Promotion = { readonly nome: string; readonly valor: number };

/** How the goods of a quote come, for how much (centavos), and to where. */
export type QuotedFreight = {
  /** Id of a service; of none where the seller settled it. */
  readonly servico: string;
  readonly label: string;
  /** Working days. */
  readonly dias: number;
  readonly valor: number;
  readonly cep: string;
};

/** What a quote says, in centavos; `valor` and `vista` are of the goods, without freight and coupon. */
export type QuoteContent = {
  readonly comprador: Comprador;
  readonly linhas: readonly QuoteLine[];
  readonly descontos: readonly Promotion[];
  readonly produtos: number;
  readonly valor: number;
  readonly vista: number;
  /** Before what the seller took off; left out where nobody did. */
  readonly base?: { readonly valor: number; readonly vista: number };
  /** Per cent that the seller took off. */
  readonly desconto?: number;
  readonly frete?: QuotedFreight | undefined;
};

export type QuoteLine = Omit<OrderLinesTable, 'numero' | 'ordem'> & {
  /** What one unit of a list consists of; left out of a product, and in quotes from before it was kept. */
  readonly partes?: readonly Need[];
};

/** A quote as it was printed; its number is its id (migration 0012). */
type QuotesTable = {
  id: Generated<number>;
  session_id: string | null;
  user_id: OptionalId;
  conteudo: Json<QuoteContent>;
  created_at: Time;
  valid_until: Time;
  /** Number of the order that was made at its price (migration 0038). */
  pedido: OptionalId;
  /** When its buyer put it into the cart (migration 0038). */
  chosen_at: OptionalTime;
  /** Counts its changes (migration 0191). */
  revisao: Generated<number>;
  /** Coupons count on top of it (migration 0191). */
  cupom: Generated<boolean>;
  /** Who sold, and their name then (migration 0191). */
  vendedor_id: OptionalId;
  vendedor: Generated<string>;
  sent_at: OptionalTime;
  refused_at: OptionalTime;
  /** What its buyer says (migration 0191). */
  recado: Generated<string>;
  /** The company whose approval it waits for; null of a quote that its buyer buys from the cart (migration 0583). */
  empresa_id: OptionalId;
};

/** What became of a pasted list of codes. */
export type SentList = {
  readonly adicionadas: number;
  readonly faltas: readonly FaltaSku[];
  readonly mensagens: readonly string[];
};

/** The same, under the key of its form (migration 0015). */
type SkuListsTable = {
  session_id: string;
  chave: string;
  resposta: Json<SentList>;
  created_at: Time;
  /** Of the list itself, '' for one from before it was kept (migration 0042). */
  body_digest: Generated<string>;
};

/** What was agreed when it was sent (migration 0011). */
export type OrdersTable = {
  /** What people read and say. */
  numero: Generated<number>;
  /** Null of a guest, and once the account was deleted. */
  user_id: OptionalId;
  /** Whose key `chave` is: of an account or a session, and still of it when that is gone (migration 0110). */
  owner: Generated<string>;
  /** The session that sent it, as long as there is one; null of an account's (migration 0110). */
  session_id: Generated<string | null>;
  /** Sent without an account, and taken over by none so far (migration 0110). */
  convidado: Generated<boolean>;
  /** Links of mails that were made for another one are void (migration 0110). */
  link_version: Generated<number>;
  /** Who of the shop sold it, and the name they had then; null and '' of what its buyer ordered (migration 0330). */
  vendedor_id: OptionalId;
  vendedor: Generated<string>;
  /** Which buyer of a company asked for it, and the name they had then; null and '' of all others (migration 0583). */
  solicitante_id: OptionalId;
  solicitante: Generated<string>;
  /** Name of who approved it, when, and the number of what was asked for; '' and null where nobody had to (migration 0583). */
  aprovador: Generated<string>;
  aprovado_em: OptionalTime;
  aprovacao: OptionalId;
  /** Of the form that sent it: the same key is the same order. */
  chave: string;
  /** Of what that form said, '' for one from before it was kept (migration 0042). */
  body_digest: Generated<string>;
  status: Generated<'recebido' | 'confirmado' | 'enviado' | 'entregue' | 'cancelado'>;
  comprador: Json<Comprador>;
  endereco: Json<EnderecoEntrega>;
  /** Collected at the shop (migration 0190). */
  retirada: Generated<boolean>;
  /** Where and when, '' for the shop's own (migration 0230). */
  retirada_endereco: Generated<string>;
  retirada_horario: Generated<string>;
  frete_servico: string;
  frete_label: string;
  frete_prazo: string;
  /** Day by which it arrives, `YYYY-MM-DD`; '' of an order from before days were said (migration 0295). */
  frete_dia: Generated<string>;
  /** What is confirmed later than this arrives later: the day is counted again (migration 0295). */
  frete_limite: OptionalTime;
  /** Turn of a scheduled delivery, '' of any other (migration 0296). */
  frete_turno: Generated<string>;
  /** Days of the term, and the kind of its service (migration 0295). */
  frete_dias: Generated<number | null>;
  frete_tipo: Generated<string>;
  frete: number;
  promocoes: Json<readonly Promotion[]>;
  cupom_id: OptionalId;
  /** Everything came back, and its coupon may be used once more (migration 0320). */
  cupom_devolvido: Generated<boolean>;
  /** '' without one. */
  cupom: string;
  /** Off the goods. */
  desconto_cupom: number;
  /** The lines together, before what is taken off. */
  produtos: number;
  /** To be paid, freight included: by card, and in cash. */
  valor: number;
  vista: number;
  pagamento: string;
  /** Days after it in which its invoice is paid; null for one without (migration 0231). */
  fatura_dias: Generated<number | null>;
  /** What it costs by that way; once it is paid, what was taken for it (migration 0221). */
  cobrado: Generated<number>;
  /** Charges that its buyer may begin (migration 0221). */
  tentativas: Generated<number>;
  observacao: string;
  /** What a company's purchasing calls it, '' without (migration 0581). */
  pedido_compra: Generated<string>;
  /** What the carrier calls the parcel, '' before it is sent (migration 0023). */
  rastreio: Generated<string>;
  /** Who carries it, '' where nobody said (migration 0580). */
  transportadora: Generated<string>;
  created_at: Time;
  cancelled_at: OptionalTime;
  /** Where it stands with its money: derived from its charges (migration 0140). */
  situacao_pagamento: Generated<OrderPayment>;
  /** It ends then if nobody has paid; null for one that waits as long as it takes (migration 0140). */
  pay_until: OptionalTime;
  /** When it ended because nobody had paid (migration 0140). */
  expired_at: OptionalTime;
  /** Its buyer wants it cancelled; it is, once no charge may be paid any more (migration 0140). */
  cancel_asked_at: OptionalTime;
  /** When a program billed it, the name of its key, and what it calls the bill (migration 0450). */
  faturado_em: OptionalTime;
  faturado_por: Generated<string>;
  faturado_ref: Generated<string>;
};

export type OrderLinesTable = {
  numero: number;
  ordem: number;
  tipo: 'produto' | 'lista';
  id_produto: number;
  id_atributo_simples: number;
  nome: string;
  sku: string;
  /** The chosen values, as a sentence names them; of a list what was in one of it. */
  atributos: string;
  /** Path of the product's page. */
  rota: string;
  /** Base name of the picture, '' for none. */
  imagem: string;
  quantidade: number;
  preco_por: number;
};

/** What an order took; `valor_id` 0 is the product itself. */
type OrderStockTable = {
  numero: number;
  product_id: number;
  valor_id: number;
  quantidade: number;
  /** Units of it that came back and are sold again (migration 0320). */
  devolvida: Generated<number>;
};

/** When the shop, or '' the buyer, brought an order further (migration 0023). */
export type OrderStepsTable = {
  /** In the order in which they were taken (migration 0140). */
  id: Generated<number>;
  numero: number;
  /** `recebido` again for an order whose payment was noted by mistake (migration 0140). */
  status: 'recebido' | 'confirmado' | 'enviado' | 'entregue' | 'cancelado';
  author: string;
  created_at: Time;
};

/** What carriers say of the parcel of an order (migration 0580). */
export type ParcelStatesTable = {
  id: Generated<number>;
  numero: number;
  estado: ParcelState;
  /** When it happened; `created_at` is when the shop was told. */
  em: Time;
  local: Generated<string>;
  detalhe: Generated<string>;
  /** Who told it. */
  author: string;
  created_at: Time;
};

/** What a product sold before this shop counted, and how popular it was (migration 0059). */
type PriorSalesTable = { product_id: number; vendas: number; popularidade: number; counted_at: Time };

/** When sales were counted last, and a digest of all favourites then (migration 0059). */
type SalesCountsTable = { id: number; counted_at: Time; favourites: string };
