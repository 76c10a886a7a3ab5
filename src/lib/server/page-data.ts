/** What pages show beside their own content, read through the contract. */
import { getBrands } from '#lib/api/brands.ts';
import type { Api } from '#lib/api/client.ts';
import { getSettings } from '#lib/api/settings.ts';
import { getBanners, getShowcase } from '#lib/api/showcase.ts';
import { getMenu } from '#lib/api/struct.ts';
import type { Marca } from '#lib/contract/product.ts';
import type { Shell, ShellMenus } from '#lib/contract/shell.ts';
import type { Banner, Vitrine } from '#lib/contract/showcase.ts';
import type { Menu } from '#lib/contract/struct.ts';
import type { Centavos } from '#lib/domain/money.ts';
import { optional } from './optional.ts';

/** The banner slots of the home page, from top to bottom. */
export const HOME_SLOTS = [
  'home-bloco-2-topo-esquerda',
  'home-bloco-2-topo-central',
  'home-bloco-2-topo-direita',
  'home-bloco-2-inferior',
  'home-bloco-3',
  'home-bloco-4',
  'home-bloco-5',
  'home-bloco-6',
  'home-bloco-7',
] as const;
export type HomeSlot = (typeof HOME_SLOTS)[number];

export type HomeData = {
  readonly banners: Readonly<Record<HomeSlot, readonly Banner[]>>;
  readonly superior: Vitrine<Centavos> | undefined;
  readonly vitrine01: Vitrine<Centavos> | undefined;
  readonly marcas: readonly Marca[];
};

/**
 * Settings and menus, needed by every page.
 * @throws ApiError when the settings cannot be read: without them no price can be shown. A missing menu is only logged.
 */
export async function loadShell(locals: Pick<App.Locals, 'api' | 'config'>): Promise<Shell> {
  const { api, config } = locals;
  const [settings, pitchBar, main, footer, atendimento, institucional, icons] = await Promise.all([
    getSettings(api),
    menu(api, 'header-pitchbar'),
    menu(api, 'menu-principal'),
    menu(api, 'footer'),
    menu(api, 'footer-atendimento'),
    menu(api, 'footer-institucional'),
    menu(api, 'icone-footer'),
  ]);
  const menus: ShellMenus = { pitchBar, main, footer, atendimento, institucional, icons };
  return {
    configuracoes: settings,
    menus,
    siteUrl: config.siteUrl,
    maintenance: settings.sistema.paginaAguarde.ativo,
  };
}

/** Banners, showcases and brands of the home page; what fails is left out. */
export async function loadHome(api: Api): Promise<HomeData> {
  const [banners, superior, vitrine01, brands] = await Promise.all([
    Promise.all(HOME_SLOTS.map((slot) => banner(api, slot))),
    showcase(api, 'home-vitrine-superior'),
    showcase(api, 'vitrine01'),
    optional(getBrands(api), { marcas: [] }, 'brands'),
  ]);
  return {
    banners: Object.fromEntries(
      HOME_SLOTS.map((slot, index) => [slot, banners[index] ?? []]),
    ) as HomeData['banners'],
    superior,
    vitrine01,
    marcas: brands.marcas,
  };
}

function menu(api: Api, hash: string): Promise<Menu> {
  return optional(getMenu(api, hash), { id: 0, nome: '', hash, menu: [] }, `menu ${hash}`);
}

async function banner(api: Api, slot: HomeSlot): Promise<readonly Banner[]> {
  const answer = await optional(getBanners(api, slot), undefined, `banner slot ${slot}`);
  return answer?.banners ?? [];
}

async function showcase(api: Api, hash: string): Promise<Vitrine<Centavos> | undefined> {
  const answer = await optional(getShowcase(api, hash), undefined, `showcase ${hash}`);
  return answer && answer.produtos.length > 0 ? answer : undefined;
}
