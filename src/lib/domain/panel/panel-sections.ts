/** The sections of `/painel`, and whose they are. The panel's menu, its gate and its tests read this one list. */

export const PANEL_ROLES = ['marketing', 'administrador'] as const;
/** An `administrador` may do everything; `marketing` what visitors read. */
export type PanelRole = (typeof PANEL_ROLES)[number];

export type PanelSection = {
  /** Below `/painel`. */
  readonly path: `/${string}`;
  readonly group: 'content' | 'service' | 'catalogue' | 'shop';
  readonly roles: readonly PanelRole[];
};

const EVERYBODY = PANEL_ROLES;
const OWNER = ['administrador'] as const;

export const PANEL_SECTIONS = [
  { path: '/paginas', group: 'content', roles: EVERYBODY },
  { path: '/banners', group: 'content', roles: EVERYBODY },
  { path: '/menus', group: 'content', roles: EVERYBODY },
  { path: '/vitrines', group: 'content', roles: EVERYBODY },
  { path: '/popups', group: 'content', roles: EVERYBODY },
  { path: '/midia', group: 'content', roles: EVERYBODY },
  { path: '/redirecionamentos', group: 'content', roles: EVERYBODY },
  { path: '/avaliacoes', group: 'service', roles: EVERYBODY },
  { path: '/perguntas', group: 'service', roles: EVERYBODY },
  { path: '/mensagens', group: 'service', roles: EVERYBODY },
  { path: '/newsletter', group: 'service', roles: EVERYBODY },
  { path: '/pedidos', group: 'service', roles: OWNER },
  { path: '/orcamentos', group: 'service', roles: OWNER },
  { path: '/produtos', group: 'catalogue', roles: OWNER },
  { path: '/planilhas', group: 'catalogue', roles: OWNER },
  { path: '/cupons', group: 'catalogue', roles: OWNER },
  { path: '/configuracoes', group: 'shop', roles: EVERYBODY },
  { path: '/frete', group: 'shop', roles: OWNER },
] as const satisfies readonly PanelSection[];

export type PanelPath = (typeof PANEL_SECTIONS)[number]['path'];

/** Whether one of these roles may open a page; `path` is the whole path, `/painel/banners/3`. */
export function mayOpen(path: string, roles: readonly PanelRole[]): boolean {
  const section = sectionOf(path);
  return section ? isAllowed(section.roles, roles) : roles.length > 0;
}

export function sectionsFor(roles: readonly PanelRole[]): readonly (typeof PANEL_SECTIONS)[number][] {
  return PANEL_SECTIONS.filter((section) => isAllowed(section.roles, roles));
}

export function isAllowed(wanted: readonly PanelRole[], roles: readonly PanelRole[]): boolean {
  return roles.includes('administrador') || wanted.some((role) => roles.includes(role));
}

function sectionOf(path: string): PanelSection | undefined {
  return PANEL_SECTIONS.find((section) => `${path}/`.startsWith(`/painel${section.path}/`));
}
