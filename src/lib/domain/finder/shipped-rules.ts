/** The rules that come with the shop, one file of data for each kind; an import may replace any of them. */
import classes from './data/classes.json' with { type: 'json' };
import codes from './data/codes.json' with { type: 'json' };
import connectors from './data/connectors.json' with { type: 'json' };
import devices from './data/devices.json' with { type: 'json' };
import meetings from './data/meetings.json' with { type: 'json' };
import needs from './data/needs.json' with { type: 'json' };
import pairs from './data/pairs.json' with { type: 'json' };
import ports from './data/ports.json' with { type: 'json' };
import reach from './data/reach.json' with { type: 'json' };
import sentences from './data/sentences.json' with { type: 'json' };
import signals from './data/signals.json' with { type: 'json' };
import traps from './data/traps.json' with { type: 'json' };
import type { Codes, Rules } from './rules.ts';

/** The rules that come with the shop. */
export const SHIPPED_RULES: Rules = {
  connectors: connectors.connectors,
  kinds: classes.classes,
  ports: ports.ports,
  versions: ports.versions,
  words: {
    out: ports.out,
    in: ports.in,
    male: ports.male,
    female: ports.female,
    noise: ports.noise,
    loose: ports.loose,
    vague: devices.vague,
    numbered: devices.numbered,
    plugs: ports.plugs,
  },
  devices: devices.devices,
  needs,
  reach,
  traps: traps.traps,
  meetings: meetings.meetings,
  clashes: traps.clashes,
  signals: signals.signals,
  sentences: sentences.sentences,
  pairs: pairs.pairs,
  uses: pairs.uses,
};

/** Where the facts are from, by file. */
export const SHIPPED_SOURCES: Readonly<Record<string, string>> = {
  kinds: classes.source,
  meetings: meetings.source,
  connectors: connectors.source,
  devices: devices.source,
  needs: needs.source,
  pairs: pairs.source,
  ports: ports.source,
  reach: reach.source,
  sentences: sentences.source,
  signals: signals.source,
  traps: traps.source,
};

/** What the values of the data sheets mean until the owner says otherwise. */
export const SHIPPED_CODES: Codes = codes;
