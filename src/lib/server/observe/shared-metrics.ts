/** With `CLUSTER`, whichever process is asked for `/metrics` answers the numbers of all, which the leading one adds up. */
import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

type Question = { readonly type: typeof ASK; readonly id: number };
type Answer = { readonly type: typeof TOLD; readonly id: number; readonly text: string | undefined };

const ASK = 'vitrine:metrics?';
const TOLD = 'vitrine:metrics';

/** In the leading process: answers the question of its workers. */
export function shareMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: Question) => {
    if (message.type !== ASK) return;
    all
      .clusterMetrics()
      // A process that is just starting does not tell its numbers: a sum without them would look like a restart.
      .catch(() => undefined)
      .then((text) => worker.send({ type: TOLD, id: message.id, text } satisfies Answer, () => undefined));
  });
}

/**
 * In a worker.
 * @returns A function that reads the numbers of all in the text format, and throws while one of them cannot tell its own.
 */
export function joinMetrics(register: Registry): () => Promise<string> {
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([register]);
  const asked = new Map<number, (text: string | undefined) => void>();
  let last = 0;
  process.on('message', (message: Answer) => {
    if (message.type !== TOLD) return;
    asked.get(message.id)?.(message.text);
    asked.delete(message.id);
  });
  return async () => {
    last += 1;
    const id = last;
    const told = new Promise<string | undefined>((resolve) => asked.set(id, resolve));
    process.send?.({ type: ASK, id } satisfies Question);
    const text = await told;
    if (text === undefined) throw new Error('a process of the shop did not tell its numbers');
    return text;
  };
}
