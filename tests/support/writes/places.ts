/** Categories and brands. */
import type { RegistroPainel } from '#lib/contract/panel-records.ts';
import type { Prepare, Walk } from './walk.ts';

const CATEGORY = {
  ...{
    nome: 'Categoria do passeio',
    endereco: 'categoria-do-passeio',
    pai: '/cabos-de-video/hdmi',
    ordem: 0,
  },
  ...{ descricao: '', descricaoLonga: '', imagem: '', banner: '', bannerAlt: '' },
  ...{ seoTitulo: '', seoDescricao: '', envio: '', ativo: true },
};
const CATEGORY_PATH = `${CATEGORY.pai}/${CATEGORY.endereco}`;
const UNUSED = 'breve';
const BRAND = {
  ...{
    nome: 'Marca do passeio',
    endereco: 'marca-do-passeio',
    imagem: '',
    descricao: '',
    descricaoLonga: '',
  },
  ...{ seoTitulo: '', seoDescricao: '', ordem: 99, ativo: true },
};

export const PLACE_WRITES: Readonly<Record<string, readonly Prepare[]>> = {
  'POST /vitrine/panel/categories': [
    async ({ admin }) => ({
      write: () => admin('POST', '/vitrine/panel/categories', CATEGORY),
      shows: { [CATEGORY.pai]: CATEGORY.nome, [CATEGORY_PATH]: '200 ' },
      changes: ['/sitemap-1.xml'],
    }),
  ],
  'PUT /vitrine/panel/categories/:id': [
    async ({ admin }) => {
      const { id, ...category } = await own(admin, 'categories', CATEGORY.endereco);
      const nome = 'Outra categoria do passeio';
      return {
        write: () => admin('PUT', `/vitrine/panel/categories/${id}`, { ...category, nome }),
        shows: { [CATEGORY.pai]: nome, [CATEGORY_PATH]: nome },
      };
    },
    async ({ admin }) => {
      const { id, ...category } = await own(admin, 'categories', CATEGORY.endereco);
      const seoTitulo = 'Título do passeio';
      return {
        write: () => admin('PUT', `/vitrine/panel/categories/${id}`, { ...category, pai: '', seoTitulo }),
        shows: { [CATEGORY_PATH]: `301 /${CATEGORY.endereco}`, [`/${CATEGORY.endereco}`]: seoTitulo },
        changes: [CATEGORY.pai],
      };
    },
  ],
  'DELETE /vitrine/panel/categories/:id': [
    async ({ admin }) => {
      const { id } = await own(admin, 'categories', CATEGORY.endereco);
      return {
        write: () => admin('DELETE', `/vitrine/panel/categories/${id}`),
        shows: { [`/${CATEGORY.endereco}`]: '404 ' },
      };
    },
  ],
  'POST /vitrine/panel/brands': [
    async ({ admin }) => ({
      write: () => admin('POST', '/vitrine/panel/brands', BRAND),
      shows: { '/marcas': BRAND.nome, [`/marcas/${BRAND.endereco}`]: '200 ' },
    }),
    // Deleted below, when all processes know it.
    async ({ admin }) => ({
      write: () =>
        admin('POST', '/vitrine/panel/brands', { ...BRAND, nome: 'Marca breve', endereco: UNUSED }),
      shows: { '/marcas': 'Marca breve', [`/marcas/${UNUSED}`]: '200 ' },
    }),
  ],
  'PUT /vitrine/panel/brands/:id': [
    async ({ admin }) => {
      const { id, ...brand } = await own(admin, 'brands', BRAND.endereco);
      const descricao = '<p>Texto do passeio.</p>';
      return {
        write: () => admin('PUT', `/vitrine/panel/brands/${id}`, { ...brand, descricao }),
        shows: { [`/marcas/${BRAND.endereco}`]: 'Texto do passeio.' },
      };
    },
  ],
  'POST /vitrine/panel/brands/:id/merge': [
    async ({ admin }) => {
      const { id: em } = await own(admin, 'brands', BRAND.endereco);
      const { id, revisao, endereco } = await own(admin, 'brands', 'tramavia');
      return {
        write: () => admin('POST', `/vitrine/panel/brands/${id}/merge`, { em, revisao }),
        shows: { [`/marcas/${endereco}`]: `301 /marcas/${BRAND.endereco}` },
        changes: ['/marcas', `/marcas/${BRAND.endereco}`],
      };
    },
    // The rest of the walk knows the brand by its own name.
    async ({ admin }) => {
      const { id, ...brand } = await own(admin, 'brands', BRAND.endereco);
      const back = { nome: 'Tramavia', endereco: 'tramavia' };
      return {
        write: () => admin('PUT', `/vitrine/panel/brands/${id}`, { ...brand, ...back }),
        shows: { '/marcas/tramavia': '200 ', [`/marcas/${BRAND.endereco}`]: '301 /marcas/tramavia' },
      };
    },
  ],
  'DELETE /vitrine/panel/brands/:id': [
    async ({ admin }) => {
      const { id } = await own(admin, 'brands', UNUSED);
      return {
        write: () => admin('DELETE', `/vitrine/panel/brands/${id}`),
        shows: { [`/marcas/${UNUSED}`]: '404 ' },
        changes: ['/marcas'],
      };
    },
  ],
};

/** The category or brand with this address. */
async function own(admin: Walk['admin'], calls: 'brands' | 'categories', endereco: string) {
  const { [calls]: all = [] } = await admin<Readonly<Record<string, readonly RegistroPainel[]>>>(
    'GET',
    `/vitrine/panel/${calls}`,
  );
  const one = all.find((record) => record['endereco'] === endereco);
  if (!one) throw new Error(`none of ${calls} at ${endereco}`);
  return one;
}
