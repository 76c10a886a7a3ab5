/** The sections of `/painel`, and whose they are. The panel's menu, its gate and its tests read this one list. */
import { RECORD_KINDS } from './records.ts';
import { EDITORS, isAllowed, type PanelRole, SELLERS } from './roles.ts';

export type PanelSection = {
  /** Below `/painel`. */
  readonly path: `/${string}`;
  readonly group: 'content' | 'service' | 'catalogue' | 'shop';
  readonly roles: readonly PanelRole[];
};

const EVERYBODY = EDITORS;
const OWNER = ['administrador'] as const;

const SECTIONS = [
  { path: '/paginas', group: 'content', roles: EVERYBODY },
  { path: '/banners', group: 'content', roles: EVERYBODY },
  { path: '/menus', group: 'content', roles: EVERYBODY },
  { path: '/vitrines', group: 'content', roles: EVERYBODY },
  { path: '/instagram', group: 'content', roles: EVERYBODY },
  { path: '/midia', group: 'content', roles: EVERYBODY },
  { path: '/redirecionamentos', group: 'content', roles: EVERYBODY },
  { path: '/avaliacoes', group: 'service', roles: EVERYBODY },
  { path: '/perguntas', group: 'service', roles: EVERYBODY },
  { path: '/mensagens', group: 'service', roles: EVERYBODY },
  { path: '/newsletter', group: 'service', roles: EVERYBODY },
  { path: '/pedidos', group: 'service', roles: OWNER },
  { path: '/devolucoes', group: 'service', roles: OWNER },
  { path: '/orcamentos', group: 'service', roles: SELLERS },
  { path: '/pagamentos', group: 'shop', roles: OWNER },
  { path: '/produtos', group: 'catalogue', roles: OWNER },
  { path: '/caracteristicas', group: 'catalogue', roles: OWNER },
  { path: '/arquivos', group: 'catalogue', roles: OWNER },
  { path: '/planilhas', group: 'catalogue', roles: OWNER },
  { path: '/ligar', group: 'catalogue', roles: OWNER },
  { path: '/sinonimos', group: 'catalogue', roles: EVERYBODY },
  { path: '/cupons', group: 'catalogue', roles: OWNER },
  { path: '/configuracoes', group: 'shop', roles: EVERYBODY },
  { path: '/frete', group: 'shop', roles: OWNER },
  { path: '/integracoes', group: 'shop', roles: OWNER },
  { path: '/pacote', group: 'shop', roles: OWNER },
] as const satisfies readonly PanelSection[];

export type OwnPath = (typeof SECTIONS)[number]['path'];
export type PanelPath = OwnPath | `/${(typeof RECORD_KINDS)[number]['path']}`;

export const PANEL_SECTIONS: readonly (PanelSection & { readonly path: PanelPath })[] = [
  ...SECTIONS,
  ...RECORD_KINDS.map(({ path, group, roles }) => ({ path: `/${path}` as const, group, roles })),
];

/** Whether one of these roles may open a page; `path` is the whole path, `/painel/banners/3`. */
export function mayOpen(path: string, roles: readonly PanelRole[]): boolean {
  const section = sectionOf(path);
  return section ? isAllowed(section.roles, roles) : roles.length > 0;
}

export function sectionsFor(roles: readonly PanelRole[]): typeof PANEL_SECTIONS {
  return PANEL_SECTIONS.filter((section) => isAllowed(section.roles, roles));
}

function sectionOf(path: string): PanelSection | undefined {
  return PANEL_SECTIONS.find((section) => `${path}/`.startsWith(`/painel${section.path}/`));
}
