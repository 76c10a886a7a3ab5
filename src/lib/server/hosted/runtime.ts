/** The runtime of a shop whose platform is hosted elsewhere: no database, no data but the page cache. */

import { createShopPageCache } from '../cache/shop-page-cache.ts';
import type { Config } from '../config.ts';
import type { Log } from '../observe/log.ts';
import { createMaintenance } from '../page/maintenance.ts';
import type { Runtime } from '../runtime.ts';
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
    warm: async () => undefined,
    stop: async () => undefined,
  };
}
