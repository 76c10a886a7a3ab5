/** The sections of `/painel`, and whose they are. The panel's menu, its gate and its tests read this one list. */

import { BRANDS } from './records/brands.ts';
import { CATEGORIES } from './records/categories.ts';
import { CUSTOMER_GROUPS } from './records/customer-groups.ts';
import { KITS } from './records/kits.ts';
import { LANDING_PAGES } from './records/landing-pages.ts';
import { POPUPS } from './records/popups.ts';
import { SEALS } from './records/seals.ts';
import { TRACKING_CARRIERS } from './records/tracking-carriers.ts';
import type { RecordPath } from './records.ts';
import {
  CATALOGUE,
  CUSTOMERS,
  EDITORS,
  isAllowed,
  ORDERS,
  OWNERS,
  type PanelRole,
  PEOPLE,
  PICTURES,
  SELLERS,
  SERVICE,
  SETTINGS,
  SITE,
} from './roles.ts';

export type PanelSection = {
  /** Below `/painel`. */
  readonly path: `/${string}`;
  readonly group: 'content' | 'service' | 'catalogue' | 'shop';
  readonly roles: readonly PanelRole[];
};

/** In the order of the menu. */
const SECTIONS = [
  { path: '/paginas', group: 'content', roles: EDITORS },
  { path: '/banners', group: 'content', roles: EDITORS },
  { path: '/menus', group: 'content', roles: EDITORS },
  { path: '/vitrines', group: 'content', roles: EDITORS },
  sectionFor(POPUPS),
  { path: '/instagram', group: 'content', roles: EDITORS },
  { path: '/midia', group: 'content', roles: PICTURES },
  { path: '/redirecionamentos', group: 'content', roles: EDITORS },
  { path: '/avaliacoes', group: 'service', roles: SERVICE },
  { path: '/perguntas', group: 'service', roles: SERVICE },
  { path: '/mensagens', group: 'service', roles: SERVICE },
  { path: '/newsletter', group: 'service', roles: SERVICE },
  { path: '/clientes', group: 'service', roles: CUSTOMERS },
  sectionFor(CUSTOMER_GROUPS),
  { path: '/pedidos', group: 'service', roles: ORDERS },
  { path: '/devolucoes', group: 'service', roles: ORDERS },
  { path: '/orcamentos', group: 'service', roles: SELLERS },
  { path: '/produtos', group: 'catalogue', roles: CATALOGUE },
  sectionFor(CATEGORIES),
  sectionFor(BRANDS),
  { path: '/caracteristicas', group: 'catalogue', roles: CATALOGUE },
  sectionFor(SEALS),
  sectionFor(KITS),
  sectionFor(LANDING_PAGES),
  { path: '/arquivos', group: 'catalogue', roles: CATALOGUE },
  { path: '/planilhas', group: 'catalogue', roles: CATALOGUE },
  { path: '/ligar', group: 'catalogue', roles: CATALOGUE },
  { path: '/sinonimos', group: 'catalogue', roles: PICTURES },
  { path: '/cupons', group: 'catalogue', roles: CATALOGUE },
  { path: '/configuracoes', group: 'shop', roles: SITE },
  { path: '/emails', group: 'shop', roles: SITE },
  { path: '/pagamentos', group: 'shop', roles: OWNERS },
  { path: '/frete', group: 'shop', roles: SETTINGS },
  sectionFor(TRACKING_CARRIERS),
  { path: '/integracoes', group: 'shop', roles: OWNERS },
  { path: '/equipe', group: 'shop', roles: PEOPLE },
  { path: '/historico', group: 'shop', roles: PEOPLE },
  { path: '/pacote', group: 'shop', roles: OWNERS },
] as const satisfies readonly PanelSection[];

export type PanelPath = (typeof SECTIONS)[number]['path'];
export type OwnPath = Exclude<PanelPath, `/${RecordPath}`>;

export type PanelSections = readonly (PanelSection & { readonly path: PanelPath })[];

export const PANEL_SECTIONS: PanelSections = SECTIONS;

/** Whether one of these roles may open a page; `path` is the whole path, `/painel/banners/3`. */
export function mayOpen(path: string, roles: readonly PanelRole[]): boolean {
  const section = sectionOf(path);
  return section ? isAllowed(section.roles, roles) : roles.length > 0;
}

export function sectionsFor(roles: readonly PanelRole[]): PanelSections {
  return PANEL_SECTIONS.filter((section) => isAllowed(section.roles, roles));
}

/** Those of `sectionsFor` that the shop has a use for, and the open one. */
export function menuSections(
  roles: readonly PanelRole[],
  { hasFinder, section }: { readonly hasFinder: boolean; readonly section: PanelPath | undefined },
): PanelSections {
  return sectionsFor(roles).filter(({ path }) => path !== '/ligar' || hasFinder || path === section);
}

function sectionOf(path: string): PanelSection | undefined {
  return PANEL_SECTIONS.find((section) => `${path}/`.startsWith(`/painel${section.path}/`));
}

function sectionFor<Path extends string>({
  path,
  group,
  roles,
}: Pick<PanelSection, 'group' | 'roles'> & { readonly path: Path }) {
  return { path: `/${path}` as const, group, roles };
}
