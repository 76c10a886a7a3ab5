/** The runtime of a shop whose platform is hosted elsewhere: no database, no data but the page cache. */

import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createMaintenance } from '../maintenance.ts';
import type { Runtime } from '../runtime.ts';
import { createShopPageCache } from '../shop-page-cache.ts';
import { createHostedPlatform } from './platform.ts';

export function createHostedRuntime(config: Config, platformUrl: string, log: Log, dev: boolean): Runtime {
  const platform = createHostedPlatform(config, platformUrl, log);
  const pageCache = createShopPageCache(log, true);
  return {
    config,
    log,
    dev,
    platform,
    pageCache,
    maintenance: createMaintenance({ platform, config, pageCache, log }),
    warm: () => undefined,
    stop: async () => undefined,
  };
}
