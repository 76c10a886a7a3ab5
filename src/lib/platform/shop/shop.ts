/** What every answer is built with: where the shop is, how it is set up, what time it is. */
import type { Configuracoes } from '#lib/contract/settings.ts';

export type Shop = {
  /** Origin without a slash at the end. */
  readonly siteUrl: string;
  readonly configuracoes: Configuracoes;
  readonly now: Date;
  /** Per cent that who asks pays less, as an approved reseller or by a group; 0 for everybody else. */
  readonly descontoRevenda: number;
};

/** All that an address needs. */
export type Origin = Pick<Shop, 'siteUrl'>;

/** A path of the shop as an absolute URL; an absolute one stays, '' stays ''. */
export function absolute({ siteUrl }: Origin, path: string): string {
  return path.startsWith('/') ? `${siteUrl}${path}` : path;
}
