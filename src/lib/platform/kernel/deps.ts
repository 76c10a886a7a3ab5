/** What every room gets. A room that needs more of another one says so in its own type, such as `CatalogueDeps`. */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Changes } from './changes/changes.ts';
import type { CaptchaOptions } from './limits/captcha-options.ts';
import type { RenderQueue } from './limits/render-queue.ts';
import type { SendMail } from './mail.ts';
import type { ReadKnown } from './memory/row-cache.ts';
import type { Storage } from './storage/storage.ts';

export type Deps = {
  readonly db: Kysely<Schema>;
  /** What changed in the database, for whoever remembers something of it. */
  readonly changes: Changes;
  readonly known: ReadKnown;
  readonly now: () => Date;
  /** Origin of the shop without a slash at the end; absolute URLs of answers are built on it. */
  readonly siteUrl: string;
  /** Signs session ids. */
  readonly sessionSecret: string;
  readonly sendMail: SendMail;
  /** Mails go to a mail server; else they are only written to files, and nobody can open an account. */
  readonly hasMailServer: boolean;
  /** Sends the mails that wait in the outbox. @throws the last failure, after the rest was tried. */
  readonly sendOutbox: () => Promise<void>;
  /** Left out: whoever sends a form need not prove to be a person. */
  readonly captcha?: CaptchaOptions | undefined;
  /** Pictures and other files. */
  readonly storage: Storage;
  /** Pictures that people sent are decoded here: each takes memory. */
  readonly decoding: RenderQueue;
  /** `host` or `host:port` that pictures of spreadsheets may come from although they are not public. */
  readonly privateHosts?: readonly string[] | undefined;
  /** `host` or `host:port` that web hooks may be sent to although they are not public. */
  readonly hookHosts?: readonly string[] | undefined;
  /** Begins work that the answer does not wait for; its failure is reported, and `stop` waits for its end. */
  readonly later: (work: () => Promise<void>) => void;
  /** The bytes of the file at a path below `/upload`; undefined where there is none. */
  readonly readUpload: (path: string) => Promise<Buffer | undefined>;
};
