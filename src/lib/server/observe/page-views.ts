/** Counts a page that was shown, also one of the page cache: by its kind alone, of nobody. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PAGE_KIND } from '#lib/contract/panel-visits.ts';
import { isRobot } from '#lib/domain/kernel/robot.ts';
import { kindOfCachedPage } from '../cache/cached-answer.ts';
import type { Platform } from '../runtime.ts';

/** Called once the answer has gone out. */
export function countView(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { noteView }: Pick<Platform, 'noteView'>,
): void {
  const { statusCode } = response;
  if (!noteView || method !== 'GET' || (statusCode !== 200 && statusCode !== 304)) return;
  const kind = kindOfCachedPage(response) ?? response.getHeader(PAGE_KIND);
  if (typeof kind === 'string' && !isRobot(headers['user-agent'])) noteView(kind);
}
