/**
 * Databases with the demo store in them, or with nothing but its tables, copied from one that is made once: a first start
 * takes seconds, and so do the migrations.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#lib/platform/kernel/database/database.ts';
import { createPostgres, makeOnce, type OwnPostgres } from './postgres.ts';
import { temporaryDirectory } from './shop.ts';

/** @returns a data directory as a first start of today leaves it, but for the key of its sessions. */
export async function seededDirectory(): Promise<string> {
  const dataDir = temporaryDirectory();
  await copySeeded(dataDir);
  return dataDir;
}

/** Puts an embedded database seeded at `now`, and its pictures, into `dataDir`, as a first start would. */
export async function copySeeded(dataDir: string, now = new Date()): Promise<void> {
  const made = await template(now);
  cpSync(join(made, 'db'), join(dataDir, 'db'), { recursive: true });
  linkPictures(made, dataDir);
}

/**
 * As `copySeeded`, on a PostgreSQL: a copy of a database that is seeded once. Only the pictures go into `dataDir`.
 * @param besides Address of a database of the server, whose user may create others.
 */
export async function copySeededPostgres(besides: string, dataDir: string, now: Date): Promise<OwnPostgres> {
  const name = `vitrine_template_${contentHash(now)}`;
  await makeOnce(besides, name, (database) => fill(database, now));
  linkPictures(await template(now), dataDir);
  return createPostgres(besides, name);
}

/** Puts an embedded database without a row of a shop, as the migrations leave it, into `dataDir`. */
export async function copyMigrated(dataDir: string): Promise<void> {
  const made = await kept(`migrated-${hashOf(MIGRATIONS)}`, (building) =>
    make(building, ({ db }) => migrated(db)),
  );
  cpSync(join(made, 'db'), join(dataDir, 'db'), { recursive: true });
}

/** As `copyMigrated`, on the PostgreSQL that `besides` names. */
export async function copyMigratedPostgres(besides: string): Promise<OwnPostgres> {
  const name = `vitrine_migrated_${hashOf(MIGRATIONS)}`;
  await makeOnce(besides, name, ({ patient }) => migrated(patient));
  return createPostgres(besides, name);
}

function linkPictures(made: string, dataDir: string): void {
  const [from, to] = [join(made, PICTURES), join(dataDir, PICTURES)];
  mkdirSync(to, { recursive: true });
  if (statSync(from).dev !== statSync(to).dev) {
    cpSync(from, to, { recursive: true });
    return;
  }
  // Pictures are never changed under their name: links are enough, and take no time.
  for (const name of readdirSync(from)) linkSync(join(from, name), join(to, name));
}

const PICTURES = join('upload', 'midia');

const TRIGGERS = 'src/lib/platform/kernel/changes/{followed-tables,install-triggers,trigger-sql}.ts';
/** What decides the content of a fresh database. */
const MAKERS = ['src/lib/platform/{migrations,packs}/**/*.ts', 'src/lib/demo/manifest.json', TRIGGERS];
const MIGRATIONS = ['src/lib/platform/migrations/**/*.ts', TRIGGERS];

/** Of the code and the day that make a seeded database. */
function contentHash(now: Date): string {
  return hashOf(MAKERS, now.toISOString().slice(0, 10));
}

function hashOf(makers: readonly string[], day = ''): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).update(day);
  for (const file of globSync(makers).toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** A data directory seeded at `now`. */
function template(now: Date): Promise<string> {
  return kept(contentHash(now), (building) => make(building, (database) => fill(database, now, building)));
}

/** A directory that is made once, and kept between runs until the code that makes it changes. */
async function kept(name: string, fillIn: (building: string) => Promise<void>): Promise<string> {
  const directory = join(tmpdir(), `vitrine-template-${name}`);
  if (existsSync(directory)) {
    utimesSync(directory, new Date(), new Date());
    return directory;
  }
  removeUnused();
  // Workers that start together each build one; the first to finish leaves it to all.
  const building = mkdtempSync(join(tmpdir(), 'vitrine-building-'));
  await fillIn(building);
  try {
    renameSync(building, directory);
  } catch (error) {
    if (!existsSync(directory)) throw error;
  }
  rmSync(building, { recursive: true, force: true });
  return directory;
}

/** Templates of earlier code that no run has touched for an hour. */
function removeUnused(): void {
  for (const directory of globSync(join(tmpdir(), 'vitrine-template-*'))) {
    const age = Date.now() - (statSync(directory, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > 3_600_000) rmSync(directory, { recursive: true, force: true });
  }
}

async function make(dataDir: string, fillIn: (database: Database) => Promise<void>): Promise<void> {
  const { openDatabase } = await import('#lib/platform/kernel/database/database.ts');
  const database = await openDatabase({ dataDir });
  await fillIn(database);
  await database.checkpoint();
  await database.close();
}

/** Loads the platform only for this: most files find a template. */
async function migrated(db: Database['db']): Promise<void> {
  const { migrate } = await import('#lib/platform/migrations/migrate.ts');
  await migrate(db);
}

async function fill({ db, patient }: Database, now: Date, dataDir?: string): Promise<void> {
  await migrated(db);
  const { seedDemo } = await import('./demo.ts');
  await seedDemo(patient, now, dataDir);
}
