/** What an answer is told from, and the words that several of its parts are said with. */
import type { Hop } from './cabling.ts';
import type { Wish } from './judge.ts';
import type { Part } from './part.ts';
import type { Place } from './question.ts';
import type { Rules } from './rules.ts';

export type Facts = {
  readonly type: string;
  readonly hops: readonly Hop[];
  readonly from: Place;
  readonly to: Place;
  readonly metres: number;
  /** The visitor said how far. */
  readonly said: boolean;
  /** The visitor named the port. */
  readonly named: { readonly from: boolean; readonly to: boolean };
  /** The names of both ends, where one goes into the other by itself. */
  readonly direct?: { readonly from: string; readonly to: string } | undefined;
  readonly wish: Wish;
  /** Gb/s by signal that both ends use. */
  readonly useful: Readonly<Record<string, number>>;
  /** Metres that the longest ready cable covers, where a run is built. */
  readonly ready?: number | undefined;
};

/** The picture that a cable stops at: of its band, or of its sheet where that says less. */
export function mostOf(rules: Rules, { gbps = 0, picture }: Part): string {
  return reachOf(rules, picture && picture.height <= 1080 ? 0 : gbps);
}

/** What so many Gb/s of HDMI carry, in the words that people know. */
export function reachOf({ needs }: Rules, gbps: number): string {
  return needs.known.find(({ tmds }) => tmds <= gbps * needs.tolerance)?.name ?? '';
}

/** Products are named by SKU in braces, `{FS-1}`: whoever shows the sentence puts the product's name there. */
export const named = (hop: Hop): string => `{${hop.piece.sku}}`;
