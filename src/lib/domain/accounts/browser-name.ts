/** What a browser is called by people, from its `User-Agent`. */

/** The first that fits: browsers claim to be those before them too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome, Windows`; undefined for one nobody knows. */
export function browserName(userAgent: string): string | undefined {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  return named.length > 0 ? named.join(', ') : undefined;
}
