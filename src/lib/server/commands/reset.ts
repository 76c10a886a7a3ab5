/** `npm run reset`: throws the local store away; the next start seeds it again. */
import { rm } from 'node:fs/promises';
import { processEnvironment, readConfig } from '../config.ts';
import { lockData } from '../data-lock.ts';

try {
  const config = readConfig(processEnvironment());
  // Refuses while a running shop holds the data.
  lockData(config);
  await rm(config.dataDir, { recursive: true, force: true });
  process.stdout.write(`${config.dataDir} is gone. The next "npm start" seeds a new store.\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
