/** Old addresses of the shop that lead to new ones. */

/** What the shop serves at addresses of its own, with everything below them: nothing there has moved. */
const OWN = [
  ...['api', 'avaliar', 'banner', 'checkout', 'comparar', 'comprar', 'comprar-junto', 'comprar-lista'],
  ...['contato', 'encerrar-venda', 'entrar', 'favoritos', 'feed', 'frete', 'health', 'icone', 'imagem'],
  ...[
    'interesse',
    'listagem',
    'secoes',
    'secoes-pagina',
    'manutencao',
    'metrics',
    'minha-conta',
    'newsletter',
    'og',
    'painel',
    'perguntar',
  ],
  ...['responder', 'upload', 'vistos', '_astro', '404', '500'],
];
/** Pages of the shop that are always there; below some of them others come and go. */
const PAGES = [
  '/',
  '/busca',
  '/comparar',
  '/lista',
  '/marcas',
  '/pagina',
  '/checkout/acesso',
  '/checkout/carrinho',
];
const LONGEST = 300;

/**
 * How an old address is kept and looked up: small letters, without `.html`, query and slash at the end. Undefined for what
 * is no path of the shop.
 */
export function oldPath(typed: string): string | undefined {
  const [path = ''] = typed.trim().split(/[?#]/, 1);
  if (!/^\/(?!\/)[^\s\\"'<>]*$/.test(path) || path.length > LONGEST) return undefined;
  try {
    const steps = decodeURIComponent(path)
      .toLowerCase()
      .split('/')
      .filter((step) => step !== '');
    if (steps.some((step) => step === '.' || step === '..' || step.includes('\0'))) return undefined;
    return `/${steps.join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
  } catch {
    return undefined;
  }
}

/** Whether no redirect can stand at a path because the shop always answers there itself. */
export function isTaken(path: string): boolean {
  const [first = ''] = path.split('/').slice(1);
  return PAGES.includes(path) || OWN.includes(first);
}

/** Of the pages that are always there, those a redirect may lead to. */
export function isStanding(path: string): boolean {
  return PAGES.includes(path);
}
