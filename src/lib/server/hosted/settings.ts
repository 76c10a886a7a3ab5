/**
 * `GET settings` as a hosted platform answers it, brought into the shape our own has. Public clients prove six of its keys
 * (platform contract 4.1); whatever else a platform leaves out is as in a shop that has set nothing.
 */
import type { Configuracoes, Settings } from '#lib/contract/settings.ts';
import { DEFAULT_SETTINGS } from '#lib/platform/shop/wire/default-settings.ts';
import { completed } from './complete.ts';

export const SETTINGS_PATH = '/api/v2/front/settings';

/** @returns undefined for what says no settings at all: an error in their place, or another answer. */
export function completeSettings(answer: unknown, siteUrl: string): Settings | undefined {
  if (typeof answer !== 'object' || answer === null || !('configuracoes' in answer)) return undefined;
  return completed({ configuracoes: unsaid(siteUrl) }, answer) as Settings;
}

/** A shop that does not say its name is called by its address, which is true of every shop. */
function unsaid(siteUrl: string): Configuracoes {
  const nome = new URL(siteUrl).host.replace(/^www\./, '');
  const { sistema } = DEFAULT_SETTINGS;
  const site = { ...sistema.geral.site, nome, url: siteUrl };
  return {
    ...DEFAULT_SETTINGS,
    google: { ga: { gtm: '' }, tag: { verification: [''] } },
    sistema: { ...sistema, geral: { ...sistema.geral, site } },
    seo: { geral: { ...DEFAULT_SETTINGS.seo.geral, title: nome, titleSocial: nome } },
    paises: [{ codigo: '', nome: '' }],
  };
}
