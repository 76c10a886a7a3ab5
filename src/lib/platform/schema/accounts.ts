/** Accounts, sessions and what belongs to them. */
import type { Generated, Insertable } from 'kysely';
import type { Representante, VendaInterna } from '#lib/contract/checkout.ts';
import type { Empty } from '#lib/contract/empty.ts';
import type { EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { PanelRole } from '#lib/domain/panel/roles.ts';
import type { Json, JsonDefault, OptionalId, OptionalTime, Time, TimeDefault } from './columns.ts';

export type AccountTables = {
  users: UsersTable;
  addresses: AddressesTable;
  sessions: SessionsTable;
  wishlist_shares: WishlistSharesTable;
  password_recoveries: PasswordRecoveriesTable;
  login_codes: LoginCodesTable;
  sign_ups: SignUpsTable;
  invitations: InvitationsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  staff_rules: StaffRulesTable;
  customer_groups: CustomerGroupsTable;
  group_members: GroupMembersTable;
  throttles: ThrottlesTable;
  wishlist: WishlistTable;
  browsing_history: BrowsingHistoryTable;
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
  /** Per cent a seller may take off a quote (migration 0191). */
  limite_desconto: Generated<number>;
  /** Edits banners and pages. */
  marketing: Generated<boolean>;
  administrador: Generated<boolean>;
  /** Other areas of the panel (migration 0401). */
  catalogo: Generated<boolean>;
  pedidos: Generated<boolean>;
  clientes: Generated<boolean>;
  configuracoes: Generated<boolean>;
  equipe: Generated<boolean>;
  login_facilitado: Generated<boolean>;
  primeira_compra: Generated<boolean>;
  optin: Generated<boolean>;
  sms_optin: Generated<boolean>;
  ativo: Generated<boolean>;
  representantes: JsonDefault<readonly Representante[]>;
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
  endereco_entrega: JsonDefault<EnderecoEntrega | Empty>;
  venda_interna: JsonDefault<VendaInterna | Empty>;
  /** Tracking parameters of the first page that had some. */
  atribuicao: JsonDefault<Record<string, string>>;
  user_agent: Generated<string>;
  created_at: TimeDefault;
  seen_at: TimeDefault;
  login_at: OptionalTime;
  /** Of the login inside; the session itself ends 30 days after `seen_at`. */
  login_seen_at: OptionalTime;
  /** The second factor was given then; null while it was not (migration 0402). */
  factor_at: OptionalTime;
};

/** The link under which an account shows its favourites (migration 0012). */
type WishlistSharesTable = { user_id: number; token: string; created_at: Time };

/** The token itself is only in the mail. */
export type PasswordRecoveriesTable = {
  /** SHA-256, hexadecimal. */
  token_hash: string;
  user_id: number;
  expires_at: Date;
};

/** The code itself is only in the mail; a new one takes its place (migration 0331). */
type LoginCodesTable = {
  /** Keyed hash of what was typed: e-mail, CPF or CNPJ. */
  name: string;
  /** Null of a name that no account has: its code was sent to nobody. */
  user_id: OptionalId;
  /** Keyed, hexadecimal. */
  code_hash: string;
  /** Since it was made. */
  tries: Generated<number>;
  expires_at: Date;
};

/** The columns of `users` that a visitor chooses. */
type NewAccount = Pick<
  Insertable<UsersTable>,
  | 'pessoa'
  | 'nome_razao'
  | 'nome_fantasia'
  | 'cpf_cnpj'
  | 'inscricao_estadual'
  | 'celular'
  | 'telefone'
  | 'optin'
>;
/** What a company asks for with its account. */
type Wishes = { readonly revenda?: boolean };
export type NewAddress = Omit<Insertable<AddressesTable>, 'id' | 'user_id' | 'principal' | 'pais'>;

/** An account that nobody has until its address is confirmed. */
export type SignUpsTable = {
  /** SHA-256, hexadecimal. */
  token_hash: string;
  email: string;
  senha_hash: string;
  conta: Json<NewAccount & Wishes>;
  endereco: Json<NewAddress>;
  expires_at: Date;
};

/** A link that makes somebody staff (migration 0400). */
export type InvitationsTable = {
  /** SHA-256, hexadecimal. */
  token_hash: string;
  /** Lower case; '' of the first administrator, who says it. */
  email: string;
  papeis: Json<readonly PanelRole[]>;
  /** The name of who sent it; '' of the one that the start prints. */
  convidado_por: Generated<string>;
  /** Null of that one too. */
  convidado_por_id: OptionalId;
  created_at: Time;
  expires_at: Date;
};

/** Codes of an app beside the password of one of the staff (migration 0402). */
type SecondFactorsTable = {
  user_id: number;
  /** Base32, sealed for this account. */
  secret: string;
  /** The 30 seconds, since 1970, of the code that was used last: none counts twice. */
  last_step: Generated<number>;
  created_at: Time;
  /** Null while it is being set up. */
  confirmed_at: OptionalTime;
};

/** Each takes the place of a code once: a used one is gone. */
type RecoveryCodesTable = {
  user_id: number;
  /** Keyed. */
  code_hash: string;
};

/** One row. */
type StaffRulesTable = {
  id: Generated<number>;
  /** Administrators have to have a second factor. */
  factor_demanded: Generated<boolean>;
};

/** What its members pay less, and their days to pay by invoice (migration 0680). */
type CustomerGroupsTable = {
  id: Generated<number>;
  nome: string;
  desconto: Generated<number>;
  /** Null of a group that may not pay by invoice. */
  dias: number | null;
};

/** An account is in one group at most. */
type GroupMembersTable = { user_id: number; grupo_id: number; author: string; created_at: Time };

/** Tries of one account or from one address, under a keyed hash of it. */
type ThrottlesTable = {
  key: string;
  tries: number;
  allowed_at: Date;
  /** The tries are forgotten then. */
  expires_at: Date;
};

type WishlistTable = {
  user_id: number;
  product_id: number;
  valor_id: number;
  id_unidade_venda: Generated<number>;
  created_at: TimeDefault;
};

type BrowsingHistoryTable = {
  id: Generated<number>;
  session_id: string;
  hash: string;
  url: string;
  created_at: Time;
};
