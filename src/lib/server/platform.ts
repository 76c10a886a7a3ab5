/** The one place that knows the store platform: opens its database, brings it up to date and puts it together. */
import { setTimeout as wait } from 'node:timers/promises';
import { demoLegalData } from '#lib/domain/shop/demo-company.ts';
import { invitationPath } from '#lib/paths.ts';
import { type AccountCommand, runAccountCommand } from '#lib/platform/accounts/commands.ts';
import { inviteFirst } from '#lib/platform/accounts/invitation.ts';
import { touching } from '#lib/platform/kernel/changes/keys.ts';
import { type Database, openDatabase } from '#lib/platform/kernel/database/database.ts';
import { watchWrites } from '#lib/platform/kernel/database/write-watch.ts';
import { createMailer } from '#lib/platform/mail/mailer.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { adoptDrawings } from '#lib/platform/packs/adopt-drawings.ts';
import { bringDemo, demoNotice, demoPlaces } from '#lib/platform/packs/demo.ts';
import { isMarked, wasCutOff } from '#lib/platform/packs/queries/write-rows.ts';
import { isDemoShop } from '#lib/platform/payments/queries/demo-bank.ts';
import { createPlatform, type PlatformOptions } from '#lib/platform/platform.ts';
import { readSettings } from '#lib/platform/shop/queries/settings.ts';
import { presentSettings } from '#lib/platform/shop/wire/settings.ts';
import { createCdnPurge } from './cache/cdn-purge.ts';
import { tagsOfChange } from './cache/cdn-tags.ts';
import { createShopPageCache } from './cache/shop-page-cache.ts';
import { storageOf } from './commands/pack-storage.ts';
import { type Config, packageVersion } from './config.ts';
import { type Progress, say } from './console.ts';
import { createHostedRuntime } from './hosted/runtime.ts';
import type { Log } from './observe/log.ts';
import { loggedPath } from './observe/logged-path.ts';
import { createMaintenance } from './page/maintenance.ts';
import type { Runtime } from './runtime.ts';
import { sessionSecret } from './session-secret.ts';

export type RuntimeOptions = {
  readonly config: Config;
  readonly log: Log;
  readonly dev: boolean;
  /** Told what takes long on a first start. */
  readonly onProgress: Progress;
  /** Of an embedded platform: what tests put in other hands, such as the clock or a payment provider. */
  readonly adjust?: ((options: PlatformOptions) => PlatformOptions) | undefined;
};

/** Public directories of postal codes. */
const CEP_SERVICES = {
  viaCep: 'https://viacep.com.br',
  brasilApi: 'https://brasilapi.com.br',
  openCep: 'https://opencep.com',
};

/** Milliseconds until the catalogue is tried again. */
const AGAIN = 1000;

/** The data must be locked already. */
export async function startRuntime({
  config,
  log,
  dev,
  onProgress,
  adjust = (options) => options,
}: RuntimeOptions): Promise<Runtime> {
  if (config.platformUrl !== undefined) return createHostedRuntime(config, config.platformUrl, log, dev);
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrls });
  await migrate(database.patient);
  if (config.seed === 'demo') await beginAsDemo(database, { config, log, onProgress });
  if (await isMarked(database.db)) await adoptDrawings(database.patient, storageOf(config));
  if (config.seed !== 'demo') await warnOfDemoCompany(database.db, log);
  if (await isDemoShop(database.db)) log.warn(DEMONSTRATION);
  if (await wasCutOff(database.db))
    log.warn('an import of a pack was cut off, and nothing of it is in the shop: bring the pack in again');
  const changes = database.follow((error) =>
    log.warn('what changed in the database cannot be told', { error }),
  );
  const pageCache = createShopPageCache(log, config.databaseUrl !== undefined, changes.isCurrent);
  const purge =
    config.cdnPurge &&
    createCdnPurge({
      ...config.cdnPurge,
      onFailure: (error) => log.error('the CDN keeps old pages', { error }),
    });
  changes.subscribe((change) => pageCache.changed(touching(change)));
  // The first look tells that everything may have changed: what is here, not what the CDN has.
  if (purge) await changes.caughtUp();
  changes.subscribe((change) => {
    const tags = tagsOfChange(change);
    if (tags) purge?.changed(tags);
    else purge?.everything();
  });
  const options: PlatformOptions = {
    db: database.db,
    patient: database.patient,
    version: packageVersion(),
    changes,
    now: () => new Date(),
    siteUrl: config.siteUrl,
    appToken: config.appToken,
    sessionSecret: await sessionSecret(config.sessionSecret, config.dataDir),
    secretsKey: config.secretsKey,
    pixApi: config.pixApi,
    mercadoPago: config.mercadoPago,
    dataDir: config.dataDir,
    media: config.media,
    drawAhead: config.drawAhead,
    hasMailServer: config.smtpUrl !== undefined,
    sendMail: createMailer({
      smtpUrl: config.smtpUrl,
      dataDir: config.dataDir,
      now: () => new Date(),
      onFile: (file) => log.warn('mail written to a file, since SMTP_URL is not set', { file }),
    }),
    shipping: {
      originCep: config.shippingOriginCep,
      melhorEnvio: config.melhorEnvio,
      frenet: config.frenet,
      cepServices: config.cepLookup ? CEP_SERVICES : undefined,
      knownPlaces: config.seed === 'demo' ? await demoPlaces() : undefined,
      onFailure: (service, error) => log.warn('a service outside gave no useful answer', { service, error }),
    },
    privateHosts: config.privateHosts,
    hookHosts: config.hookHosts,
    captcha: config.captcha && {
      ...config.captcha,
      onFailure: (service, error) =>
        log.error('forms are taken without proof of a person', { service, error }),
    },
    onBackgroundError: (error) => log.error('background work failed', { error }),
    onError: (error, request) =>
      log.error('platform failed', {
        method: request.method,
        path: loggedPath(new URL(request.url).pathname),
        error,
      }),
  };
  const platform = createPlatform(adjust(options));
  let since = 0;
  database.server.onAnother(() => {
    since = Date.now();
    log.warn('another database server answers, or it was started again: all is read anew');
  });
  const watch = watchWrites({
    db: database.db,
    free: database.free,
    onFailure: (error) => log.error('the database takes no writes', { error }),
  });
  let ready = false;
  let stopped: Promise<void> | undefined;
  return {
    config,
    log,
    dev,
    platform,
    pageCache,
    maintenance: createMaintenance({ platform, config, pageCache, log }),
    firstAccess: async () => {
      const token = await inviteFirst(database.db, new Date());
      return token && `${config.siteUrl}${invitationPath}?${new URLSearchParams({ token })}`;
    },
    ...(config.databaseUrl === undefined && {
      command: (name: AccountCommand, body: unknown) => runAccountCommand(database.db, name, body),
    }),
    dataSince: () => since,
    ...(database.connections && {
      database: { connections: database.connections, silentFor: database.server.silentFor },
    }),
    state: {
      isReady: () => ready,
      writes: () => {
        const writes = watch.writes();
        return { ...writes, ok: writes.ok && changes.isCurrent() };
      },
    },
    async warm(rehearse) {
      while (!ready && !stopped) {
        try {
          for (const address of await platform.prepare()) await rehearse(address);
          ready = true;
        } catch (error) {
          log.warn('the catalogue is not ready', { error });
          await wait(AGAIN, undefined, { ref: false });
        }
      }
      if (stopped) return;
      platform.warm().catch((error: unknown) => log.warn('pictures not ready ahead', { error }));
    },
    stop() {
      stopped ??= Promise.all([platform.stop(), watch.stop()])
        .then(() => purge?.stop())
        .then(changes.stop)
        .then(database.checkpoint)
        .then(database.close);
      return stopped;
    },
  };
}

/** Said at each start, until an owner makes the shop their own. */
const DEMONSTRATION =
  'this is the demonstration: who reaches it on this machine or its network may pay with play money, and everybody knows its accounts; /painel/pagamentos makes it your own shop';

/** A shop that somebody began to fill without saying `SEED=none` again stays theirs. */
async function beginAsDemo(
  { patient }: Database,
  { config, log, onProgress }: Pick<RuntimeOptions, 'config' | 'log' | 'onProgress'>,
): Promise<void> {
  const brought = await bringDemo({
    db: patient,
    storage: storageOf(config),
    now: new Date(),
    onProgress: (done, total) => onProgress('Montando a loja de demonstração', done, total),
  });
  if (brought === 'brought') (await demoNotice()).forEach(say);
  if (brought === 'full')
    log.warn('the shop has something of its own, so the demo store was left out: start with SEED=none');
}

/** A shop of somebody's own may have begun as the demo, whose company stands in its footer then. */
async function warnOfDemoCompany(db: Database['db'], log: Log): Promise<void> {
  if (!demoLegalData(presentSettings(await readSettings(db), ''))) return;
  log.warn('the shop shows the legal data of the demo: fill in yours at /painel/configuracoes/empresa');
}
