/**
 * Table types. Columns that hold a wire field keep its wire name; everything else is English. Money is integer
 * centavos, measures are integers (millimetres, grams, thousandths of a characteristic's base unit), times are
 * `timestamptz`. The tables are laid out for the whole contract, also where a call comes with a later issue.
 */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DrawingSpec } from '#lib/drawings/spec.ts';

/** Read as a Date; written as a Date or ISO text. */
type Time = ColumnType<Date, Date | string, Date | string>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type TimeDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written as JSON text. */
type Json<T extends object> = JSONColumnType<T>;
type JsonDefault<T extends object> = JSONColumnType<T, string | undefined>;
type OptionalId = ColumnType<number | null, number | null | undefined, number | null>;

/** What has been seeded: a row per seed, written in the seed's own transaction. */
export type SeedsTable = { nome: string; seeded_at: Time };

export type SettingsTable = { chave: string; valor: Json<object>; updated_at: TimeDefault };

export type CategoriesTable = {
  id: Generated<number>;
  pai_id: number | null;
  /** 1 to 3. */
  nivel: number;
  slug: string;
  /** Path of the page, `/cabos-de-video/hdmi`. */
  caminho: string;
  nome: string;
  descricao: string;
  descricao_longa: string;
  ordem: number;
  /** Words of the name (migration 0008). */
  search_name: Generated<string>;
  ativo: Generated<boolean>;
};

export type BrandsTable = {
  id: Generated<number>;
  slug: string;
  nome: string;
  imagem: Generated<string>;
  imagem_original: Generated<string>;
  descricao: string;
  descricao_longa: Generated<string>;
  ordem: number;
  /** Words of the name (migration 0008). */
  search_name: Generated<string>;
  ativo: Generated<boolean>;
};

export type LandingPagesTable = {
  id: Generated<number>;
  slug: string;
  nome: string;
  descricao: string;
  descricao_longa: Generated<string>;
  /** Listing parameters the page stands for: `{ "filtro": "12:3" }`. */
  consulta: Json<Record<string, string>>;
  ativo: Generated<boolean>;
};

export type ProductsTable = {
  id: Generated<number>;
  slug: string;
  sku: string;
  ean: string;
  mpn: string;
  tipo: Generated<string>;
  nome: string;
  marca_id: number;
  /** The deepest category; all of them are in `product_categories`. */
  categoria_id: number;
  /** What the shop says; with stock 0 an available product answers `indisponivel`. */
  status: 'disponivel' | 'indisponivel' | 'sobConsulta';
  /** 0 when there is no list price. */
  preco_de: number;
  preco_por: number;
  /** Own cash discount in per cent; null follows the settings. */
  desconto_vista: number | null;
  /** Of the product itself; with `simples` values the sum of theirs is what counts. */
  estoque: number;
  prevenda_encerramento: OptionalTime;
  descricao_curta: string;
  descricao_longa: string;
  descricao_simples: Generated<string>;
  opcional1: Generated<string>;
  opcional2: Generated<string>;
  opcional3: Generated<string>;
  tabela_medida: Generated<string>;
  video_plataforma: Generated<string>;
  video_url: Generated<string>;
  /** Siblings of the `unico` attribute share the leader's id. */
  lider_id: number | null;
  unico_valor_id: number | null;
  assinatura: Generated<boolean>;
  altura_mm: number;
  largura_mm: number;
  comprimento_mm: number;
  peso_g: number;
  garantia_meses: number;
  /** 0 to 1000. */
  popularidade: number;
  vendas: Generated<number>;
  drawing: Json<DrawingSpec>;
  ativo: Generated<boolean>;
  visible_from: OptionalTime;
  visible_until: OptionalTime;
  created_at: Time;
  updated_at: TimeDefault;
};

export type ProductCategoriesTable = { product_id: number; categoria_id: number };

export type AttributesTable = {
  id: Generated<number>;
  kind: 'unico' | 'simples';
  nome: string;
  tipo: Generated<'texto' | 'imagem'>;
};

export type AttributeValuesTable = {
  id: Generated<number>;
  attribute_id: number;
  label: string;
  imagem: Generated<string>;
  imagem_original: Generated<string>;
  ordem: number;
};

/** SKUs inside a product page: the values of its `simples` attribute. */
export type ProductVariantsTable = {
  id: Generated<number>;
  product_id: number;
  /** `idAtributoValor` and `idAtributoSimples` on the wire. */
  valor_id: number;
  sku: string;
  ean: Generated<string>;
  preco_de: number;
  preco_por: number;
  estoque: number;
  desconto_adicional: Generated<number>;
  ordem: number;
};

export type CharacteristicsTable = {
  id: Generated<number>;
  codigo: string;
  nome: string;
  /** Base unit of `numero`; '' for texts. */
  unidade: string;
  grupo: string;
  ordem: number;
  visivel_site: Generated<boolean>;
  filtravel: Generated<boolean>;
};

/** The distinct values of a characteristic; their ids are the filter values on the wire. */
export type CharacteristicValuesTable = {
  id: Generated<number>;
  characteristic_id: number;
  label: string;
  /** Thousandths of the base unit; null for texts. */
  numero: number | null;
  ordem: number;
};

export type ProductCharacteristicsTable = { product_id: number; value_id: number; ordem: number };

export type ProductMediaTable = {
  id: Generated<number>;
  product_id: number;
  /** 0 = all values. */
  valor_id: Generated<number>;
  tipo: 'imagem' | 'manual' | 'arquivo' | 'rotativa';
  label: string;
  descricao: string;
  /** Base name without size prefix and extension for pictures (`slug` or `slug-2`), a file name otherwise. */
  arquivo: string;
  /** Drawn view, '' for uploads. */
  view: Generated<string>;
  ordem: number;
};

export type SealsTable = {
  id: Generated<number>;
  slug: string;
  nome: string;
  tipo: Generated<'texto' | 'imagem'>;
  label: string;
  imagem: Generated<string>;
  imagem_original: Generated<string>;
  cor_texto: string;
  cor_selo: string;
  posicao_x: Generated<'left' | 'center' | 'right'>;
  posicao_y: Generated<'top' | 'middle' | 'bottom'>;
  ordem: number;
};
export type ProductSealsTable = { product_id: number; seal_id: number };

/** The library of uploaded pictures (migration 0021). */
export type MediaTable = {
  id: Generated<number>;
  /** Base name of its files, with a hash of their content: `fachada-0123456789abcdef`. */
  arquivo: string;
  /** What people call it; a new one is called as its file was. */
  nome: string;
  alt: string;
  /** Of the file that is kept beside the WebP. */
  formato: 'jpg' | 'png';
  /** Pixels. */
  largura: number;
  altura: number;
  /** Of the WebP. */
  bytes: number;
  /** The picture it was cut from. */
  origem_id: OptionalId;
  /** The place it was cut for (domain/picture-slots.ts), '' for one as it was sent. */
  vaga: Generated<string>;
  author_id: OptionalId;
  author: Generated<string>;
  /** Counts the times its texts were saved. */
  revision: Generated<number>;
  created_at: Time;
};

/** `product_id` null: for the whole shop. */
export type PriceSchedulesTable = {
  id: Generated<number>;
  product_id: number | null;
  nome: string;
  preco_de: number;
  preco_por: number;
  desconto_vista: number | null;
  data_inicial: Time;
  data_final: Time;
};
export type WholesalePricesTable = { product_id: number; quantidade: number; preco_por: number };

export type CombinationsTable = {
  id: Generated<number>;
  product_id: number;
  indicado_id: number;
  tipo_desconto: 'valor' | 'porcentagem';
  /** Centavos, or per cent. */
  desconto: number;
  ordem: number;
};

/** What is approved before anybody sees it, neither of the two as long as it waits (migration 0023). */
type Moderated = {
  recusado: Generated<boolean>;
  decided_at: OptionalTime;
  /** Name of who decided. */
  decided_by: Generated<string>;
};

export type ReviewsTable = Moderated & {
  id: Generated<number>;
  product_id: number | null;
  list_id: number | null;
  nome: string;
  email: string;
  nota: number;
  comentario: string;
  recomenda: boolean;
  anexos: JsonDefault<string[]>;
  aprovado: boolean;
  created_at: Time;
};

export type StoreReviewKeysTable = {
  chave: string;
  pedido: string;
  used_at: OptionalTime;
  created_at: TimeDefault;
};
export type StoreReviewsTable = Moderated & {
  id: Generated<number>;
  chave: string;
  nome: string;
  experiencia: number;
  atendimento: number;
  satisfacao: boolean;
  autorizacao: boolean;
  mensagem: string;
  aprovado: boolean;
  created_at: TimeDefault;
};

export type QuestionsTable = Moderated & {
  id: Generated<number>;
  nivel: 'produto' | 'categoria' | 'marca' | 'landingPage';
  nivel_id: number;
  nome: string;
  email: string;
  contato: Generated<string>;
  pergunta: string;
  aprovado: boolean;
  created_at: Time;
};
export type AnswersTable = Moderated & {
  id: Generated<number>;
  question_id: number;
  nome: string;
  email: string;
  contato: Generated<string>;
  administrador: boolean;
  resposta: string;
  aprovado: boolean;
  created_at: Time;
};

export type ListsTable = {
  id: Generated<number>;
  slug: string;
  nome: string;
  tipo: Generated<string>;
  descricao: string;
  selecao_atributo: Generated<boolean>;
  ativo: Generated<boolean>;
  ordem: number;
};
export type ListItemsTable = {
  list_id: number;
  product_id: number;
  valor_id: Generated<number>;
  quantidade: number;
  ordem: number;
};

export type BannerSlotsTable = { id: Generated<number>; hash: string; nome: string };
export type BannersTable = {
  id: Generated<number>;
  slot_id: number;
  /** Id of the category etc. the banner is for; null = all. */
  nivel_id: number | null;
  /** For those who edit; what visitors read is in its versions (migration 0020). */
  nome: string;
  ordem: number;
  ativo: Generated<boolean>;
  /** Kept with its versions, out of the shop. */
  removed_at: OptionalTime;
};
/** Paths of the shop; pixels. */
export type BannerFile = {
  imagem: string;
  imagemOriginal: string;
  link: string;
  largura: number;
  altura: number;
  alt: string;
};

export type ShowcasesTable = {
  id: Generated<number>;
  hash: string;
  nivel: string;
  titulo: string;
  tag_titulo: Generated<string>;
  modelo: Generated<string>;
  ativo: Generated<boolean>;
  /** What fills it by itself; null shows the products chosen by hand (migration 0024). */
  regra: JSONColumnType<ShowcaseRule> | null;
  /** How many products it shows at most (migration 0024). */
  limite: Generated<number>;
};
export type ShowcaseRule = {
  ordem: 'vendidos' | 'novidades' | 'desconto';
  /** Id of a category; 0 for all. */
  categoria: number;
};
export type ShowcaseProductsTable = { showcase_id: number; product_id: number; ordem: number };

export type MenusTable = { id: Generated<number>; hash: string; nome: string };
export type MenuItemsTable = {
  id: Generated<number>;
  menu_id: number;
  pai_id: number | null;
  label: string;
  /** `personalizado` (free link), `categoria`, `marca`, `pagina`, `interna`. */
  tipo: string;
  /** Path of the shop or absolute URL. */
  link: string;
  target: Generated<'_self' | '_blank'>;
  icone: Generated<string>;
  icone_original: Generated<string>;
  svg: Generated<string>;
  destaque: Generated<boolean>;
  ordem: number;
};

/** What a page is called in addresses; all that it says is in its versions (migration 0018). */
export type PagesTable = { id: Generated<number>; slug: string; ativo: Generated<boolean> };
/** A part of pages that also has an address of its own below `/pagina` (migration 0018). */
export type PiecesTable = {
  id: Generated<number>;
  slug: string;
  tipo: 'banner' | 'canais' | 'chamada' | 'contato' | 'menu' | 'perguntas' | 'texto';
  ativo: Generated<boolean>;
};
/** Of a page, a piece or a banner. At most one is a draft; visitors see the published one that began last (migration 0018). */
export type ContentVersionsTable = {
  id: Generated<number>;
  page_id: OptionalId;
  piece_id: OptionalId;
  /** Migration 0020. */
  banner_id: OptionalId;
  state: 'draft' | 'published';
  content: Json<PageContent | PieceContent | BannerContent>;
  visible_from: OptionalTime;
  visible_until: OptionalTime;
  /** Counts the times a draft was saved, so that nobody overwrites what they have not seen. */
  revision: Generated<number>;
  /** Who wrote and who published it; the names stay when the accounts go, '' is the shop itself. */
  author_id: OptionalId;
  author: Generated<string>;
  publisher_id: OptionalId;
  publisher: Generated<string>;
  created_at: Time;
  updated_at: Time;
  /** Null for a draft. */
  published_at: OptionalTime;
};
export type PageContent = {
  nome: string;
  /** HTML, before the pieces. */
  descricao: string;
  /** What was typed, in Markdown; a text that came as HTML has none. */
  fonte?: string;
  imagem: string;
  imagemOriginal: string;
  layout: string;
  codigoCss: string;
  seoTitle: string;
  seoDescription: string;
  indexar: boolean;
  /** Slugs of its pieces, in order. */
  pecas: readonly string[];
};
/** Each kind uses some of it; the rest is empty. */
export type PieceContent = {
  titulo: string;
  /** HTML. */
  texto: string;
  /** As above. */
  fonte?: string;
  /** Path of a picture, '' for none; pixels. */
  imagem: string;
  imagemOriginal: string;
  largura: number;
  altura: number;
  alt: string;
  link: string;
  textoLink: string;
  /** Answers are HTML; `fonte` as above. */
  perguntas: readonly { pergunta: string; resposta: string; fonte?: string }[];
  /** Hash of the menu it shows. */
  menu: string;
};

export type BannerContent = {
  titulo: string;
  /** `h2`, `h3` or `p`. */
  tagTitulo: string;
  target: '_self' | '_blank';
  desktop: BannerFile;
  mobile: BannerFile;
};

export type PopupsTable = {
  id: Generated<number>;
  nivel: string;
  nome: string;
  /** Seconds. */
  tempo: number;
  tipo: 'imagem' | 'html' | 'newsletter';
  titulo: string;
  descricao: string;
  link: string;
  target: Generated<'_self' | '_blank'>;
  desktop: Json<BannerFile>;
  mobile: Json<BannerFile>;
  ativo: Generated<boolean>;
  visible_from: OptionalTime;
  visible_until: OptionalTime;
  /** Opens on page after page of a visit until it is closed, instead of once (migration 0024). */
  repete: Generated<boolean>;
};

/** An old path and where it leads now (migration 0024). */
export type RedirectsTable = {
  id: Generated<number>;
  /** Paths of the shop, as they are asked for; `para` may have a query. */
  de: string;
  para: string;
  /** `painel`: by hand; `endereco`: the address of a product or a category changed. */
  origem: Generated<'painel' | 'endereco'>;
  autor: Generated<string>;
  created_at: TimeDefault;
};

/** Who changed what of the shop, and when (migration 0024). */
export type PanelChangesTable = {
  id: Generated<number>;
  /** Of the panel: `configuracoes`, `menus`. */
  secao: string;
  /** What of it: a group of settings, the hash of a menu. */
  alvo: string;
  acao: 'mudou' | 'criou' | 'removeu';
  campos: Json<object[]>;
  user_id: OptionalId;
  /** Stays when the account goes. */
  autor: string;
  created_at: Time;
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

export type UsersTable = {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  senha_hash: string;
  /** `f` person, `j` company. */
  pessoa: 'f' | 'j';
  nome_razao: string;
  nome_fantasia: Generated<string>;
  cpf_cnpj: string;
  inscricao_estadual: Generated<string>;
  celular: Generated<string>;
  telefone: Generated<string>;
  sexo: Generated<'m' | 'f' | 'o' | 'i'>;
  nascimento: Generated<string>;
  revendedor: Generated<boolean>;
  revendedor_requested_at: OptionalTime;
  /** Per cent that an approved reseller pays less (migration 0012). */
  desconto_revenda: Generated<number>;
  /** Sells for the shop: logging in opens an internal sale. */
  vendedor: Generated<boolean>;
  /** Edits banners and pages. */
  marketing: Generated<boolean>;
  administrador: Generated<boolean>;
  login_facilitado: Generated<boolean>;
  primeira_compra: Generated<boolean>;
  optin: Generated<boolean>;
  sms_optin: Generated<boolean>;
  ativo: Generated<boolean>;
  representantes: JsonDefault<object[]>;
  email_confirmed_at: OptionalTime;
  created_at: TimeDefault;
};

export type AddressesTable = {
  id: Generated<number>;
  user_id: number;
  principal: boolean;
  nome: Generated<string>;
  cep: string;
  logradouro: string;
  numero: string;
  complemento: Generated<string>;
  bairro: string;
  cidade: string;
  uf: string;
  pais: Generated<string>;
};

export type SessionsTable = {
  /** The random part of the cookie value; the signature is checked before any read. */
  id: string;
  /** Whose cart the session shows. Who is logged in is a question of the two times below too. */
  user_id: OptionalId;
  cep: Generated<string>;
  cidade: Generated<string>;
  uf: Generated<string>;
  cupom_id: OptionalId;
  /** Id of the freight service chosen for the cart, '' for none (migration 0012). */
  servico_frete: Generated<string>;
  /** Where the cart is to be delivered, `{}` as long as nobody said (migration 0011). */
  endereco_entrega: JsonDefault<object>;
  venda_interna: JsonDefault<object>;
  /** Tracking parameters of the first page that had some. */
  atribuicao: JsonDefault<Record<string, string>>;
  user_agent: Generated<string>;
  created_at: TimeDefault;
  seen_at: TimeDefault;
  login_at: OptionalTime;
  /** Of the login inside; the session itself ends 30 days after `seen_at`. */
  login_seen_at: OptionalTime;
};

export type CartItemsTable = {
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
export type SavedItemsTable = Omit<CartItemsTable, 'preco_visto'>;

/** A quote as it was printed; its number is its id (migration 0012). */
export type QuotesTable = {
  id: Generated<number>;
  session_id: string | null;
  user_id: OptionalId;
  conteudo: Json<object>;
  created_at: Time;
  valid_until: Time;
};

/** What became of a pasted list of codes, under the key of its form (migration 0015). */
export type SkuListsTable = { session_id: string; chave: string; resposta: Json<object>; created_at: Time };

/** The link under which an account shows its favourites (migration 0012). */
export type WishlistSharesTable = { user_id: number; token: string; created_at: Time };

/** What was agreed when it was sent (migration 0011). */
export type OrdersTable = {
  /** What people read and say. */
  numero: Generated<number>;
  /** Null once the account was deleted. */
  user_id: OptionalId;
  /** Of the form that sent it: the same key is the same order. */
  chave: string;
  status: Generated<'recebido' | 'confirmado' | 'enviado' | 'entregue' | 'cancelado'>;
  comprador: Json<object>;
  endereco: Json<object>;
  frete_servico: string;
  frete_label: string;
  frete_prazo: string;
  frete: number;
  promocoes: Json<object[]>;
  cupom_id: OptionalId;
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
  observacao: string;
  /** What the carrier calls the parcel, '' before it is sent (migration 0023). */
  rastreio: Generated<string>;
  created_at: Time;
  cancelled_at: OptionalTime;
};
export type OrderLinesTable = {
  numero: number;
  ordem: number;
  tipo: 'produto' | 'lista';
  id_produto: number;
  id_atributo_simples: number;
  nome: string;
  sku: string;
  /** The chosen values, as a sentence names them. */
  atributos: string;
  /** Path of the product's page. */
  rota: string;
  /** Base name of the picture, '' for none. */
  imagem: string;
  quantidade: number;
  preco_por: number;
};
/** What an order took; `valor_id` 0 is the product itself. */
export type OrderStockTable = { numero: number; product_id: number; valor_id: number; quantidade: number };
/** When the shop, or '' the buyer, brought an order further (migration 0023). */
export type OrderStepsTable = {
  numero: number;
  status: 'confirmado' | 'enviado' | 'entregue' | 'cancelado';
  author: string;
  created_at: Time;
};

/** Letters sent, or to be sent (migration 0023). */
export type OutboxTable = {
  id: Generated<number>;
  /** One of `letters/writers.ts`. */
  assunto: string;
  /** Number or id of what the letter is about. */
  sobre: number;
  tries: Generated<number>;
  next_at: Time;
  sent_at: OptionalTime;
};

/** The token itself is only in the mail. */
export type PasswordRecoveriesTable = {
  /** SHA-256, hexadecimal. */
  token_hash: string;
  user_id: number;
  expires_at: Date;
};

/** An account that nobody has until its address is confirmed. */
export type SignUpsTable = {
  /** SHA-256, hexadecimal. */
  token_hash: string;
  email: string;
  senha_hash: string;
  /** The columns of `users` and of `addresses` it will have. */
  conta: Json<object>;
  endereco: Json<object>;
  expires_at: Date;
};

/** Tries of one account or from one address, under a keyed hash of it. */
export type ThrottlesTable = {
  key: string;
  tries: number;
  allowed_at: Date;
  /** The tries are forgotten then. */
  expires_at: Date;
};

export type WishlistTable = {
  user_id: number;
  product_id: number;
  valor_id: number;
  id_unidade_venda: Generated<number>;
  created_at: TimeDefault;
};

export type NewsletterTable = {
  email: string;
  nome: Generated<string>;
  segmento: Generated<string>;
  informacoes_adicionais: JsonDefault<object>;
  created_at: TimeDefault;
  /** What its links are made of: `rodada` counts the times it left (migration 0023). */
  id: Generated<number>;
  rodada: Generated<number>;
  /** When it was asked last to confirm. */
  mailed_at: OptionalTime;
  confirmed_at: OptionalTime;
  unsubscribed_at: OptionalTime;
};
export type NewsletterAssociatesTable = {
  id: Generated<number>;
  email: string;
  nome: string;
  sexo: string;
  data_nascimento: string;
  informacoes_adicionais: JsonDefault<object>;
};

/** Messages from forms: contact, avise-me (`solicitation`), quote request (`budget`). */
export type LeadsTable = {
  id: Generated<number>;
  tipo: 'contact' | 'solicitation' | 'budget';
  product_id: number | null;
  valor_id: Generated<number>;
  hash_email: Generated<string>;
  nome: string;
  email: string;
  contato: Generated<string>;
  assunto: Generated<string>;
  mensagem: Generated<string>;
  mailing: Generated<boolean>;
  created_at: TimeDefault;
  /** What the shop did about it, when and who (migration 0023). */
  status: Generated<'novo' | 'respondido' | 'encerrado'>;
  status_at: OptionalTime;
  status_by: Generated<string>;
  /** For the shop alone. */
  nota: Generated<string>;
  /** Counts its savings. */
  revisao: Generated<number>;
  /** Of `solicitation`: its writer was told that the product is back. */
  told_at: OptionalTime;
};

/** CEP ranges of a region (first five digits) and what each service asks for it. */
export type ShippingServicesTable = {
  id: string;
  tipo: string;
  label: string;
  ordem: number;
  entrega_agendada: Generated<boolean>;
  /** May become free once an order is worth enough (migration 0005). */
  frete_gratis: Generated<boolean>;
  /** Cubic centimetres that count as one kilogram (migration 0005). */
  divisor_cubico: Generated<number>;
  ativo: Generated<boolean>;
};
export type ShippingRatesTable = {
  id: Generated<number>;
  service_id: string;
  cep_de: number;
  cep_ate: number;
  /** Centavos for the first kilogram and for each further one. */
  valor_base: number;
  valor_kg: number;
  /** Working days. */
  prazo_dias: number;
  /** Lightest and heaviest load, by the weight that is charged (migration 0005). */
  peso_minimo_g: Generated<number>;
  peso_maximo_g: number;
};

/** What changed, for what processes hold in memory; written by triggers (migration 0009). */
export type CatalogueChangesTable = {
  /** 0: all. Null: what products are filtered by. -1: the words that searches find them by (migration 0014). -2: the shop around them (migration 0029). */
  product_id: number | null;
  written_at: TimeDefault;
};

/** A spreadsheet that came back (migration 0022). */
export type CatalogueImportsTable = {
  id: Generated<number>;
  tabela: string;
  arquivo: string;
  codificacao: string;
  separador: string;
  desconhecidas: Json<string[]>;
  /** Lines of the file, and those of them that change nothing. */
  linhas: number;
  iguais: number;
  state: 'conferida' | 'aplicando' | 'aplicada' | 'desfazendo' | 'desfeita';
  user_id: OptionalId;
  user_name: string;
  created_at: Time;
  applied_at: OptionalTime;
  undone_at: OptionalTime;
  worked_at: OptionalTime;
};
/** A line of it that changes something or is faulty (migration 0022). */
export type CatalogueImportRowsTable = {
  import_id: number;
  place: number;
  linha: number;
  chave: string;
  nome: string;
  /** Cells that change; null for a new row. */
  antes: JSONColumnType<Record<string, string> | null, string | null>;
  depois: Json<Record<string, string>>;
  erros: Json<{ coluna: string; motivo: string; valor: string }[]>;
  applied: Generated<string>;
  undone: Generated<string>;
};

/** Filled by `search_refresh`, like the three below (migration 0009); nothing else writes them. */
export type SearchDocumentsTable = { product_id: number; main: string };
/** With what only descriptions say. */
export type SearchDetailsTable = { product_id: number; whole: string };
export type SearchCodesTable = { code: string; product_id: number };
export type SearchWordsTable = {
  /** Folded: `optico`. */
  word: string;
  lexeme: string;
  /** As most texts write it: `óptico`. */
  shown: string;
  /** The letters of the word in order of the alphabet. */
  letters: string;
  /** With the word, when all were counted last. */
  products: number;
};
/** Who searches for `term` also means `meaning`. */
export type SearchSynonymsTable = {
  id: Generated<number>;
  term: string;
  meaning: string;
  /** The term as searches are folded. */
  folded: Generated<string>;
};

/** What was written just now, by a hash of it: a form sent twice is kept once. */
export type RecentWritesTable = { key: string; written_at: Time };

export type BrowsingHistoryTable = {
  id: Generated<number>;
  session_id: string;
  hash: string;
  url: string;
  created_at: Time;
};

export type Schema = {
  seeds: SeedsTable;
  settings: SettingsTable;
  categories: CategoriesTable;
  brands: BrandsTable;
  landing_pages: LandingPagesTable;
  products: ProductsTable;
  product_categories: ProductCategoriesTable;
  attributes: AttributesTable;
  attribute_values: AttributeValuesTable;
  product_variants: ProductVariantsTable;
  characteristics: CharacteristicsTable;
  characteristic_values: CharacteristicValuesTable;
  product_characteristics: ProductCharacteristicsTable;
  product_media: ProductMediaTable;
  seals: SealsTable;
  product_seals: ProductSealsTable;
  media: MediaTable;
  price_schedules: PriceSchedulesTable;
  wholesale_prices: WholesalePricesTable;
  combinations: CombinationsTable;
  reviews: ReviewsTable;
  store_review_keys: StoreReviewKeysTable;
  store_reviews: StoreReviewsTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  lists: ListsTable;
  list_items: ListItemsTable;
  banner_slots: BannerSlotsTable;
  banners: BannersTable;
  showcases: ShowcasesTable;
  showcase_products: ShowcaseProductsTable;
  menus: MenusTable;
  menu_items: MenuItemsTable;
  pages: PagesTable;
  pieces: PiecesTable;
  content_versions: ContentVersionsTable;
  popups: PopupsTable;
  redirects: RedirectsTable;
  panel_changes: PanelChangesTable;
  coupons: CouponsTable;
  users: UsersTable;
  addresses: AddressesTable;
  sessions: SessionsTable;
  cart_items: CartItemsTable;
  saved_items: SavedItemsTable;
  quotes: QuotesTable;
  sku_lists: SkuListsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_stock: OrderStockTable;
  order_steps: OrderStepsTable;
  outbox: OutboxTable;
  password_recoveries: PasswordRecoveriesTable;
  sign_ups: SignUpsTable;
  throttles: ThrottlesTable;
  wishlist: WishlistTable;
  wishlist_shares: WishlistSharesTable;
  newsletter: NewsletterTable;
  newsletter_associates: NewsletterAssociatesTable;
  leads: LeadsTable;
  recent_writes: RecentWritesTable;
  browsing_history: BrowsingHistoryTable;
  shipping_services: ShippingServicesTable;
  shipping_rates: ShippingRatesTable;
  catalogue_changes: CatalogueChangesTable;
  catalogue_imports: CatalogueImportsTable;
  catalogue_import_rows: CatalogueImportRowsTable;
  search_documents: SearchDocumentsTable;
  search_details: SearchDetailsTable;
  search_codes: SearchCodesTable;
  search_words: SearchWordsTable;
  search_synonyms: SearchSynonymsTable;
};
