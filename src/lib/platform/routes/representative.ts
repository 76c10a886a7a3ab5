/** `representative`: who looks after the customer (platform contract 4.1; the shape is ours). */
import { visitorOf } from '../accounts/visitor.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { readSession } from '../session.ts';

export function representativeEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        path: '/representative',
        summary: "The customer's representatives",
        answer: 'Representatives',
      },
      async ({ context }) => {
        const session = await readSession(context, deps);
        const { representantes } = await visitorOf(deps, session, context.var.session.user);
        return { representantes };
      },
    ),
  ];
}
