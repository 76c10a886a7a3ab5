/** `panel/settings`: the settings of the shop, in groups that are saved one by one. */
import { z } from 'zod';
import type { Equipe } from '#lib/contract/panel.ts';
import type { ConfiguracoesPainel } from '#lib/contract/panel-settings.ts';
import {
  GROUP_NAMES,
  type GroupName,
  groupFaults,
  groupFields,
  SETTING_GROUPS,
} from '#lib/domain/panel/panel-settings.ts';
import { isAllowed, type PanelRole, SETTINGS, SITE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { differences, readChanges } from '#lib/platform/panel/history.ts';
import { recordShape } from '#lib/platform/panel/record-body.ts';
import { revisionOf } from '#lib/platform/panel/revision.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { lockSettings, readSettings, saveSettings } from '../queries/settings.ts';
import { storedSettings } from '../wire/settings.ts';
import { readGroup, writeGroup } from './setting-groups.ts';

const SECTION = 'configuracoes';
/** What these settings can change is on every page. */
/** Of all groups together; a page shows those of its own. */
const CHANGES = 80;

export function panelSettingsEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/settings',
        summary: 'The settings of the shop that the asking person may change',
        roles: SITE,
        answer: 'ConfiguracoesPainel',
      },
      async ({ staff }) => present(deps, staff),
    ),
    ...GROUP_NAMES.map((name) => save(deps, name)),
  ];
}

function save(deps: Deps, name: GroupName): Endpoint {
  return panelEndpoint(deps)(
    {
      method: 'put',
      path: `/panel/settings/${name}`,
      summary: `Saves a group of settings: ${name}`,
      roles: rolesOf(name),
      body: z.object({ revisao: requiredText(40), valores: z.object(recordShape(groupFields(name))) }),
      answer: 'ConfiguracoesPainel',
    },
    async ({ body, staff, write }) => {
      const [wrong] = Object.keys(groupFaults(name, body.valores));
      if (wrong !== undefined) throw new HttpError(400, message.invalidField(wrong));
      return write(
        {
          lock: async (trx) => storedSettings(await lockSettings(trx)),
          seen: { was: body.revisao, is: (settings) => revisionOf(readGroup(name, settings)) },
          async write(trx, settings, { now }) {
            const changed = writeGroup(name, settings, body.valores);
            await saveSettings(trx, changed, now);
            const after = readGroup(name, { ...settings, ...changed });
            const campos = differences(readGroup(name, settings), after);
            const history = { secao: SECTION, alvo: name, acao: 'mudou', campos } as const;
            return { result: staff, history };
          },
        },
        (who) => present(deps, who),
      );
    },
  );
}

async function present({ db }: Deps, { papeis }: Equipe): Promise<ConfiguracoesPainel> {
  const [rows, alteracoes] = await Promise.all([
    readSettings(db),
    readChanges(db, SECTION, { limit: CHANGES }),
  ]);
  const settings = storedSettings(rows);
  const own = GROUP_NAMES.filter((name) => isAllowed(rolesOf(name), papeis));
  const grupos = own.map((grupo) => {
    const valores = readGroup(grupo, settings);
    return { grupo, revisao: revisionOf(valores), valores };
  });
  return { grupos, alteracoes: alteracoes.filter(({ alvo }) => own.includes(alvo as GroupName)) };
}

function rolesOf(name: GroupName): readonly PanelRole[] {
  return SETTING_GROUPS[name].role === 'marketing' ? SITE : SETTINGS;
}
