/** A shop of clothes as its owner has it in mind: names, colours, pictures, goods. */
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { tradeWords } from '../support/trade-words.ts';
import { expect } from './fixtures.ts';

export const CLOTHES = {
  nome: 'Ateliê Maré',
  destaque: '#0f766e',
  faixa: '#3b1d4a',
  dona: { email: 'clara@atelie.test', nome: 'Clara Maré', documento: '529.982.247-25' },
  colega: { email: 'bia@atelie.test', nome: 'Beatriz Lopes', documento: '168.995.350-09' },
  senha: 'uma-senha-bem-comprida',
} as const;

const SIZES = ['peso_kg', 'altura_cm', 'largura_cm', 'comprimento_cm'] as const;
const SIZE = ['0,3', '4', '25', '30'] as const;

/** Sheets in the order in which they have to come. */
export const SHEETS: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  [
    'Marcas',
    [
      ['slug', 'nome'],
      ['atelie-mare', 'Ateliê Maré'],
    ],
  ],
  [
    'Categorias',
    [
      ['caminho', 'nome'],
      ['/vestidos', 'Vestidos'],
      ['/camisetas', 'Camisetas'],
    ],
  ],
  [
    'Produtos',
    [
      ['sku', 'nome', 'marca', 'categorias', 'preco_de', 'preco', 'estoque', ...SIZES],
      ['VESTIDO', 'Vestido de linho midi', 'Ateliê Maré', '/vestidos', '289,00', '229,00', '6', ...SIZE],
      ['REGATA', 'Vestido regata canelado', 'Ateliê Maré', '/vestidos', '159,00', '119,00', '9', ...SIZE],
      ['CAMISETA', 'Camiseta de algodão', 'Ateliê Maré', '/camisetas', '79,90', '59,90', '20', ...SIZE],
      ['LISTRADA', 'Camiseta listrada', 'Ateliê Maré', '/camisetas', '', '69,90', '12', ...SIZE],
    ],
  ],
];

type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A wave with the name beside it. */
export const logo = (): Promise<Upload> =>
  drawn(
    'logotipo.png',
    `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="128"><g fill="none" stroke="${CLOTHES.faixa}"
      stroke-width="14" stroke-linecap="round"><path d="M20 84c30-50 60-50 90 0s60 50 90 0"/></g>
      <text x="230" y="88" font-size="64" font-family="serif" fill="${CLOTHES.faixa}">Maré</text></svg>`,
  );

/** A square of one colour, of which icons are made. */
export const icon = (): Promise<Upload> =>
  drawn(
    'icone.png',
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512"
      fill="${CLOTHES.destaque}"/><path d="M90 300c80-140 160-140 166 0s100 120 166 0" fill="none" stroke="#fff"
      stroke-width="48" stroke-linecap="round"/></svg>`,
  );

/** A shirt on a hanger. */
export const garment = (name: string, colour: string): Promise<Upload> =>
  drawn(
    `${name}.png`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#f3ece2"/>
      <path d="M330 240l-150 90 60 140 90-40v300h240V430l90 40 60-140-150-90c-30 60-210 60-240 0z" fill="${colour}"/></svg>`,
  );

/** Hills behind a sea. */
export const scene = (name: string, width: number, height: number): Promise<Upload> =>
  drawn(
    `${name}.png`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMid slice"><rect width="1200" height="600" fill="#f6d9b8"/>
      <circle cx="880" cy="190" r="90" fill="#e76f51"/><path d="M0 380c300-160 500 60 1200-60v280H0z" fill="#0f766e"/></svg>`,
  );

async function drawn(name: string, svg: string): Promise<Upload> {
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

/** Somebody who never was here, and has answered the question about cookies. */
export async function newcomer(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript(() => {
    localStorage['vitrine:consent'] ??= '[]';
  });
  return context.newPage();
}

/** Addresses that do not answer, or name a trade that is not the shop's. */
export async function tradeNamed(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const named: string[] = [];
  for (const path of paths) {
    const answer = await page.request.get(path);
    const words = tradeWords(await answer.text());
    if (!answer.ok() || words.length > 0) named.push([path, answer.status(), ...words].join(' '));
  }
  return named;
}

/** Sends a picture from where it is to be chosen. @param answer What is said then. */
export async function put(
  group: Locator,
  file: Parameters<Locator['setInputFiles']>[0],
  alt: string,
  answer: RegExp | string = 'Imagem enviada.',
): Promise<void> {
  const part = group.locator('details');
  if ((await part.getAttribute('open')) === null) await group.getByText('Enviar outra imagem').click();
  await group.getByLabel('Arquivo').setInputFiles(file);
  await group.getByLabel('O que a nova imagem mostra').fill(alt);
  await group.getByRole('button', { name: 'Enviar à biblioteca' }).click();
  await expect(group.getByRole('status')).toHaveText(answer);
}

/** The templates of others say nothing else than their text in code, which a rule reads. */
export const LEGAL = ['Privacidade', 'Termos de uso', 'Trocas e devoluções', 'Entrega'];
/** What visitors and programs see. */
export const SEEN = [
  ...[
    '/',
    '/vestidos',
    '/camisetas',
    '/vestido-de-linho-midi',
    '/busca?busca=vestido',
    '/busca?busca=ps5+na+tv',
  ],
  ...['/marcas', '/marcas/atelie-mare', '/lista', '/pagina/privacidade', '/pagina/termos', '/pagina/entrega'],
  ...['/pagina/trocas-e-devolucoes', '/checkout/acesso', '/checkout/cadastro'],
  ...[
    '/feed/google.xml',
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/robots.txt',
    '/llms.txt',
    '/manifest.webmanifest',
  ],
  ...['/favicon.svg', '/imagem/m_default.svg', '/.well-known/security.txt'],
];
/** What the shop's own people see. */
export const WORKED = [
  ...['', '/paginas', '/banners', '/menus', '/configuracoes/aparencia', '/equipe', '/pedidos', '/produtos'],
  ...['/emails', '/frete', '/pagamentos', '/clientes', '/midia', '/historico', '/guia'],
].map((path) => `/painel${path}`);
