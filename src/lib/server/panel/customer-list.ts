/** The form of `/painel/clientes`: several customers into a group, or out of theirs. */
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { putIntoGroup } from '#lib/api/panel-customers.ts';
import { readId } from '#lib/domain/kernel/form-fields.ts';
import { panelCustomerListText as words } from '#lib/text/panel-customer-list.ts';

export type GroupingOutcome = { readonly done: number } | { readonly problem: string };

/** A page of the list holds no more. */
const MOST = 20;

/** What a box of the list sends: the customer, and the group it was in for who marked it. */
export function customerMark({ id, grupo }: { readonly id: number; readonly grupo: number }): string {
  return `${id}:${grupo}`;
}

/** One after the other; how many could not be moved is said with the reason of the first, and the others are moved. */
export async function groupMarked(api: Api, posted: FormData): Promise<GroupingOutcome> {
  const marked = posted.getAll('cliente').slice(0, MOST).map(readMark);
  const chosen = String(posted.get('grupo') ?? '');
  if (marked.length === 0) return { problem: words.noneMarked };
  if (!/^\d+$/.test(chosen)) return { problem: words.noGroupChosen };
  const refused: string[] = [];
  for (const { id, visto } of marked) {
    const why = await move(api, id, { grupo: readId(chosen), visto });
    if (why !== undefined) refused.push(why);
  }
  const done = marked.length - refused.length;
  const [why] = refused;
  return why === undefined
    ? { done }
    : { problem: `${words.done(done)} ${words.refused(refused.length, why)}` };
}

/** Of the address a list comes back to. */
export function groupedNotice({ searchParams }: URL): string | undefined {
  const [, count] = /^grupo-(\d{1,2})$/.exec(searchParams.get('aviso') ?? '') ?? [];
  return count === undefined ? undefined : words.done(Number(count));
}

function readMark(value: FormDataEntryValue): { readonly id: number; readonly visto: number } {
  const [id = '', visto = ''] = String(value).split(':', 2);
  return { id: readId(id), visto: readId(visto) };
}

/** Why it was refused; undefined where it was done. */
async function move(
  api: Api,
  id: number,
  json: { readonly grupo: number; readonly visto: number },
): Promise<string | undefined> {
  try {
    await putIntoGroup(api, id, json);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || ![403, 404, 409].includes(error.status)) throw error;
    return error.serverText || words.failed;
  }
}
