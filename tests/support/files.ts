import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder with what its owner may do and a digest, and every folder. */
export function treeOf(folder: string): Readonly<Record<string, string>> {
  const names = globSync('**', { cwd: folder }).toSorted();
  return Object.fromEntries(names.map((name) => [name, describeFile(join(folder, name))]));
}

function describeFile(path: string): string {
  const stat = statSync(path);
  if (stat.isDirectory()) return 'folder';
  return `${(stat.mode & 0o700).toString(8)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`;
}
