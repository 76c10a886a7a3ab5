/**
 * Every answer of the front API under the name its schema has in the OpenAPI document. `docs/api/openapi.json` is made
 * from these types and from what the endpoints declare.
 */

import type { AparelhosConta, Conta, EnderecoCep, EnderecosConta, MeusDados } from './account.ts';
import type { Aprovacao, Aprovacoes } from './approval.ts';
import type { Brands } from './brands.ts';
import type { FreteCarrinho } from './cart-freight.ts';
import type { InscricaoLembrete, LembreteCarrinho, LembretesPainel } from './cart-reminder.ts';
import type { ItensGuardados } from './cart-saved.ts';
import type { ListaSku } from './cart-sku-list.ts';
import type { Carrinho, Usuario } from './checkout.ts';
import type { CompradoresEmpresa, ConviteDeEmpresa } from './company-buyers.ts';
import type { FeedProdutos } from './feed.ts';
import type {
  Ligacao,
  LigarConferencia,
  LigarOpcoes,
  LigarPares,
  LigarProduto,
  LigarTexto,
} from './finder.ts';
import type { ConviteEquipe } from './invitation.ts';
import type { KitsProduto, ListasPresente, UrlListDetail, UrlListListing } from './list.ts';
import type { OfertasMarketplace } from './marketplace.ts';
import type { AvaliacoesLoja, AvaliacoesProduto } from './opinions.ts';
import type { Pedido, PedidoAberto, Pedidos, RevisaoPedido } from './order.ts';
import type { Recompra } from './order-again.ts';
import type { ArquivoNota, NotasPainel, NotasPedido } from './order-invoices.ts';
import type { UrlHome, UrlPage } from './page.ts';
import type { HistoricoPainel } from './panel-audit.ts';
import type { CaracteristicaSalva, CaracteristicasPainel } from './panel-characteristics.ts';
import type {
  ConteudoCriado,
  ConteudoEditado,
  Conteudos,
  RascunhoSalvo,
  TextoPronto,
} from './panel-content.ts';
import type { CupomEditado, CuponsPainel } from './panel-coupons.ts';
import type { ClientePainel, ClientesPainel } from './panel-customers.ts';
import type { CodigosReserva, EquipePresente, FatorPainel } from './panel-factor.ts';
import type { ArquivoLoja, ArquivosLoja } from './panel-files.ts';
import type { ArquivoRegras, PainelLigar } from './panel-finder.ts';
import type { InstagramPainel } from './panel-instagram.ts';
import type { CartaAberta, CartasPainel, CartaTeste } from './panel-letters.ts';
import type { Midia, MidiaDetalhe, Midias } from './panel-media.ts';
import type { MenuPainel, MenusPainel } from './panel-menus.ts';
import type { MercadoPagoPainel } from './panel-mercado-pago.ts';
import type { EsperasPainel, MensagensPainel } from './panel-messages.ts';
import type { InscricaoNewsletter, InscritosNewsletter, TotaisNewsletter } from './panel-newsletter.ts';
import type { AvaliacoesPainel, PerguntasPainel } from './panel-opinions.ts';
import type { CasosPagamento, PagamentosPedido } from './panel-order-payments.ts';
import type {
  OrcamentosPainel,
  PassoDesfeito,
  PedidoPainel,
  PedidosPainel,
  Vendedores,
} from './panel-orders.ts';
import type { PacotePronto, PacoteTrazido, PainelPacote, ParteDoPacote } from './panel-pack.ts';
import type { PagamentosPainel } from './panel-payments.ts';
import type { PixApiPainel } from './panel-pix-api.ts';
import type { EscolhasProduto, ProdutoAberto, ProdutoSalvo, ProdutosPainel } from './panel-products.ts';
import type { ChaveAberta, ChaveCriada, ChavesPrograma } from './panel-programs.ts';
import type { RegistrosPainel } from './panel-records.ts';
import type { Destino, Redirecionamentos } from './panel-redirects.ts';
import type { BuscaExplicada, BuscasSemClique } from './panel-searches.ts';
import type { ConfiguracoesPainel } from './panel-settings.ts';
import type {
  ColunasPlanilha,
  ImagensImportacao,
  Importacao,
  Importacoes,
  LinhasPlanilha,
  MapeamentosPlanilha,
} from './panel-sheets.ts';
import type { ServicoPainel, ServicosPainel } from './panel-shipping.ts';
import type { ProdutosEscolha, VitrinePainel, VitrinesPainel } from './panel-showcases.ts';
import type { ConviteFeito, EquipePainel } from './panel-staff.ts';
import type { InicioPainel } from './panel-start.ts';
import type { ExtratoPainel, ExtratosPainel, Fechamento } from './panel-statements.ts';
import type { Sinonimos, SinonimosOferecidos } from './panel-synonyms.ts';
import type { VisitasPainel } from './panel-visits.ts';
import type { WebhookAberto, WebhookCriado, WebhooksPainel } from './panel-webhooks.ts';
import type { CartaoPedido, CobrancaDemonstracao, PagamentoPedido } from './payment.ts';
import type { Popup } from './popup.ts';
import type { Canal } from './product.ts';
import type {
  ProgramaChave,
  ProgramaCliente,
  ProgramaEstoque,
  ProgramaEventos,
  ProgramaPedido,
  ProgramaPedidos,
  ProgramaProduto,
  ProgramaProdutos,
} from './program.ts';
import type { Componentes, Compra, CompraConjunta, Predefinicoes } from './purchase.ts';
import type { Orcamento, Orcamentos } from './quote.ts';
import type { Representatives } from './representative.ts';
import type { Revenda } from './reseller.ts';
import type { ArquivoDevolucao, DevolucaoPainel, DevolucoesPainel, DevolucoesPedido } from './returns.ts';
import type { UrlVerify } from './route.ts';
import type { Redirect } from './sale.ts';
import type { Sugestoes } from './search.ts';
import type { Ping, Settings } from './settings.ts';
import type { PassosLoja } from './setup.ts';
import type { Cotacao, FretesRegiao } from './shipment.ts';
import type { Banners, Instagram, Vitrine } from './showcase.ts';
import type { Sitemap } from './sitemap.ts';
import type { Menu } from './struct.ts';
import type { Sucesso, SucessoMensagem } from './success.ts';
import type { PedidosAFaturar } from './unbilled-orders.ts';
import type { UrlListing, UrlProductDetail } from './url.ts';
import type { Favoritos, LinkFavoritos, Wishlist } from './wishlist.ts';

export type Answers = {
  readonly CasosPagamento: CasosPagamento;
  readonly ExtratoPainel: ExtratoPainel;
  readonly ExtratosPainel: ExtratosPainel;
  readonly Fechamento: Fechamento;
  readonly PagamentosPainel: PagamentosPainel;
  readonly MercadoPagoPainel: MercadoPagoPainel;
  readonly PixApiPainel: PixApiPainel;
  readonly PagamentosPedido: PagamentosPedido;
  readonly ArquivoDevolucao: ArquivoDevolucao;
  readonly ArquivoNota: ArquivoNota;
  readonly NotasPainel: NotasPainel;
  readonly NotasPedido: NotasPedido;
  readonly PedidosAFaturar: PedidosAFaturar;
  readonly DevolucaoPainel: DevolucaoPainel;
  readonly DevolucoesPainel: DevolucoesPainel;
  readonly DevolucoesPedido: DevolucoesPedido;
  readonly AparelhosConta: AparelhosConta;
  readonly AvaliacoesLoja: AvaliacoesLoja;
  readonly AvaliacoesPainel: AvaliacoesPainel;
  readonly AvaliacoesProduto: AvaliacoesProduto;
  readonly Banners: Banners;
  readonly Brands: Brands;
  readonly Canal: Canal;
  readonly Carrinho: Carrinho;
  readonly Componentes: Componentes;
  readonly Compra: Compra;
  readonly CompraConjunta: CompraConjunta;
  readonly ConfiguracoesPainel: ConfiguracoesPainel;
  readonly Conta: Conta;
  readonly ConviteEquipe: ConviteEquipe;
  readonly ConviteFeito: ConviteFeito;
  readonly EquipePainel: EquipePainel;
  readonly ConteudoCriado: ConteudoCriado;
  readonly ConteudoEditado: ConteudoEditado;
  readonly RascunhoSalvo: RascunhoSalvo;
  readonly Conteudos: Conteudos;
  readonly Cotacao: Cotacao;
  readonly CupomEditado: CupomEditado;
  readonly CaracteristicaSalva: CaracteristicaSalva;
  readonly CaracteristicasPainel: CaracteristicasPainel;
  readonly CuponsPainel: CuponsPainel;
  readonly Destino: Destino;
  readonly EnderecoCep: EnderecoCep;
  readonly EnderecosConta: EnderecosConta;
  readonly EsperasPainel: EsperasPainel;
  readonly Favoritos: Favoritos;
  readonly EquipePresente: EquipePresente;
  readonly ClientePainel: ClientePainel;
  readonly ClientesPainel: ClientesPainel;
  readonly FatorPainel: FatorPainel;
  readonly HistoricoPainel: HistoricoPainel;
  readonly CodigosReserva: CodigosReserva;
  readonly EscolhasProduto: EscolhasProduto;
  readonly FeedProdutos: FeedProdutos;
  readonly FreteCarrinho: FreteCarrinho;
  readonly FretesRegiao: FretesRegiao;
  readonly PacotePronto: PacotePronto;
  readonly PacoteTrazido: PacoteTrazido;
  readonly PainelPacote: PainelPacote;
  readonly ParteDoPacote: ParteDoPacote;
  readonly ImagensImportacao: ImagensImportacao;
  readonly Importacao: Importacao;
  readonly Importacoes: Importacoes;
  readonly InscricaoNewsletter: InscricaoNewsletter;
  readonly InscritosNewsletter: InscritosNewsletter;
  readonly Instagram: Instagram;
  readonly InscricaoLembrete: InscricaoLembrete;
  readonly ItensGuardados: ItensGuardados;
  readonly LembreteCarrinho: LembreteCarrinho;
  readonly LembretesPainel: LembretesPainel;
  readonly Aprovacao: Aprovacao;
  readonly Aprovacoes: Aprovacoes;
  readonly CompradoresEmpresa: CompradoresEmpresa;
  readonly ConviteDeEmpresa: ConviteDeEmpresa;
  readonly ColunasPlanilha: ColunasPlanilha;
  readonly LinhasPlanilha: LinhasPlanilha;
  readonly MapeamentosPlanilha: MapeamentosPlanilha;
  readonly LinkFavoritos: LinkFavoritos;
  readonly ListaSku: ListaSku;
  readonly ListasPresente: ListasPresente;
  readonly MensagensPainel: MensagensPainel;
  readonly Menu: Menu;
  readonly MenuPainel: MenuPainel;
  readonly MenusPainel: MenusPainel;
  readonly MeusDados: MeusDados;
  readonly OfertasMarketplace: OfertasMarketplace;
  readonly Orcamento: Orcamento;
  readonly Orcamentos: Orcamentos;
  readonly OrcamentosPainel: OrcamentosPainel;
  readonly PassosLoja: PassosLoja;
  readonly PagamentoPedido: PagamentoPedido;
  readonly CartaoPedido: CartaoPedido;
  readonly CobrancaDemonstracao: CobrancaDemonstracao;
  readonly Pedido: Pedido;
  readonly PedidoAberto: PedidoAberto;
  readonly PassoDesfeito: PassoDesfeito;
  readonly PedidoPainel: PedidoPainel;
  readonly Pedidos: Pedidos;
  readonly PedidosPainel: PedidosPainel;
  readonly Midia: Midia;
  readonly ArquivoLoja: ArquivoLoja;
  readonly ArquivosLoja: ArquivosLoja;
  readonly InstagramPainel: InstagramPainel;
  readonly InicioPainel: InicioPainel;
  readonly VisitasPainel: VisitasPainel;
  readonly CartasPainel: CartasPainel;
  readonly CartaAberta: CartaAberta;
  readonly CartaTeste: CartaTeste;
  readonly MidiaDetalhe: MidiaDetalhe;
  readonly Midias: Midias;
  readonly PerguntasPainel: PerguntasPainel;
  readonly Ping: Ping;
  readonly Popup: Popup;
  readonly ChaveAberta: ChaveAberta;
  readonly ChaveCriada: ChaveCriada;
  readonly ChavesPrograma: ChavesPrograma;
  readonly ProgramaChave: ProgramaChave;
  readonly WebhookAberto: WebhookAberto;
  readonly WebhookCriado: WebhookCriado;
  readonly WebhooksPainel: WebhooksPainel;
  readonly ProgramaCliente: ProgramaCliente;
  readonly ProgramaEstoque: ProgramaEstoque;
  readonly ProgramaEventos: ProgramaEventos;
  readonly ProgramaPedido: ProgramaPedido;
  readonly ProgramaPedidos: ProgramaPedidos;
  readonly ProgramaProduto: ProgramaProduto;
  readonly ProgramaProdutos: ProgramaProdutos;
  readonly RegistrosPainel: RegistrosPainel;
  readonly Predefinicoes: Predefinicoes;
  readonly ProdutosEscolha: ProdutosEscolha;
  readonly ProdutoAberto: ProdutoAberto;
  readonly ProdutoSalvo: ProdutoSalvo;
  readonly ProdutosPainel: ProdutosPainel;
  readonly Redirect: Redirect;
  readonly Redirecionamentos: Redirecionamentos;
  readonly BuscaExplicada: BuscaExplicada;
  readonly BuscasSemClique: BuscasSemClique;
  readonly PainelLigar: PainelLigar;
  readonly ArquivoRegras: ArquivoRegras;
  readonly Sinonimos: Sinonimos;
  readonly SinonimosOferecidos: SinonimosOferecidos;
  readonly Representatives: Representatives;
  readonly Revenda: Revenda;
  readonly Recompra: Recompra;
  readonly RevisaoPedido: RevisaoPedido;
  readonly ServicoPainel: ServicoPainel;
  readonly ServicosPainel: ServicosPainel;
  readonly Settings: Settings;
  readonly Ligacao: Ligacao;
  readonly LigarConferencia: LigarConferencia;
  readonly LigarOpcoes: LigarOpcoes;
  readonly LigarPares: LigarPares;
  readonly LigarProduto: LigarProduto;
  readonly LigarTexto: LigarTexto;
  readonly Sitemap: Sitemap;
  readonly Sucesso: Sucesso;
  readonly SucessoMensagem: SucessoMensagem;
  readonly Sugestoes: Sugestoes;
  readonly TextoPronto: TextoPronto;
  readonly TotaisNewsletter: TotaisNewsletter;
  readonly UrlHome: UrlHome;
  readonly KitsProduto: KitsProduto;
  readonly UrlListDetail: UrlListDetail;
  readonly UrlListListing: UrlListListing;
  readonly UrlListing: UrlListing;
  readonly UrlPage: UrlPage;
  readonly UrlProductDetail: UrlProductDetail;
  readonly Vendedores: Vendedores;
  readonly UrlVerify: UrlVerify;
  readonly Usuario: Usuario;
  readonly Vitrine: Vitrine;
  readonly VitrinePainel: VitrinePainel;
  readonly VitrinesPainel: VitrinesPainel;
  readonly Wishlist: Wishlist;
};
