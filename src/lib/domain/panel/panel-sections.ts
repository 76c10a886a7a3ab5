/** The sections of `/painel`, and whose they are. The panel's menu, its gate and its tests read this one list. */
import { RECORD_KINDS } from './records.ts';
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

const SECTIONS = [
  { path: '/paginas', group: 'content', roles: EDITORS },
  { path: '/banners', group: 'content', roles: EDITORS },
  { path: '/menus', group: 'content', roles: EDITORS },
  { path: '/vitrines', group: 'content', roles: EDITORS },
  { path: '/instagram', group: 'content', roles: EDITORS },
  { path: '/midia', group: 'content', roles: PICTURES },
  { path: '/redirecionamentos', group: 'content', roles: EDITORS },
  { path: '/avaliacoes', group: 'service', roles: SERVICE },
  { path: '/perguntas', group: 'service', roles: SERVICE },
  { path: '/mensagens', group: 'service', roles: SERVICE },
  { path: '/newsletter', group: 'service', roles: SERVICE },
  { path: '/clientes', group: 'service', roles: CUSTOMERS },
  { path: '/pedidos', group: 'service', roles: ORDERS },
  { path: '/devolucoes', group: 'service', roles: ORDERS },
  { path: '/orcamentos', group: 'service', roles: SELLERS },
  { path: '/pagamentos', group: 'shop', roles: OWNERS },
  { path: '/produtos', group: 'catalogue', roles: CATALOGUE },
  { path: '/caracteristicas', group: 'catalogue', roles: CATALOGUE },
  { path: '/arquivos', group: 'catalogue', roles: CATALOGUE },
  { path: '/planilhas', group: 'catalogue', roles: CATALOGUE },
  { path: '/ligar', group: 'catalogue', roles: CATALOGUE },
  { path: '/sinonimos', group: 'catalogue', roles: PICTURES },
  { path: '/cupons', group: 'catalogue', roles: CATALOGUE },
  { path: '/configuracoes', group: 'shop', roles: SITE },
  { path: '/emails', group: 'shop', roles: SITE },
  { path: '/frete', group: 'shop', roles: SETTINGS },
  { path: '/integracoes', group: 'shop', roles: OWNERS },
  { path: '/equipe', group: 'shop', roles: PEOPLE },
  { path: '/historico', group: 'shop', roles: PEOPLE },
  { path: '/pacote', group: 'shop', roles: OWNERS },
] as const satisfies readonly PanelSection[];

export type OwnPath = (typeof SECTIONS)[number]['path'];
export type PanelPath = OwnPath | `/${(typeof RECORD_KINDS)[number]['path']}`;

export type PanelSections = readonly (PanelSection & { readonly path: PanelPath })[];

export const PANEL_SECTIONS: PanelSections = [
  ...SECTIONS,
  ...RECORD_KINDS.map(({ path, group, roles }) => ({ path: `/${path}` as const, group, roles })),
];

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
