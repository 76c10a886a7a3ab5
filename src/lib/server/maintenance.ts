import { optional } from './optional.ts';
import { loadShell } from './page-data.ts';

/** The shop is in maintenance mode. A shop that cannot say so counts as open: its pages then say what is wrong. */
export async function isClosed(locals: Pick<App.Locals, 'api' | 'config'>): Promise<boolean> {
  const shell = await optional(loadShell(locals), undefined, 'maintenance mode');
  return shell?.maintenance ?? false;
}
