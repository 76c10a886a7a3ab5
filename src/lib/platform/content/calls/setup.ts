/** `setup` of our own: how far a new shop is. */
import { demoLegalData } from '#lib/domain/shop/demo-company.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { shopHas } from '../queries/setup.ts';

export function setupEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/setup',
        summary: 'How far a new shop is',
        answer: 'PassosLoja',
      },
      async () => {
        const [{ configuracoes }, has] = await Promise.all([readShop(deps), shopHas(deps.db, deps.now())]);
        const { razaoSocial, cnpj } = configuracoes.sistema.geral.site;
        const { said, ...done } = has;
        const pagamento = said || (configuracoes.pagamento.formas ?? []).some((one) => one !== 'combinar');
        return {
          ...done,
          pagamento,
          empresa: razaoSocial !== '' && cnpj !== '' && !demoLegalData(configuracoes),
        };
      },
    ),
  ];
}
