import type { Configuracoes, Ping, Settings } from '#lib/contract/settings.ts';
import type { Api } from './client.ts';

export async function getSettings({ client }: Api): Promise<Configuracoes> {
  return (await client.get('settings').json<Settings>()).configuracoes;
}

export function ping({ client }: Api): Promise<Ping> {
  return client.get('ping').json<Ping>();
}
