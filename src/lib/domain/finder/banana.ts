/** Speaker posts that take banana plugs, farther than a ready cable goes: wire is cut for them, and the plugs are screwed on. */
import { bestCable, type Context, type Hop } from './cabling.ts';
import type { Place } from './question.ts';

const POSTS: ReadonlySet<string> = new Set(['banana', 'borne']);

/** The wire that is to be cut; undefined where no such plug is asked for or no wire goes so far. */
export function wireToCut(
  context: Context,
  from: Place,
  to: Place,
  metres: number,
): readonly Hop[] | undefined {
  const sockets = [from.port.socket, to.port.socket];
  if (!sockets.includes('banana') || !sockets.every((one) => POSTS.has(one))) return undefined;
  const wires = (context.shelf.cables.get('speaker>speaker') ?? []).filter(
    ({ a, b }) => a.plug === 'bare' && b.plug === 'bare',
  );
  return bestCable(context, wires, metres, 'main')?.hops;
}
