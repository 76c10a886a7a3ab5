import { readFileSync } from 'node:fs';

/** Whoever a process has started, and whom those have. */
export function descendants(pid: number): readonly number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(/\s+/)
      .filter(Boolean);
    return children.map(Number).flatMap((child) => [child, ...descendants(child)]);
  } catch {
    return [];
  }
}
