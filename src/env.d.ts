/// <reference types="astro/client" />

type Api = import('#lib/api/client.ts').Api;

declare namespace App {
  interface Locals {
    /** The platform's API without a session: the same answers for every visitor. For pages that may be cached. */
    readonly api: Api;
    /**
     * The same API as this visitor: reads `PHPSESSID`. An answer made with it is never cached, and after a form post
     * the cookies the platform set reach the browser. For the cart page and form endpoints.
     */
    readonly sessionApi: () => Api;
    /**
     * The shop with this visitor's prices, which may be their own: `sessionApi` where somebody is logged in, `api` where
     * nobody is, so that the page stays one for all. For everything that shows a price.
     */
    readonly shopApi: () => Api;
    readonly config: import('#lib/server/config.ts').Config;
    readonly requestId: string;
    /** The address as it was asked for, before a page handed it to another (`Astro.rewrite`). */
    readonly asked: URL;
    /** Path of the page of this shop the visitor came from. Only for answers that are not cached. */
    readonly backPage: string | undefined;
    /** The call for the page's data that the platform answered with an error, the last one. */
    readonly failedCall: () => import('#lib/server/page/page-calls.ts').FailedCall | undefined;
    /** The settings did not come in time: the shop is away, whichever call of the page is the first to miss it. */
    readonly away: boolean;
    /** Written by the error pages, whose status the framework chooses otherwise. */
    answerStatus?: number;
    /** Said by a page that was found here but belongs at this path, to which the answer is a redirect. */
    standsAt?: string;
    /** Said by a page whose address alone begins a session: its cookies reach the browser. */
    handsOver?: boolean;
    /** The shop is closed: the wait page, or noindex. */
    readonly manutencaoLoja: boolean;
    /** This visitor may look at it all the same. */
    readonly manutencaoLojaLiberar: boolean;
    readonly tipoImg: import('#lib/server/cache/variant.ts').TipoImg;
    /** Pixels, as the User-Agent lets assume; what a window really has is for style sheets to say. */
    readonly screenWidth: 360 | 1366;
    /** From the readable cookie, a hint. A cacheable page must not show anything that depends on it. */
    readonly visitor: import('#lib/server/page/visitor.ts').Visitor;
    /** Ids of the favourites, where somebody is logged in; set with the frame of the page. */
    favorites?: ReadonlySet<number>;
    /** No answer says which way to pay has the cash price; set with the frame of the page. */
    cashUnnamed?: boolean;
    /** Whoever works in `/painel`: there on each of its pages, absent everywhere else. */
    staff?: import('#lib/contract/panel-factor.ts').EquipePresente;
    /** The shop still trades under the name or number of the demo's company. With `staff`. */
    demoCompany?: boolean;
    /** Whether the goods feed the page of what links what. With `staff`. */
    hasFinder?: boolean;
    /** Of a page of the panel: what the shop is called, and how it looks. */
    shopMarks?: import('#lib/server/page/look.ts').ShopMarks;
    /** Why `/painel` is shut for this visitor; read by the page that says so. */
    panelShut?: 'denied' | 'elsewhere' | 'ended';
    /** What was sent to a page of the panel without a session, with `panelShut: 'ended'`. */
    unsent?: import('#lib/domain/panel/unsent-form.ts').Unsent;
    /**
     * Said by a page of many parts that another was rewritten to: until then Astro makes its page object anew for each
     * part, which is a tenth of a listing.
     */
    readonly arrived?: () => void;
    /** Handed from `pages/index.astro` to `pages/secoes.astro`. */
    homeSections?: import('#lib/contract/page.ts').UrlHome;
    /** Handed from `pages/pagina/[...pagina].astro` to `pages/secoes-pagina.astro`. */
    pageSections?: import('#lib/server/page/institutional-page.ts').InstitutionalPage & {
      readonly slug: string;
    };
    /** Handed from `pages/[...path].astro` to `pages/listagem.astro`. */
    listing?: {
      readonly shell: import('#lib/contract/shell.ts').Shell;
      readonly page: import('#lib/server/listing/listing-page.ts').ListingPage;
    };
  }
}
