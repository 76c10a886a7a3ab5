/** Pages, pieces and banners. */
import type {
  Coisa,
  Conteudo,
  ConteudoAparencia,
  ConteudoBanner,
  ConteudoEditado,
  ConteudoPagina,
  ConteudoPeca,
  Conteudos,
} from '#lib/contract/panel-content.ts';
import { type Case, PRODUCT, type Prepare, type Walk } from './walk.ts';

const PAGE = 'pagina-8';
const PAGE_PATH = '/pagina/entrega';
/** On `/pagina/quem-somos`. */
const PIECE = 'peca-2';
/** On the home page. */
const BANNER = 'banner-1';

export const CONTENT_WRITES: Readonly<Record<string, readonly Prepare[]>> = {
  'POST /vitrine/panel/content/:coisa/publish': [
    published<ConteudoPagina>(PAGE, { texto: 'Texto do passeio.' }, { [PAGE_PATH]: 'Texto do passeio.' }),
    published<ConteudoPagina>(PAGE, { nome: 'Entrega do passeio' }, { [PAGE_PATH]: 'Entrega do passeio' }),
    published<ConteudoPeca>(
      PIECE,
      { titulo: 'Peça do passeio' },
      { '/pagina/quem-somos': 'Peça do passeio' },
    ),
    published<ConteudoBanner>(BANNER, { alt: 'Banner do passeio' }, { '/': 'Banner do passeio' }),
    published<ConteudoAparencia>(
      'aparencia-1',
      { destaque: '#1d4ed8' },
      { '/': '--signal:#1d4ed8', [PRODUCT.path]: '--signal:#1d4ed8' },
    ),
    published<ConteudoPagina>(
      'pagina-3',
      { texto: 'Opiniões do passeio.' },
      { '/pagina/avaliacoes-da-loja': 'Opiniões do passeio.' },
    ),
    async (walk) => {
      const coisa = await begun(walk, 'passeio');
      return {
        write: () => publish(walk, coisa),
        shows: { '/pagina/passeio': 'Página nova', '/sitemap-1.xml': '/pagina/passeio' },
      };
    },
  ],
  'POST /vitrine/panel/content/:coisa/restore': [
    async (walk) => {
      const { versoes } = await open(walk, PAGE);
      const first = versoes.at(-1)?.id;
      return {
        write: () => walk.admin('POST', at(PAGE, 'restore'), { versao: first }),
        changes: [PAGE_PATH],
      };
    },
  ],
  'POST /vitrine/panel/content/:coisa/withdraw': [
    async (walk) => {
      await draft<ConteudoPagina>(walk, PAGE, { texto: 'Texto de amanhã.' });
      await publish(walk, PAGE, new Date(Date.now() + 86_400_000).toISOString());
      const { versoes } = await open(walk, PAGE);
      const planned = versoes.find(({ visivelDe }) => visivelDe !== '')?.id;
      return { write: () => walk.admin('POST', at(PAGE, 'withdraw'), { versao: planned }) };
    },
  ],
  'PUT /vitrine/panel/content/:coisa/active': [
    switched(PAGE, [PAGE_PATH, '/sitemap-1.xml']),
    switched(PIECE, ['/pagina/quem-somos']),
    switched(BANNER, ['/']),
  ],
  'PUT /vitrine/panel/content/:coisa/place': [
    async (walk) => {
      const first = await firstOfMany(walk);
      return { write: () => walk.admin('PUT', at(first, 'place'), { sentido: 'desce' }), changes: ['/'] };
    },
  ],
  'PUT /vitrine/panel/content/:coisa/slot': [
    async ({ admin }) => ({
      write: () => admin('PUT', at(BANNER, 'slot'), { espaco: 'home-bloco-7' }),
      changes: ['/'],
    }),
  ],
  'PUT /vitrine/panel/content/:coisa/removed': [
    async ({ admin }) => ({
      write: () => admin('PUT', at(BANNER, 'removed'), { removido: true }),
      changes: ['/'],
    }),
    async ({ admin }) => ({
      write: () => admin('PUT', at(BANNER, 'removed'), { removido: false }),
      changes: ['/'],
    }),
  ],
};

const at = (coisa: string, call: string): string => `/vitrine/panel/content/${coisa}/${call}`;

function open({ admin }: Walk, coisa: string): Promise<ConteudoEditado> {
  return admin('GET', `/vitrine/panel/content/${coisa}`);
}

async function seen(walk: Walk, coisa: string) {
  const { base, versoes } = await open(walk, coisa);
  const found = versoes.find(({ id }) => id === base);
  return { versao: found?.id, revisao: found?.revisao, conteudo: found?.conteudo };
}

async function draft<Kind extends Conteudo>(walk: Walk, coisa: string, change: Partial<Kind>): Promise<void> {
  const { conteudo, ...base } = await seen(walk, coisa);
  await walk.admin('PUT', at(coisa, 'draft'), { ...base, conteudo: { ...conteudo, ...change } });
}

async function publish(walk: Walk, coisa: string, visivelDe = ''): Promise<unknown> {
  const { versao, revisao } = await seen(walk, coisa);
  return walk.admin('POST', at(coisa, 'publish'), { versao, revisao, visivelDe, visivelAte: '' });
}

function published<Kind extends Conteudo>(
  coisa: string,
  change: Partial<Kind>,
  shows: NonNullable<Case['shows']>,
): Prepare {
  return async (walk) => {
    await draft(walk, coisa, change);
    return { write: () => publish(walk, coisa), shows };
  };
}

async function begun({ admin }: Walk, nome: string): Promise<Coisa> {
  const conteudo: ConteudoPagina = {
    ...{ especie: 'pagina', nome: 'Página nova', texto: 'Olá', imagem: '', layout: '', seoTitle: '' },
    ...{ seoDescription: '', indexar: true, pecas: [], secoes: [] },
  };
  const { coisa } = await admin<{ readonly coisa: Coisa }>('POST', '/vitrine/panel/content', {
    nome,
    conteudo,
  });
  return coisa;
}

function switched(coisa: string, changes: readonly string[]): Prepare {
  return async ({ admin }) => {
    const set = (ativo: boolean) => admin('PUT', at(coisa, 'active'), { ativo });
    return { write: () => set(false), changes, undo: () => set(true) };
  };
}

/** The first of a slot with several. */
async function firstOfMany({ admin }: Walk): Promise<Coisa> {
  const { espacos } = await admin<Conteudos>('GET', '/vitrine/panel/content');
  const first = espacos.find(({ banners }) => banners.length > 1)?.banners[0];
  if (!first) throw new Error('no slot has two banners');
  return first.coisa;
}
