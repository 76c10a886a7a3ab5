/** Every place of the shop a page links to by itself. Products, categories and brands bring their own `rota.route`. */

export const homePath = '/';
export const cartPath = '/checkout/carrinho/';
/** A cart that was gathered elsewhere, by the `PHPSESSID` it has there in `sessao`. */
export const cartRecoveryPath = '/checkout/recuperacao';
export const accessPath = '/checkout/acesso';
export const signUpPath = '/checkout/cadastro';
/** Where a link makes somebody staff; ours. */
export const invitationPath = '/checkout/convite';
/** What somebody logged in has here. */
export const accountPath = '/minha-conta';
/** Where the order is closed; in hosted mode a page of the platform. */
export const paymentPath = '/checkout/pagamento';
/** Of the link that letters carry. */
export const followPath = '/checkout/acompanhar';

/** Whoever knows such an address may see what is there: it is told to nobody else. */
export function isSecretPath(path: string): boolean {
  return (
    path === invitationPath ||
    path.startsWith(`${followPath}/`) ||
    path.startsWith(`${companyInvitationPath}/`)
  );
}
/** A file of a nota fiscal of an order. @param what `xml` or `danfe`. */
export function invoiceFilePath(numero: number, id: number, what: 'xml' | 'danfe'): string {
  return `${orderPath(numero)}/nota/${id}/${what}`;
}

/** Where the shop puts notas fiscais to an order, and below it their files. */
export function panelInvoicesPath(numero: number): string {
  return `/painel/pedidos/${numero}/notas`;
}

/** Asking to send back what an order brought, and below it what was sent about returns. */
export function orderReturnPath(numero: number): string {
  return `${orderPath(numero)}/devolucao`;
}

const ORDERS = '/checkout/pedido/';
/** An order, for its buyer. */
export function orderPath(numero: number): string {
  return `${ORDERS}${numero}`;
}
export function isOrderPath(path: string): boolean {
  return path.startsWith(ORDERS);
}
/** Where a card is typed for an order, and where the card's bank asks for a confirmation. */
export function orderCardPath(numero: number): string {
  return `${orderPath(numero)}/cartao`;
}
/** @param page Of the order, for who sent it or who has the link of its letters. */
export function challengePathAt(page: string): string {
  return `${page}/confirmacao`;
}
/** The bank that the demonstration plays. Addresses of pages are in lower case. */
export function demoBankPath(ref: string): string {
  return `/checkout/demonstracao/${encodeURIComponent(ref.toLowerCase())}`;
}
/** A quote, for the account it was given to. */
export function quotePath(numero: number): string {
  return `/checkout/orcamento/${numero}`;
}
/** The own orders of somebody logged in. */
export const ordersPath = '/minha-conta/pedidos';
/** Who buys for a company, and what waits for its approval. */
export const buyersPath = '/minha-conta/compradores';
export const approvalsPath = '/minha-conta/aprovacoes';
export function approvalPath(numero: number): string {
  return `${approvalsPath}/${numero}`;
}
/** Below it the links that make an account a buyer of a company. */
export const companyInvitationPath = '/minha-conta/convite';
export const searchPath = '/busca';
export const brandsPath = '/marcas';
/** What links two ports; only where the platform is our own and its sheets feed it. */
export const finderPath = '/ligar';
/** Takes the button that buys all of an answer. */
export const finderBuyPath = '/ligar/comprar';

/** `?metros=4&precisa=4k60,hdr`, or ''. */
export function linkSearch(metres: string, needs: readonly string[], many = ''): string {
  const parts = [
    ...(metres === '' ? [] : [`metros=${metres}`]),
    ...(needs.length === 0 ? [] : [`precisa=${needs.join(',')}`]),
    ...(many === '' ? [] : [`quantos=${many}`]),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** An answer: the ends are a device, a port, or `device~port`, the source first. */
export function linkPath(from: string, to: string, search = ''): string {
  return `${finderPath}/${from}/${to}${search}`;
}
export const comparePath = '/comparar';
export const listsPath = '/lista';
/** Takes the form of a list's page. */
export const buyListPath = '/comprar-lista';
/** Shown in place of every page while the shop is closed. */
export const maintenancePath = '/manutencao';
/** Where the owner works; below it everything is private. */
export const panelPath = '/painel';
/** What comes back to the shop. */
/** The own second factor and sessions of whoever works in the panel. */
export const panelAccessPath = `${panelPath}/acesso`;
export const panelAppearancePath = `${panelPath}/configuracoes/aparencia`;
export const panelShowroomPath = `${panelPath}/configuracoes/mostruario`;
export const panelCustomersPath = `${panelPath}/clientes`;
export const panelGroupsPath = `${panelPath}/grupos`;
export const panelStaffPath = `${panelPath}/equipe`;
export const panelOrdersPath = `${panelPath}/pedidos`;
/** Packing slips of several orders. */
export const packingPath = `${panelOrdersPath}/separacao`;
export const panelReturnsPath = `${panelPath}/devolucoes`;
/** How to work there, for those who do. */
export const panelGuidePath = '/painel/guia';
/** Shown in place of any page below it to who may not see it. */
export const panelShutPath = '/painel/fechado';
/** The library of pictures. */
export const panelMediaPath = `${panelPath}/midia`;

/** Letters of the shop to its customers. */
export const panelLettersPath = `${panelPath}/emails`;

/** Posts of the shop's Instagram. */
export const panelInstagramPath = `${panelPath}/instagram`;
/** Manuals and other files of products. */
export const panelFilesPath = `${panelPath}/arquivos`;

export const panelCharacteristicsPath = `${panelPath}/caracteristicas`;

export const panelProductsPath = `${panelPath}/produtos`;
/** One change of many products. */
export const panelBulkPath = `${panelProductsPath}/em-massa`;

/** Ways to pay; below it statements, cases and the day's closing. */
export const panelPaymentsPath = `${panelPath}/pagamentos`;
export const panelPixApiPath = `${panelPaymentsPath}/pix-api`;
export const panelMercadoPagoPath = `${panelPaymentsPath}/mercado-pago`;
export const panelStatementsPath = `${panelPaymentsPath}/extratos`;

export const panelProgramsPath = `${panelPath}/integracoes`;
export const panelWebhooksPath = `${panelProgramsPath}/webhooks`;
export const panelPackPath = `${panelPath}/pacote`;
export const panelSheetsPath = `${panelPath}/planilhas`;
export const sheetGuidePath = `${panelSheetsPath}/colunas`;
export const sheetTemplatePath = `${panelSheetsPath}/modelo.csv`;
export const panelSheetPicturesPath = `${panelSheetsPath}/imagens`;
export const robotsPath = '/robots.txt';
/** The OpenAPI document of the front API, and the page that shows it. */
export const apiDocumentPath = '/api/v2/openapi.json';
export const apiCollectionPath = '/api/v2/collection/front';
export const apiDocsPath = '/api/docs';
/** Whom to tell of a hole in the shop. */
export const securityTxtPath = '/.well-known/security.txt';
/** Takes what browsers report of the content security policy. */
export const cspReportsPath = '/relatos-csp';
export const pagesPath = '/pagina';
/** Takes the contact form of a page. */
export const contactPath = '/contato';
/** Where somebody who was sent a key says what they think of the shop, and where all of that is read. */
export const storeReviewPath = '/pagina/avaliacao-da-loja';
export const storeReviewsPath = '/pagina/avaliacoes-da-loja';
/** Takes the form of the shop's news. */
export const newsletterPath = '/newsletter';
/** Where the links of its letters lead. */
export const newsletterConfirmPath = '/newsletter/confirmar';
/** Banks post their notices below it: the key in the address is what gives the right. */
export const paymentNoticesPath = '/api/v2/vitrine/payment-notices';
/** Programs of the owner call below it, with a key. */
export const programCallsPath = '/api/v2/vitrine/program';

/** The link at the end of a reminder of a cart; mail programs post to it too. */
export const cartReminderLeavePath = '/carrinho-lembrete/sair';
export const newsletterLeavePath = '/newsletter/sair';
/** Takes the form that asks for a notice or a quote. */
export const requestPath = '/interesse';
/** Takes the buy form of a page without JavaScript. */
export const buyPath = '/comprar';
/** Takes the form of the shipping calculator without JavaScript. */
export const shippingPath = '/frete';
/** The form to log in, for the script that opens it over a page. */
export const loginPopupPath = '/entrar';
/** Takes the button of the internal-sale bar. */
export const endSalePath = '/encerrar-venda';
/** What browsers may fetch ahead, named by a header of the pages. */
export const speculationRulesPath = '/speculation-rules.json';
/** Takes the form of a heart without JavaScript; below it, by their token, the favourites that somebody shows. */
export const favoritesPath = '/favoritos';
/** The favourites of somebody logged in; on a hosted platform its own page. */
export const wishlistPath = '/minha-conta/favoritos';

/** Where somebody logs in who is not, to come back to `back` with the product among the favourites; 0 for none. */
export function favoriteAccessPath(idProduto: number, back: string): string {
  const query = new URLSearchParams({ motivo: 'favoritos', voltar: back });
  if (idProduto > 0) query.set('favorito', String(idProduto));
  return `${accessPath}?${query}`;
}
/** Takes the form of what is bought together; below it, the total alone, for a script. */
export const togetherPath = '/comprar-junto';
export const togetherTotalPath = '/comprar-junto/total';
/** The products seen last, for a script. */
export const seenPath = '/vistos';

/** Take the forms of a product page. */
export const reviewPath = '/avaliar';
export const questionPath = '/perguntar';
export const answerPath = '/responder';

export function pagePath(slug: string): string {
  return `${pagesPath}/${slug}`;
}

const SOCIAL_PICTURE = /^\/og(\/.+)\.png$/;

/** The drawn picture of a product for social networks; `path` is that of its page. */
export function socialPicturePath(path: string): string {
  return `/og${path}.png`;
}

/** The path of the product whose picture stands at `path`; undefined when it is none. */
export function productOfSocialPicture(path: string): string | undefined {
  return SOCIAL_PICTURE.exec(path)?.[1];
}

const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * A link or picture as menus and banners carry it: absolute addresses of the shop itself become paths. What is no link,
 * or would run a script, leads home.
 */
export function localPath(link: string, siteUrl: string): string {
  if (!URL.canParse(link, siteUrl)) return homePath;
  const url = new URL(link, siteUrl);
  if (!LINK_SCHEMES.includes(url.protocol)) return homePath;
  return url.origin === new URL(siteUrl).origin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** A chat with the shop that begins with `text`; `phone` is Brazilian, in any spelling. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/55${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** Where a map shows an address. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** WhatsApp with `text` written, for the visitor to choose whom to send it to. */
export function shareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

export function mailLink(address: string, subject: string, body = ''): string {
  const query = [`subject=${encodeURIComponent(subject)}`, body && `body=${encodeURIComponent(body)}`];
  return `mailto:${address}?${query.filter(Boolean).join('&')}`;
}

/** One of them. */
export function panelLetterPath(nome: string): string {
  return `${panelLettersPath}/${nome}`;
}

/** What it looks like, without anything around it. */
export function letterSamplePath(nome: string): string {
  return `${panelLetterPath(nome)}/amostra`;
}
