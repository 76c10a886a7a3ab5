import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/source.ts';

const src = sourceFiles('src');
const tests = sourceFiles('tests');

function offenders(files: readonly SourceFile[], pattern: RegExp): readonly string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
}

const outside = (files: readonly SourceFile[], ...folders: readonly string[]): readonly SourceFile[] =>
  files.filter(({ path }) => !folders.some((folder) => path.startsWith(folder)));

describe('source rules', () => {
  it('keep SQL in queries, migrations and the database module', () => {
    const places =
      /^src\/lib\/platform\/(migrations|catalogue\/search|[a-z]+\/queries|kernel\/(changes|database))\//;
    const elsewhere = src.filter(({ path }) => !places.test(path));
    expect(offenders(elsewhere, /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/)).toEqual([]);
  });

  it('never select all columns', () => {
    expect(offenders(src, /\.selectAll\(|select \*/)).toEqual([]);
  });

  it('read the environment in one place', () => {
    const elsewhere = outside(src, 'src/lib/server/config.ts', 'src/lib/server/start');
    expect(offenders(elsewhere, /process\.env|import\.meta\.env/)).toEqual([]);
  });

  it('multiply money by a hundred only where units change', () => {
    const elsewhere = outside(src, 'src/lib/domain/', 'src/lib/browser/');
    expect(offenders(elsewhere, /(preco|valor|por|vista|total|subtotal|price)\w*\s*[*/]\s*100\b/i)).toEqual(
      [],
    );
  });

  it('write no style attribute, which the content security policy would refuse', () => {
    expect(
      offenders(
        src.filter(({ path }) => /\.(astro|tsx)$/.test(path)),
        /\sstyle=["{]/,
      ),
    ).toEqual([]);
  });

  it('put every CSS rule in a layer', () => {
    const sheets = src.flatMap(({ path, text }) =>
      path.endsWith('.css')
        ? [{ path, text }]
        : path.endsWith('.astro')
          ? [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => ({ path, text: match[1] ?? '' }))
          : [],
    );
    expect(sheets.length).toBeGreaterThan(5);
    const unlayered = sheets.filter(({ text }) => withoutLayers(text) !== '').map(({ path }) => path);
    expect(unlayered).toEqual([]);
  });

  it('hold raw colours in tokens.css only', () => {
    const sheets = outside(
      src.filter(({ path }) => /\.(css|astro)$/.test(path)),
      'src/layouts/styles/tokens.css',
    ).map(({ path, text }) => ({ path, text: path.endsWith('.astro') ? styleBlocks(text) : text }));
    expect(offenders(sheets, /#[0-9a-f]{3,8}\b(?!\.)|\b(rgb|hsl|oklch)a?\(/i)).toEqual([]);
  });

  it('switch no test off and focus none', () => {
    expect(offenders(outside(tests, 'tests/rules/'), /\.(skip|only|todo|fixme)\(/)).toEqual([]);
  });

  it('silence neither types nor lint', () => {
    expect(
      offenders([...src, ...outside(tests, 'tests/rules/')], /@ts-(ignore|nocheck)|\bas any\b|: any\b/),
    ).toEqual([]);
  });

  it('have at most 300 lines; migrations apart', () => {
    const written = outside(src, 'src/lib/platform/migrations/');
    const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length;
    const long = written.filter(
      ({ path, text }) => /\.(ts|tsx|css|astro)$/.test(path) && linesOf(text) > 300,
    );
    expect(long.map(({ path, text }) => `${path} ${linesOf(text)}`)).toEqual([]);
  });

  it('hydrate only the five islands', () => {
    const hydrated = src.flatMap(({ text }) =>
      [...text.matchAll(/<([A-Z]\w+)[^>]*\sclient:/g)].map((m) => m[1]),
    );
    const allowed = ['SideCart', 'QuantityControl', 'WishlistHeart', 'ShippingCalculator', 'Popup'];
    expect(hydrated.filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
  });
});

function styleBlocks(astro: string): string {
  return [...astro.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('\n');
}

/** What is left of a sheet when comments, `@layer` blocks and layer-order statements are taken out. */
function withoutLayers(css: string): string {
  let rest = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@layer[^{;]*;/g, '')
    .replace(/@import[^;]*;/g, '');
  for (let start = rest.indexOf('@layer'); start >= 0; start = rest.indexOf('@layer')) {
    let depth = 0;
    let end = rest.indexOf('{', start);
    do {
      if (rest[end] === '{') depth += 1;
      if (rest[end] === '}') depth -= 1;
      end += 1;
    } while (depth > 0 && end < rest.length);
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest.trim();
}
