/** What the start of a shop says that nobody administers. */
import { say } from './console.ts';
import type { Runtime } from './runtime.ts';

/** A shop whose database takes no writes starts nevertheless: it says no link. */
export async function offerFirstAccess({
  firstAccess,
  log,
}: Pick<Runtime, 'firstAccess' | 'log'>): Promise<void> {
  try {
    const link = await firstAccess?.();
    if (link) say(`Primeiro acesso ao painel (vale uma vez, por 24 horas): ${link}`);
  } catch (error) {
    log.warn('no link for the first administrator could be made', { error });
  }
}
