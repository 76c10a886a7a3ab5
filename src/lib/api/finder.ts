/** What links two ports: what only our own platform knows. */
import {
  convertLigacao,
  type Ligacao,
  type LigarConferencia,
  type LigarOpcoes,
  type LigarPares,
  type LigarProduto,
  type LigarTexto,
} from '#lib/contract/finder.ts';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Api } from './client.ts';

export type LigarPergunta = {
  readonly deAparelho?: string;
  readonly dePorta?: string;
  readonly paraAparelho?: string;
  readonly paraPorta?: string;
  readonly metros?: string;
  readonly precisa?: string;
  readonly quantos?: string;
};

/** @throws ApiError 400 for words it does not know, 404 while the shop answers nothing. */
export async function getLigacao({ own }: Api, asked: LigarPergunta): Promise<Ligacao<Centavos>> {
  return convertLigacao(await own.get('ligar', { searchParams: { ...asked } }).json<Ligacao>(), toCentavos);
}

export function getLigarOpcoes({ own }: Api): Promise<LigarOpcoes> {
  return own.get('ligar/opcoes').json<LigarOpcoes>();
}

/** @throws ApiError 404 for a product that takes no part, and while the shop answers nothing. */
export function getLigarProduto({ own }: Api, id: number): Promise<LigarProduto> {
  return own.get(`ligar/produto/${id}`).json<LigarProduto>();
}

/** @throws ApiError 404 for words that are not two devices, and while the shop answers nothing. */
export function getLigarTexto({ own }: Api, busca: string): Promise<LigarTexto> {
  return own.get('ligar/texto', { searchParams: { busca } }).json<LigarTexto>();
}

/** The question of two ends in words, or of their ids. */
export function getLigarPontas({ own }: Api, de: string, para: string): Promise<LigarTexto> {
  return own.get('ligar/texto', { searchParams: { de, para } }).json<LigarTexto>();
}

/** By product ids or by codes. */
export function getLigarConferencia(
  { own }: Api,
  of: { readonly produtos: string } | { readonly skus: string },
): Promise<LigarConferencia> {
  return own.get('ligar/conferir', { searchParams: { ...of } }).json<LigarConferencia>();
}

/** What most of these products are for; empty while the shop answers nothing. */
export function getLigarPares({ own }: Api, produtos: string): Promise<LigarPares> {
  return own.get('ligar/pares', { searchParams: { produtos } }).json<LigarPares>();
}
