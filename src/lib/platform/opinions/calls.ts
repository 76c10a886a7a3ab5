/** Calls about reviews, questions and answers. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { goodsEvaluations } from './calls/evaluations-product.ts';
import { storeEvaluations } from './calls/evaluations-store.ts';
import { questionEndpoints } from './calls/question.ts';
import { panelOpinionEndpoints } from './panel/opinions.ts';
import { panelQuestionEndpoints } from './panel/questions.ts';

export function opinionsCalls(deps: Deps): readonly Endpoint[] {
  return [
    ...goodsEvaluations(deps),
    ...storeEvaluations(deps),
    ...questionEndpoints(deps),
    ...panelOpinionEndpoints(deps),
    ...panelQuestionEndpoints(deps),
  ];
}
