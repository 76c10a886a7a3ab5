/** `evaluations/*`: opinions on products, lists and the shop (platform contract 4.9, 8.6). New ones wait for approval. */
import type { Endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { goodsEvaluations } from './evaluations/goods.ts';
import { storeEvaluations } from './evaluations/store.ts';

export function evaluationsEndpoints(deps: Deps): readonly Endpoint[] {
  return [...goodsEvaluations(deps), ...storeEvaluations(deps)];
}
