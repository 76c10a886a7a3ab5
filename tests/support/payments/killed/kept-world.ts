/** What outlives a shop that is killed: its providers, its bank, the clock, and how far its schedule came. Written at each change. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Credit } from '../world.ts';

export type Kept = {
  /** Of each house, in their order. */
  readonly houses: readonly unknown[];
  readonly orders: readonly number[];
  readonly account: readonly Credit[];
  /** Acts that were begun. */
  readonly begun: number;
};

const worldFile = (directory: string) => join(directory, 'world');
const clockFile = (directory: string) => join(directory, 'clock');

export function readWorld(directory: string): Kept | undefined {
  const file = worldFile(directory);
  return existsSync(file) ? (deserialize(readFileSync(file)) as Kept) : undefined;
}

export function writeWorld(directory: string, world: Kept): void {
  writeFileSync(worldFile(directory), serialize(world));
}

export function readClock(directory: string): Date {
  return new Date(readFileSync(clockFile(directory), 'utf8'));
}

export function writeClock(directory: string, now: Date): void {
  writeFileSync(clockFile(directory), now.toISOString());
}
