import { readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICK = 10;

/** Milliseconds of processor that a process has spent so far; 0 for one that is gone, and where there is no `/proc`. */
export const processorOf = (pid: number): number => spent(pid, 11);

/** The same of those it has started that have ended. */
export const processorOfChildren = (pid: number): number => spent(pid, 13);

/** @param first Place of the time in programs, which that in the system follows, behind the name of the process. */
function spent(pid: number, first: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[first]) + Number(fields[first + 1])) * TICK;
  } catch {
    return 0;
  }
}

/** Milliseconds that its main thread was ready to run and others had the processors; 0 where nobody counts them. */
export function queuedOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
