import type { Hop } from './cabling.ts';

/** Why a question has no answer that sells something. */
export type Why = {
  readonly reason: string;
  readonly text: string;
  readonly instead?: string;
  /** It works as it is, and nothing has to be bought. */
  readonly direct?: boolean;
  /** The two ports speak to each other: what is asked for is too much. */
  readonly talks?: boolean;
  /** Metres that parts of the shop go, where the path is longer. */
  readonly reach?: number;
  /** It works with more products in a row than are counted with. */
  readonly more?: boolean;
  /** What is cut and fitted with plugs in the place of a ready cable. */
  readonly cut?: readonly Hop[];
  /** Needs without which it works. */
  readonly without?: readonly string[];
};
