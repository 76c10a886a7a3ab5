import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '#lib/domain/programs/web-hooks.ts';

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Statement'))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** The paths a cell names; one without a folder stands in the folder of the one before it. */
function paths(cell: string, root: string): readonly string[] {
  let folder = '';
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
    const path = name.includes('/') ? join(name.startsWith('tests/') ? '' : root, name) : join(folder, name);
    folder = dirname(path);
    return path;
  });
}

describe('docs/specification.md', () => {
  it('has a statement, files, tests and a state in every row', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((cells) => cells.length !== 4 || cells[3] === '')).toEqual([]);
  });

  it('names files and tests that exist', () => {
    const named = rows.flatMap(([, files = '', tests = '']) => [...paths(files, 'src'), ...paths(tests, '')]);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names file and test of all that is done, each test by its file', () => {
    const done = rows.filter(([, , , state = '']) => state.startsWith('done'));
    expect(done.filter(([, files, tests]) => files === '' || tests === '')).toEqual([]);
    const tests = done.flatMap(([, , cell = '']) => paths(cell, ''));
    expect(tests.filter((path) => !/\.(test|spec)\.ts$/.test(path))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  it('sends whoever changes something to files that exist', () => {
    const text = readFileSync('docs/architecture.md', 'utf8');
    const [, table = ''] = /## Where to change what\n([\s\S]*?)\n## /.exec(text) ?? [];
    const named = [...table.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(40);
    const roots = ['', 'src', 'src/lib'];
    expect(named.filter((path) => !roots.some((root) => existsSync(join(root, path))))).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const files = globSync('docs/decisions/*.md').toSorted();
  const numberOf = (file: string): string => /(\d{3})-/.exec(file)?.[1] ?? '';

  it('are numbered without holes, and each says its number and its state', () => {
    expect(files.map((file) => Number(numberOf(file)))).toEqual(files.map((_, place) => place));
    const heads = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return !text.startsWith(`# ${numberOf(file)}: `) || !/^Status: \S/m.test(text);
    });
    expect(heads).toEqual([]);
  });

  it('are linked by the number that they have', () => {
    const links = globSync('docs/**/*.md').flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\[(?:decision )?(\d{3})\]\((?:[\w./]*\/)?(\d{3}-[\w-]+\.md)/g),
    ]);
    expect(links.length).toBeGreaterThan(30);
    const wrong = links.filter(
      ([, said, file = '']) => said !== numberOf(file) || !existsSync(`docs/decisions/${file}`),
    );
    expect(wrong.map(([link]) => link)).toEqual([]);
  });
});

describe('docs/monitoring', () => {
  it('watches numbers that the shop tells', () => {
    const told = globSync('src/lib/server/observe/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)].map(([, name]) => name),
    );
    const watched = ['alerts.yml', 'dashboard.json'].flatMap((file) =>
      [...readFileSync(`docs/monitoring/${file}`, 'utf8').matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\{job=/g)].map(
        ([, name = '']) => name.replace(/_bucket$/, ''),
      ),
    );
    expect(new Set(watched).size).toBeGreaterThan(9);
    // Those of Node, of the exporters beside the shop, and those that are named by a unit.
    const others = /^(?:nodejs_|process_|probe_|page_cache_(?:pages|bytes)$)/;
    expect(watched.filter((name) => !others.test(name) && !told.includes(name))).toEqual([]);
  });
});

describe('the variables of the shop', () => {
  const example = readFileSync('.env.example', 'utf8');
  const names = [...example.matchAll(/^#([A-Z][A-Z_]*)=/gm)].map(([, name = '']) => name);
  const config = globSync('src/lib/server/config*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  it('of .env.example are read, each named once', () => {
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
    // Of a carrier the code spells the first part alone.
    const unread = names.filter(
      (name) => !config.includes(`'${name.replace(/^(FRENET|MELHOR_ENVIO)_.*/, '$1')}'`),
    );
    expect(unread).toEqual([]);
  });

  it('that are read stand in .env.example', () => {
    const read = [...config.matchAll(/\b(?:read[A-Z]\w*|text)\(\s*env,\s*'([A-Z][A-Z_]*)'/g)].map(
      ([, name]) => name,
    );
    const unexplained = read.filter((name) => !names.some((known) => known.startsWith(name ?? '')));
    expect([read.length > 15, unexplained]).toEqual([true, []]);
  });

  it('stand in the table of the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('docs/webhooks.md', () => {
  it('names every event that a web hook may be sent', () => {
    const guide = readFileSync('docs/webhooks.md', 'utf8');
    expect(EVENT_TYPES.filter((type) => !guide.includes(`\`${type}\``))).toEqual([]);
  });
});
