/**
 * Every answer of the front API under the name its schema has in the OpenAPI document. `docs/api/openapi.json` is made
 * from these types and from what the endpoints declare.
 */
import type { Brands } from './brands.ts';
import type { FreteCarrinho } from './cart-freight.ts';
import type { Carrinho, Usuario } from './checkout.ts';
import type { FeedProdutos } from './feed.ts';
import type { UrlListDetail, UrlListListing } from './list.ts';
import type { OfertasMarketplace } from './marketplace.ts';
import type { AvaliacoesLoja, AvaliacoesProduto } from './opinions.ts';
import type { Popup } from './popup.ts';
import type { Canal } from './product.ts';
import type { Componentes, Compra, CompraConjunta, Predefinicoes } from './purchase.ts';
import type { Representatives } from './representative.ts';
import type { UrlHome, UrlPage, UrlVerify } from './route.ts';
import type { Redirect } from './sale.ts';
import type { Sugestoes } from './search.ts';
import type { Ping, Settings } from './settings.ts';
import type { Cotacao, FretesRegiao } from './shipment.ts';
import type { Banners, Instagram, Vitrine } from './showcase.ts';
import type { Sitemap } from './sitemap.ts';
import type { Menu } from './struct.ts';
import type { Sucesso, SucessoMensagem } from './success.ts';
import type { UrlListing, UrlProductDetail } from './url.ts';
import type { Wishlist } from './wishlist.ts';

export type Answers = {
  readonly AvaliacoesLoja: AvaliacoesLoja;
  readonly AvaliacoesProduto: AvaliacoesProduto;
  readonly Banners: Banners;
  readonly Brands: Brands;
  readonly Canal: Canal;
  readonly Carrinho: Carrinho;
  readonly Componentes: Componentes;
  readonly Compra: Compra;
  readonly CompraConjunta: CompraConjunta;
  readonly Cotacao: Cotacao;
  readonly FeedProdutos: FeedProdutos;
  readonly FreteCarrinho: FreteCarrinho;
  readonly FretesRegiao: FretesRegiao;
  readonly Instagram: Instagram;
  readonly Menu: Menu;
  readonly OfertasMarketplace: OfertasMarketplace;
  readonly Ping: Ping;
  readonly Popup: Popup;
  readonly Predefinicoes: Predefinicoes;
  readonly Redirect: Redirect;
  readonly Representatives: Representatives;
  readonly Settings: Settings;
  readonly Sitemap: Sitemap;
  readonly Sucesso: Sucesso;
  readonly SucessoMensagem: SucessoMensagem;
  readonly Sugestoes: Sugestoes;
  readonly UrlHome: UrlHome;
  readonly UrlListDetail: UrlListDetail;
  readonly UrlListListing: UrlListListing;
  readonly UrlListing: UrlListing;
  readonly UrlPage: UrlPage;
  readonly UrlProductDetail: UrlProductDetail;
  readonly UrlVerify: UrlVerify;
  readonly Usuario: Usuario;
  readonly Vitrine: Vitrine;
  readonly Wishlist: Wishlist;
};
