/** Products, brands, categories and lists, one by one and by spreadsheet. */
import { vi } from 'vitest';
import type { CaracteristicaPainel, CaracteristicasPainel } from '#lib/contract/panel-characteristics.ts';
import type { ProdutoPainel, ProdutoSalvo } from '#lib/contract/panel-products.ts';
import type { RegistroPainel } from '#lib/contract/panel-records.ts';
import type { Importacao } from '#lib/contract/panel-sheets.ts';
import { csvLine } from '#lib/domain/sheets/csv.ts';
import type { SheetName } from '#lib/domain/sheets/sheets.ts';
import { type Case, PRODUCT, type Prepare, type Walk } from './walk.ts';

const LISTING = '/cabos-de-video/hdmi/alta-velocidade-4k30';
/** Of a family that listings show as one card: a search for a code shows the product that has it. */
const [FOUND, OTHER_FOUND] = [`/busca?busca=${PRODUCT.sku}`, '/busca?busca=FS-HDM-HS-030'];
const OTHER = 'FS-HDM-HS-030';
const NEW = { sku: 'PASSEIO-1', slug: 'produto-do-passeio' } as const;
const SEAL = { nome: 'Passeio', label: 'Passeio', imagem: '', ordem: 99 };
const LANDING = {
  ...{ nome: 'Página do passeio', endereco: 'passeio', listagem: '/cabos-de-video/hdmi?preco=1:50' },
  ...{ descricao: '', descricaoLonga: '', ativo: true },
};
type Sheets = { readonly importacoes: readonly Importacao[] };
type Line = Readonly<Record<string, string>>;

export const GOODS_WRITES: Readonly<Record<string, readonly Prepare[]>> = {
  'PUT /vitrine/panel/products/:id': [
    product(
      { nome: 'Cabo do passeio' },
      { shows: { [PRODUCT.path]: 'Cabo do passeio', [FOUND]: 'Cabo do passeio' } },
    ),
    // The family's card in a listing says the price of the length it marks: a search for the code marks this one.
    product({ preco: '16,77' }, { shows: { [PRODUCT.path]: '16,77', [FOUND]: '16,77' } }),
    product({ estoque: '0' }, { shows: { [PRODUCT.path]: 'schema.org/OutOfStock' } }),
    product({ estoque: '50' }, { shows: { [PRODUCT.path]: 'schema.org/InStock' } }),
    product({ ativo: 'não' }, { shows: { [PRODUCT.path]: '404 ' }, changes: [LISTING, '/sitemap-1.xml'] }),
    product({ ativo: 'sim' }, { shows: { [PRODUCT.path]: '200 ' }, changes: [LISTING, '/sitemap-1.xml'] }),
    product(
      { slug: 'cabo-do-passeio' },
      { shows: { [PRODUCT.path]: '301 /cabo-do-passeio', [LISTING]: '/cabo-do-passeio' } },
    ),
    product(
      { slug: PRODUCT.path.slice(1) },
      { shows: { [PRODUCT.path]: '200 ', '/cabo-do-passeio': `301 ${PRODUCT.path}` } },
    ),
    product({ peso_kg: '9' }, { changes: [PRODUCT.path] }),
    product({ marca: 'Tramavia' }, { changes: [PRODUCT.path, '/marcas/tramavia', LISTING] }),
    product({ categorias: '/cabos-de-video/hdmi/premium-18g' }, { changes: [PRODUCT.path, LISTING] }),
    product({ categorias: LISTING }, { changes: [PRODUCT.path, LISTING] }),
  ],
  'POST /vitrine/panel/products': [
    async ({ admin }) => ({
      write: async () => {
        const campos = {
          ...NEW,
          ...{
            nome: 'Produto do passeio',
            marca: 'Tramavia',
            categorias: LISTING,
            situacao: 'disponivel',
            ativo: 'sim',
          },
          ...{
            preco: '12,34',
            estoque: '7',
            peso_kg: '0,1',
            altura_cm: '2',
            largura_cm: '11',
            comprimento_cm: '16',
          },
        };
        const { faltas } = await admin<ProdutoSalvo>('POST', '/vitrine/panel/products', { campos });
        if (faltas.length > 0) throw new Error(`refused: ${JSON.stringify(faltas)}`);
      },
      shows: {
        [`/${NEW.slug}`]: 'Produto do passeio',
        [LISTING]: 'Produto do passeio',
        '/sitemap-1.xml': NEW.slug,
      },
    }),
  ],
  'POST /vitrine/panel/products/:id/copy': [
    async ({ admin }) => ({
      write: () => admin('POST', `/vitrine/panel/products/${PRODUCT.id}/copy`, { sku: 'PASSEIO-COPIA' }),
      changes: [],
    }),
  ],
  'DELETE /vitrine/panel/products/:id': [
    async ({ admin }) => {
      const { id } = await admin<ProdutoSalvo>('POST', `/vitrine/panel/products/${PRODUCT.id}/copy`, {
        sku: 'PASSEIO-FIM',
      });
      const path = `/vitrine/panel/products/${id}`;
      const { revisao } = await admin<ProdutoPainel>('GET', path);
      await admin('PUT', path, { revisao, campos: { ativo: 'sim', estoque: '3', slug: 'fim-do-passeio' } });
      return { write: () => admin('DELETE', path), shows: { '/fim-do-passeio': '404 ' } };
    },
  ],
  'POST /vitrine/panel/landing-pages': [
    async ({ admin }) => ({
      write: () => admin('POST', '/vitrine/panel/landing-pages', LANDING),
      shows: { [`/c/${LANDING.endereco}`]: LANDING.nome },
    }),
  ],
  'PUT /vitrine/panel/landing-pages/:id': [
    async ({ admin }) => {
      const { id, revisao, ...page } = await ownLanding(admin);
      const nome = 'Outra página do passeio';
      return {
        write: () => admin('PUT', `/vitrine/panel/landing-pages/${id}`, { ...page, revisao, nome }),
        shows: { [`/c/${LANDING.endereco}`]: nome },
      };
    },
  ],
  'DELETE /vitrine/panel/landing-pages/:id': [
    async ({ admin }) => {
      const { id } = await ownLanding(admin);
      return {
        write: () => admin('DELETE', `/vitrine/panel/landing-pages/${id}`),
        shows: { [`/c/${LANDING.endereco}`]: '404 ' },
      };
    },
  ],
  'POST /vitrine/panel/seals': [
    async ({ admin }) => ({ write: () => admin('POST', '/vitrine/panel/seals', SEAL), changes: [] }),
  ],
  'PUT /vitrine/panel/seals/:id': [
    async ({ admin }) => {
      const { id, revisao, ...seal } = await firstSeal(admin);
      const label = 'Selo do passeio';
      return {
        write: () => admin('PUT', `/vitrine/panel/seals/${id}`, { ...seal, imagem: '', revisao, label }),
        shows: { '/cabos-de-video/hdmi': label },
      };
    },
  ],
  'DELETE /vitrine/panel/seals/:id': [
    async ({ admin }) => {
      const { id } = await firstSeal(admin);
      return {
        write: () => admin('DELETE', `/vitrine/panel/seals/${id}`),
        changes: ['/cabos-de-video/hdmi'],
      };
    },
  ],
  'PUT /vitrine/panel/characteristics/:id': [
    async ({ admin }) => {
      const one = await characteristic(admin, 'Embalagem');
      return {
        write: () =>
          admin('PUT', `/vitrine/panel/characteristics/${one.id}`, { ...one, nome: 'Nome do passeio' }),
        shows: { [PRODUCT.path]: 'Nome do passeio' },
      };
    },
  ],
  'POST /vitrine/panel/characteristics/:id/move': [
    async ({ admin }) => {
      const one = await characteristic(admin, 'Cor');
      return {
        write: () =>
          admin('POST', `/vitrine/panel/characteristics/${one.id}/move`, { direcao: 'desce', alvo: 'grupo' }),
        changes: [PRODUCT.path],
      };
    },
  ],
  'DELETE /vitrine/panel/characteristics/:id': [
    async ({ admin }) => {
      const { id, produtos } = await characteristic(admin, 'Nome do passeio');
      return {
        write: () => admin('DELETE', `/vitrine/panel/characteristics/${id}?produtos=${produtos}`),
        changes: [PRODUCT.path],
      };
    },
  ],
  'POST /vitrine/panel/sheets/:id/apply': [
    sheet('precos', [{ sku: OTHER, preco: '23,77' }], { shows: { [OTHER_FOUND]: '23,77' } }),
    sheet('produtos', [{ sku: OTHER, nome: 'Cabo da planilha' }], {
      shows: { [OTHER_FOUND]: 'Cabo da planilha' },
    }),
    sheet(
      'produtos',
      [
        {
          ...{
            sku: 'PLANILHA-1',
            slug: 'produto-da-planilha',
            nome: 'Produto da planilha',
            marca: 'Arvéola',
          },
          ...{ categorias: LISTING, situacao: 'disponivel', ativo: 'sim', preco: '12,34', estoque: '7' },
          ...{ peso_kg: '0,1', altura_cm: '2', largura_cm: '11', comprimento_cm: '16' },
        },
      ],
      { shows: { [LISTING]: 'Produto da planilha', '/produto-da-planilha': '200 ' } },
    ),
    sheet('marcas', [{ slug: 'tramavia', nome: 'Marca da planilha' }], {
      shows: {
        '/marcas': 'Marca da planilha',
        '/marcas/tramavia': 'Marca da planilha',
        '/cabo-hdmi-premium-high-speed-18g-1m': 'Marca da planilha',
      },
    }),
    sheet('marcas', [{ slug: 'marca-nova', nome: 'Marca nova', ativo: 'sim' }], {
      shows: { '/marcas': 'Marca nova' },
    }),
    sheet('categorias', [{ caminho: '/cabos-de-video/hdmi', nome: 'Categoria da planilha' }], {
      shows: { '/cabos-de-video/hdmi': 'Categoria da planilha', [PRODUCT.path]: 'Categoria da planilha' },
    }),
    sheet('listas', [{ slug: 'home-theater-completo', nome: 'Lista da planilha' }], {
      shows: { '/lista': 'Lista da planilha', '/lista/home-theater-completo': 'Lista da planilha' },
    }),
    sheet('itens-de-listas', [{ lista: 'home-theater-completo', sku: OTHER, quantidade: '3' }], {
      shows: { '/lista/home-theater-completo': 'Cabo da planilha' },
    }),
  ],
  'POST /vitrine/panel/sheets/:id/undo': [
    async ({ admin }) => {
      const { importacoes } = await admin<Sheets>('GET', '/vitrine/panel/sheets');
      const last = importacoes.find(({ tabela }) => tabela === 'listas');
      return {
        write: () => worked(admin, last?.id ?? 0, 'undo'),
        changes: ['/lista', '/lista/home-theater-completo'],
      };
    },
    async ({ admin }) => {
      const { importacoes } = await admin<Sheets>('GET', '/vitrine/panel/sheets');
      const [last] = importacoes.filter(({ tabela }) => tabela === 'produtos');
      return {
        write: () => worked(admin, last?.id ?? 0, 'undo'),
        shows: { '/produto-da-planilha': '404 ' },
        changes: [LISTING, '/sitemap-1.xml'],
      };
    },
  ],
};

async function characteristic(admin: Walk['admin'], nome: string): Promise<CaracteristicaPainel> {
  const { caracteristicas } = await admin<CaracteristicasPainel>('GET', '/vitrine/panel/characteristics');
  const found = caracteristicas.find((one) => one.nome === nome);
  if (!found) throw new Error(`there is no characteristic ${nome}`);
  return found;
}

function product(campos: Line, shown: Pick<Case, 'shows' | 'changes'>): Prepare {
  return async ({ admin }) => {
    const path = `/vitrine/panel/products/${PRODUCT.id}`;
    const { revisao } = await admin<ProdutoPainel>('GET', path);
    return {
      write: async () => {
        const { faltas } = await admin<ProdutoSalvo>('PUT', path, { revisao, campos });
        if (faltas.length > 0) throw new Error(`refused: ${JSON.stringify(faltas)}`);
      },
      ...shown,
    };
  };
}

function sheet(tabela: SheetName, lines: readonly Line[], shown: Pick<Case, 'shows' | 'changes'>): Prepare {
  return async ({ admin }) => {
    const columns = Object.keys(lines[0] ?? {});
    const file = [columns, ...lines.map((line) => columns.map((name) => line[name] ?? ''))]
      .map(csvLine)
      .join('');
    const arquivo = Buffer.from(file).toString('base64');
    const { id, total, linhas } = await admin<Importacao>('POST', '/vitrine/panel/sheets', {
      tabela,
      nome: 'passeio.csv',
      arquivo,
    });
    if (total.erros > 0) throw new Error(`the sheet has faults: ${JSON.stringify(linhas)}`);
    return { write: () => worked(admin, id, 'apply'), ...shown };
  };
}

/** Until the last line is written. */
async function worked(admin: Walk['admin'], id: number, work: 'apply' | 'undo'): Promise<void> {
  await admin(
    'POST',
    `/vitrine/panel/sheets/${id}/${work}`,
    work === 'apply' ? { pularErros: false } : undefined,
  );
  const done = work === 'apply' ? 'aplicada' : 'desfeita';
  await vi.waitUntil(
    async () => (await admin<Importacao>('GET', `/vitrine/panel/sheets/${id}`)).estado === done,
    {
      timeout: 45_000,
      interval: 10,
    },
  );
}

async function firstSeal(admin: Walk['admin']): Promise<RegistroPainel> {
  const { seals } = await admin<{ readonly seals: readonly RegistroPainel[] }>('GET', '/vitrine/panel/seals');
  const seal = seals.find(({ label }) => label !== SEAL.label);
  if (!seal) throw new Error('the demo store has no seal');
  return seal;
}

async function ownLanding(admin: Walk['admin']): Promise<RegistroPainel> {
  type All = Readonly<Record<'landing-pages', readonly RegistroPainel[]>>;
  const pages = (await admin<All>('GET', '/vitrine/panel/landing-pages'))['landing-pages'];
  const page = pages.find(({ endereco }) => endereco === LANDING.endereco);
  if (!page) throw new Error('the page was not made');
  return page;
}
