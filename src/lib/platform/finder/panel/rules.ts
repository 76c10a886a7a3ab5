/** `panel/finder/rules`: the finder's rules as a file that an owner takes, changes and brings back. */
import { CATALOGUE } from '#lib/domain/panel/roles.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { FinderDeps } from '../memory/finder.ts';
import { lockFinderData, readFinderData, replaceRules } from '../queries/finder-data.ts';
import { isRead, type RulesFault, readRules, shippedFile } from '../rules/read-rules.ts';
import { RULES_SHAPE, type RulesFile } from '../rules/shape.ts';
import { PAGES, present, SECTION } from './finder.ts';

const CALL = { path: '/panel/finder/rules', roles: CATALOGUE } as const;
const LARGEST = 4 * 1024 * 1024;
/** Faults that one answer names. */
const NAMED = 4;

export function panelRulesEndpoints(deps: FinderDeps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      { ...CALL, method: 'get', summary: "The finder's rules as a file", answer: 'ArquivoRegras' },
      async () => {
        const { file } = await readFinderData(deps.db);
        return { arquivo: (file ?? shippedFile()) as Readonly<Record<string, unknown>> };
      },
    ),
    panel(
      {
        ...CALL,
        method: 'post',
        summary: "Puts a file in the place of the finder's rules",
        file: true,
        answer: 'PainelLigar',
      },
      async ({ context, write }) => {
        const bytes = Buffer.from(await context.req.arrayBuffer());
        if (bytes.length > LARGEST) throw new HttpError(413, message.rulesLarge);
        const file = checked(parsed(bytes));
        return write(
          {
            lock: lockFinderData,
            seen: 'not asked',
            async write(trx, before, { now }) {
              await replaceRules(trx, file, now);
              return { result: undefined, history: changed(before.file, file), pages: PAGES };
            },
          },
          () => present(deps),
        );
      },
    ),
    panel(
      {
        ...CALL,
        method: 'delete',
        summary: 'Back to the rules that come with the shop',
        answer: 'PainelLigar',
      },
      async ({ write }) =>
        write(
          {
            lock: lockFinderData,
            seen: 'not asked',
            async write(trx, before, { now }) {
              await replaceRules(trx, undefined, now);
              return { result: undefined, history: changed(before.file, undefined), pages: PAGES };
            },
          },
          () => present(deps),
        ),
    ),
  ];
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, message.rulesBroken);
  }
}

function checked(data: unknown): RulesFile {
  const read = readRules(data);
  if (!isRead(read)) throw new HttpError(400, read.slice(0, NAMED).map(told).join(' '));
  return RULES_SHAPE.parse(data);
}

function told(fault: RulesFault): string {
  if (fault.kind === 'empty') return message.rulesEmpty;
  if (fault.kind === 'shape') return message.rulesShape(fault.where);
  return fault.kind === 'twice'
    ? message.rulesTwice(fault.where, fault.name)
    : message.rulesUnknown(fault.where, fault.name);
}

function changed(before: unknown, after: RulesFile | undefined) {
  const antes = before === undefined ? 'as da loja' : 'importadas';
  const depois = after ? `importadas: ${Object.keys(after).join(', ')}` : 'as da loja';
  const campos = before === undefined && !after ? [] : [{ campo: 'regras', antes, depois }];
  return { secao: SECTION, alvo: '', acao: 'mudou' as const, campos };
}
