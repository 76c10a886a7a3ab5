/**
 * The store platform, embedded: the front API of the hosted platform over SQL, as one function from Request to
 * Response. Each room lists its calls in its
 * `calls.ts`; what ties one room to another stands here.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { CallDirectly } from '#lib/contract/direct-call.ts';
import { uploadRoutes } from '#lib/platform/catalogue/calls/upload.ts';
import { openCatalogue } from '#lib/platform/catalogue/memory/catalogue.ts';
import { createSearchCounts, type SearchCounts } from '#lib/platform/catalogue/search/counts.ts';
import { warmUpListings, warmUpSearches } from '#lib/platform/catalogue/warm-up.ts';
import { linkedBySearch } from '#lib/platform/finder/linked-by-search.ts';
import { openFinder } from '#lib/platform/finder/memory/finder.ts';
import { createBackground } from '#lib/platform/kernel/background.ts';
import { type Collected, collect } from '#lib/platform/kernel/changes/collect.ts';
import { createMemory, type Memory } from '#lib/platform/kernel/changes/memory.ts';
import { createAsk } from '#lib/platform/kernel/http/direct-calls.ts';
import { serveEndpoints } from '#lib/platform/kernel/http/endpoint.ts';
import { ownWritesTold } from '#lib/platform/kernel/http/own-writes.ts';
import { appToken, neverStored, type PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { type ErrorReporter, errorResponse, notFound } from '#lib/platform/kernel/http/response.ts';
import { sessions } from '#lib/platform/kernel/http/session.ts';
import { createRenderQueue } from '#lib/platform/kernel/limits/render-queue.ts';
import { createAnswers } from '#lib/platform/kernel/memory/answers.ts';
import { createKeep } from '#lib/platform/kernel/memory/call-cache.ts';
import { createInTime, createNextMoment } from '#lib/platform/kernel/memory/moments.ts';
import { openRowCache } from '#lib/platform/kernel/memory/row-cache.ts';
import { SHOP_KINDS } from '#lib/platform/kernel/queries/next-moment.ts';
import type { ObjectStorageOptions } from '#lib/platform/kernel/storage/object-storage.ts';
import { openStorage } from '#lib/platform/kernel/storage/open-storage.ts';
import { sendOutbox } from '#lib/platform/mail/outbox.ts';
import { createImages } from '#lib/platform/media/images.ts';
import { warmImages } from '#lib/platform/media/warm.ts';
import { bringCartAlong } from './cart/bring-along.ts';
import { createEndpoints, type RoomDeps } from './endpoints.ts';
import type { SendMail } from './kernel/mail.ts';
import { createMailer } from './mail/mailer.ts';
import { letterSample } from './mail-samples.ts';
import { WRITERS } from './mails.ts';
import { bringOrdersAlong } from './orders/bring-along.ts';
import { createShelf } from './packs/shelf.ts';
import { type Backlog, readBacklog } from './panel/queries/backlog.ts';
import { accountDeps } from './payments/account-deps.ts';
import { advanceOrder } from './payments/advance-order.ts';
import { beginPayment, choicesFor } from './payments/begin.ts';
import { endPayments } from './payments/end-orders.ts';
import type { MercadoPagoOptions } from './payments/mercado-pago/account.ts';
import { mercadoPagoNoticeRoutes } from './payments/mercado-pago/notice-routes.ts';
import { settleOrderPayment } from './payments/order-state.ts';
import type { PixApiOptions } from './payments/pix-api/account.ts';
import { pixNoticeRoutes } from './payments/pix-api/notice-routes.ts';
import { createProviders } from './payments/providers/all.ts';
import { createAskProvider } from './payments/providers/ask.ts';
import type { Provider } from './payments/providers/provider.ts';
import { countDifferences } from './payments/queries/differences.ts';
import { invoiceDays } from './payments/queries/settings.ts';
import { programRoutes } from './programs/calls.ts';
import { createRounds } from './rounds.ts';
import type { ShippingOptions } from './shipping/options.ts';
import { createDayCounts, type DayCounts } from './visits/day-counts.ts';

export type PlatformOptions = Omit<
  RoomDeps,
  | 'catalogue'
  | 'finder'
  | 'known'
  | 'searchCounts'
  | 'dayCounts'
  | 'bringAlong'
  | 'hasMailServer'
  | 'letterSample'
  | 'sendMail'
  | 'sendOutbox'
  | 'shipping'
  | 'storage'
  | 'decoding'
  | 'later'
  | 'readUpload'
  | 'endPayments'
  | 'orderMoved'
  | 'providers'
  | 'askProvider'
  | 'packs'
  | 'chance'
  | 'onFailure'
  | 'waysToPay'
  | 'invoiceDays'
  | 'beginPayment'
  | 'advancePayment'
  | 'mercadoPago'
  | 'pixApi'
  | 'seal'
> & {
  /** The value every `/api` call has to send in `App-Token`. */
  readonly appToken: string;
  /** Pictures are kept in `upload/` below it, unless they have a bucket. */
  readonly dataDir: string;
  /** For statements that take long; left out, `db`. */
  readonly patient?: PlatformOptions['db'];
  /** Which version of the shop this is. */
  readonly version?: string;
  /** Left out: pictures are kept on this machine. */
  readonly media?: ObjectStorageOptions | undefined;
  /** Left out: messages are written to `mail/` below `dataDir`. */
  readonly sendMail?: SendMail;
  /** Left out: there is none. */
  readonly hasMailServer?: boolean;
  /** Left out: deliveries are priced by the shop's own tables alone. */
  readonly shipping?: ShippingOptions;
  /** Closes the secrets that people type; left out, that of sessions does. */
  readonly secretsKey?: string | undefined;
  /** What the environment says of Pix by the API of a bank. */
  readonly pixApi?: PixApiOptions | undefined;
  readonly mercadoPago?: MercadoPagoOptions | undefined;
  /** Beside those that the shop brings along. */
  readonly providers?: readonly Provider[];
  /** Left out: `warm` draws the main pictures. */
  readonly drawAhead?: boolean;
  readonly onError?: ErrorReporter;
  /** Told about failures of work that no request waited for. */
  readonly onBackgroundError?: (error: unknown) => void;
};

export type Platform = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly ask: CallDirectly;
  /** When anything that is shown comes or goes by itself next; undefined for never. */
  readonly nextMoment: (after: Date) => Promise<Date | undefined>;
  readonly noteSearch: SearchCounts['note'];
  readonly noteView: DayCounts['noteView'];
  /** Runs what makes a page, and says what it was read from. */
  readonly collect: <T>(read: () => Promise<T>) => Promise<Collected<T>>;
  /** A memory in which nothing outlives a change of what it was read from. */
  readonly remember: <T>(max: number) => Memory<T>;
  /** False while nobody can tell what has changed. */
  readonly isCurrent: () => boolean;
  /** All that this process wrote before has been told to what it remembers. */
  readonly caughtUp: () => Promise<void>;
  /**
   * Reads the catalogue, and walks over all of it as listings do, so that the first one finds the program quick.
   * @returns Addresses of listings. @throws when the database fails.
   */
  readonly prepare: () => Promise<readonly string[]>;
  /** Reads the catalogue and draws the main pictures before they are asked for, and sends waiting mails. @throws when the disk or the database fails. */
  readonly warm: () => Promise<void>;
  /** Runs the background jobs once: mails, products that are back, spreadsheets half imported, and what is to be taken out. `warm` has it done every minute. */
  readonly round: () => void;
  /** Movements of money that a provider of payments or the shop has, and the other has not; what is still to be done. Both throw when the database fails. */
  readonly differences: () => Promise<number>;
  readonly backlog: () => Promise<Backlog>;
  /** Waits until work begun by earlier calls is done, such as a mail. */
  readonly settled: () => Promise<void>;
  /** Waits until listings show all that was written before the call, changes of very many rows too; reads the catalogue where nobody has. */
  readonly catalogueRead: () => Promise<void>;
  /** Ends what runs in the background, or leaves it after a second. The database stays open: its opener closes it. */
  readonly stop: () => Promise<void>;
};

const ANYTHING: ReadonlySet<string> = new Set(['product:*', ...SHOP_KINDS]);
/** Drawings at once: the two cores of a small server also serve the shop. */
const DRAWING_PLACES = 2;
/** Milliseconds that a stop waits for work such as a mail; a mail whose server does not answer waits in the outbox. */
const LAST_WORK = 1_000;

export function createPlatform(options: PlatformOptions): Platform {
  const { db, dataDir, now, drawAhead = true } = options;
  const { onError = reportToConsole, onBackgroundError = console.error } = options;
  const { later, settled } = createBackground(onBackgroundError);
  const sendMail = options.sendMail ?? createMailer({ smtpUrl: undefined, dataDir, now });
  const catalogue = openCatalogue({ db, changes: options.changes, onFailure: onBackgroundError });
  const accounts = accountDeps(options);
  const deps: RoomDeps = {
    ...options,
    ...accounts,
    catalogue: catalogue.read,
    known: openRowCache(db, options.changes, now),
    finder: () => finder(),
    linked: (busca) => linkedBySearch(deps, busca),
    shipping: options.shipping ?? {},
    storage: openStorage(options),
    decoding: createRenderQueue(1),
    packs: {
      patient: options.patient ?? db,
      shelf: createShelf(join(dataDir, 'packs')),
      madeBy: options.version ?? '',
    },
    ...{ later, sendMail, letterSample },
    hasMailServer: options.hasMailServer ?? false,
    sendOutbox: async () => sendOutbox(deps, WRITERS),
    bringAlong: async (...login) => {
      await bringCartAlong(...login);
      await bringOrdersAlong(...login);
    },
    searchCounts: createSearchCounts(options),
    dayCounts: createDayCounts(options),
    providers: createProviders(options, accounts, options.providers),
    askProvider: createAskProvider({
      now,
      onFailure: (provider, error) =>
        onBackgroundError(new Error(`the payment provider ${provider} gave no answer`, { cause: error })),
    }),
    chance: Math.random,
    onFailure: onBackgroundError,
    waysToPay: async ({ user, local, pickUp, valor, vista }) => {
      const buying = { user_id: user ?? null, valor, vista };
      return (await choicesFor(db, buying, { local, pickUp })).map(({ method }) => method);
    },
    invoiceDays: (user) => invoiceDays(db, user),
    beginPayment: (trx, numero, chosen) => beginPayment(trx, deps, numero, chosen),
    advancePayment: (numero) => advanceOrder(deps, numero),
    endPayments: (trx, order, ending) => endPayments(trx, deps, order, ending),
    orderMoved: (trx, numero, time) =>
      settleOrderPayment(trx, numero, { causa: 'pedido', author: '', now: time }),
    readUpload: async (path: string) => {
      const answer = await app.fetch(new Request(new URL(path, options.siteUrl)));
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
  };
  const finder = openFinder(deps);
  const images = createImages({ db, storage: deps.storage, queue: createRenderQueue(DRAWING_PLACES), later });
  const memory = { changes: options.changes, now: () => now().getTime() };
  const nextMoment = createNextMoment(deps.known);
  const inTime = createInTime(nextMoment, now);
  const keep = createKeep(memory, inTime);
  const endpoints = createEndpoints(deps);
  // Public clients end some addresses with a slash: `checkout/user/`.
  const app = new Hono<PlatformEnv>({ strict: false });
  // Before the calls: a bank has neither token nor session.
  app.route('/api/v2/vitrine/payment-notices', pixNoticeRoutes(deps));
  app.route('/api/v2/vitrine/payment-notices', mercadoPagoNoticeRoutes(deps));
  app.route('/api/v2/vitrine', programRoutes(endpoints, options));
  const open = endpoints.filter(({ scope }) => scope === undefined);
  for (const base of ['front', 'vitrine'] as const) {
    const calls = new Hono<PlatformEnv>();
    calls.use(appToken(options.appToken), ownWritesTold(options.changes), sessions(deps), neverStored);
    serveEndpoints(calls, open, base, keep);
    app.route(`/api/v2/${base}`, calls);
  }
  app.route('/upload', uploadRoutes(deps, images));
  app.notFound((context) => errorResponse(notFound(), context, onError));
  app.onError((error, context) => errorResponse(error, context, onError));

  const rounds = createRounds(deps);
  const stopping = new AbortController();
  let warming = Promise.resolve();
  return {
    fetch: async (request) => app.fetch(request),
    ask: createAsk(endpoints, deps, createAnswers(memory, inTime), onError),
    noteSearch: deps.searchCounts.note,
    noteView: deps.dayCounts.noteView,
    nextMoment: (after) => nextMoment(ANYTHING, after),
    collect: (read) => collect(() => inTime(read)),
    remember: (max) => createMemory({ ...memory, max }),
    isCurrent: options.changes.isCurrent,
    caughtUp: async () => {
      if (options.changes.isBehind() && options.changes.isCurrent()) await options.changes.caughtUp();
    },
    round: rounds.run,
    differences: () => countDifferences(db),
    backlog: () => readBacklog(db, now()),
    prepare: () => warmUpListings({ db, catalogue: catalogue.read, now }),
    warm: () => {
      // What an earlier process exported and nobody fetched.
      later(deps.packs.shelf.sweep);
      rounds.start();
      warming = catalogue.read().then(async () => {
        await warmUpSearches(deps, stopping.signal);
        // The first answer need not wait for all data sheets.
        await finder();
        if (drawAhead) await warmImages(db, images, stopping.signal);
      });
      return warming;
    },
    settled,
    catalogueRead: catalogue.settled,
    stop: async () => {
      rounds.stop();
      stopping.abort();
      catalogue.stop();
      await warming.catch(() => undefined);
      later(deps.searchCounts.write);
      later(deps.dayCounts.write);
      await Promise.race([settled(), wait(LAST_WORK, undefined, { ref: false })]);
    },
  };
}

function reportToConsole(error: unknown, request: Request): void {
  console.error(`${request.method} ${new URL(request.url).pathname} failed:`, error);
}
