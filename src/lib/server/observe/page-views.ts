/** Counts a page that is shown, also one of the page cache: by its kind alone, of nobody. */
import { PAGE_KIND } from '#lib/contract/panel-visits.ts';
import { isRobot } from '#lib/domain/kernel/robot.ts';
import type { Platform } from '../runtime.ts';

type Counting = Pick<Platform, 'noteView'>;
export type View = {
  readonly method: string | undefined;
  readonly status: number;
  readonly userAgent: string | null | undefined;
  /** What the page says in `PAGE_KIND`. */
  readonly kind: string | null | undefined;
};

export function countView({ method, status, userAgent, kind }: View, { noteView }: Counting): void {
  if (!noteView || !kind || method !== 'GET' || (status !== 200 && status !== 304)) return;
  if (!isKnownRobot(userAgent ?? '')) noteView(kind);
}

/** Most visitors come with one of a few hundred names: to look one up is a fraction of what reading it costs. */
const robots = new Map<string, boolean>();
const MOST = 500;

function isKnownRobot(userAgent: string): boolean {
  let robot = robots.get(userAgent);
  if (robot === undefined) {
    robot = isRobot(userAgent);
    if (robots.size >= MOST) robots.clear();
    robots.set(userAgent, robot);
  }
  return robot;
}

/** Of a page that was rendered. What it is is said to nobody else. */
export function countRendered(request: Request, { status, headers }: Response, platform: Counting): void {
  const kind = headers.get(PAGE_KIND);
  if (kind === null) return;
  headers.delete(PAGE_KIND);
  countView({ method: request.method, status, userAgent: request.headers.get('User-Agent'), kind }, platform);
}
