/** What is written down about every request once its answer has gone out or was cut off. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TrustsProxy } from '../http/trusted-proxies.ts';
import { type AccessLog, accessLine } from './access-log.ts';
import type { Metrics } from './metrics.ts';

export type Observers = {
  readonly metrics: Metrics;
  /** Undefined where it is switched off. */
  readonly accessLog: AccessLog | undefined;
};

/** @param trusts Whose `X-Forwarded-For` tells who asked. */
export function observe(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, accessLog }: Observers,
  trusts: TrustsProxy,
): void {
  const now = new Date();
  const began = performance.now();
  response.on('close', () => {
    const ms = performance.now() - began;
    metrics.observe(request, response, ms / 1000);
    accessLog?.write(accessLine(request, response, trusts, { now, ms }));
  });
}
