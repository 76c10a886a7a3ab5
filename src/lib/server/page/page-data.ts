/** What pages show beside their own content, read through the contract. */
import { getBrands } from '#lib/api/brands.ts';
import { getUser } from '#lib/api/checkout.ts';
import type { Api } from '#lib/api/client.ts';
import { getSettings } from '#lib/api/settings.ts';
import { getBanners, getInstagram, getShowcase } from '#lib/api/showcase.ts';
import { getMenu, getPopup } from '#lib/api/struct.ts';
import { getPage } from '#lib/api/url.ts';
import type { Usuario } from '#lib/contract/checkout.ts';
import { HOME_SLOTS, type HomeData, type HomeSlot } from '#lib/contract/home.ts';
import type { UrlPage } from '#lib/contract/page.ts';
import type { PopupContent } from '#lib/contract/popup.ts';
import type { Shell, ShellMenus } from '#lib/contract/shell.ts';
import type { Banner, Banners, Vitrine } from '#lib/contract/showcase.ts';
import type { Menu } from '#lib/contract/struct.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { isCashNamed } from '#lib/domain/offers/payment-methods.ts';
import { loadFavorites } from '../account/favorites.ts';
import { type KeptValue, keepValue } from '../cache/kept-value.ts';
import { getRuntime } from '../runtime.ts';
import { lookOf } from './look.ts';
import { optional } from './optional.ts';
import { popupContent } from './popup-content.ts';
import { storeHtml, storeInline } from './sanitize.ts';
import { soundBanners, soundMenu, soundPopup } from './sound-content.ts';
import { unlessMissing } from './unless-missing.ts';

/** Of the specification's section 9. */
export const INSTAGRAM_POSTS = 5;
/** Milliseconds the frame of the pages stands when nothing tells of a change, as on a hosted platform. */
const FRAME_AGE = 30_000;
let frame: KeptValue<Shell> | undefined;

/**
 * Settings and menus, needed by every page and read again after a change of one of them; who is logged in, and their
 * favourites, which fill the hearts.
 * @param previa Signed link of an editor, '' for what visitors see.
 * @throws ApiError when the settings cannot be read: without them no price can be shown. A missing menu is only logged.
 */
export async function loadShell(
  locals: Pick<
    App.Locals,
    'api' | 'config' | 'visitor' | 'sessionApi' | 'favorites' | 'manutencaoLoja' | 'cashUnnamed'
  >,
  previa = '',
): Promise<Shell> {
  const [frame, user, look] = await Promise.all([
    loadFrame(locals),
    loadUser(locals),
    previa === '' ? undefined : previewedLook(locals, previa),
    loadFavorites(locals),
  ]);
  locals.cashUnnamed = !isCashNamed(frame.configuracoes);
  const configuracoes = { ...frame.configuracoes, ...(look && { aparencia: look.aparencia }) };
  return { ...frame, configuracoes, ...look?.sheet, maintenance: locals.manutencaoLoja, user };
}

/** The look that a link of an editor shows: what is in force where the link is of something else. */
async function previewedLook({ api }: Pick<App.Locals, 'api'>, previa: string) {
  const configuracoes = await getSettings(api, previa);
  return { aparencia: configuracoes.aparencia, sheet: { look: undefined, ...lookOf(configuracoes) } };
}

/** The same without the visitor: no call, and nothing of anybody, between two changes. */
export function loadFrame({ api, config }: Pick<App.Locals, 'api' | 'config'>): Promise<Shell> {
  frame ??= keepValue<Shell>(getRuntime(), FRAME_AGE);
  return frame.get(() => readShell(api, config.siteUrl));
}

/** The frame as it was read last, for a page that must not wait for anything; undefined before the first time. */
export function knownFrame(): Shell | undefined {
  return frame?.last();
}

/** Asked for only where the cookie says that somebody is logged in; the session decides. */
async function loadUser({
  visitor,
  sessionApi,
}: Pick<App.Locals, 'visitor' | 'sessionApi'>): Promise<Usuario | undefined> {
  if (!visitor.loggedIn) return undefined;
  const user = await optional(getUser(sessionApi()), undefined, 'user');
  return user?.logado ? user : undefined;
}

async function readShell(api: Api, siteUrl: string): Promise<Shell> {
  const [configuracoes, pitchBar, main, footer, atendimento, institucional, icons] = await Promise.all([
    getSettings(api),
    menu(api, 'header-pitchbar'),
    menu(api, 'menu-principal'),
    menu(api, 'footer'),
    menu(api, 'footer-atendimento'),
    menu(api, 'footer-institucional'),
    menu(api, 'icone-footer'),
  ]);
  const menus: ShellMenus = {
    pitchBar: withSafeLabels(pitchBar),
    main,
    footer,
    atendimento,
    institucional,
    icons,
  };
  const maintenance = configuracoes.sistema.paginaAguarde.ativo;
  return { configuracoes, menus, siteUrl, maintenance, ...lookOf(configuracoes) };
}

/**
 * Banners, showcases and brands of the home page; what fails is left out.
 * @param previa Signed link of an editor, '' for what visitors see.
 */
export async function loadHome(
  { api, shopApi }: Pick<App.Locals, 'api' | 'shopApi'>,
  previa = '',
): Promise<HomeData> {
  const [slots, superior, vitrine01, brands, instagram] = await Promise.all([
    Promise.all(HOME_SLOTS.map((slot) => banners(api, slot, previa))),
    showcase(shopApi(), 'home-vitrine-superior'),
    showcase(shopApi(), 'vitrine01'),
    optional(getBrands(api), { marcas: [] }, 'brands'),
    optional(unlessMissing(getInstagram(api, INSTAGRAM_POSTS)), undefined, 'instagram'),
  ]);
  return {
    banners: Object.fromEntries(
      HOME_SLOTS.map((slot, index) => [slot, slots[index]?.banners ?? []]),
    ) as HomeData['banners'],
    mudancas: changesOf(slots),
    superior,
    vitrine01,
    marcas: brands.marcas,
    instagram: instagram && instagram.postagens.length > 0 ? instagram : undefined,
  };
}

/** The banners that lead to the buying guides, for the index of the institutional pages. */
export async function loadGuides(api: Api): Promise<Guides> {
  const slot = await banners(api, 'home-bloco-5', '');
  return { banners: slot.banners, mudancas: changesOf([slot]) };
}

type Guides = Pick<HomeData, 'mudancas'> & { readonly banners: readonly Banner[] };

/**
 * An institutional page, its text made safe to print.
 * @param previa Signed link of an editor, '' for what visitors see.
 * @throws ApiError 404 when the shop has no such page, 403 for a link that is over.
 */
export async function loadPage(api: Api, path: string, previa = ''): Promise<UrlPage> {
  const { estrutura, conteudo } = await getPage(api, path, previa);
  return { estrutura, conteudo: { ...conteudo, descricao: storeHtml(conteudo.descricao) } };
}

/** What may open over a page; the platform answers 404 where nothing does. */
export async function loadPopup(
  { api, config, tipoImg }: Pick<App.Locals, 'api' | 'config' | 'tipoImg'>,
  nivel: 'home' | 'detail' | 'page',
): Promise<PopupContent | undefined> {
  const part = `popup ${nivel}`;
  const answer = await optional(unlessMissing(getPopup(api, nivel)), undefined, part);
  const popup = answer && soundPopup(answer, part);
  return popup && popupContent(popup, config.siteUrl, tipoImg.geral);
}

/** Pitch bars may hold HTML in their labels. */
function withSafeLabels(menu: Menu): Menu {
  return { ...menu, menu: menu.menu.map((item) => ({ ...item, label: storeInline(item.label) })) };
}

async function menu(api: Api, hash: string): Promise<Menu> {
  const part = `menu ${hash}`;
  const answer = await optional(unlessMissing(getMenu(api, hash)), undefined, part);
  // Null is no menu that is missing, but a broken one.
  return soundMenu(answer === undefined ? { id: 0, nome: '', hash, menu: [] } : answer, part);
}

type Slot = Pick<Banners, 'banners' | 'mudaEm'>;

async function banners(api: Api, slot: HomeSlot, previa: string): Promise<Slot> {
  const part = `banner slot ${slot}`;
  const answer = await optional(unlessMissing(getBanners(api, slot, previa)), undefined, part);
  return answer ? { ...answer, banners: soundBanners(answer.banners, part) } : { banners: [] };
}

function changesOf(slots: readonly Slot[]): readonly string[] {
  return slots.flatMap(({ mudaEm = '' }) => (mudaEm === '' ? [] : [mudaEm]));
}

async function showcase(api: Api, hash: string): Promise<Vitrine<Centavos> | undefined> {
  const answer = await optional(unlessMissing(getShowcase(api, hash)), undefined, `showcase ${hash}`);
  return answer && answer.produtos.length > 0 ? answer : undefined;
}
