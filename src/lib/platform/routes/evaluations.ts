/** `evaluations/*`: opinions on products, lists and the shop (platform contract 4.9, 8.6). New ones wait for approval. */
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { goodsEvaluations } from '#lib/platform/opinions/calls/evaluations-product.ts';
import { storeEvaluations } from '#lib/platform/opinions/calls/evaluations-store.ts';
import type { Deps } from '../platform.ts';

export function evaluationsEndpoints(deps: Deps): readonly Endpoint[] {
  return [...goodsEvaluations(deps), ...storeEvaluations(deps)];
}
