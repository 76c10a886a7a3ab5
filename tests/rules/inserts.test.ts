/** Which files write new rows of the catalogue and of the content, besides migrations. A file more needs a reason. */
import { describe, expect, it } from 'vitest';
import { PACKED } from '#lib/platform/packs/tables.ts';
import { type SourceFile, sourceFiles } from '../support/source.ts';

/** What packs hold of a shop without people: catalogue, content, settings. */
const TABLES = new Set(
  Object.entries(PACKED).flatMap(([name, { people }]) =>
    people || ['reviews', 'questions', 'answers', 'store_reviews', 'store_review_keys'].includes(name)
      ? []
      : [name],
  ),
);

/** One for each room. */
const WRITERS = [
  'cart/queries/all-coupons.ts',
  'catalogue/queries/catalogue-writes.ts',
  'content/queries/content-writes.ts',
  'finder/queries/finder-data.ts',
  'lists/queries/list-writes.ts',
  'media/queries/media.ts',
  // Any table: of a kind of record that is declared, and of a pack.
  'panel/queries/records.ts',
  'packs/queries/write-rows.ts',
  'sheets/queries/sheet-writes.ts',
  'shipping/queries/services.ts',
  'shop/queries/settings.ts',
];

const INSERT = /insertInto\(\s*(?:'([a-z_]+)'|[a-z])|insert into (?:([a-z_]+)|\$\{)/g;

/** A table that a variable names may be any. */
function inserts(text: string): boolean {
  return [...text.matchAll(INSERT)].some(([, ...names]) => {
    const name = names.find((one) => one !== undefined);
    return name === undefined || TABLES.has(name);
  });
}

const FOLDER = 'src/lib/platform/';
const writersOf = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path, text }) => path.startsWith(FOLDER) && !path.includes('/migrations/') && inserts(text))
    .map(({ path }) => path.slice(FOLDER.length))
    .toSorted();

describe('new rows of catalogue and content', () => {
  it('are written by the files that are listed, and by no other', () => {
    expect(writersOf(sourceFiles('src'))).toEqual(WRITERS.toSorted());
  });

  it('come from one file of a room', () => {
    const rooms = WRITERS.map((path) => path.split('/')[0]);
    expect(rooms).toHaveLength(new Set(rooms).size);
  });

  it('are seen wherever they are planted', () => {
    const at = (text: string) => writersOf([{ path: `${FOLDER}offers/x.ts`, text }]);
    const [one, none] = [['offers/x.ts'], []];
    expect(at("db.insertInto('products').values(row)")).toEqual(one);
    expect(at('sql`insert into menus (hash) values (1)`')).toEqual(one);
    expect(at('db.insertInto(table)')).toEqual(one);
    expect(at("db.insertInto('sessions').values(row)")).toEqual(none);
  });
});
