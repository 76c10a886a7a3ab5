/** What is changed around the products: settings, delivery, menus, popups, showcases, redirects. */

import type { InstagramPainel } from '#lib/contract/panel-instagram.ts';
import type { CartaAberta } from '#lib/contract/panel-letters.ts';
import type { MenuPainel } from '#lib/contract/panel-menus.ts';
import type { RegistroPainel } from '#lib/contract/panel-records.ts';
import type { ConfiguracoesPainel } from '#lib/contract/panel-settings.ts';
import type { ServicoPainel } from '#lib/contract/panel-shipping.ts';
import type { VitrinePainel } from '#lib/contract/panel-showcases.ts';
import type { GroupName } from '#lib/domain/panel/panel-settings.ts';
import type { Values } from '#lib/domain/panel/record.ts';
import { type Case, PRODUCT, type Prepare, type Walk } from './walk.ts';

/** A file of the finder's rules that replaces one part of them. */
const ONE_PAIR = {
  pairs: [{ from: 'vga', to: 'hdmi', title: 'Do monitor velho ao novo', text: 'VGA para HDMI.' }],
} as const;

export const SETTING_WRITES: Readonly<Record<string, readonly Prepare[]>> = {
  'PUT /vitrine/panel/settings/freteGratis': [setting('freteGratis', { minimo: 317 }, { changes: ['/'] })],
  'PUT /vitrine/panel/settings/entrega': [setting('entrega', { corte: 17 }, {})],
  'PUT /vitrine/panel/settings/trocas': [
    setting('trocas', { dias: 47 }, { shows: { '/pagina/trocas-e-devolucoes': '47 dias' } }),
  ],
  'PUT /vitrine/panel/settings/contato': [
    setting('contato', { telefone: '(11) 4555-0199' }, { shows: { '/': '4555-0199' } }),
  ],
  'PUT /vitrine/panel/settings/redes': [
    setting(
      'redes',
      { instagram: 'https://www.instagram.com/passeio' },
      { shows: { '/': 'instagram.com/passeio', [PRODUCT.path]: 'instagram.com/passeio' } },
    ),
  ],
  'PUT /vitrine/panel/instagram': [
    async ({ admin }) => {
      const { revisao, link, postagens } = await admin<InstagramPainel>('GET', '/vitrine/panel/instagram');
      const [first, ...others] = postagens;
      const changed = first ? [{ ...first, legenda: 'Postagem do passeio' }, ...others] : [];
      const body = { revisao, usuario: 'passeio', link, postagens: changed };
      return {
        write: () => admin('PUT', '/vitrine/panel/instagram', body),
        shows: { '/': 'Postagem do passeio' },
      };
    },
  ],
  'PUT /vitrine/panel/letters/:nome': [
    async ({ admin }) => {
      const { carta, revisao } = await admin<CartaAberta>('GET', '/vitrine/panel/letters/avise-me');
      const { assunto, fechamento } = carta;
      const body = { revisao, assunto, abertura: 'Voltou: {produto}.', fechamento };
      return { write: () => admin('PUT', '/vitrine/panel/letters/avise-me', body) };
    },
  ],
  'PUT /vitrine/panel/settings/seo': [
    setting(
      'seo',
      { title: 'Título do passeio', description: 'Descrição do passeio' },
      { shows: { '/': 'Título do passeio', '/llms.txt': 'Descrição do passeio' } },
    ),
  ],
  'PUT /vitrine/panel/settings/medicao': [
    setting('medicao', { gtm: 'GTM-PASSEIO' }, { shows: { '/': 'GTM-PASSEIO' } }),
  ],
  'PUT /vitrine/panel/settings/aguarde': [
    setting(
      'aguarde',
      { ativo: true, mensagem: 'Fechada para o passeio.' },
      { shows: { '/': 'Fechada para o passeio.', [PRODUCT.path]: 'Fechada para o passeio.' } },
    ),
  ],
  'PUT /vitrine/panel/settings/empresa': [
    setting(
      'empresa',
      { nome: 'Loja do Passeio' },
      { shows: { '/': 'Loja do Passeio', '/manifest.webmanifest': 'Loja do Passeio' } },
    ),
  ],
  'PUT /vitrine/panel/settings/enderecos': [
    setting(
      'enderecos',
      { urlSufixo: '.html' },
      { shows: { '/cabos-de-video/hdmi': `${PRODUCT.path}.html`, '/sitemap-1.xml': `${PRODUCT.path}.html` } },
    ),
  ],
  'PUT /vitrine/panel/settings/pagamento': [
    setting(
      'pagamento',
      { pix: 17 },
      { changes: ['/', PRODUCT.path, '/cabos-de-video/hdmi', '/busca?busca=hdmi'] },
    ),
  ],
  'PUT /vitrine/panel/shipping/:id': [shipping],
  'PUT /vitrine/panel/menus/:hash': [menu],
  'POST /vitrine/panel/popups': [
    async ({ admin }) => ({
      write: () => admin('POST', '/vitrine/panel/popups', POPUP),
      shows: { '/cabos-de-video/hdmi': POPUP.titulo },
    }),
  ],
  'PUT /vitrine/panel/popups/:id': [
    async (walk) => {
      const { id, revisao, ...popup } = await popupOf(walk);
      const titulo = 'Outro título do passeio';
      return {
        write: () => walk.admin('PUT', `/vitrine/panel/popups/${id}`, { ...popup, revisao, titulo }),
        shows: { '/cabos-de-video/hdmi': titulo },
      };
    },
  ],
  'DELETE /vitrine/panel/popups/:id': [
    async (walk) => {
      const { id } = await popupOf(walk);
      return {
        write: () => walk.admin('DELETE', `/vitrine/panel/popups/${id}`),
        changes: ['/cabos-de-video/hdmi'],
      };
    },
  ],
  'PUT /vitrine/panel/showcases/:hash': [
    async ({ admin }) => {
      const path = '/vitrine/panel/showcases/vitrine01';
      const { revisao, ativo, limite, regra, produtos } = await admin<VitrinePainel>('GET', path);
      const titulo = 'Vitrine do passeio';
      return {
        write: () => admin('PUT', path, { revisao, ativo, limite, regra, produtos, titulo }),
        shows: { '/': titulo },
      };
    },
  ],
  'POST /vitrine/panel/redirects': [
    async ({ admin }) => ({
      write: () => admin('POST', '/vitrine/panel/redirects', { de: OLD, para: '/marcas' }),
      shows: { [OLD]: '301 /marcas' },
    }),
  ],
  'POST /vitrine/panel/synonyms': [
    async ({ admin }) => ({
      write: () =>
        admin('POST', '/vitrine/panel/synonyms', {
          termo: SAID,
          significado: 'keystone',
          tipo: 'synonym',
        }),
      shows: { [`/busca?busca=${SAID}`]: 'Keystone' },
    }),
  ],
  'PUT /vitrine/panel/finder/codes': [
    async ({ admin }) => ({
      write: () =>
        admin('PUT', '/vitrine/panel/finder/codes', {
          caracteristica: 'conector-a',
          valor: 'HDMI tipo A macho',
          codigo: '',
        }),
      changes: ['/ligar/ps5/tv'],
    }),
  ],
  'POST /vitrine/panel/finder/rules': [
    async ({ admin }) => ({
      write: () => admin('POST', '/vitrine/panel/finder/rules', ONE_PAIR),
      shows: { '/ligar': ONE_PAIR.pairs[0].title, '/': ONE_PAIR.pairs[0].title },
    }),
  ],
  'DELETE /vitrine/panel/finder/rules': [
    async ({ admin }) => {
      await admin('POST', '/vitrine/panel/finder/rules', ONE_PAIR);
      return { write: () => admin('DELETE', '/vitrine/panel/finder/rules'), changes: ['/ligar', '/'] };
    },
  ],
  'PUT /vitrine/panel/finder': [
    async ({ admin }) => ({
      write: () => admin('PUT', '/vitrine/panel/finder', { ligado: false }),
      changes: ['/', '/ligar'],
    }),
  ],
  'DELETE /vitrine/panel/synonyms/:id': [
    async ({ admin }) => {
      const { sinonimos } = await admin<{ readonly sinonimos: readonly { readonly id: number }[] }>(
        'GET',
        `/vitrine/panel/synonyms?busca=${SAID}`,
      );
      const id = sinonimos[0]?.id;
      return {
        write: () => admin('DELETE', `/vitrine/panel/synonyms/${id}`),
        shows: { [`/busca?busca=${SAID}`]: 'Não encontramos nada' },
      };
    },
  ],
  'DELETE /vitrine/panel/redirects/:id': [
    async ({ admin }) => {
      const { redirecionamentos } = await admin<{
        readonly redirecionamentos: readonly { readonly id: number; readonly de: string }[];
      }>('GET', '/vitrine/panel/redirects');
      const id = redirecionamentos.find(({ de }) => de === OLD)?.id;
      return { write: () => admin('DELETE', `/vitrine/panel/redirects/${id}`), shows: { [OLD]: '404 ' } };
    },
  ],
};

/** What nobody sells. */
const SAID = 'birimbau';
const OLD = '/endereco-que-nao-existe';
const POPUP = {
  ...{
    nome: 'Passeio',
    nivel: 'page',
    tipo: 'html',
    titulo: 'Título do passeio no popup',
    descricao: '<p>Olá</p>',
  },
  ...{
    link: '',
    imagem: '',
    imagemCelular: '',
    alt: '',
    tempo: 1,
    repete: true,
    ativo: true,
    de: '',
    ate: '',
  },
};

async function popupOf({ admin }: Walk) {
  const { popups } = await admin<{ readonly popups: readonly RegistroPainel[] }>(
    'GET',
    '/vitrine/panel/popups',
  );
  const popup = popups.find(({ nome }) => nome === POPUP.nome);
  if (!popup) throw new Error('the popup of the walk is gone');
  return popup;
}

function setting(grupo: GroupName, change: Values, shown: Pick<Case, 'shows' | 'changes'>): Prepare {
  return async ({ admin }) => {
    const save = async (values: Values): Promise<unknown> => {
      const { grupos } = await admin<ConfiguracoesPainel>('GET', '/vitrine/panel/settings');
      const own = grupos.find((group) => group.grupo === grupo);
      const body = { revisao: own?.revisao, valores: { ...own?.valores, ...values } };
      return admin('PUT', `/vitrine/panel/settings/${grupo}`, body);
    };
    const { grupos } = await admin<ConfiguracoesPainel>('GET', '/vitrine/panel/settings');
    const before = grupos.find((group) => group.grupo === grupo)?.valores ?? {};
    return { write: () => save(change), undo: () => save(before), ...shown };
  };
}

async function shipping({ admin }: Walk): Promise<Case> {
  const path = '/vitrine/panel/shipping/economica';
  const { id: _id, novo: _novo, alteracoes: _changes, ...service } = await admin<ServicoPainel>('GET', path);
  const dearer = service.taxas.map((rate) => ({ ...rate, valor: rate.valor + 100 }));
  return {
    write: () => admin('PUT', path, { ...service, taxas: dearer }),
    changes: [PRODUCT.path],
  };
}

async function menu({ admin }: Walk): Promise<Case> {
  const path = '/vitrine/panel/menus/footer';
  const { nome, itens, revisao } = await admin<MenuPainel>('GET', path);
  const [first, ...others] = itens;
  return {
    write: () =>
      admin('PUT', path, { nome, revisao, itens: [{ ...first, label: 'Entrada do passeio' }, ...others] }),
    shows: Object.fromEntries(
      ['/', PRODUCT.path, '/lista', '/pagina/entrega', '/marcas'].map((page) => [page, 'Entrada do passeio']),
    ),
  };
}
