/** Files to download, as a page names them. */

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** `4,7 KB`: one decimal below ten, a kilobyte being 1,024 bytes. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const amount = bytes / 1024 ** power;
  const format = power === 0 || amount >= 10 ? whole : decimal;
  return `${format.format(amount)}\u00a0${UNITS[power] ?? 'B'}`;
}

/** `PDF`: the ending of a file's name, '' where it has none. */
export function fileKind(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return (/\.([a-z0-9]{2,4})$/i.exec(path)?.[1] ?? '').toUpperCase();
}
