/** `settings` (platform contract 4.1, 8.1). */

import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { preview, readPreview } from '#lib/platform/kernel/http/preview.ts';
import { appearanceIn } from '../queries/appearance.ts';
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
        query: z.object({ previa: preview }),
        answer: 'Settings',
      },
      async ({ query: { previa } }) => {
        const version = readPreview(previa, deps);
        const { configuracoes } = await readShop(deps);
        const aparencia = version > 0 ? await appearanceIn(deps.db, version) : undefined;
        const integracoes = { ...configuracoes.integracoes, recaptcha };
        return { configuracoes: { ...configuracoes, integracoes, ...(aparencia && { aparencia }) } };
      },
    ),
  ];
}
