/** `settings` (platform contract 4.1, 8.1). */

import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { readShop } from '../read-shop.ts';

export function settingsEndpoints(deps: Deps): readonly Endpoint[] {
  const { captcha } = deps;
  const ativo = captcha?.service === 'recaptcha';
  const recaptcha = { ativo, chave: ativo ? captcha.siteKey : '' };
  return [
    endpoint(
      {
        method: 'get',
        shared: true,
        path: '/settings',
        summary: 'The configuration of the shop',
        answer: 'Settings',
      },
      async () => {
        const { configuracoes } = await readShop(deps);
        const integracoes = { ...configuracoes.integracoes, recaptcha };
        return { configuracoes: { ...configuracoes, integracoes } };
      },
    ),
  ];
}
