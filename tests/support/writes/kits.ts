/** Kits and ready-made lists. */
import type { RegistroPainel } from '#lib/contract/panel-records.ts';
import type { Prepare, Walk } from './walk.ts';

const KIT = {
  ...{
    nome: 'Kit do passeio',
    endereco: 'kit-do-passeio',
    itens: 'FS-HDM-HS-030: 2',
    desconto: 10,
    preco: 0,
  },
  ...{ descricao: '', ordem: 0, ativo: true },
};

export const KIT_WRITES: Readonly<Record<string, readonly Prepare[]>> = {
  'POST /vitrine/panel/kits': [
    async ({ admin }) => ({
      write: () => admin('POST', '/vitrine/panel/kits', KIT),
      shows: { [`/lista/${KIT.endereco}`]: KIT.nome, '/lista': KIT.nome },
    }),
  ],
  'PUT /vitrine/panel/kits/:id': [
    async ({ admin }) => {
      const { id, revisao, ...kit } = await ownKit(admin);
      const nome = 'Outro kit do passeio';
      return {
        write: () => admin('PUT', `/vitrine/panel/kits/${id}`, { ...kit, revisao, nome }),
        shows: { [`/lista/${KIT.endereco}`]: nome },
      };
    },
  ],
  'DELETE /vitrine/panel/kits/:id': [
    async ({ admin }) => {
      const { id } = await ownKit(admin);
      return {
        write: () => admin('DELETE', `/vitrine/panel/kits/${id}`),
        shows: { [`/lista/${KIT.endereco}`]: '404 ' },
      };
    },
  ],
};

async function ownKit(admin: Walk['admin']): Promise<RegistroPainel> {
  const { kits } = await admin<Readonly<Record<'kits', readonly RegistroPainel[]>>>(
    'GET',
    '/vitrine/panel/kits',
  );
  const kit = kits.find(({ endereco }) => endereco === KIT.endereco);
  if (!kit) throw new Error('the kit was not made');
  return kit;
}
